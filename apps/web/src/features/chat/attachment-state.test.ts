import { expect, test } from 'vitest'

import {
  blockOf,
  foldAttachments,
  problemOfAdding,
  readKept,
  takenOf,
  type AttachmentEvent,
} from './attachment-state.ts'

const attachment = { id: '7b4c1f0e-4d2a-4c4e-9f51-5a6f0f7f3f10', name: 'hero.png', mediaType: 'image/png', size: 9 }
const fold = (...events: AttachmentEvent[]) => events.reduce(foldAttachments, [])
const added: AttachmentEvent = { type: 'added', key: 'a', name: 'hero.png', size: 9 }

test('a message waits for its files and for those that were not taken to be removed', () => {
  expect(blockOf(fold(added))).toBe('sending')
  expect(blockOf(fold(added, { type: 'taken', key: 'a', attachment }))).toBeNull()
  const refused = fold(added, { type: 'refused', key: 'a', failure: 'No.' })
  expect(blockOf(refused)).toBe('refused')
  expect(foldAttachments(refused, { type: 'removed', key: 'a' })).toEqual([])
})

test('only files that arrived go with the message', () => {
  const items = fold(added, { type: 'taken', key: 'a', attachment }, { ...added, key: 'b' })
  expect(takenOf(items)).toEqual([attachment])
})

test('too many or too large is known before anything is sent', () => {
  const items = Array.from({ length: 10 }, (_, index) => ({ ...added, key: String(index) })).reduce(foldAttachments, [])
  expect(problemOfAdding(items, [{ size: 1 }])).toBe('too_many')
  expect(problemOfAdding([], [{ size: 10 * 1_048_576 + 1 }])).toBe('too_large')
  expect(
    problemOfAdding(
      [],
      Array.from({ length: 3 }, () => ({ size: 9_000_000 })),
    ),
  ).toBe('too_large_together')
})

test('a draft keeps what is there; what is not readable is dropped', () => {
  expect(takenOf(readKept(JSON.stringify([attachment])))).toEqual([attachment])
  expect(readKept('{')).toEqual([])
  expect(readKept(null)).toEqual([])
})
