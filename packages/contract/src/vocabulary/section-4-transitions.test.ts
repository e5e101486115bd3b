// Specification 4 does not show transitions; expected ones are typed from the decisions, "States".
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isTerminal, versionStatusSchema } from './statuses.ts'
import {
  databaseTransitions,
  deploymentStatusesBefore,
  deploymentTransitions,
  jobTransitions,
  machineTransitions,
  mayVersionMove,
  migrationTransitions,
  publishTransitions,
  versionStatusesBefore,
  versionTransitions,
} from './transitions.ts'

type Transitions = Readonly<Record<string, readonly string[]>>

describe('4 Transitions', () => {
  test.each<[string, Transitions, string]>([
    [
      'current version',
      versionTransitions,
      'QUEUED → ENHANCING_PROMPT → BUILDING → BUILDING_UI → BUILDING_FUNCTIONALITY → VALID',
    ],
    ['wrong code', versionTransitions, 'BUILDING_FUNCTIONALITY → INVALID_CODE'],
    ['refused input', versionTransitions, 'QUEUED → INVALID_PROMPT'],
    ['deployment', deploymentTransitions, 'PENDING → BUILDING → DEPLOYING → SUCCESS → ROLLED_BACK'],
    ['a newer deployment cancels an older one', deploymentTransitions, 'PENDING → CANCELED'],
    ['first publish', publishTransitions, 'UNPUBLISHED → PUBLISHING → PUBLISHED'],
    ['failed first publish', publishTransitions, 'PUBLISHING → UNPUBLISHED'],
    ['database', databaseTransitions, 'CREATING → COMPLETED'],
    ['failed database', databaseTransitions, 'CREATING → FAILED'],
    ['migration', migrationTransitions, 'PENDING → PREPARING → RUNNING → COMPLETED'],
    ['failed migration', migrationTransitions, 'RUNNING → FAILED → REVERTED'],
    ['job', jobTransitions, 'PENDING → RUNNING → COMPLETED'],
    ['job taken over', jobTransitions, 'RUNNING → STALLED → RUNNING'],
    ['job that failed by our fault', jobTransitions, 'RUNNING → SYSTEM_FAILED'],
    ['machine', machineTransitions, 'BOOTING → STARTING → RUNNING → STOPPING → STOPPED'],
  ])('%s: %#', (_name, transitions, way) => {
    const statuses = way.split(' → ')
    for (const [index, status] of statuses.entries()) {
      const next = statuses[index + 1]
      if (next !== undefined) expect(transitions[status]).toContain(next)
    }
  })

  test.each<[string, Transitions, string, string]>([
    ['a version that ended', versionTransitions, 'VALID', 'BUILDING'],
    ['a waiting run', versionTransitions, 'QUEUED', 'VALID'],
    ['a deployment that ended', deploymentTransitions, 'SUCCESS', 'FAILED'],
    ['a cancelled deployment', deploymentTransitions, 'CANCELED', 'BUILDING'],
    ['an app', publishTransitions, 'UNPUBLISHED', 'PUBLISHED'],
    ['a migration without rehearsal', migrationTransitions, 'PENDING', 'RUNNING'],
    ['a completed job', jobTransitions, 'COMPLETED', 'RUNNING'],
    ['a stopped machine', machineTransitions, 'STOPPED', 'RUNNING'],
  ])('%s does not move: %#', (_name, transitions, from, to) => {
    expect(transitions[from]).not.toContain(to)
  })

  test('only terminal version statuses do not move, and every other one can end', () => {
    for (const status of versionStatusSchema.options) {
      expect(versionTransitions[status].length === 0).toBe(isTerminal(status))
      if (!isTerminal(status)) expect(versionTransitions[status].some(isTerminal)).toBe(true)
    }
  })

  test('any deployment that is not over can fail', () => {
    for (const status of ['PENDING', 'BUILDING', 'DEPLOYING'] as const) {
      expect(deploymentTransitions[status]).toContain('FAILED')
    }
    expect(deploymentStatusesBefore('SUCCESS')).toEqual(['DEPLOYING'])
    expect(deploymentStatusesBefore('CANCELED')).toEqual(['PENDING', 'BUILDING', 'DEPLOYING'])
  })

  test('statuses before another are those that may move to it', () => {
    const status = fc.constantFrom(...versionStatusSchema.options)
    fc.assert(
      fc.property(status, status, (from, to) => {
        expect(versionStatusesBefore(to).includes(from)).toBe(mayVersionMove(from, to))
      }),
    )
  })
})
