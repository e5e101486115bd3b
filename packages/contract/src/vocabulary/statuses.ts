// Statuses of specification 4 with the rules that belong to them; what it leaves open is of decisions, "States".
import * as z from 'zod'

export const olderVersionStatusSchema = z.enum(['INVALID_PROMPT', 'CREATED', 'VALID', 'INVALID', 'BUILDING'])
export type OlderVersionStatus = z.infer<typeof olderVersionStatusSchema>

/** Only BUILDING is in progress. */
export function isOlderVersionInProgress(status: OlderVersionStatus): boolean {
  return status === 'BUILDING'
}

/** Current version statuses. */
export const versionStatusSchema = z.enum([
  'QUEUED',
  'GENERATION_FAILED',
  'INVALID_PROMPT',
  'CREATED',
  'VALID',
  'INVALID',
  'BUILDING',
  'BUILDING_UI',
  'BUILDING_FUNCTIONALITY',
  'INVALID_CODE',
  'CANCELED_AUTOFIX',
  'ENHANCING_PROMPT',
  'FAILED',
])
export type VersionStatus = z.infer<typeof versionStatusSchema>

const inProgress: readonly VersionStatus[] = ['BUILDING', 'BUILDING_UI', 'BUILDING_FUNCTIONALITY']
const terminal: readonly VersionStatus[] = [
  'CREATED',
  'VALID',
  'INVALID',
  'INVALID_CODE',
  'INVALID_PROMPT',
  'GENERATION_FAILED',
  'CANCELED_AUTOFIX',
  'FAILED',
]

export function isInProgress(status: VersionStatus): boolean {
  return inProgress.includes(status)
}

/** Specification 4: everything but the three BUILDING values is settled. */
export function isSettled(status: VersionStatus): boolean {
  return !isInProgress(status)
}

/**
 * Ours (decisions, "States"; CREATED: decision 007): only these do not move any more. CREATED is a version that was made
 * and compiles, and that nobody tried; only what was tried becomes VALID.
 */
export function isTerminal(status: VersionStatus): boolean {
  return terminal.includes(status)
}

/** Ours: statuses of a run that waits or works. */
export const openVersionStatuses: readonly VersionStatus[] = versionStatusSchema.options.filter(
  (status) => !isTerminal(status),
)

export const migrationStatusSchema = z.enum(['PENDING', 'PREPARING', 'RUNNING', 'COMPLETED', 'FAILED', 'REVERTED'])
export type MigrationStatus = z.infer<typeof migrationStatusSchema>

/** Database creation statuses. */
export const databaseStatusSchema = z.enum(['CREATING', 'COMPLETED', 'FAILED'])
export type DatabaseStatus = z.infer<typeof databaseStatusSchema>

export const runStatusSchema = z.enum(['RUNNING', 'CANCELED', 'FINISHED', 'FAILED'])
export type RunStatus = z.infer<typeof runStatusSchema>

export const toolStatusSchema = z.enum(['running', 'cancelled', 'success', 'error'])
export type ToolStatus = z.infer<typeof toolStatusSchema>

export const resultStatusSchema = z.enum(['SUCCESS', 'FAILED', 'PENDING'])
export type ResultStatus = z.infer<typeof resultStatusSchema>

export const publishStateSchema = z.enum(['PUBLISHED', 'PUBLISHING', 'UNPUBLISHED'])
export type PublishState = z.infer<typeof publishStateSchema>

export const publishFreshnessSchema = z.enum([
  'UP_TO_DATE',
  'HAS_UPDATES',
  'NEVER_PUBLISHED_BEFORE',
  'NO_DOMAIN_CLAIMED',
])
export type PublishFreshness = z.infer<typeof publishFreshnessSchema>

export const jobStatusSchema = z.enum(['PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'SYSTEM_FAILED', 'STALLED'])
export type JobStatus = z.infer<typeof jobStatusSchema>

export const machineStatusSchema = z.enum(['BOOTING', 'STARTING', 'RUNNING', 'STOPPING', 'STOPPED'])
export type MachineStatus = z.infer<typeof machineStatusSchema>

/** Ours (decisions, "States"). */
export const deploymentStatusSchema = z.enum([
  'PENDING',
  'BUILDING',
  'DEPLOYING',
  'SUCCESS',
  'FAILED',
  'CANCELED',
  'ROLLED_BACK',
])
export type DeploymentStatus = z.infer<typeof deploymentStatusSchema>

/** Ours: a deployment that waits or works. */
export const openDeploymentStatuses: readonly DeploymentStatus[] = ['PENDING', 'BUILDING', 'DEPLOYING']

/** Ours (decisions, "States"). */
export const moderationStatusSchema = z.enum(['PENDING', 'APPROVED', 'REJECTED'])
export type ModerationStatus = z.infer<typeof moderationStatusSchema>

/** The dev server's status. Ours (decisions, "States"). */
export const previewStatusSchema = z.enum(['STOPPED', 'STARTING', 'RUNNING', 'FAILED'])
export type PreviewStatus = z.infer<typeof previewStatusSchema>

/** Ours (decisions, "States"). */
export const storeSubmissionStatusSchema = z.enum(['PENDING', 'CREATED', 'FAILED'])
export type StoreSubmissionStatus = z.infer<typeof storeSubmissionStatusSchema>
