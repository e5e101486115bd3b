import { expect, test } from 'vitest'

import { createRefusals } from './refusals.ts'

const failure = (title: string) => ({ fingerprint: title, title, text: title })

test('the same failures three times are enough, in whatever order they come', () => {
  const refusals = createRefusals()
  const both = [failure('saves'), failure('deletes')]
  expect([both, both.toReversed(), both].map((failures) => refusals.note(failures))).toEqual([false, false, true])
})

test('a failure less is another try', () => {
  const refusals = createRefusals()
  const tries = [['a', 'b', 'c'], ['a', 'b'], ['a'], ['a', 'b'], ['a']]
  expect(tries.map((titles) => refusals.note(titles.map(failure)))).toEqual([false, false, false, false, false])
})

test('a run that breaks something else each time ends at last', () => {
  const refusals = createRefusals()
  const notes = Array.from({ length: 8 }, (_, index) => refusals.note([failure(`${index}`)]))
  expect(notes).toEqual([...Array<boolean>(7).fill(false), true])
})
