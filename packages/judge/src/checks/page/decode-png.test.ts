import { deflateSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { countColors, shareOf } from './color-share.ts'
import { decodePng } from './decode-png.ts'

/** A picture of one row per filter kind; rows are given as already filtered bytes. */
function png(width: number, rows: number[][], colorKind = 2): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(rows.length, 4)
  head.writeUInt8(8, 8)
  head.writeUInt8(colorKind, 9)
  const parts = [
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat(parts)
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
}

test('every filter of the format is undone', () => {
  const picture = decodePng(
    png(2, [
      [0, 10, 20, 30, 40, 50, 60],
      [1, 10, 20, 30, 30, 30, 30],
      [2, 0, 0, 0, 0, 0, 0],
      [3, 5, 10, 15, 15, 15, 15],
      [4, 0, 0, 0, 0, 0, 0],
    ]),
  )
  const row = [10, 20, 30, 40, 50, 60]
  expect([...picture.pixels]).toEqual(Array.from({ length: 5 }, () => row).flat())
})

test('a picture of another kind is refused', () => {
  expect(() => decodePng(Buffer.from('GIF89a'))).toThrow('Not a PNG')
  expect(() => decodePng(png(1, [[0, 1]], 0))).toThrow('RGB or RGBA')
})

test('the share of a colour counts near shades and not others', () => {
  const row = [0, 37, 99, 235, 38, 100, 234, 255, 255, 255, 22, 163, 74]
  const counts = countColors(decodePng(png(4, [row])), 1)
  expect(shareOf([37, 99, 235], counts)).toEqual({ share: 0.5, pixels: 2 })
  expect(shareOf([255, 0, 0], counts).share).toBe(0)
})
