import type { Deployment, Publication } from '@joinery/contract/publish'
import { expect, test } from 'vitest'

import { faceOf, isReady, isStoppedByChecks, stepsOf } from './publish-state.ts'

const deployment: Deployment = {
  id: 'deployment1',
  revisionId: 'revision1',
  revisionNumber: 1,
  status: 'BUILDING',
  step: 'check',
  buildLogs: [],
  failureReason: null,
  diagnostics: [],
  checkRunId: null,
  isLive: false,
  createdAt: new Date(),
  completedAt: null,
}

const publication: Publication = {
  state: 'UNPUBLISHED',
  freshness: 'NEVER_PUBLISHED_BEFORE',
  url: 'http://project1.localhost:3000',
  liveNumber: null,
  waiting: 0,
  asksFirstData: false,
  latest: null,
}

test('the button names the state and what waits', () => {
  expect(faceOf(publication)).toEqual({ kind: 'publish' })
  expect(faceOf({ ...publication, state: 'PUBLISHED', freshness: 'UP_TO_DATE' })).toEqual({ kind: 'live' })
  expect(faceOf({ ...publication, state: 'PUBLISHED', freshness: 'HAS_UPDATES', waiting: 2 })).toEqual({
    kind: 'updates',
    count: 2,
  })
  expect(faceOf({ ...publication, state: 'PUBLISHING', latest: deployment })).toEqual({
    kind: 'publishing',
    step: 2,
    total: 6,
  })
})

test('an app that was live once is published again', () => {
  expect(faceOf({ ...publication, freshness: 'HAS_UPDATES' })).toEqual({ kind: 'again' })
})

test('the steps before the present one are done, those after it wait', () => {
  expect(stepsOf(deployment).map(({ state }) => state)).toEqual(['done', 'running', ...Array(4).fill('waiting')])
})

test('a failed publish marks the step it failed at', () => {
  expect(stepsOf({ ...deployment, status: 'FAILED' })[1]).toEqual({ step: 'check', state: 'failed' })
})

test('only a publish that failed at the checks may be put live despite them', () => {
  expect(isStoppedByChecks({ status: 'FAILED', step: 'check' })).toBe(true)
  expect(isStoppedByChecks({ status: 'FAILED', step: 'build' })).toBe(false)
  expect(isStoppedByChecks({ status: 'BUILDING', step: 'check' })).toBe(false)
})

test('what is lost waits for the typed words, and what cannot be done waits for a mend', () => {
  const change = { statements: [], losses: [], confirmation: 'notes', failingQueries: [], refusal: null }
  expect(isReady(undefined, '')).toBe(true)
  expect(isReady(change, '')).toBe(false)
  expect(isReady(change, ' notes ')).toBe(true)
  expect(isReady({ ...change, confirmation: null, refusal: 'It cannot.' }, '')).toBe(false)
})
