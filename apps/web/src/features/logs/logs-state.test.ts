import type { LogLine } from '@joinery/contract/logs'
import { expect, test } from 'vitest'

import { filterLines, groupByRequest, maxShown, noLogs, reduceLogs } from './logs-state.ts'

function line(id: string, given: Partial<LogLine> = {}): LogLine {
  const at = new Date(0)
  return { id, at, level: 'INFO', message: `line ${id}`, requestId: null, request: null, source: 'app', ...given }
}

const of = (requestId: string) => ({ requestId, request: { method: 'GET', path: `/${requestId}` } })
const ids = (lines: readonly LogLine[]) => lines.map(({ id }) => id)

test('a stream that begins anew repeats nothing', () => {
  const once = reduceLogs(noLogs, { type: 'add', lines: [line('a'), line('b')] })
  const again = reduceLogs(once, { type: 'add', lines: [line('a'), line('b'), line('c')] })

  expect(ids(again.lines)).toEqual(['a', 'b', 'c'])
  expect(reduceLogs(again, { type: 'add', lines: [line('c')] })).toBe(again)
})

test('while paused lines wait, and come with the resuming', () => {
  const paused = reduceLogs(reduceLogs(noLogs, { type: 'add', lines: [line('a')] }), { type: 'pause' })
  const later = reduceLogs(paused, { type: 'add', lines: [line('b')] })
  expect([ids(later.lines), ids(later.heldBack)]).toEqual([['a'], ['b']])

  const resumed = reduceLogs(later, { type: 'resume' })

  expect([ids(resumed.lines), ids(resumed.heldBack)]).toEqual([['a', 'b'], []])
})

test('what was cleared from view stays away when the stream begins anew', () => {
  const cleared = reduceLogs(reduceLogs(noLogs, { type: 'add', lines: [line('a')] }), { type: 'clear' })

  const again = reduceLogs(cleared, { type: 'add', lines: [line('a'), line('b')] })

  expect(ids(again.lines)).toEqual(['b'])
})

test('of very many lines the newest stay', () => {
  const many = Array.from({ length: maxShown + 5 }, (_, index) => line(String(index)))

  const { lines } = reduceLogs(noLogs, { type: 'add', lines: many })

  expect([lines.length, lines[0]?.id]).toEqual([maxShown, '5'])
})

test('a filter keeps a level and worse, and words of the message or the path', () => {
  const lines = [
    line('a'),
    line('b', { level: 'WARN', message: 'Careful' }),
    line('c', { level: 'ERROR', request: { method: 'GET', path: '/api/rye' }, requestId: 'r' }),
  ]

  expect(ids(filterLines(lines, { level: 'WARN', search: '' }))).toEqual(['b', 'c'])
  expect(ids(filterLines(lines, { level: 'INFO', search: 'careful' }))).toEqual(['b'])
  expect(ids(filterLines(lines, { level: 'INFO', search: 'RYE' }))).toEqual(['c'])
})

test('lines of one request stand together in the order of requests', () => {
  const groups = groupByRequest([line('a', of('x')), line('b', of('y')), line('c'), line('d', of('x')), line('e')])

  expect(groups.map((group) => [group.requestId, ids(group.lines)])).toEqual([
    ['x', ['a', 'd']],
    ['y', ['b']],
    [null, ['c']],
    [null, ['e']],
  ])
})
