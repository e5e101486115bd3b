// A project made from another one: its newest version, its database, whether people sign in, and by wish its rows. Values
// of variables stay where they are.
import type { CopyProject, ProjectGroup } from '@joinery/contract/projects'
import { newId } from '@joinery/contract/ids'
import { maxProjectNameLength } from '@joinery/contract/vocabulary/product'

import { AppError } from '../app-error.ts'
import type { DomainContext, Tx } from '../context.ts'
import { createProjectIn, getProject, requireProjectRole } from '../projects/index.ts'
import { createCopiedRevisionIn, listRevisions, readTree } from '../revisions/index.ts'
import { copySignInIn } from '../sign-in/index.ts'
import { listVariableNames } from '../variables/index.ts'
import { recordMessageIn } from './record-message.ts'
import { announceMessage, sendMessageIn } from './send-message.ts'

const words = { DUPLICATE: 'Duplicated', FORK: 'Forked' } as const
const changes = { DUPLICATE: 'DUPLICATE_PROJECT_GROUP', FORK: 'FORK_PROJECT_GROUP' } as const

/** @throws AppError conflict when the database cannot be copied; nothing is left of the copy then */
export async function copyProject(ctx: DomainContext, input: CopyProject): Promise<ProjectGroup> {
  const source = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const { as: kind, withRows, text } = input
  const projectGroupId = newId()
  const [{ tree }, newest, names] = await Promise.all([
    readTree(ctx, source.id),
    listRevisions(ctx, { projectGroupId: source.id, limit: 1 }),
    listVariableNames(ctx.db, { projectGroupId: source.id, environment: 'DEVELOPMENT' }),
  ])
  const [head] = newest.revisions
  if (head === undefined) throw new Error(`project ${source.id} has no version`)
  const message = `${words[kind]} from “${source.name}”, version ${head.number}`
  // First: a project that is there has its database.
  const hasRows = await copyDatabase(ctx, source.id, { to: projectGroupId, withRows })
  try {
    await ctx.db.transaction(async (tx) => {
      const name = input.name ?? `${source.name} (copy)`.slice(0, maxProjectNameLength)
      const { headRevisionId } = await createProjectIn(tx, ctx, { projectGroupId, name, kind: source.kind })
      const first = { projectGroupId, revisionId: headRevisionId, tree, status: head.status, message }
      await createCopiedRevisionIn(tx, ctx, { ...first, changeType: changes[kind] })
      await copySignInIn(tx, { from: source.id, to: projectGroupId, at: ctx.now() })
      const said = [`${message}${hasRows ? ', with its rows' : ''}.`, ...sayVariables(names)].join(' ')
      await converse(tx, ctx, { projectGroupId, revisionId: headRevisionId, kind, said, text })
    })
  } catch (error) {
    await ctx.appDatabases.drop({ projectGroupId, environment: 'development' })
    throw error
  }
  announceMessage(ctx, projectGroupId)
  return getProject(ctx, { projectGroupId })
}

/** @returns whether rows came along */
async function copyDatabase(
  ctx: DomainContext,
  from: string,
  { to, withRows }: { to: string; withRows: boolean },
): Promise<boolean> {
  const copied = await ctx.appDatabases.fork(from, { to, withRows })
  if (copied.ok) return withRows
  if (copied.code === 'no_database') return false
  throw new AppError('conflict', 'projects.database_not_copied', copied.message)
}

function sayVariables(names: readonly string[]): string[] {
  if (names.length === 0) return []
  return [`It needs values of its own for ${names.join(', ')}: set them in Settings.`]
}

async function converse(
  tx: Tx,
  ctx: DomainContext,
  input: {
    projectGroupId: string
    revisionId: string
    kind: 'DUPLICATE' | 'FORK'
    said: string
    text: string | undefined
  },
): Promise<void> {
  const { projectGroupId, revisionId, kind, said, text } = input
  const at = ctx.now()
  // Before the first message, also when both come in the same millisecond.
  const before = new Date(at.getTime() - 1)
  await recordMessageIn(tx, ctx, { projectGroupId, kind, text: said, revisionId, at: before })
  if (text === undefined) return
  const { organizationId } = ctx.actor
  const clientId = crypto.randomUUID()
  await sendMessageIn(tx, ctx, { projectGroupId, organizationId, text, clientId, kind: 'FORK_WITH_CHAT_MESSAGE' })
}
