import { expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'
import { dishesOfDays } from './canteen-dishes.ts'

test.each([
  ['daily dishes with allergens for our canteen', 'Lentil bolognese'],
  ['Soup of the day and allergens for our bistro', 'Leek and potato soup'],
])('%s', (message, first) => {
  const rows = dishesOfDays(message)
  expect(rows[0]?.title).toBe(first)
  for (const { values } of rows) {
    expect(values['allergen']).toMatch(/Gluten|Milk|Egg|Celery|Fish|Soy|Mustard|Peanuts/)
    expect(Number(values['price'])).toBeGreaterThan(4)
    expect(Number(values['price'])).toBeLessThan(9)
    expect(Number(values['date'])).toBeGreaterThanOrEqual(0)
    // Whoever eats nothing of animals may eat what is vegetarian.
    expect(values['vegan'] === 'yes' && values['vegetarian'] === 'no').toBe(false)
  }
})

test.each([
  [
    'Daily specials and allergens for our canteen, kitchen staff enter them in the morning and guests can look them up',
    true,
  ],
  ['Soup of the day and allergens for our bistro, staff add them, guests read them', true],
  ['Allergens of the dishes in our restaurant, guests can look them up', false],
])('what changes from day to day is kept by its day: %s', (message, isDaily) => {
  const reading = readBuild(message)
  expect(reading.ok && reading.brief.fields.some(({ kind }) => kind === 'date')).toBe(isDaily)
})
