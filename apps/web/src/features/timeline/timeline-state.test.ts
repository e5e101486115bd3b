import type { Revision } from '@joinery/contract/revisions'
import { expect, test } from 'vitest'

import { stepVersion, ticksOf } from './timeline-state.ts'

function revision(number: number, more: Partial<Revision> = {}): Revision {
  return {
    id: `revision${number}`,
    projectGroupId: 'project1',
    number,
    parentId: null,
    origin: 'ITERATION',
    changeType: 'CHAT',
    status: 'VALID',
    message: '',
    authorName: null,
    generationId: null,
    added: 0,
    removed: 0,
    isPublished: false,
    createdAt: new Date(),
    ...more,
  }
}

test('every version is a tick, oldest first, and the coming one is last', () => {
  const ticks = ticksOf(
    [revision(3, { isPublished: true }), revision(2, { status: 'INVALID_CODE' }), revision(1)],
    true,
  )
  expect(ticks.map(({ number, tone }) => [number, tone])).toEqual([
    [1, 'settled'],
    [2, 'failed'],
    [3, 'published'],
    [4, 'building'],
  ])
})

test('arrow keys walk the versions and stop at both ends', () => {
  const all = [revision(1), revision(2), revision(3)]
  expect(stepVersion(all, null, 'back')).toBe(2)
  expect(stepVersion(all, 2, 'back')).toBe(1)
  expect(stepVersion(all, 1, 'back')).toBe(1)
  expect(stepVersion(all, 2, 'forward')).toBeNull()
  expect(stepVersion(all, null, 'first')).toBe(1)
  expect(stepVersion(all, 1, 'last')).toBeNull()
})
