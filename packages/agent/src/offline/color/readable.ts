// Text and parts that can be read and seen on whatever ground they stand.
import { type Oklch, contrast, fromHex, toHex } from '@joinery/contract/colors/oklch'

export const readable = 4.5
export const visible = 3
/** Below this two fills run into each other, and an edge must part them. */
export const apart = 1.6

export const shift = (color: Oklch, by: Partial<Oklch>): Oklch => ({ ...color, ...by })
export const turn = (hue: number, by: number): number => (hue + by + 360) % 360

/** Ink or near-white, whichever reads better on the fill. */
export function textOn(fill: string): string {
  const { c, h } = fromHex(fill)
  // White has no hue that its ink could take on.
  const ink = toHex({ l: 0.2, c: c < 0.001 ? 0 : 0.02, h })
  const white = toHex({ l: 0.985, c: 0.005, h })
  const best = contrast(ink, fill) >= contrast(white, fill) ? ink : white
  if (contrast(best, fill) >= readable) return best
  return contrast('#000000', fill) >= contrast('#ffffff', fill) ? '#000000' : '#ffffff'
}

/** Keeps hue and chroma and moves the lightness away from the ground until the ratio holds. */
export function moveUntil(color: Oklch, ground: string, ratio: number): string {
  const towards = contrast('#ffffff', ground) > contrast('#000000', ground) ? 0.02 : -0.02
  let moved = color
  for (let step = 0; step < 60 && contrast(toHex(moved), ground) < ratio; step++) {
    moved = shift(moved, { l: Math.min(1, Math.max(0, moved.l + towards)) })
  }
  const hex = toHex(moved)
  return contrast(hex, ground) >= ratio ? hex : textOn(ground)
}
