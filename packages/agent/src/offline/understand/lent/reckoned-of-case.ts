// What a known app works out, for records of which the facts were told: each line in the names that they have here, where they
// have all that it speaks of.
import type { Brief } from '../../brief.ts'
import { reckoningsOf } from '../../compose/reckoned/read-reckoning.ts'
import { viewsOf } from '../../compose/views.ts'
import { escapePattern } from '../escape-pattern.ts'

interface Named {
  /** What the case calls it, and what it is called here. */
  known: string
  told: string
}

/** More stand in the way of the list that was asked for. */
const most = 2

/** Longer names first: "paid on" holds "paid". */
function renamed(text: string, names: readonly Named[]): string {
  const inOrder = names.toSorted((one, other) => other.known.length - one.known.length)
  const any = inOrder.map(({ known }) => escapePattern(known.toLowerCase())).join('|')
  if (any === '') return text
  return text.replace(new RegExp(`(?<![\\p{L}\\d])(?:${any})(?![\\p{L}\\d])`, 'giu'), (said) => {
    const same = inOrder.find(({ known }) => known.toLowerCase() === said.toLowerCase())
    return same?.told ?? said
  })
}

/** The names of columns are what people read, and what stands behind "=" is looked up. */
function inNamesOfHere(line: string, names: readonly Named[]): string {
  const [heading = '', group = '', columns = '', options = ''] = line.split('|').map((part) => part.trim())
  const terms = columns.split(';').map((column) => {
    const [name = '', ...term] = column.split('=')
    return `${name.trim()} = ${renamed(term.join('=').trim(), names)}`
  })
  return [heading, renamed(group, names), terms.join('; '), options].filter((part) => part !== '').join(' | ')
}

/**
 * @param lines of the case
 * @param names of its facts and of its kind, by the case and here
 */
export function reckonedOfCase(brief: Brief, lines: readonly string[], names: readonly Named[]): Brief {
  if (brief.reckoned !== undefined) return brief
  const views = viewsOf(brief)
  const told = lines.map((line) => inNamesOfHere(line, names)).filter((line) => reckoningsOf([line], views).length > 0)
  return told.length === 0 ? brief : { ...brief, reckoned: told.slice(0, most) }
}
