// Opens a preview for the person: an address of its own, the routes to choose from, what does not compile.
import type { Preview } from '@joinery/contract/preview'

import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { issuePreviewToken } from './preview-token.ts'

/** Without a revision: the live preview, which follows every change. Old revisions use the development database too. */
export async function openPreview(
  ctx: DomainContext,
  input: { projectGroupId: string; revisionId?: string | undefined },
): Promise<Preview> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const target = { projectGroupId: project.id, revisionId: input.revisionId ?? null }
  const { session } = await ctx.previews.open(target)
  const token = await issuePreviewToken(ctx, { ...target, userId: ctx.actor.userId })
  return { url: ctx.addresses.previewUrl(token), routes: session.routes, diagnostics: session.diagnostics }
}
