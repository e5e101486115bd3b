// What the judge types: recognisable, unique and the same in every run. "Oak table 417" is nobody's real row.
import type { FieldSeen } from './form-seen.ts'
import { valueForPattern } from './value-for-pattern.ts'

/** `plain` first; `other` when good input was refused: other dates, smaller numbers, longer texts. */
export type ValueStyle = 'plain' | 'other'

export interface Made {
  /** What goes into the field; for a choice its value, for a checkbox `true`. */
  value: string
  /** What a person would see of it: the label of the choice. */
  shown: string
}

const things = [
  'Oak table',
  'Copper kettle',
  'Willow basket',
  'Linen apron',
  'Cedar shelf',
  'Pewter spoon',
  'Maple bench',
]
const given = ['Robin', 'Alex', 'Kim', 'Noa', 'Sam']
const syllables = ['ka', 'lo', 'mi', 'ru', 'ven', 'tas', 'bel', 'dor', 'fin', 'gal']

/** A word of letters for a number, because names and places refuse digits. */
export function wordOf(seed: number): string {
  const word = String(seed)
    .split('')
    .map((digit) => syllables[Number(digit)])
    .join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** @param seed a number of three or more digits, new for every filling */
export function makeValue(field: FieldSeen, seed: number, style: ValueStyle = 'plain', now = new Date()): Made {
  const made = rawValue(field, seed, style, now)
  if (typeof made !== 'string') return made
  const value = withinLimits(field, made, seed)
  return { value, shown: value }
}

/** Something that is clearly no address of anybody's mail. */
export const wrongEmail = 'not-an-address'

function rawValue(field: FieldSeen, seed: number, style: ValueStyle, now: Date): string | Made {
  switch (field.kind) {
    case 'select':
    case 'radio':
      return makeChoice(field, style)
    case 'checkbox':
      return { value: 'true', shown: field.label }
    case 'color':
      return `#${((seed * 7919) % 0xffffff).toString(16).padStart(6, '0')}`
    case 'number':
    case 'range':
      return makeNumber(field, seed, style)
    case 'date':
    case 'datetime-local':
    case 'month':
    case 'week':
    case 'time':
      return makeDate(field, seed, style, now)
    case 'password':
      return `Oak-table-${seed}!x`
    case 'file':
      return ''
    default:
      return makeText(field, seed, style)
  }
}

function makeChoice(field: FieldSeen, style: ValueStyle): Made {
  const real = field.options.filter(
    (option) => option.value !== '' && !/^(all|any|select|choose|please)\b/i.test(option.label),
  )
  const others = real.filter((option) => option.value !== field.value)
  const chosen = (style === 'plain' ? others.at(0) : real.at(-1)) ?? real[0] ?? field.options[0]
  return { value: chosen?.value ?? '', shown: chosen?.label ?? '' }
}

function makeNumber(field: FieldSeen, seed: number, style: ValueStyle): string {
  const words = wordsOf(field)
  const min = field.limits.min === '' ? null : Number(field.limits.min)
  const max = field.limits.max === '' ? null : Number(field.limits.max)
  const step = Number(field.limits.step) || 1
  const takesParts = field.limits.step === 'any' || (step < 1 && step > 0)
  let wish = 12 + (seed % 70)
  if (/\b(year)\b/.test(words)) wish = 2019
  else if (/\b(quantity|qty|seats?|guests?|tickets?|persons?|people|places?)\b/.test(words)) wish = 2
  if (style === 'other') wish = /year/.test(words) ? 2024 : 1
  if (takesParts && style === 'plain') wish += 0.5
  if (min !== null && wish < min) wish = min + (max === null || min + step <= max ? step : 0)
  if (max !== null && wish > max)
    wish = String(max) === field.value && min !== null && max - step >= min ? max - step : max
  if (!takesParts && Number.isFinite(step)) {
    const from = min ?? 0
    wish = from + Math.round((wish - from) / step) * step
    if (max !== null && wish > max) wish -= step
  }
  if (String(wish) === field.value && (max === null || wish + step <= max)) wish += step
  return String(Number(wish.toFixed(4)))
}

/** Not the last day that is allowed, which another record may have taken. */
function daysBefore(max: string, days: number, min: string): string {
  const iso = new Date(Date.parse(max.slice(0, 10)) - days * 86_400_000).toISOString().slice(0, 10)
  return iso < min.slice(0, 10) ? min.slice(0, 10) : iso
}

function makeDate(field: FieldSeen, seed: number, style: ValueStyle, now: Date): string {
  if (style === 'plain' && field.value !== '' && !field.isRequired) return field.value
  const words = wordsOf(field)
  // Fields of one form differ by thousands: what stands later in it is later in time.
  const place = Math.floor(seed / 1000)
  const days = 10 + ((seed % 1000) % 15) + 2 * (place % 20)
  let day = new Date(now.getTime())
  if (/\b(birth|born|dob|birthday)\b/.test(words)) day = new Date('1990-05-17T10:00:00Z')
  else if (/\b(due|start|end|event|booking|arrival|departure|deadline|when|visit|travel|until|from|to)\b/.test(words))
    day.setDate(day.getDate() + days)
  if (style === 'other') day = new Date(now.getTime() + (day > now ? days - 80 : days) * 86_400_000)
  let iso = day.toISOString().slice(0, 10)
  const { min, max } = field.limits
  if (min !== '' && iso < min.slice(0, 10)) iso = min.slice(0, 10)
  if (max !== '' && iso > max.slice(0, 10)) iso = style === 'plain' ? max.slice(0, 10) : daysBefore(max, days, min)
  const hour = String(9 + (place % 12)).padStart(2, '0')
  if (field.kind === 'time') return style === 'plain' ? `${hour}:30` : `${hour}:00`
  if (field.kind === 'datetime-local') return `${iso}T${hour}:30`
  if (field.kind === 'month') return iso.slice(0, 7)
  if (field.kind === 'week') return `${iso.slice(0, 4)}-W20`
  return iso
}

function makeText(field: FieldSeen, seed: number, style: ValueStyle): string {
  const words = wordsOf(field)
  const thing = things[seed % things.length] ?? 'Oak table'
  const slug = `${thing.toLowerCase().replaceAll(' ', '-')}-${seed}`
  const person = `${given[seed % given.length] ?? 'Robin'} ${wordOf(seed)}`
  const isOf = (pattern: RegExp): boolean => pattern.test(words) || pattern.test(field.autocomplete)
  if (field.kind === 'email' || isOf(/\be-?mail\b/)) return `${slug}@example.com`
  if (field.kind === 'url' || isOf(/\b(url|website|web ?site|link|homepage)\b/)) return `https://example.com/${slug}`
  if (field.kind === 'tel' || isOf(/\b(phone|mobile|tel|telephone)\b/))
    return `+1 202 555 ${String(seed).padStart(4, '0').slice(-4)}`
  if (field.kind === 'textarea')
    return `${thing} ${seed} stands by the window.${style === 'other' ? ' It has been there since the first warm day of the year.' : ''}`
  if (isOf(/\bcard number|cc-number\b/)) return '4242 4242 4242 4242'
  if (isOf(/\b(expiry|expires|cc-exp)\b/)) return '12/34'
  if (isOf(/\b(cvc|cvv|security code|cc-csc)\b/)) return '123'
  if (isOf(/\b(zip|postcode|postal code|plz)\b/)) return String(10_000 + (seed % 80_000))
  if (isOf(/\b(first ?name|given-name)\b/)) return given[seed % given.length] ?? 'Robin'
  if (isOf(/\b(last ?name|surname|family-name|city|town|country|nickname)\b/)) return wordOf(seed)
  if (isOf(/\b(user ?name|login|handle)\b/)) return `oak${seed}`
  if (isOf(/\b(slug)\b/)) return slug
  if (/^(numeric|decimal)$/.test(field.inputMode) && field.limits.pattern === '') return makeNumber(field, seed, style)
  if (isOf(/\b(price|amount|cost|total|budget|salary|fee)\b/)) return `${12 + (seed % 70)}.50`
  if (isOf(/\b(street|address)\b/)) return `${seed} Oak Street`
  if (isOf(/\b(tags?|keywords?)\b/)) return wordOf(seed).toLowerCase()
  if (
    isOf(/\b(your name|full name|contact name|client name|customer|person|author|guest|player|name on card)\b/) ||
    field.autocomplete === 'name'
  )
    return person
  return style === 'other' ? `${thing} ${seed} for the kitchen` : `${thing} ${seed}`
}

function withinLimits(field: FieldSeen, value: string, seed: number): string {
  const { pattern, minLength, maxLength } = field.limits
  if (field.kind === 'number' || field.kind === 'range') return value
  let text = value
  if (pattern !== '' && text !== '') {
    const digits = String(seed).repeat(5)
    const candidates = [
      value,
      value.toLowerCase(),
      value.toUpperCase().replaceAll(' ', '-'),
      wordOf(seed),
      ...Array.from({ length: 12 }, (_, n) => digits.slice(0, n + 1)),
    ]
    text = valueForPattern(pattern, candidates, seed) ?? value
  }
  if (text.length < minLength)
    text = `${text} ${'and a chair by the door '.repeat(10)}`
      .slice(0, Math.max(minLength, text.length + 6))
      .trimEnd()
      .padEnd(minLength, 'e')
  if (maxLength > 0 && text.length > maxLength) {
    const tail = String(seed)
    text = maxLength > tail.length + 1 ? `${text.slice(0, maxLength - tail.length)}${tail}` : tail.slice(0, maxLength)
  }
  return text
}

function wordsOf(field: FieldSeen): string {
  return `${field.label} ${field.name.replaceAll(/[_-]/g, ' ')} ${field.name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')} ${field.placeholder}`.toLowerCase()
}
