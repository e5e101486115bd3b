// Looking at revisions: lists, trees, single files, comparisons.
import type { FileTree } from '@joinery/contract/files'
import { moduleNameOf } from '@joinery/contract/vocabulary/module-names'
import { compareModules, moduleTypeOf } from '@joinery/contract/vocabulary/modules'
import type { ProjectFile, Revision } from '@joinery/contract/revisions'

import { AppError } from '../app-error.ts'
import type { DomainContext, Services } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { presentRevision } from './present-revision.ts'
import { findHeadRevision, findRevision, listRevisionOverviews, type TreeRow } from './revisions-queries.ts'
import { changedPaths, readFiles } from './trees.ts'

/**
 * The tree of one revision of a project, without an id of its head. Access is the caller's business.
 *
 * @throws AppError not_found when the project has no such revision
 */
export async function readTree(
  services: Pick<Services, 'db'>,
  projectGroupId: string,
  revisionId?: string,
): Promise<{ revisionId: string; number: number; tree: TreeRow }> {
  const row =
    revisionId === undefined
      ? await findHeadRevision(services.db, projectGroupId)
      : await findRevision(services.db, { projectGroupId, revisionId })
  if (row === undefined) throw new AppError('not_found', 'revisions.not_found', 'This version does not exist.')
  return { revisionId: row.id, number: row.number, tree: row.tree }
}

export async function listRevisions(
  ctx: DomainContext,
  input: { projectGroupId: string; beforeNumber?: number | undefined; limit: number },
): Promise<{ revisions: Revision[]; hasMore: boolean }> {
  await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const rows = await listRevisionOverviews(ctx.db, {
    projectGroupId: input.projectGroupId,
    beforeNumber: input.beforeNumber,
    limit: input.limit + 1,
  })
  return { revisions: rows.slice(0, input.limit).map(presentRevision), hasMore: rows.length > input.limit }
}

export async function listFiles(
  ctx: DomainContext,
  input: { projectGroupId: string; revisionId?: string | undefined },
): Promise<{ revisionId: string; files: ProjectFile[] }> {
  await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const { revisionId, tree } = await readTree(ctx, input.projectGroupId, input.revisionId)
  const texts: FileTree = await readFiles(ctx, tree)
  const files = Object.keys(tree)
    .sort(compareModules)
    .map((path) => ({
      path,
      moduleType: moduleTypeOf(path),
      name: moduleNameOf(path),
      size: new TextEncoder().encode(texts[path]).length,
      hash: tree[path] ?? '',
    }))
  return { revisionId, files }
}

export async function getFile(
  ctx: DomainContext,
  input: { projectGroupId: string; revisionId?: string | undefined; path: string },
): Promise<{ revisionId: string; path: string; content: string }> {
  await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const { revisionId, tree } = await readTree(ctx, input.projectGroupId, input.revisionId)
  const hash = tree[input.path]
  if (hash === undefined) {
    throw new AppError('not_found', 'revisions.file_not_found', `There is no file ${input.path} in this version.`)
  }
  const { [input.path]: content = '' } = await readFiles(ctx, { [input.path]: hash })
  return { revisionId, path: input.path, content }
}

export async function compareRevisions(
  ctx: DomainContext,
  input: { projectGroupId: string; fromId: string; toId: string },
): Promise<{ files: { path: string; before: string | null; after: string | null }[] }> {
  await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const [from, to] = await Promise.all([
    readTree(ctx, input.projectGroupId, input.fromId),
    readTree(ctx, input.projectGroupId, input.toId),
  ])
  const paths = changedPaths(from.tree, to.tree)
  const [before, after] = await Promise.all([
    readFiles(ctx, only(from.tree, paths)),
    readFiles(ctx, only(to.tree, paths)),
  ])
  return { files: paths.map((path) => ({ path, before: before[path] ?? null, after: after[path] ?? null })) }
}

function only(tree: TreeRow, paths: readonly string[]): TreeRow {
  return Object.fromEntries(paths.flatMap((path) => (tree[path] === undefined ? [] : [[path, tree[path]]])))
}
