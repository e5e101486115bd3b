import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function filesOf(sentence: string): Record<string, string> {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return compose({ ...reading.brief, skeleton: 'desk' }).files
}

test('a note opens beside its list, and to be written on where there is no room or it lies open already', () => {
  const list = filesOf('Notes of a mushroom picker, with title and text')['web/components/note-list.jsx'] ?? ''
  expect(list).toContain("if (isOpen || isElsewhere || !window.matchMedia('(min-width: 64rem)').matches) return")
  expect(list).toContain('href={`/${note.id}?edit`}')
  expect(list).toMatch(/<NoteSheet note=\{lying\}/)
})

test('what is written down lies on a desk or stands in large lines, and in no cells', () => {
  const skeletons = Array.from({ length: 20 }, (_, at) => {
    const reading = readBuild(`Notes of expedition ${at}, with title and text`)
    return reading.ok ? reading.brief.skeleton : reading.reason
  })
  expect(new Set(skeletons)).toEqual(new Set(['desk', 'lines']))
})

test('a way to another record within a row lies above the press that opens the row', () => {
  const list = filesOf('Notes with binders: a binder has many notes')['web/components/note-list.jsx'] ?? ''
  expect(list).toMatch(/<p className="[^"]*\[&_a\]:relative[^"]*">\s*\{?\[?[^<]*note\.binder_id && <Link/)
})
