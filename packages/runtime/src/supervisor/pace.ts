// Heavy answers take turns: one app that pours as fast as it can would keep the answers of all others waiting.
import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'

import type { TokenBucket } from './token-bucket.ts'

const lightBytes = 256 * 1024

/** Small and known to be: not worth the detour. */
export function isLight({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const length = headers['content-length']
  return length !== undefined && Number(length) <= lightBytes
}

/** Lets parts through at once while the bucket holds enough, and else when the debt is paid. */
export function createPace(bucket: TokenBucket): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bucket.take(chunk.length, Date.now())
      const waitMs = bucket.waitMs(Date.now())
      if (waitMs <= 0) done(null, chunk)
      else setTimeout(() => done(null, chunk), waitMs)
    },
  })
}
