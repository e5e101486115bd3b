// A picture that a run made becomes an upload of its app, once however often the run is tried.
import { createHash } from 'node:crypto'

import type { Services } from '../context.ts'
import { findUpload, receiveUpload } from '../uploads/index.ts'
import { attachmentUrl } from './attachments.ts'

export async function keepPicture(
  services: Pick<Services, 'db' | 'uploads' | 'addresses'>,
  input: { projectGroupId: string; key: string; make: () => Promise<{ bytes: Uint8Array<ArrayBuffer> }> },
): Promise<{ ok: true; url: string; isNew: boolean } | { ok: false; message: string }> {
  const id = uuidOf(input.key)
  const url = attachmentUrl(services, id)
  if ((await findUpload(services, id)) !== null) return { ok: true, url, isNew: false }
  const { bytes } = await input.make()
  const owner = { projectGroupId: input.projectGroupId, environment: 'development' as const }
  const kept = await receiveUpload(services, () => Promise.resolve(owner), {
    bytes: once(bytes),
    claimedType: null,
    fileName: 'picture',
    id,
  })
  return kept.ok
    ? { ok: true, url, isNew: true }
    : { ok: false, message: 'The picture was made, but there is no room to keep it. Do without, and say so.' }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** The same for the same key; nobody can guess it, since run ids are random. */
function uuidOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
