// Snapshots of an app's data, apart from its code: taking, restoring and deleting them, and starting again.
import { replaceConfirmation, type ResetTarget, type Snapshot } from '@joinery/contract/snapshots'
import type { DatabaseMigration } from '@joinery/contract/schema-changes'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import type { SnapshotOutcome } from '@joinery/data'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { keepAccountTables } from '../sign-in/index.ts'
import { requireDatabaseAccess } from './access.ts'
import { maySeeProduction, requireChangeAccess, requireConfirmation } from './require-change-access.ts'

export async function listSnapshots(
  ctx: DomainContext,
  input: { projectGroupId: string },
): Promise<{ snapshots: Snapshot[]; archivedSince: Date | null; isArchived: boolean }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const all = await ctx.appDatabases.snapshots.list(project.id)
  const mayAll = maySeeProduction(ctx)
  return {
    snapshots: all.filter(({ environment }) => mayAll || environment === 'development'),
    archivedSince: (await ctx.appDatabases.minutes?.archivedSince()) ?? null,
    isArchived: ctx.appDatabases.minutes !== null,
  }
}

export async function takeSnapshot(
  ctx: DomainContext,
  input: { projectGroupId: string; environment: DatabaseEnvironment; name: string },
): Promise<Snapshot> {
  const { projectGroupId, environment } = await requireChangeAccess(ctx, input)
  const words = { environment, name: input.name, reason: 'person', createdBy: ctx.actor.userId } as const
  return settle(ctx, projectGroupId, await ctx.appDatabases.snapshots.create(projectGroupId, words))
}

export async function restoreSnapshot(
  ctx: DomainContext,
  input: { projectGroupId: string; snapshotId: string; confirmation: string },
): Promise<Snapshot> {
  const { environment } = await findSnapshot(ctx, input)
  const { projectGroupId } = await requireChangeAccess(ctx, { ...input, environment })
  requireConfirmation(input.confirmation, replaceConfirmation[environment])
  const { snapshotId } = input
  const createdBy = ctx.actor.userId
  return settle(
    ctx,
    projectGroupId,
    await ctx.appDatabases.snapshots.restore(projectGroupId, { snapshotId, createdBy }),
  )
}

export async function removeSnapshot(ctx: DomainContext, input: SnapshotKey): Promise<Record<string, never>> {
  const { environment } = await findSnapshot(ctx, input)
  const { projectGroupId } = await requireChangeAccess(ctx, { ...input, environment })
  await ctx.appDatabases.snapshots.remove(projectGroupId, input.snapshotId)
  ctx.facts.emit(projectGroupId, 'database')
  return {}
}

export async function undeleteSnapshot(ctx: DomainContext, input: SnapshotKey): Promise<Record<string, never>> {
  const { environment } = await findSnapshot(ctx, input)
  const { projectGroupId } = await requireChangeAccess(ctx, { ...input, environment })
  await ctx.appDatabases.snapshots.undelete(projectGroupId, input.snapshotId)
  ctx.facts.emit(projectGroupId, 'database')
  return {}
}

export async function resetDevelopment(
  ctx: DomainContext,
  input: { projectGroupId: string; to: ResetTarget; confirmation: string },
): Promise<Snapshot> {
  const { projectGroupId } = await requireChangeAccess(ctx, { ...input, environment: 'development' })
  // Production's rows come along.
  if (input.to === 'main') await requireDatabaseAccess(ctx, { ...input, environment: 'main' })
  requireConfirmation(input.confirmation, replaceConfirmation.development)
  const options = { to: input.to, createdBy: ctx.actor.userId }
  const outcome = await ctx.appDatabases.snapshots.reset(projectGroupId, options)
  if (outcome.ok) await keepAccountTables(ctx, projectGroupId)
  return settle(ctx, projectGroupId, outcome)
}

/** Takes the data out of the archive as it was at a minute; to be looked at in the list and restored from there. */
export async function takeMinute(
  ctx: DomainContext,
  input: { projectGroupId: string; environment: DatabaseEnvironment; minute: Date },
): Promise<Snapshot> {
  const key = await requireChangeAccess(ctx, input)
  const { minutes } = ctx.appDatabases
  if (minutes === null) {
    throw new AppError('unavailable', 'databases.no_archive', 'This installation keeps no archive of its databases.')
  }
  const options = { environment: key.environment, minute: input.minute, createdBy: ctx.actor.userId }
  return settle(ctx, key.projectGroupId, await minutes.take(key.projectGroupId, options))
}

export async function listMigrations(
  ctx: DomainContext,
  input: { projectGroupId: string },
): Promise<{ migrations: DatabaseMigration[] }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  return { migrations: await ctx.appDatabases.changes.list(project.id) }
}

interface SnapshotKey {
  projectGroupId: string
  snapshotId: string
}

async function findSnapshot(ctx: DomainContext, { projectGroupId, snapshotId }: SnapshotKey): Promise<Snapshot> {
  const { snapshots } = await listSnapshots(ctx, { projectGroupId })
  const found = snapshots.find(({ id }) => id === snapshotId)
  if (found === undefined) {
    throw new AppError('not_found', 'databases.snapshot_not_found', 'This snapshot is gone. Refresh the list.')
  }
  return found
}

/** @throws AppError with what stood in the way */
function settle(ctx: DomainContext, projectGroupId: string, outcome: SnapshotOutcome): Snapshot {
  if (!outcome.ok) {
    const kind = outcome.code === 'not_found' ? 'not_found' : 'conflict'
    throw new AppError(kind, `databases.${outcome.code}`, outcome.message)
  }
  ctx.facts.emit(projectGroupId, 'database')
  return outcome.snapshot
}
