// Which status may follow which. The specification shows none of it; all of this is ours (decisions, "States").
import {
  type DatabaseStatus,
  type DeploymentStatus,
  deploymentStatusSchema,
  type JobStatus,
  type MachineStatus,
  type MigrationStatus,
  type PublishState,
  type VersionStatus,
  versionStatusSchema,
} from './statuses.ts'

type Transitions<Status extends string> = Readonly<Record<Status, readonly Status[]>>

const versionEnds = [
  'CREATED',
  'VALID',
  'INVALID',
  'INVALID_CODE',
  'INVALID_PROMPT',
  'GENERATION_FAILED',
  'CANCELED_AUTOFIX',
  'FAILED',
] as const

/**
 * An autofix is a run of its own (change type AUTOFIX_CHANGE): the INVALID_CODE version that caused it stays as it is,
 * and the new one ends VALID or CANCELED_AUTOFIX. Steps may be left out (a run that plans nothing goes straight to
 * BUILDING), and a run that another attempt takes over is BUILDING again.
 */
export const versionTransitions: Transitions<VersionStatus> = {
  QUEUED: ['ENHANCING_PROMPT', 'INVALID_PROMPT', 'CANCELED_AUTOFIX', 'FAILED'],
  ENHANCING_PROMPT: ['BUILDING', ...versionEnds],
  BUILDING: ['BUILDING_UI', 'BUILDING_FUNCTIONALITY', ...versionEnds],
  BUILDING_UI: ['BUILDING', 'BUILDING_FUNCTIONALITY', ...versionEnds],
  BUILDING_FUNCTIONALITY: ['BUILDING', 'BUILDING_UI', ...versionEnds],
  CREATED: [],
  VALID: [],
  INVALID: [],
  INVALID_CODE: [],
  INVALID_PROMPT: [],
  GENERATION_FAILED: [],
  CANCELED_AUTOFIX: [],
  FAILED: [],
}

export const deploymentTransitions: Transitions<DeploymentStatus> = {
  PENDING: ['BUILDING', 'FAILED', 'CANCELED'],
  BUILDING: ['DEPLOYING', 'FAILED', 'CANCELED'],
  DEPLOYING: ['SUCCESS', 'FAILED', 'CANCELED'],
  SUCCESS: ['ROLLED_BACK'],
  FAILED: [],
  CANCELED: [],
  ROLLED_BACK: [],
}

/** A failed first publish goes back to UNPUBLISHED; a failed update keeps what is live. */
export const publishTransitions: Transitions<PublishState> = {
  UNPUBLISHED: ['PUBLISHING'],
  PUBLISHING: ['PUBLISHED', 'UNPUBLISHED'],
  PUBLISHED: ['PUBLISHING', 'UNPUBLISHED'],
}

export const databaseTransitions: Transitions<DatabaseStatus> = {
  CREATING: ['COMPLETED', 'FAILED'],
  COMPLETED: [],
  FAILED: [],
}

/** PREPARING: rehearsed on a copy. */
export const migrationTransitions: Transitions<MigrationStatus> = {
  PENDING: ['PREPARING'],
  PREPARING: ['RUNNING', 'FAILED'],
  RUNNING: ['COMPLETED', 'FAILED'],
  COMPLETED: [],
  FAILED: ['REVERTED'],
  REVERTED: [],
}

/** FAILED is the app's fault, SYSTEM_FAILED is ours; a STALLED job runs on elsewhere. */
export const jobTransitions: Transitions<JobStatus> = {
  PENDING: ['RUNNING', 'FAILED'],
  RUNNING: ['PENDING', 'COMPLETED', 'FAILED', 'SYSTEM_FAILED', 'STALLED'],
  COMPLETED: [],
  FAILED: [],
  SYSTEM_FAILED: [],
  STALLED: ['RUNNING'],
}

export const machineTransitions: Transitions<MachineStatus> = {
  BOOTING: ['STARTING'],
  STARTING: ['RUNNING'],
  RUNNING: ['STOPPING'],
  STOPPING: ['STOPPED'],
  STOPPED: [],
}

/** Whether a version in one status may move to another; staying is no move. */
export function mayVersionMove(from: VersionStatus, to: VersionStatus): boolean {
  return versionTransitions[from].includes(to)
}

/** The statuses that may be followed by `next`: the condition of an update that must not move what has moved on. */
export function versionStatusesBefore(next: VersionStatus): VersionStatus[] {
  return versionStatusSchema.options.filter((status) => mayVersionMove(status, next))
}

export function deploymentStatusesBefore(next: DeploymentStatus): DeploymentStatus[] {
  return deploymentStatusSchema.options.filter((status) => deploymentTransitions[status].includes(next))
}
