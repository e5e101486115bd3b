// What a row of a case says of a fact, as its column stores it.
import type { Field } from '../../brief.ts'
import { quoteText } from '../data/quote-sql.ts'

function dayLiteral(told: string): string | undefined {
  if (told === 'today') return 'current_date'
  const [, sign, days] = /^([+-]?)(\d+)$/.exec(told) ?? []
  return days === undefined ? undefined : `current_date ${sign === '-' ? '-' : '+'} ${days}`
}

/** @returns undefined where nothing is told, or something that the fact cannot hold: a later message may have changed its sort */
export function caseLiteral({ kind, options = [], max }: Field, told: string): string | undefined {
  if (told === '') return undefined
  switch (kind) {
    case 'boolean':
      return String(/^(?:yes|true)$/i.test(told))
    case 'number':
    case 'money':
    case 'rating': {
      const value = /^-?\d+(?:\.\d+)?$/.test(told) ? Number(told) : undefined
      return value === undefined ? undefined : String(kind === 'rating' ? Math.min(value, max ?? 5) : value)
    }
    case 'date':
      return dayLiteral(told)
    case 'time':
      return /^\d{1,2}:\d{2}$/.test(told) ? quoteText(told.padStart(5, '0')) : undefined
    case 'choice': {
      const option = options.find((each) => each.toLowerCase() === told.toLowerCase())
      return option === undefined ? undefined : quoteText(option)
    }
    case 'picture':
    case 'reference':
      return undefined
    default:
      return quoteText(told)
  }
}
