import type { Diagnostic } from '@joinery/contract/files'
import type { PreviewMessage } from '@joinery/contract/preview'
import { expect, test } from 'vitest'

import { describeProblem, readPreviewMessage, stageReducer, startStage, type StageEvent } from './stage-state.ts'

const broken: Diagnostic = {
  severity: 'error',
  code: 'compile.syntax',
  message: 'Unexpected }',
  file: 'web/app/page.jsx',
  line: 3,
  column: 7,
}
const source = 'joinery-preview'

function play(...events: StageEvent[]) {
  return events.reduce(stageReducer, startStage('/'))
}

test('a mended module takes the compile error away', () => {
  const bad = play({ source, type: 'compile-error', diagnostics: [broken] })
  expect(bad.compileErrors).toEqual([broken])
  expect(stageReducer(bad, { source, type: 'updated', files: ['web/app/page.jsx'] }).compileErrors).toEqual([])
})

test('what the server said before the page ran does not outlive the page saying that it is well', () => {
  const early: StageEvent = { type: 'diagnostics', diagnostics: [broken] }
  const well = play(early, { source, type: 'ready', path: '/' }, { source, type: 'errors-cleared' })
  expect(well.compileErrors).toEqual([])
  expect(stageReducer(well, early).compileErrors).toEqual([])
})

test('the same runtime error is listed once', () => {
  const error: StageEvent = { source, type: 'runtime-error', diagnostic: broken }
  expect(play(error, error).runtimeErrors).toHaveLength(1)
})

test('a dismissed card comes back with the next problem', () => {
  const dismissed = play({ source, type: 'runtime-error', diagnostic: broken }, { type: 'dismissed' })
  expect(dismissed.isDismissed).toBe(true)
  const again = stageReducer(dismissed, {
    source,
    type: 'runtime-error',
    diagnostic: { ...broken, message: 'x is not a function' },
  })
  expect(again.isDismissed).toBe(false)
})

test('walking through the app moves the path and forgets the errors of the old page', () => {
  const state = play(
    { source, type: 'runtime-error', diagnostic: broken },
    { source, type: 'navigated', path: '/notes/3' },
  )
  expect(state).toMatchObject({ path: '/notes/3', runtimeErrors: [] })
})

const frame = {}
const expected = { origin: 'http://preview-x.localhost:3000', frame }

function receive(data: unknown, more: { origin?: string; source?: unknown } = {}): PreviewMessage | null {
  const event = { origin: expected.origin, source: frame, data, ...more }
  return readPreviewMessage(event, expected)
}

test('only the frame itself, from its exact origin, is heard', () => {
  const data = { source, type: 'ready', path: '/' }
  expect(receive(data)).toEqual(data)
  expect(receive(data, { origin: 'http://preview-x.localhost:3000.evil.test' })).toBeNull()
  expect(receive(data, { source: {} })).toBeNull()
})

test.each([null, 'text', { type: 'ready', path: '/' }, { source, type: 'other' }])('%j is no message', (data) => {
  expect(receive(data)).toBeNull()
})

test.each([
  { source, type: 'navigated', path: 3 },
  { source, type: 'navigated', path: 'http://elsewhere.test' },
  { source, type: 'compile-error', diagnostics: 'all' },
  { source, type: 'compile-error', diagnostics: [null] },
  { source, type: 'runtime-error', diagnostic: { message: {} } },
])('a message with a false shape is dropped: %j', (data) => {
  expect(receive(data)).toBeNull()
})

test('a problem is told with its place', () => {
  expect(describeProblem(broken)).toBe('web/app/page.jsx:3:7\nUnexpected }')
})
