import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { numbersOf, secondsOf } from './sums-game.ts'

function filesOf(request: string): Readonly<Record<string, string>> {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files
}

test.each([
  ['times table quiz', [2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['7 times table quiz', [7]],
  ['a quiz for the 3, 4 and 6 times tables', [3, 4, 6]],
  ['times tables up to 5', [2, 3, 4, 5]],
])('%s begins with its tables', (request, numbers) => {
  expect(numbersOf(request)).toEqual(numbers)
})

test('a round is as long as was said, else a minute', () => {
  expect(secondsOf('times table quiz with 90 seconds')).toBe(90)
  expect(secondsOf('times table quiz, 2 minutes')).toBe(120)
  expect(secondsOf('times table quiz with a timer')).toBe(60)
})

test('tables are picked, and only what was picked is asked', () => {
  const files = filesOf('times table quiz with a timer, bright and playful')
  expect(files['web/components/number-choice.jsx']).toContain('Which tables?')
  expect(files['web/app/page.jsx']).toContain('const roundSeconds = 60')
  const code = (files['web/lib/make-sum.js'] ?? '').replace('export ', '')
  const sums: { words: string; result: number }[] = runInNewContext(
    `${code}\nArray.from({ length: 60 }, () => makeSum([7], null))`,
  )
  for (const { words, result } of sums) {
    const [first = 0, second = 0] = (words.match(/\d+/g) ?? []).map(Number)
    expect([second, result]).toEqual([7, first * second])
  }
})

test('no sum comes twice in a row', () => {
  const code = (filesOf('7 times table quiz')['web/lib/make-sum.js'] ?? '').replace('export ', '')
  const isRepeated = runInNewContext(
    `${code}\nlet last = null\nlet twice = false\nfor (let at = 0; at < 200; at++) { const next = makeSum([7], last); twice ||= next.words === last?.words; last = next }\ntwice`,
  )
  expect(isRepeated).toBe(false)
})
