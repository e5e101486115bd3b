import { expect, test } from 'vitest'

import { activeRow, foldWork, type LogRow } from './work-fold.ts'
import type { WorkBlock } from './run-state.ts'

function rowsOf(...statuses: WorkBlock['status'][]): LogRow[] {
  return statuses.map((status, index) => ({
    kind: 'work',
    key: `work-${index}`,
    step: 1,
    callId: String(index),
    block: 'page',
    title: 'Wrote a page',
    path: null,
    status,
    tail: '',
    detail: null,
    added: null,
    removed: null,
    target: null,
    picture: null,
  }))
}
const done = (count: number) => rowsOf(...Array<'success'>(count).fill('success'))

test('a log that is past folds to one line', () => {
  expect(foldWork(done(28), true)).toEqual({ folded: 28, toCome: 0, steps: 28, failed: 0 })
})

test('a short log that is past stays open', () => {
  expect(foldWork(done(2), true).folded).toBe(0)
})

test('while it is worked on, the five newest rows are seen', () => {
  expect(foldWork([...done(19), ...rowsOf('running')], false).folded).toBe(15)
  expect(foldWork([...done(6), ...rowsOf('running')], false).folded).toBe(0)
})

test('a row still running keeps the newest rows in sight, also when words follow', () => {
  expect(foldWork([...done(19), ...rowsOf('running')], true).folded).toBe(15)
})

test('the line counts what failed, and thinking is no step', () => {
  const thinking: LogRow = {
    kind: 'thinking',
    key: 't',
    step: 1,
    text: '',
    startedAt: 0,
    endedAt: 1,
    status: 'success',
  }
  expect(foldWork([thinking, ...rowsOf('success', 'error', 'success')], true)).toEqual({
    folded: 4,
    toCome: 0,
    steps: 3,
    failed: 1,
  })
})

test('while calls still arrive, the newest is the one that is written', () => {
  const rows = rowsOf('running', 'running', 'running')
  expect(activeRow(rows)).toBe(rows[2])
})

test('once the first call is done they run in order, and what waits stays out of sight', () => {
  const rows = [...done(10), ...rowsOf(...Array<'running'>(20).fill('running'))]
  expect(activeRow(rows)).toBe(rows[10])
  expect(foldWork(rows, false)).toEqual({ folded: 8, toCome: 17, steps: 8, failed: 0 })
})
