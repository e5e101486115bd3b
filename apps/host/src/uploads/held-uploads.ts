// Uploads to an app under judgement: held in memory for as long as the judge looks, and shown to nobody else.
import { createHash, randomUUID } from 'node:crypto'

import type { Services } from '@joinery/domain'
import {
  detectMediaType,
  findUpload,
  presignUpload,
  type ReceiveOutcome,
  type UploadSource,
} from '@joinery/domain/uploads'

import type { Exchange } from '../exchange.ts'
import { fileNotFound, sendPlainPage } from '../plain-pages.ts'
import type { UploadReceiver, UploadServices } from './answer-upload.ts'
import { sendUpload } from './answer-user-content.ts'
import { contentHeaders } from './shown-type.ts'

const maxBytes = 32 * 1024 * 1024

export interface HeldUploads {
  receiver: UploadReceiver
  /** Held files, and the app's own kept ones, which copied rows name. */
  answerContent(projectGroupId: string, exchange: Exchange): Promise<void>
}

export function holdUploads(services: UploadServices & Pick<Services, 'addresses'>): HeldUploads {
  const held = new Map<string, { bytes: Buffer; mediaType: string | null }>()
  let total = 0

  async function receive(source: UploadSource): Promise<ReceiveOutcome> {
    const chunks: Uint8Array[] = []
    let size = 0
    try {
      for await (const chunk of source.bytes) {
        size += chunk.length
        if (total + size > maxBytes) return { ok: false, reason: 'too_large' }
        chunks.push(chunk)
      }
    } catch {
      return { ok: false, reason: 'broken_off' }
    }
    if (size === 0) return { ok: false, reason: 'empty' }
    total += size
    const bytes = Buffer.concat(chunks)
    const mediaType = detectMediaType({ head: bytes.subarray(0, 65_536), size, claimed: source.claimedType })
    const id = randomUUID()
    held.set(id, { bytes, mediaType })
    return { ok: true, id, url: `${services.addresses.userContentOrigin}/${id}/`, mediaType, size, fileName: null }
  }

  return {
    receiver: {
      async receive(findOwner, source) {
        const outcome = await receive(source)
        return outcome.ok && (await findOwner()) === null ? { ok: false, reason: 'no_owner' } : outcome
      },
      // An app under judgement reaches nothing outside.
      receiveRemote: () =>
        Promise.resolve({ ok: false, reason: 'address', message: 'While it is checked, an app fetches nothing.' }),
      presign: (owner) => presignUpload(services, owner),
    },
    async answerContent(projectGroupId, exchange) {
      const { request, response } = exchange
      const id = (request.url ?? '/').split(/[/?]/)[1] ?? ''
      const file = held.get(id)
      if (file !== undefined) {
        const etag = `"${createHash('sha256').update(file.bytes).digest('hex').slice(0, 32)}"`
        response.writeHead(200, { ...contentHeaders(file.mediaType), etag, 'content-length': file.bytes.length })
        response.end(request.method === 'HEAD' ? undefined : file.bytes)
        return
      }
      const kept = await findUpload(services, id)
      if (kept === null || kept.projectGroupId !== projectGroupId) sendPlainPage(response, fileNotFound)
      else await sendUpload(services, kept, exchange)
    },
  }
}
