// Uploads straight to the host of user content: the app hands out a signature, the visitor's program uses it.
import { timingSafeEqual } from 'node:crypto'

import { type PresignedUpload, presignSeconds, type UploadOwner, uploadOwnerSchema } from '@joinery/contract/uploads'
import { projectGroupEnvironmentKey } from '@joinery/contract/vocabulary/revision-keys'

import type { Services } from '../context.ts'

/** What UPLOAD_PUBLIC_KEY holds: whom an upload belongs to. It allows nothing without a signature. */
export function uploadPublicKey(owner: UploadOwner): string {
  return projectGroupEnvironmentKey(owner)
}

export function presignUpload(services: Pick<Services, 'uploads' | 'now'>, owner: UploadOwner): PresignedUpload {
  const secureExpire = String(Math.floor(services.now().getTime() / 1000) + presignSeconds)
  return { secureSignature: signatureOf(services, { publicKey: uploadPublicKey(owner), secureExpire }), secureExpire }
}

/** Whose upload it is; null when the signature is not ours, not for this key, or its time is over. */
export function findUploadOwner(
  services: Pick<Services, 'uploads' | 'now'>,
  given: { publicKey: string; signature: string; expire: string },
): UploadOwner | null {
  const [projectGroupId, environment, ...rest] = given.publicKey.split(':')
  const owner = uploadOwnerSchema.safeParse({ projectGroupId, environment })
  if (!owner.success || rest.length > 0 || !/^\d{1,12}$/.test(given.expire)) return null
  const expected = Buffer.from(signatureOf(services, { publicKey: given.publicKey, secureExpire: given.expire }))
  const signature = Buffer.from(given.signature)
  const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected)
  return isOurs && Number(given.expire) * 1000 > services.now().getTime() ? owner.data : null
}

function signatureOf(services: Pick<Services, 'uploads'>, input: { publicKey: string; secureExpire: string }): string {
  return services.uploads.sign(`upload ${input.publicKey} ${input.secureExpire}`)
}
