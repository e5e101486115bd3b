// Files that a person attaches to a message: what is taken, and what becomes of each sort.
import * as z from 'zod'

import { maxAttachmentBytes, maxAttachments, maxAttachmentsBytes } from './vocabulary/product.ts'

export const attachmentSchema = z.object({
  /** Id of the upload that holds the bytes. */
  id: z.uuid(),
  name: z.string().min(1).max(200),
  /** By the bytes themselves. */
  mediaType: z.string().max(200),
  size: z.number().int().min(1).max(maxAttachmentBytes),
})
export type Attachment = z.infer<typeof attachmentSchema>

/** Ids in the order in which they were attached; each once. */
export const attachmentIdsSchema = z
  .array(z.uuid())
  .max(maxAttachments, `At most ${maxAttachments} files go with a message.`)
  .refine((ids) => new Set(ids).size === ids.length, 'A file is attached once.')

/**
 * `picture`: models that see get the picture, apps can show it. `table`: rows with a header. `text`: read as it stands.
 * `document`: a PDF, of which the text is read.
 */
export type AttachmentKind = 'picture' | 'table' | 'text' | 'document'

const pictures = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
const texts =
  /^(?:text\/(?!html$)[\w.+-]+|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|yaml|javascript)|text\/html)$/

/** Null: this sort of file is not taken. */
export function attachmentKindOf(mediaType: string): AttachmentKind | null {
  if (pictures.includes(mediaType)) return 'picture'
  if (mediaType === 'text/csv' || mediaType === 'text/tab-separated-values') return 'table'
  if (mediaType === 'application/pdf') return 'document'
  return texts.test(mediaType) ? 'text' : null
}

export type AttachmentProblem = 'too_many' | 'too_large' | 'too_large_together'

/** What is wrong with files before they are sent; null when nothing is. */
export function attachmentProblemOf(files: readonly { size: number }[]): AttachmentProblem | null {
  if (files.length > maxAttachments) return 'too_many'
  if (files.some(({ size }) => size > maxAttachmentBytes)) return 'too_large'
  const together = files.reduce((sum, { size }) => sum + size, 0)
  return together > maxAttachmentsBytes ? 'too_large_together' : null
}

/** What a browser's file dialog offers. */
export const attachmentAccept = [...pictures, '.csv,.tsv,.txt,.md,.json,.xml,.yaml,.yml,.html,.css,.js,.svg,.pdf'].join(
  ',',
)

/** Where a file goes in: POST with the bytes as the body. */
export function attachmentsPath(projectGroupId: string): string {
  return `/api/attachments/${encodeURIComponent(projectGroupId)}`
}

/** Where members of the project's organization look at it. */
export function attachmentPath(projectGroupId: string, id: string): string {
  return `${attachmentsPath(projectGroupId)}/${encodeURIComponent(id)}`
}
