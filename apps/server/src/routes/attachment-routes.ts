// Files that go with a message, in and out: for members of the project's organization.
import { attachmentKindOf, attachmentPath, attachmentsPath } from '@joinery/contract/attachments'
import { maxAttachmentBytes } from '@joinery/contract/vocabulary/product'
import type { Services } from '@joinery/domain'
import { readAttachment, receiveAttachment } from '@joinery/domain/chat'
import { contentDisposition } from '@joinery/domain/uploads'
import { Hono } from 'hono'

import { answerPerson } from './answer-person.ts'

interface AttachmentSettings {
  services: Services
  secret: string
  origin: string
}

const path = decodeURIComponent(attachmentsPath(':projectGroupId'))
const onePath = decodeURIComponent(attachmentPath(':projectGroupId', ':id'))

export function createAttachmentRoutes(settings: AttachmentSettings): Hono {
  const { services, origin } = settings
  return new Hono()
    .post(path, (c) =>
      answerPerson(settings, c, async (actor) => {
        // The cookie alone would let another site send a file.
        if (c.req.header('origin') !== origin) return c.text('Files are taken from the builder only.', 403)
        const bytes = await readBody(c.req.raw.body)
        if (bytes === null) return c.text('A file may have at most 10 MB.', 413)
        const attachment = await receiveAttachment(
          { ...services, actor },
          {
            projectGroupId: c.req.param('projectGroupId') ?? '',
            name: (c.req.query('name') ?? '').slice(0, 200) || 'file',
            claimedType: c.req.header('content-type') ?? null,
            bytes,
          },
        )
        return c.json(attachment)
      }),
    )
    .get(onePath, (c) =>
      answerPerson(settings, c, async (actor) => {
        const projectGroupId = c.req.param('projectGroupId') ?? ''
        const id = c.req.param('id') ?? ''
        const { bytes, mediaType, name } = await readAttachment({ ...services, actor }, { projectGroupId, id })
        const isPicture = attachmentKindOf(mediaType) === 'picture'
        return c.body(bytes, 200, {
          'content-type': isPicture ? mediaType : 'application/octet-stream',
          'content-disposition': contentDisposition(isPicture ? 'inline' : 'attachment', name),
          'cache-control': 'private, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
        })
      }),
    )
}

/** Null when it is more than a file may have: nothing beyond that is read. */
async function readBody(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxAttachmentBytes) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
