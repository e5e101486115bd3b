import { expect, test } from 'vitest'

import { topicById } from './index.ts'
import { withinDiet } from './diets.ts'

const recipes = topicById('recipes').rows
const ingredientsFor = (request: string) =>
  withinDiet(recipes, request)
    .map(({ title, values }) => `${title}: ${values['ingredient'] ?? ''}`)
    .join('\n')

test('vegan recipes have nothing of an animal in them, and there are enough of them', () => {
  expect(ingredientsFor('An app for vegan recipes')).not.toMatch(/cheese|feta|egg|butter|cream|pecorino/i)
  expect(withinDiet(recipes, 'An app for vegan recipes').length).toBeGreaterThanOrEqual(6)
  expect(ingredientsFor('Gluten-free recipes of our family')).not.toMatch(/\b(?:flour|orzo|sourdough)\b/i)
})

test('what is told of each recipe is no diet of them all', () => {
  expect(withinDiet(recipes, 'Recipes with title, minutes and vegan (yes/no)')).toBe(recipes)
  expect(withinDiet(recipes, 'A recipe app with title, vegan or not, and a photo')).toBe(recipes)
})
