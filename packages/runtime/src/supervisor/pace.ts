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

/**
 * Lets one part through a turn of the event loop while the bucket holds enough, and else when the debt is paid. (Node
 * reads up to 2 MB from one socket before it looks at the others, unless whoever takes them asks for a pause.)
 */
export function createPace(bucket: TokenBucket): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bucket.take(chunk.length, Date.now())
      const waitMs = bucket.waitMs(Date.now())
      if (waitMs <= 0) setImmediate(() => done(null, chunk))
      else setTimeout(() => done(null, chunk), waitMs)
    },
  })
}
