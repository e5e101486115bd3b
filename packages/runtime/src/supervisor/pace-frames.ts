// How many WebSocket messages of an app get through: each costs the host about as much as a small request, however
// small it is, and a flood of tiny ones would keep everybody else waiting.
import { Transform } from 'node:stream'

import type { TokenBucket } from './token-bucket.ts'

/** Lets whole frames through as they are; beyond the bucket's rate the app waits. */
export function createFramePace(bucket: TokenBucket): Transform {
  const frames = createFrameReader()
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const passFrom = (start: number) => {
        let at = start
        while (at < chunk.length && !this.destroyed) {
          const { next, isFrame } = frames.read(chunk, at)
          at = next
          if (!isFrame) continue
          bucket.take(1, Date.now())
          const waitMs = bucket.waitMs(Date.now())
          if (waitMs <= 0) continue
          this.push(chunk.subarray(start, at))
          setTimeout(() => passFrom(at), waitMs)
          return
        }
        done(null, chunk.subarray(start))
      }
      passFrom(0)
    },
  })
}

/** Follows the frames of RFC 6455 through parts that are cut anywhere. */
function createFrameReader() {
  const header = Buffer.alloc(14)
  let headerBytes = 0
  let payloadLeft = 0
  return {
    /** @returns where to read on, and whether the header of a frame has just ended */
    read(chunk: Buffer, at: number): { next: number; isFrame: boolean } {
      if (payloadLeft > 0) {
        const taken = Math.min(payloadLeft, chunk.length - at)
        payloadLeft -= taken
        return { next: at + taken, isFrame: false }
      }
      header[headerBytes++] = chunk[at] ?? 0
      const isFrame = headerBytes >= 2 && headerBytes === headerLength(header)
      if (isFrame) {
        payloadLeft = payloadLength(header)
        headerBytes = 0
      }
      return { next: at + 1, isFrame }
    },
  }
}

function headerLength(header: Buffer): number {
  const second = header[1] ?? 0
  const short = second & 0x7f
  const lengthBytes = short === 127 ? 8 : short === 126 ? 2 : 0
  return 2 + lengthBytes + (second >= 0x80 ? 4 : 0)
}

function payloadLength(header: Buffer): number {
  const short = (header[1] ?? 0) & 0x7f
  if (short === 126) return header.readUInt16BE(2)
  return short === 127 ? Number(header.readBigUInt64BE(2)) : short
}
