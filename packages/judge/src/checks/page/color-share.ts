// How much of a picture has a colour.
import type { Rgb } from './color-difference.ts'
import { colorDifference } from './color-difference.ts'
import type { Picture } from './decode-png.ts'

/** Up to this difference (CIEDE2000) a shown colour counts as the asked one. */
export const sameColor = 10

export interface ColorShare {
  /** Share of the looked-at pixels, 0 to 1. */
  share: number
  /** Looked-at pixels with the colour, counted back to the whole picture. */
  pixels: number
}

/** Colours of a picture and how many pixels have each; every `every`-th pixel in both directions is looked at. */
export function countColors(picture: Picture, every = 2): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (let y = 0; y < picture.height; y += every) {
    for (let x = 0; x < picture.width; x += every) {
      const at = (y * picture.width + x) * picture.channels
      const { pixels } = picture
      const key = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
      counts.set(key, (counts.get(key) ?? 0) + every * every)
    }
  }
  return counts
}

export function shareOf(color: Rgb, counts: ReadonlyMap<number, number>): ColorShare {
  let found = 0
  let all = 0
  for (const [key, count] of counts) {
    all += count
    const shown: Rgb = [key >> 16, (key >> 8) & 255, key & 255]
    if (isNear(color, shown) && colorDifference(color, shown) <= sameColor) found += count
  }
  return { share: all === 0 ? 0 : found / all, pixels: found }
}

/** Cheap refusal before the exact measure: such distances in RGB are never within `sameColor`. */
function isNear(one: Rgb, other: Rgb): boolean {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]) <= 200
}
