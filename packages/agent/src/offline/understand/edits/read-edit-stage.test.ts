import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readEdit } from './read-edit.ts'

test.each([
  ['Poll: "Which cake?" Options: Plum, Poppy.', 'We want a third one: Carrot', 'add “Carrot”'],
  [
    'Timer for speakers. Two buttons: Opening is six minutes, Reply is two minutes.',
    'I forgot one: Closing, three minutes.',
    'add “Closing”',
  ],
  [
    'AI poems. You choose the place (pond, attic), type a name and press "Rhyme".',
    'Add harbour to the places.',
    'add “Harbour”',
  ],
])('%s', (sentence, later, clause) => {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error('Not understood')
  const edit = readEdit(later, reading.brief)
  expect(edit.clauses).toEqual([clause])
  expect(edit.brief.request.startsWith(`${sentence}\n`)).toBe(true)
})
