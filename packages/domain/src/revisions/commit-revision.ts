// The one way a revision comes into being: insert it, move the head by compare-and-set.
import { newId } from '@joinery/contract/ids'
import type { Revision } from '@joinery/contract/revisions'
import type { ChangeType, VersionOrigin } from '@joinery/contract/vocabulary/changes'
import type { VersionStatus } from '@joinery/contract/vocabulary/statuses'

import { AppError } from '../app-error.ts'
import type { Services, Tx } from '../context.ts'
import { presentRevision } from './present-revision.ts'
import {
  findRevision,
  findRevisionOfGeneration,
  findRevisionOverview,
  insertRevision,
  moveHead,
  type TreeRow,
} from './revisions-queries.ts'
import { countLines } from './trees.ts'

export interface CommitRevision {
  projectGroupId: string
  /** The head this change was made on. */
  expectedHeadId: string
  tree: TreeRow
  origin: VersionOrigin
  changeType: ChangeType
  status: VersionStatus
  message: string
  authorId: string | null
  /** A run commits once: a repeated commit of the same run returns the first. */
  generationId: string | null
}

/**
 * Commits within a transaction; the caller emits the `revisions` fact after it.
 *
 * @throws AppError conflict `revisions.head_moved` when the head is another one by now; nothing is written
 */
export async function commitRevisionIn(tx: Tx, services: Services, input: CommitRevision): Promise<Revision> {
  const { projectGroupId, expectedHeadId, generationId } = input
  if (generationId !== null) {
    const earlier = await findRevisionOfGeneration(tx, { projectGroupId, generationId })
    if (earlier !== undefined) return readRevision(tx, projectGroupId, earlier.id)
  }
  const parent = await findRevision(tx, { projectGroupId, revisionId: expectedHeadId })
  if (parent === undefined) throw new AppError('not_found', 'revisions.not_found', 'This version does not exist.')

  const id = newId()
  const number = parent.number + 1
  const at = services.now()
  // The head moves first: its row lock makes a second writer wait here and then find that it lost.
  if (!(await moveHead(tx, { projectGroupId, expectedHeadId, revisionId: id, number, at }))) {
    throw new AppError(
      'conflict',
      'revisions.head_moved',
      'Somebody saved a newer version meanwhile. Your text is kept: compare, then save on top of it.',
    )
  }
  const { added, removed } = await countLines(services, parent.tree, input.tree)
  await insertRevision(tx, {
    id,
    projectGroupId,
    number,
    parentId: parent.id,
    origin: input.origin,
    changeType: input.changeType,
    status: input.status,
    message: input.message,
    authorId: input.authorId,
    generationId,
    tree: input.tree,
    added,
    removed,
    createdAt: at,
  })
  return readRevision(tx, projectGroupId, id)
}

/** As `commitRevisionIn`, in a transaction of its own, and tells the open tabs. */
export async function commitRevision(services: Services, input: CommitRevision): Promise<Revision> {
  const revision = await services.db.transaction((tx) => commitRevisionIn(tx, services, input))
  services.facts.emit(input.projectGroupId, 'revisions')
  return revision
}

async function readRevision(tx: Tx, projectGroupId: string, revisionId: string): Promise<Revision> {
  const row = await findRevisionOverview(tx, { projectGroupId, revisionId })
  if (row === undefined) throw new Error(`revision ${revisionId} is missing right after it was written`)
  return presentRevision(row)
}
