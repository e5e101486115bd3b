// What drawn things have in common: the board they stand on, plain shapes, a tone of the picture's own.
import type { Palette } from './prompt-palette.ts'
import { type Chance, rectangle, short } from './shapes.ts'

export type Draw = (palette: Palette, chance: Chance) => string

/** What things stand on, as far as any place goes. */
export function board(palette: Palette): string {
  return rectangle(-2000, 496, 4800, 2000, palette.soft)
}

/** The board that things stand on, and the shadow that they throw. */
export function stand(palette: Palette, half: number): string {
  const shadow = `<ellipse cx="416" cy="520" rx="${short(half)}" ry="13" fill="${palette.deep}" opacity=".24"/>`
  return board(palette) + shadow
}

export function shape(points: string, fill: string, rest = ''): string {
  return `<path d="${points}" fill="${fill}"${rest}/>`
}

export function line(points: string, stroke: string, thickness: number): string {
  return `<path d="${points}" fill="none" stroke="${stroke}" stroke-width="${short(thickness)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** One of the palette's strong tones. */
export function tone(palette: Palette, chance: Chance): string {
  const tones = [palette.accent, palette.strong, palette.middle, palette.deep]
  return tones[Math.floor(chance() * tones.length)] ?? palette.accent
}
