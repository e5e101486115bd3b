import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { type Composition, compose } from '../compose.ts'

function build(request: string): Composition {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief)
}

const card = 'web/components/question-card.jsx'
const list = 'web/components/answer-list.jsx'
const quizzes = [
  'A quiz about rivers',
  'A playful quiz about planets for kids',
  'Music quiz for our pub night, bold',
  'Quiz: how well do you know cheese?',
  'A history quiz',
  'A maths quiz for class 5',
  'Quiz about the Alps',
  'Animal quiz with ten questions',
  'A film quiz for Friday',
]

test('a question stands on a stage with cards, as a poster, beside its answers, or over ruled lines', () => {
  const looks = quizzes.map(
    (quiz) => /of a stage|as a poster|on one side|ruled lines/.exec(build(quiz).files[card] ?? '')?.[0],
  )
  expect(new Set(looks).size).toBe(4)
})

test.each(quizzes)('an answer is a button of its own words alone, and keys choose as well: %s', (quiz) => {
  const answers = build(quiz).files[list] ?? ''
  expect(answers).toMatch(/<button [^\n]*>\s*\{answer\}\s*<\/button>/)
  expect(answers).toContain('aria-hidden')
  expect(answers).toContain("addEventListener('keydown'")
})

test('the result tells each question, with a word for right and wrong', () => {
  const { files } = build('A quiz about rivers')
  expect(files['web/components/result-form.jsx']).toContain("aria-label={marks[at] ? 'Right' : 'Wrong'}")
})

test('a quiz about rivers asks of rivers', () => {
  expect(build('A quiz about rivers').seedSql).toContain('Danube')
  expect(build('A sports quiz').seedSql).toContain('marathon')
})

test('the first question is the first screen, where nobody asks for a start page or gives it words', () => {
  expect(build('A playful quiz about birds').files['web/app/page.jsx']).toContain('stands there at once')
  const named = 'A quiz about birds: the player types their name first, then presses Start'
  expect(build(named).files['web/app/page.jsx']).toContain('How well do you know birds?')
})

test('answers that can be drawn are drawn, on hills where the quiz is playful', () => {
  const { files } = build('A playful quiz about wild animals')
  expect(files[list]).toContain('<Drawing of={drawingOf(answer)}')
  expect(files['web/app/page.jsx']).toContain('<Ground />')
  expect(build('A minimal history quiz').files).not.toHaveProperty('web/components/ground.jsx')
})

test('nobody on the board yet: the podium stands there all the same', () => {
  expect(build('A quiz about tea').files['web/app/scores/page.jsx']).toContain('all three steps are free')
})
