// Reads the pixels of a screenshot: PNG with 8 bits a channel, RGB or RGBA, not interlaced, as Chromium writes it.
import { inflateSync } from 'node:zlib'

export interface Picture {
  width: number
  height: number
  /** Channels of one pixel in `pixels`: 3 or 4. */
  channels: number
  pixels: Uint8Array
}

const header = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

/** Throws when the picture is of another kind: screenshots are ours, so that is a bug. */
export function decodePng(bytes: Uint8Array): Picture {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!file.subarray(0, 8).equals(header)) throw new Error('Not a PNG picture.')
  const chunks = readChunks(file)
  const first = chunks.find((chunk) => chunk.name === 'IHDR')?.data
  if (first === undefined) throw new Error('A PNG picture without a header.')
  const width = first.readUInt32BE(0)
  const height = first.readUInt32BE(4)
  const channels = { 2: 3, 6: 4 }[first.readUInt8(9)]
  if (first.readUInt8(8) !== 8 || channels === undefined || first.readUInt8(12) !== 0)
    throw new Error('Only PNG pictures with 8 bits of RGB or RGBA, not interlaced, are read.')
  const packed = Buffer.concat(chunks.filter((chunk) => chunk.name === 'IDAT').map((chunk) => chunk.data))
  return { width, height, channels, pixels: unfilter(inflateSync(packed), { width, height, channels }) }
}

function readChunks(file: Buffer): { name: string; data: Buffer }[] {
  const chunks = []
  for (let at = 8; at + 8 <= file.length;) {
    const length = file.readUInt32BE(at)
    chunks.push({ name: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

function unfilter(packed: Uint8Array, size: { width: number; height: number; channels: number }): Uint8Array {
  const { height, channels } = size
  const stride = size.width * channels
  const pixels = new Uint8Array(stride * height)
  for (let row = 0; row < height; row++) {
    const filter = packed[row * (stride + 1)] ?? 0
    const from = row * (stride + 1) + 1
    const to = row * stride
    for (let index = 0; index < stride; index++) {
      const left = index >= channels ? (pixels[to + index - channels] ?? 0) : 0
      const above = row > 0 ? (pixels[to + index - stride] ?? 0) : 0
      const corner = row > 0 && index >= channels ? (pixels[to + index - stride - channels] ?? 0) : 0
      pixels[to + index] = (packed[from + index] ?? 0) + predict(filter, left, above, corner)
    }
  }
  return pixels
}

function predict(filter: number, left: number, above: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  const guess = left + above - corner
  const byLeft = Math.abs(guess - left)
  const byAbove = Math.abs(guess - above)
  const byCorner = Math.abs(guess - corner)
  if (byLeft <= byAbove && byLeft <= byCorner) return left
  return byAbove <= byCorner ? above : corner
}
