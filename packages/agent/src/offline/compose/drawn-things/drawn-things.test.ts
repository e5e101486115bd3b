import { expect, test } from 'vitest'

import { questionsAbout } from '../fronts/questions.ts'
import { animals } from './animals.ts'
import { drawingFile, drawingIn, drawingsFor } from './drawn-things.ts'

const about = (request: string) => drawingsFor({ request, message: undefined })

test('a quiz about animals draws every answer that it has', () => {
  const answers = questionsAbout('A quiz about animals').flatMap(([, ...all]) => all)
  expect(answers.filter((answer) => drawingIn(animals, answer) === undefined)).toEqual([])
})

test('what is drawn goes by the subject, and nothing is drawn of history', () => {
  expect(about('A quiz about the solar system')).toHaveProperty('saturn')
  expect(about('Fruit memory game')).toHaveProperty('pear')
  expect(about('A history quiz')).toBeUndefined()
})

test('a drawing is found by a word of the answer', () => {
  expect(drawingIn(animals, 'The polar bear')).toBe('bear')
  expect(drawingIn(animals, 'Bamboo')).toBeUndefined()
  expect(drawingFile({ fox: animals['fox'] ?? '' })['web/components/drawing.jsx']).toContain(
    'export function drawingOf',
  )
})
