// Hand edits become a CODE_CHANGE revision. Broken code is saved too: it is the person's text. What compiles is CREATED
// and not VALID: nobody has tried it (decision 007).
import type { Diagnostic, FileChange } from '@joinery/contract/files'
import type { Revision } from '@joinery/contract/revisions'
import { canCreateModule } from '@joinery/contract/vocabulary/module-creation'
import { moduleTypeOf } from '@joinery/contract/vocabulary/modules'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { commitRevision } from './commit-revision.ts'
import { readTree } from './read-revision.ts'
import { applyChanges, changedPaths, readFiles } from './trees.ts'

export async function saveFiles(
  ctx: DomainContext,
  input: { projectGroupId: string; baseRevisionId: string; changes: FileChange[]; message: string },
): Promise<{ revision: Revision; diagnostics: Diagnostic[] }> {
  await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const base = await readTree(ctx, input.projectGroupId, input.baseRevisionId)
  const tree = await applyChanges(ctx, base.tree, input.changes)
  const paths = changedPaths(base.tree, tree)
  if (paths.length === 0)
    throw new AppError('invalid', 'revisions.nothing_changed', 'Nothing changed since the last version.')

  requireCreatable(paths.filter((path) => base.tree[path] === undefined))

  const diagnostics = await ctx.compiler.check(await readFiles(ctx, tree))
  const isBroken = diagnostics.some((diagnostic) => diagnostic.severity === 'error')
  const revision = await commitRevision(ctx, {
    projectGroupId: input.projectGroupId,
    expectedHeadId: input.baseRevisionId,
    tree,
    origin: 'ITERATION',
    changeType: 'CODE_CHANGE',
    status: isBroken ? 'INVALID_CODE' : 'CREATED',
    message: input.message === '' ? `Edited ${paths.length === 1 ? paths[0] : `${paths.length} files`}` : input.message,
    authorId: ctx.actor.userId,
    generationId: null,
  })
  return { revision, diagnostics }
}

/** Specification 5, "Creating modules". No project has sign-in of its own yet; what is there already may be edited. */
function requireCreatable(newPaths: readonly string[]): void {
  const refused = newPaths.find((path) => !canCreateModule(moduleTypeOf(path), { withCustomAuth: false }))
  if (refused === undefined) return
  const message = moduleTypeOf(refused).startsWith('DESIGN_SYSTEM')
    ? 'Pages and components of the design system cannot be made by hand. Put the file elsewhere.'
    : 'Sign-in pages can be made once sign-in of its own is on for this project. Choose another path.'
  throw new AppError('invalid', 'revisions.cannot_create', message, { path: refused })
}
