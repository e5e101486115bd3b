// Takes one upload of an app's visitor in: bytes first, then the record that makes them reachable.
import { randomUUID } from 'node:crypto'

import { maxUploadsPerApp, type UploadOwner } from '@joinery/contract/uploads'
import type { StagedUpload } from '@joinery/data'

import type { Services } from '../context.ts'
import { detectMediaType } from './detect-type.ts'
import { cleanFileName } from './file-name.ts'
import { addToTotal, findOrganizationTotal, insertUpload } from './uploads-queries.ts'
import { uploadLimits } from './upload-limits.ts'

export interface UploadSource {
  bytes: AsyncIterable<Uint8Array>
  /** The sender's word; the bytes decide. */
  claimedType: string | null
  fileName: string | null
  /** A UUID by which it is known again; a new one without it. */
  id?: string
}

/** What went wrong is the sender's or a limit, never ours: those faults are thrown. */
export type ReceiveOutcome =
  | { ok: true; id: string; url: string; mediaType: string | null; size: number; fileName: string | null }
  | { ok: false; reason: 'too_large' | 'broken_off' | 'empty' | 'storage_full' | 'no_owner' }
  | { ok: false; reason: 'address'; message: string }

type UploadServices = Pick<Services, 'db' | 'uploads' | 'addresses'>

/**
 * @param findOwner asked once the bytes are here: a form may say whose they are behind them. null: nobody's
 * @throws UploadStorageError, and faults of the disk and the database
 */
export async function receiveUpload(
  services: UploadServices,
  findOwner: () => Promise<UploadOwner | null>,
  source: UploadSource,
): Promise<ReceiveOutcome> {
  const outcome = await services.uploads.stage(source.bytes, { maxBytes: uploadLimits.oneUpload })
  if (!outcome.ok) return { ok: false, reason: outcome.reason === 'disk_full' ? 'storage_full' : outcome.reason }
  const { staged } = outcome
  try {
    if (staged.size === 0) return { ok: false, reason: 'empty' }
    const owner = await findOwner()
    if (owner === null) return { ok: false, reason: 'no_owner' }
    if (!(await hasRoom(services, owner, staged.size))) return { ok: false, reason: 'storage_full' }
    await staged.keep(owner.projectGroupId)
    return await record(services, owner, { staged, source })
  } finally {
    await staged.discard()
  }
}

/** Fetches the file first; only from the public internet. */
export async function receiveRemoteUpload(
  services: UploadServices,
  owner: UploadOwner,
  input: { address: string; signal: AbortSignal },
): Promise<ReceiveOutcome> {
  const file = await services.uploads.openRemote(input.address, input.signal)
  if (!file.ok) return { ok: false, reason: 'address', message: file.message }
  const fileName = URL.parse(input.address)?.pathname.split('/').at(-1) ?? null
  return receiveUpload(services, () => Promise.resolve(owner), {
    bytes: file.bytes,
    claimedType: file.contentType,
    fileName,
  })
}

async function hasRoom(services: UploadServices, owner: UploadOwner, size: number): Promise<boolean> {
  const { bytes, ownCount } = await findOrganizationTotal(services.db, owner.projectGroupId)
  return bytes + size <= uploadLimits.organization && ownCount < maxUploadsPerApp
}

async function record(
  services: UploadServices,
  owner: UploadOwner,
  { staged, source }: { staged: StagedUpload; source: UploadSource },
): Promise<ReceiveOutcome> {
  const { hash, size, head } = staged
  const id = source.id ?? randomUUID()
  const mediaType = detectMediaType({ head, size, claimed: source.claimedType })
  const fileName = cleanFileName(source.fileName)
  await services.db.transaction(async (tx) => {
    await addToTotal(tx, { projectGroupId: owner.projectGroupId, bytes: size })
    await insertUpload(tx, { id, ...owner, hash, size, mediaType, fileName })
  })
  return { ok: true, id, url: `${services.addresses.userContentOrigin}/${id}/`, mediaType, size, fileName }
}
