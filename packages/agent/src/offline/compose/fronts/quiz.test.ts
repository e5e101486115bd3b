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

test('a question is a poster, stands beside its answers, or over ruled lines', () => {
  const looks = quizzes.map((quiz) => /as a poster|on one side|ruled lines/.exec(build(quiz).files[card] ?? '')?.[0])
  expect(new Set(looks).size).toBe(3)
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
