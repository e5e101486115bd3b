// Specification 4, statuses: expected values are typed from its text; transitions from the decisions, "States".
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'

import {
  databaseStatusSchema,
  deploymentStatusSchema,
  isInProgress,
  isOlderVersionInProgress,
  isSettled,
  isTerminal,
  jobStatusSchema,
  machineStatusSchema,
  migrationStatusSchema,
  moderationStatusSchema,
  olderVersionStatusSchema,
  openDeploymentStatuses,
  openVersionStatuses,
  previewStatusSchema,
  publishFreshnessSchema,
  publishStateSchema,
  resultStatusSchema,
  runStatusSchema,
  storeSubmissionStatusSchema,
  toolStatusSchema,
  versionStatusSchema,
} from './statuses.ts'

const enumerations: readonly (readonly [string, z.ZodEnum, string])[] = [
  ['Older version statuses', olderVersionStatusSchema, 'INVALID_PROMPT, CREATED, VALID, INVALID, BUILDING'],
  [
    'Current version statuses',
    versionStatusSchema,
    'QUEUED, GENERATION_FAILED, INVALID_PROMPT, CREATED, VALID, INVALID, BUILDING, BUILDING_UI, BUILDING_FUNCTIONALITY, INVALID_CODE, CANCELED_AUTOFIX, ENHANCING_PROMPT, FAILED',
  ],
  ['Database migration statuses', migrationStatusSchema, 'PENDING, PREPARING, RUNNING, COMPLETED, FAILED, REVERTED'],
  ['Database creation statuses', databaseStatusSchema, 'CREATING, COMPLETED, FAILED'],
  ['Run status', runStatusSchema, 'RUNNING, CANCELED, FINISHED, FAILED'],
  ['Tool status', toolStatusSchema, 'running, cancelled, success, error'],
  ['Result status', resultStatusSchema, 'SUCCESS, FAILED, PENDING'],
  ['Publish state', publishStateSchema, 'PUBLISHED, PUBLISHING, UNPUBLISHED'],
  ['Publish freshness', publishFreshnessSchema, 'UP_TO_DATE, HAS_UPDATES, NEVER_PUBLISHED_BEFORE, NO_DOMAIN_CLAIMED'],
  ['Job status', jobStatusSchema, 'PENDING, RUNNING, COMPLETED, FAILED, SYSTEM_FAILED, STALLED'],
  ['Machine status', machineStatusSchema, 'BOOTING, STARTING, RUNNING, STOPPING, STOPPED'],
  [
    'Deployment (decisions)',
    deploymentStatusSchema,
    'PENDING, BUILDING, DEPLOYING, SUCCESS, FAILED, CANCELED, ROLLED_BACK',
  ],
  ['Moderation (decisions)', moderationStatusSchema, 'PENDING, APPROVED, REJECTED'],
  ['Preview, the dev server (decisions)', previewStatusSchema, 'STOPPED, STARTING, RUNNING, FAILED'],
  ['App-store submission (decisions)', storeSubmissionStatusSchema, 'PENDING, CREATED, FAILED'],
]

describe.each(enumerations)('4 %s', (_name, schema, members) => {
  test('has exactly the specified members, in order', () => {
    expect(schema.options).toEqual(members.split(', '))
  })

  test.each(['', 'DONE', 'Running', 'CANCELLED', 'BUILDING_ALL'])('%o is none of them', (name) => {
    expect(schema.safeParse(name).success).toBe(false)
  })
})

describe('4 Older version statuses', () => {
  test.each([
    ['INVALID_PROMPT', false],
    ['CREATED', false],
    ['VALID', false],
    ['INVALID', false],
    ['BUILDING', true],
  ] as const)('only BUILDING is in progress: %s %s', (status, isMoving) => {
    expect(isOlderVersionInProgress(status)).toBe(isMoving)
  })
})

describe('4 Current version statuses', () => {
  // In progress, settled (specification); terminal (decisions; CREATED: decision 007).
  test.each([
    ['QUEUED', false, true, false],
    ['GENERATION_FAILED', false, true, true],
    ['INVALID_PROMPT', false, true, true],
    ['CREATED', false, true, true],
    ['VALID', false, true, true],
    ['INVALID', false, true, true],
    ['BUILDING', true, false, false],
    ['BUILDING_UI', true, false, false],
    ['BUILDING_FUNCTIONALITY', true, false, false],
    ['INVALID_CODE', false, true, true],
    ['CANCELED_AUTOFIX', false, true, true],
    ['ENHANCING_PROMPT', false, true, false],
    ['FAILED', false, true, true],
  ] as const)('%s: in progress %s, settled %s, terminal %s', (status, isMoving, settled, terminal) => {
    expect(isInProgress(status)).toBe(isMoving)
    expect(isSettled(status)).toBe(settled)
    expect(isTerminal(status)).toBe(terminal)
  })

  test('a run is open while its status is not terminal', () => {
    expect(openVersionStatuses.toSorted().join(', ')).toBe(
      'BUILDING, BUILDING_FUNCTIONALITY, BUILDING_UI, ENHANCING_PROMPT, QUEUED',
    )
  })

  test('a deployment is open until it succeeds, fails or is taken back', () => {
    expect(openDeploymentStatuses).toEqual(['PENDING', 'BUILDING', 'DEPLOYING'])
  })
})
