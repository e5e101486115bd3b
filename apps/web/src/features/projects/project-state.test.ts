import { expect, test } from 'vitest'

import { cardState } from './project-state.ts'

const draft = { isBuilding: false, publishState: 'UNPUBLISHED', publishFreshness: 'NEVER_PUBLISHED_BEFORE' } as const

test('a project that was never published is a draft', () => {
  expect(cardState(draft)).toBe('draft')
})

test('a project that was taken down is not called a draft', () => {
  expect(cardState({ ...draft, publishFreshness: 'UP_TO_DATE' })).toBe('unpublished')
})

test('a live project says when something waits to be published', () => {
  expect(cardState({ ...draft, publishState: 'PUBLISHED', publishFreshness: 'HAS_UPDATES' })).toBe('updates')
  expect(cardState({ ...draft, publishState: 'PUBLISHED', publishFreshness: 'UP_TO_DATE' })).toBe('live')
})

test('building is said before anything else', () => {
  expect(cardState({ ...draft, publishState: 'PUBLISHED', isBuilding: true })).toBe('building')
})
