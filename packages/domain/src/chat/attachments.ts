// Files that go with a message: taken in as uploads of the project, so that the app can show them too.
import type { TurnAttachment } from '@joinery/agent'
import {
  type Attachment,
  attachmentKindOf,
  type AttachmentProblem,
  attachmentProblemOf,
} from '@joinery/contract/attachments'
import { maxAttachmentBytes, maxAttachments, maxAttachmentsBytes } from '@joinery/contract/vocabulary/product'

import { AppError } from '../app-error.ts'
import type { DomainContext, Services } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { detectMediaType, findUpload, receiveUpload } from '../uploads/index.ts'

const headBytes = 65_536
const mebibyte = 1_048_576

/**
 * Takes a file in. It belongs to no message yet.
 *
 * @param input.bytes all of it: at most `maxAttachmentBytes`
 * @throws AppError invalid when it is too large or of a sort that is not taken
 */
export async function receiveAttachment(
  ctx: DomainContext,
  input: { projectGroupId: string; name: string; claimedType: string | null; bytes: Uint8Array<ArrayBuffer> },
): Promise<Attachment> {
  const { bytes, name } = input
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  requireFitting([{ size: bytes.length }])
  const claimedType = typeByName(name) ?? input.claimedType
  const detected = detectMediaType({ head: bytes.subarray(0, headBytes), size: bytes.length, claimed: claimedType })
  if (detected === null || attachmentKindOf(detected) === null) {
    const message = `${name} cannot be attached: take a picture (JPEG, PNG, GIF, WebP), a text, a CSV or a PDF.`
    throw new AppError('invalid', 'chat.attachment_type', message)
  }
  const owner = { projectGroupId: project.id, environment: 'development' as const }
  const source = { bytes: once(bytes), claimedType, fileName: name }
  const outcome = await receiveUpload(ctx, () => Promise.resolve(owner), source)
  if (!outcome.ok) {
    const message =
      outcome.reason === 'empty'
        ? `${name} is empty.`
        : `${name} could not be kept: the organization's storage is full. Delete something, or ask an admin.`
    throw new AppError('invalid', `chat.attachment_${outcome.reason}`, message)
  }
  return { id: outcome.id, name: outcome.fileName ?? 'file', mediaType: detected, size: outcome.size }
}

/** Browsers name no type, or that of an office program, for files of rows. */
function typeByName(name: string): string | null {
  if (/\.csv$/i.test(name)) return 'text/csv'
  if (/\.tsv$/i.test(name)) return 'text/tab-separated-values'
  return /\.md$/i.test(name) ? 'text/markdown' : null
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** @throws AppError invalid when one is not an upload of this project, or they are too much together */
export async function requireAttachments(
  services: Pick<Services, 'db'>,
  input: { projectGroupId: string; ids: readonly string[] },
): Promise<Attachment[]> {
  const found: Attachment[] = []
  for (const id of input.ids) {
    const upload = await findUpload(services, id)
    if (upload === null || upload.projectGroupId !== input.projectGroupId || upload.mediaType === null) {
      throw new AppError(
        'invalid',
        'chat.attachment_missing',
        'An attached file is not here any more. Attach it again.',
      )
    }
    const { mediaType, size, fileName } = upload
    found.push({ id, name: fileName ?? 'file', mediaType, size })
  }
  requireFitting(found)
  return found
}

function requireFitting(files: readonly { size: number }[]): void {
  const problem = attachmentProblemOf(files)
  if (problem !== null) throw new AppError('invalid', `chat.attachments_${problem}`, problemWords[problem])
}

const problemWords: Readonly<Record<AttachmentProblem, string>> = {
  too_many: `At most ${maxAttachments} files go with a message.`,
  too_large: `A file may have at most ${maxAttachmentBytes / mebibyte} MB.`,
  too_large_together: `Files of a message may have at most ${maxAttachmentsBytes / mebibyte} MB together.`,
}

/** @throws AppError not_found */
export async function readAttachment(
  ctx: DomainContext,
  input: { projectGroupId: string; id: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; mediaType: string; name: string }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const upload = await findUpload(ctx, input.id)
  const bytes = upload?.projectGroupId === project.id ? await readBytes(ctx, upload) : null
  if (upload === null || bytes === null) {
    throw new AppError('not_found', 'chat.attachment_not_found', 'This file does not exist.')
  }
  return { bytes, mediaType: upload.mediaType ?? 'application/octet-stream', name: upload.fileName ?? 'file' }
}

/** What a run is handed of its message's files; one that is gone meanwhile is left out. */
export async function loadAttachments(
  services: Pick<Services, 'uploads' | 'addresses'> & Pick<Services, 'db'>,
  input: { projectGroupId: string; attachments: readonly Attachment[] },
): Promise<TurnAttachment[]> {
  const loaded: TurnAttachment[] = []
  for (const { id, name, mediaType } of input.attachments) {
    const kind = attachmentKindOf(mediaType)
    const upload = await findUpload(services, id)
    const bytes = upload?.projectGroupId === input.projectGroupId ? await readBytes(services, upload) : null
    if (bytes === null || kind === null) continue
    loaded.push({ name, mediaType, kind, bytes, url: attachmentUrl(services, id) })
  }
  return loaded
}

/** Where apps show it. */
export function attachmentUrl({ addresses }: Pick<Services, 'addresses'>, id: string): string {
  return `${addresses.userContentOrigin}/${id}/`
}

async function readBytes(
  { uploads }: Pick<Services, 'uploads'>,
  { projectGroupId, hash, size }: { projectGroupId: string; hash: string; size: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  // Visitors' uploads may be larger: they are no attachments.
  if (size > maxAttachmentBytes) return null
  const stream = await uploads.storage.read({ projectGroupId, hash })
  if (stream === null) return null
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) if (chunk instanceof Uint8Array) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}
