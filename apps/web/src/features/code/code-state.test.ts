import { expect, test } from 'vitest'

import { codeReducer, emptyCode, type CodeEvent, type HeadFile } from './code-state.ts'

const path = 'web/app/page.jsx'
const head: HeadFile = { path, content: 'one', revisionId: 'revision1' }

function play(...events: CodeEvent[]) {
  return events.reduce(codeReducer, emptyCode)
}

test('typing makes a file unsaved, typing it back makes it saved again', () => {
  const typed = play({ type: 'edited', text: 'one two', head })
  expect(typed.unsaved[path]).toEqual({ text: 'one two', base: 'one', baseRevisionId: 'revision1' })
  expect(codeReducer(typed, { type: 'edited', text: 'one', head }).unsaved).toEqual({})
})

test('a new head that left this file alone becomes the ground of the typing', () => {
  const state = play(
    { type: 'edited', text: 'mine', head },
    { type: 'head-loaded', head: { ...head, revisionId: 'revision2' } },
  )
  expect(state.unsaved[path]?.baseRevisionId).toBe('revision2')
})

test('a new head that changed this file leaves the typing on its old ground, so that saving conflicts', () => {
  const state = play(
    { type: 'edited', text: 'mine', head },
    { type: 'head-loaded', head: { path, content: 'theirs', revisionId: 'revision2' } },
  )
  expect(state.unsaved[path]).toEqual({ text: 'mine', base: 'one', baseRevisionId: 'revision1' })
})

test('what is typed while a save is on its way stays unsaved', () => {
  const state = play(
    { type: 'edited', text: 'saved', head },
    { type: 'edited', text: 'saved and more', head },
    { type: 'saved', path, text: 'saved', revisionId: 'revision2' },
  )
  expect(state.unsaved[path]).toEqual({ text: 'saved and more', base: 'saved', baseRevisionId: 'revision2' })
})

test('closing a tab keeps its unsaved text', () => {
  const state = play({ type: 'opened', path }, { type: 'edited', text: 'mine', head }, { type: 'closed', path })
  expect(state.tabs).toEqual([])
  expect(state.unsaved[path]?.text).toBe('mine')
})
