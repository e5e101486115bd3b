// A picture of a page of the preview, taken here and handed over as a file for the next message.
import type { Attachment } from '@joinery/contract/attachments'

import { AppError } from '../app-error.ts'
import { lookAtPage } from '../checks/index.ts'
import type { DomainContext } from '../context.ts'
import { readPreviewTree } from '../preview/index.ts'
import { requireProjectRole } from '../projects/index.ts'
import { readFiles } from '../revisions/index.ts'
import { receiveAttachment } from './attachments.ts'

/**
 * Looks at the page as a visitor who is not signed in, and keeps the picture. It belongs to no message yet.
 *
 * @throws AppError unavailable when no picture can be taken; the reason of `signal` when it aborts
 */
export async function picturePage(
  ctx: DomainContext,
  input: { projectGroupId: string; revisionId?: string | undefined; path: string; width: number; signal: AbortSignal },
): Promise<{ attachment: Attachment; path: string }> {
  const { path, width, signal } = input
  const { id: projectGroupId } = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const tree = await readPreviewTree(ctx, { projectGroupId, revisionId: input.revisionId ?? null })
  const files = await readFiles(ctx, tree)
  const looked = await lookAtPage(ctx, { projectGroupId, files, path, width, signal })
  if (!looked.isSeen) throw new AppError('unavailable', 'chat.picture_unavailable', looked.reason)
  const { picture, noPictureBecause, hungBecause, path: seenPath } = looked.page
  if (picture === null) {
    const shown = 'The page shows the value of a secret variable, so no picture of it is kept.'
    const message =
      noPictureBecause === 'secret' ? shown : (hungBecause ?? 'No picture could be taken of this page. Try again.')
    throw new AppError('unavailable', 'chat.picture_missing', message)
  }
  const attachment = await receiveAttachment(ctx, {
    projectGroupId,
    name: nameOf(path, width),
    claimedType: 'image/jpeg',
    bytes: new Uint8Array(picture.bytes),
  })
  return { attachment, path: seenPath }
}

/** Says what it is of, since a model reads the name too. */
function nameOf(path: string, width: number): string {
  const place = path
    .replace(/[?#].*$/, '')
    .split('/')
    .map((part) => part.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-'))
    .filter((part) => part !== '')
    .join('-')
  return `${(place === '' ? 'homepage' : place).slice(0, 80)}-${width}.jpg`
}
