// Apps whose records have one shape whatever their message lists: cards have two sides, a dictionary has entries.
import type { Copy } from '../brief.ts'
import type { Archetype } from './archetypes.ts'
import { readCards } from './read-cards.ts'
import type { Outline } from './read-outline.ts'
import type { Kinds } from './relate-kinds.ts'

export interface Shape {
  kinds: Kinds
  /** Rows that were said. */
  offers: Copy['offers']
}

/** Null where what is listed in the message says what the records are. */
export function readShape({ id }: Archetype, text: string, outline: Outline): Shape | null {
  return id === 'flashcards' ? readCards(text, [...outline.own, ...outline.kinds.values()]) : null
}

/** Words that stand on buttons or in rows are no lines of a page. */
export function copyOfShape(copy: Copy, { offers }: Shape): Copy {
  const inRows = new Set(offers.flatMap(({ name, details }) => [name, details]))
  const isCopy = (line: string) => !inRows.has(line) && line.split(' ').length > 3
  return {
    ...copy,
    headline: isCopy(copy.headline) ? copy.headline : '',
    lines: copy.lines.filter(isCopy),
    offers: offers.map((offer) => ({ ...offer })),
  }
}
