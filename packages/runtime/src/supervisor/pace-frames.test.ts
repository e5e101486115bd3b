import { once } from 'node:events'

import { expect, test } from 'vitest'

import { createFramePace } from './pace-frames.ts'
import { TokenBucket } from './token-bucket.ts'

function frame(length: number, isMasked = false): Buffer {
  const size = length < 126 ? [length] : length < 65_536 ? [126, length >> 8, length & 0xff] : null
  const long = Buffer.alloc(9)
  long[0] = 127
  long.writeBigUInt64BE(BigInt(length), 1)
  const sizes = size === null ? long : Buffer.from(size)
  if (isMasked) sizes[0] = (sizes[0] ?? 0) | 0x80
  // Payload that looks like headers must not be taken for any.
  return Buffer.concat([Buffer.from([0x82]), sizes, Buffer.alloc(isMasked ? 4 : 0, 1), Buffer.alloc(length, 0x82)])
}

async function passThrough(input: { bytes: Buffer; partBytes: number; bucket: TokenBucket }): Promise<Buffer> {
  const { bytes, partBytes, bucket } = input
  const pace = createFramePace(bucket)
  const parts: Buffer[] = []
  pace.on('data', (part: Buffer) => parts.push(part))
  const ended = once(pace, 'end')
  for (let at = 0; at < bytes.length; at += partBytes) pace.write(bytes.subarray(at, at + partBytes))
  pace.end()
  await ended
  return Buffer.concat(parts)
}

const lengths = [0, 1, 125, 126, 127, 300, 65_535, 65_536, 70_000, 0, 2]

test.each([1, 2, 3, 7, 1000, 1_000_000])(
  'frames cut into parts of %i bytes arrive whole, and each is counted',
  async (partBytes) => {
    const bytes = Buffer.concat([...lengths.map((length) => frame(length)), frame(200, true), frame(5)])
    const bucket = new TokenBucket({ capacity: 100, perSecond: 0.000_001, now: Date.now() })

    expect(bytes.equals(await passThrough({ bytes, partBytes, bucket }))).toBe(true)
    expect(bucket.take(100 - lengths.length - 2, Date.now())).toBe(true)
    expect(bucket.take(1, Date.now())).toBe(false)
  },
)

test('more frames than the rate allows wait, whatever their size', async () => {
  const bytes = Buffer.concat(Array.from({ length: 300 }, () => frame(1)))
  const startedAt = Date.now()
  const bucket = new TokenBucket({ capacity: 100, perSecond: 400, now: startedAt })

  expect(bytes.equals(await passThrough({ bytes, partBytes: 64 * 1024, bucket }))).toBe(true)
  // 200 beyond the burst are half a second's worth.
  expect(Date.now() - startedAt).toBeGreaterThan(450)
})
