import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { readFiles, readTree } from '../revisions/index.ts'
import { classifyContent, publicTextOf } from '../safety/index.ts'

/**
 * Looks at what visitors would read before anything of it becomes public.
 *
 * @throws AppError forbidden with what was found
 */
export async function requirePublishable(ctx: DomainContext, projectGroupId: string): Promise<void> {
  if (ctx.models.safety.mode === 'off') return
  const { tree } = await readTree(ctx, projectGroupId)
  const { classification, reason } = await classifyContent(ctx, { texts: publicTextOf(await readFiles(ctx, tree)) })
  if (classification === 'SAFE' || classification === 'UNKNOWN') return
  throw new AppError(
    'forbidden',
    'publish.content',
    `This is not published here: its pages are about ${reason ?? 'harm'}. What is live stays as it is. If that is a mistake, ask whoever runs this installation: they can let it pass.`,
  )
}
