// Chances that are the same for the same seed: an app that is made again has the same rows.
import { hashText } from '../../seed.ts'

/** An even-handed number for row and purpose, 0 to 1. */
export function chance(seed: number, row: number, purpose: string): number {
  return (hashText(`${purpose}/${row}/${seed}`) % 9973) / 9973
}

export function oneOf(list: readonly string[], seed: number, row: number, purpose: string): string {
  return list[(row + (hashText(`${purpose}:${seed}`) % list.length)) % list.length] ?? ''
}

/** Never ends in 0 or 9: round figures look invented. */
export function uneven(value: number, decimals: number): number {
  const scale = 10 ** decimals
  const whole = Math.round(value * scale)
  const last = whole % 10
  return (last === 0 ? whole + 3 : last === 9 ? whole - 2 : whole) / scale
}
