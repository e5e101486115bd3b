// Whether rows hold what was typed, however the app chose to write it down.
import type { FieldSeen } from './form-seen.ts'
import type { Made } from './made-values.ts'
import type { Row } from './row-differences.ts'
import { asText } from './row-differences.ts'

export interface Typed {
  field: FieldSeen
  made: Made
}

/** Fields whose value may stay out of the database: agreements, confirmations, cards, files. */
export function mayStayOut({ field }: Typed): boolean {
  const words = `${field.label} ${field.name} ${field.autocomplete}`.toLowerCase()
  if (field.kind === 'password' || field.kind === 'file' || field.kind === 'search') return true
  if (field.kind === 'checkbox') return true
  return /agree|terms|consent|confirm|repeat|captcha|honeypot|\bcc-|card number|cardnumber|card_number|expiry|expires|\bcvc|\bcvv|security code|coupon|promo|voucher/.test(
    words,
  )
}

/**
 * @param rows new or changed rows
 * @param known every row of the data: a choice may be stored as the id of one of them
 */
export function isStored({ field, made }: Typed, rows: readonly Row[], known: readonly Row[]): boolean {
  const cells = rows.flatMap((row) => Object.values(row))
  if (field.kind === 'checkbox') return true
  if (field.kind === 'select' || field.kind === 'radio') return holdsChoice(made, rows, known)
  if (field.kind === 'number' || field.kind === 'range') return holdsNumber(Number(made.value), cells)
  if (['date', 'datetime-local', 'month', 'week', 'time'].includes(field.kind)) return holdsDate(made.value, cells)
  if (holdsText(made.value, cells)) return true
  const number = Number(made.value.replaceAll(/[^\d.-]/g, ''))
  return /^[\d\s.,€$£-]+$/.test(made.value) && Number.isFinite(number) && holdsNumber(number, cells)
}

/** True when a row holds the text exactly as typed: passwords must not. */
export function holdsInClear(value: string, rows: readonly Row[]): boolean {
  return value !== '' && rows.some((row) => Object.values(row).some((cell) => asText(cell).includes(value)))
}

function holdsText(value: string, cells: readonly unknown[]): boolean {
  const wanted = plain(value)
  if (wanted === '') return true
  if (cells.some((cell) => plain(asText(cell)).includes(wanted))) return true
  // A full name kept in two columns, a list kept as rows.
  const parts = value
    .split(/[\s,]+/)
    .map(plain)
    .filter((part) => part !== '')
  return parts.length > 1 && parts.every((part) => cells.some((cell) => plain(asText(cell)) === part))
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function holdsNumber(value: number, cells: readonly unknown[]): boolean {
  const wanted = [value, value * 100, value / 100, value * 1000, value * 60].map((each) => Number(each.toFixed(4)))
  return numbersOf(cells).some((number) => wanted.includes(number))
}

function numbersOf(cells: readonly unknown[]): number[] {
  return cells.flatMap((cell) => {
    if (cell === null || cell === undefined || typeof cell === 'boolean' || cell instanceof Date) return []
    if (typeof cell === 'object')
      return [...JSON.stringify(cell).matchAll(/-?\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits))
    const text = asText(cell).trim()
    if (/^[[{]/.test(text)) return [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits))
    const number = Number(text.replaceAll(/[€$£,\s]/g, ''))
    return text === '' || !Number.isFinite(number) ? [] : [number]
  })
}

function holdsDate(value: string, cells: readonly unknown[]): boolean {
  const digits = value.replaceAll(/\D/g, '')
  const day = /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0]
  return cells.some((cell) => {
    const text = asText(cell)
    if (text.includes(value) || text.replaceAll(/\D/g, '').startsWith(digits)) return true
    if (day === undefined) return false
    // Midnight of another time zone is the day before or after.
    const stored = Date.parse(text)
    return /\d{4}-\d{2}-\d{2}/.test(text) && Math.abs(stored - Date.parse(day)) <= 36 * 3_600_000
  })
}

function holdsChoice(made: Made, rows: readonly Row[], known: readonly Row[]): boolean {
  const cells = rows.flatMap((row) => Object.values(row))
  const wanted = [plain(made.value), plain(made.shown)].filter((text) => text !== '')
  if (wanted.length === 0) return true
  if (
    cells.some(
      (cell) =>
        wanted.includes(plain(asText(cell))) ||
        wanted.some((text) => text.length > 2 && plain(asText(cell)).includes(text)),
    )
  )
    return true
  if (holdsNumber(Number(made.value), cells)) return true
  const meant = known.filter((row) => Object.values(row).some((cell) => wanted.includes(plain(asText(cell)))))
  const ids = meant.map((row) => asText(row['id'])).filter((id) => id !== '')
  if (cells.some((cell) => ids.includes(asText(cell)))) return true
  const isTruth = /^(yes|no|true|false|on|off)$/i
  return (
    isTruth.test(made.shown) &&
    cells.some((cell) => typeof cell === 'boolean' || /^(true|false|[01])$/.test(asText(cell)))
  )
}
