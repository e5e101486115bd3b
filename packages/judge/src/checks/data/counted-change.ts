// A like by another person counts up the record that it is about: that is no change of what its owner made.
import type { ChangedRow } from './row-differences.ts'

/** More than this came of more than the few requests that were sent. */
const maxSteps = 8

/**
 * True where nothing but counters moved: whole numbers that nobody typed, by few steps, with moments of change beside.
 *
 * @param typed names of the fields whose values the owner typed
 */
export function isCountedOnly({ before, after, columns }: ChangedRow, typed: readonly string[]): boolean {
  const known = new Set(typed.map(plain))
  const counters = columns.filter((column) => !known.has(plain(column)) && isStep(before[column], after[column]))
  return counters.length > 0 && columns.every((column) => counters.includes(column) || isMoment(after[column]))
}

function isStep(before: unknown, after: unknown): boolean {
  const [from, to] = [Number(before), Number(after)]
  const areWhole = Number.isInteger(from) && Number.isInteger(to) && typeof after !== 'boolean'
  return areWhole && from !== to && Math.abs(to - from) <= maxSteps
}

function isMoment(value: unknown): boolean {
  return value instanceof Date || (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value))
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
