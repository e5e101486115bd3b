// Statuses and change kinds (specification section 4) with the rules that belong to them.
import * as z from 'zod'

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
  'VALID',
  'INVALID',
  'INVALID_CODE',
  'INVALID_PROMPT',
  'GENERATION_FAILED',
  'CANCELED_AUTOFIX',
  'FAILED',
]

/** Specification 4: everything but the three BUILDING values is settled. */
export function isSettled(status: VersionStatus): boolean {
  return !inProgress.includes(status)
}

/** Ours (decisions, "States"): only these do not move any more. */
export function isTerminal(status: VersionStatus): boolean {
  return terminal.includes(status)
}

export const versionOriginSchema = z.enum(['INITIAL', 'BLANK', 'ITERATION', 'COMMENT', 'PATCH_COMMENT'])
export type VersionOrigin = z.infer<typeof versionOriginSchema>

/** The change types that something makes today; the rest of the table comes with the vocabulary. */
export const changeTypeSchema = z.enum(['INITIAL', 'CHAT', 'CODE_CHANGE', 'RESTORE', 'AUTOFIX_CHANGE'])
export type ChangeType = z.infer<typeof changeTypeSchema>

export const publishStateSchema = z.enum(['PUBLISHED', 'PUBLISHING', 'UNPUBLISHED'])
export type PublishState = z.infer<typeof publishStateSchema>
export const publishFreshnessSchema = z.enum([
  'UP_TO_DATE',
  'HAS_UPDATES',
  'NEVER_PUBLISHED_BEFORE',
  'NO_DOMAIN_CLAIMED',
])
export type PublishFreshness = z.infer<typeof publishFreshnessSchema>
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

export const databaseEnvironmentSchema = z.enum(['main', 'development'])
export type DatabaseEnvironment = z.infer<typeof databaseEnvironmentSchema>
export const databaseStatusSchema = z.enum(['CREATING', 'COMPLETED', 'FAILED'])
export type DatabaseStatus = z.infer<typeof databaseStatusSchema>

export const jobStatusSchema = z.enum(['PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'SYSTEM_FAILED', 'STALLED'])
export type JobStatus = z.infer<typeof jobStatusSchema>

export const toolStatusSchema = z.enum(['running', 'cancelled', 'success', 'error'])
export type ToolStatus = z.infer<typeof toolStatusSchema>
