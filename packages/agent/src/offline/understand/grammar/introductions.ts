// Which things are told with facts of their own: "customers with name and phone", "a clock has maker, year", "Patient: name".
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { type Mention, isKept, isSameThing, isThing, mentionsIn, sentencesOf } from './mentions.ts'
import { type Row, rowAt } from './rows.ts'
import type { Said } from './words.ts'

export interface Introduction {
  noun: string
  /** Where the thing is named. */
  at: number
  /** Its facts stand between these words. */
  from: number
  to: number
}

/** A plural is rather several things: "rooms". */
const isSure = ({ text, isClause }: Row['items'][number]): boolean =>
  isClause ||
  ((kindOfName(text.toLowerCase()) !== 'text' || isFieldWord.test(text.toLowerCase())) &&
    !/^(?:rooms|beds|visits|repairs|services|players|guests|cases|houses|books|members|pages|steps|parts|notes|comments)$/i.test(
      text,
    ))

/** Are these facts of something, rather than things, names or choices? */
export function areFacts(row: Row | null, least: number): row is Row {
  if (row === null || row.joined === 'or' || row.joined === 'arrow') return false
  const sure = row.items.filter(isSure).length
  return sure >= least && (least === 0 || sure * 3 >= row.items.length)
}

/** "Members of each family": of two that stand together the first is what is told of. */
function headOf(mentions: readonly Mention[], index: number): Mention | undefined {
  let at = index
  while (at > 0) {
    const [before, here] = [mentions[at - 1], mentions[at]]
    if (before === undefined || here === undefined) break
    const isJoined = /^(?:of|in|at|for|from|by|on|about)$/.test(here.before) && before.to === here.start - 1
    if (!isJoined || !isThing(before.noun)) break
    at -= 1
  }
  return mentions[at]
}

/** Where its facts begin, behind what names a thing; null where none follow. */
function factsAfter(
  said: Said,
  mention: Mention,
  { isFirst, isOften }: { isFirst: boolean; isOften: boolean },
): { row: Row; isSaid: boolean } | null {
  const { signs } = said
  const next = signs.slice(mention.to)
  // "Its parts and what it is like": of a possessive all is told elsewhere.
  if (mention.isPossessive) return null
  // "Has cost me so much" is no fact.
  const lead = /^(?:[:(w]|(?:M|B)?H(?![DVt])|,w)/.exec(next)
  if (lead !== null) {
    const row = rowAt(said, mention.to + lead[0].length)
    // "Shelf: letter": what is named elsewhere as well needs no facts that are known.
    const goesOn = row !== null && /^[VHB]/.test(signs.slice(row.to))
    const isDefined = lead[0] === ':' && isOften && !goesOn && /^(?:[.;]|$)/.test(signs[mention.from - 1] ?? '')
    const isLone = lead[0] === '(' && row?.items.length === 1
    return areFacts(row, isDefined ? 0 : 1) && !isLone ? { row, isSaid: lead[0].endsWith('H') } : null
  }
  if (next.startsWith(',') && isFirst && mention.isPlural) {
    const row = rowAt(said, mention.to + 1)
    return areFacts(row, 2) ? { row, isSaid: false } : null
  }
  return null
}

/** "A band has a name, a concert a place": the verb was said before. */
function gapped(said: Said, mentions: readonly Mention[], to: number): Introduction[] {
  return mentions
    .filter(
      ({ determiner, start, to: end }) =>
        determiner === 'one' && /[,&]/.test(said.signs[start - 1] ?? '.') && /^d[ANPC]/.test(said.signs.slice(end)),
    )
    .map(({ noun, from, to: end }) => ({ noun, at: from, from: end, to }))
}

/** @returns things with facts in the order in which they are told */
export function readIntroductions(said: Said): Introduction[] {
  const found: Introduction[] = []
  const all = sentencesOf(said).flatMap(([from, to]) => mentionsIn(said, from, to))
  const isOften = ({ noun, from }: Mention): boolean =>
    all.some(
      (other) => other.from !== from && isSameThing(other.noun, noun) && (other.isPlural || other.determiner !== ''),
    )
  let alone: Mention | null = null
  let plural: Mention | null = null
  for (const [from, to] of sentencesOf(said)) {
    const mentions = mentionsIn(said, from, to)
    const things = mentions.filter(isKept)
    const [first] = things
    // "I have forty plants. Each has a name and a room".
    const ofThem = /^(?:e|pB?)(?=H|w)/.exec(said.signs.slice(from, to))
    if (ofThem !== null && plural !== null && areFacts(rowAt(said, from + ofThem[0].length + 1), 1))
      found.push({ noun: plural.noun, at: plural.from, from: from + 1, to })
    plural = things.find(({ isPlural, before }) => isPlural && /^(?:of|for|)$/.test(before)) ?? plural
    // "Donors of our museum. Name, email, since when".
    const bare = alone === null ? null : rowAt(said, from)
    if (alone !== null && areFacts(bare, 2) && bare.to >= to - 1)
      found.push({ noun: alone.noun, at: alone.from, from, to })
    for (const [index, mention] of mentions.entries()) {
      const told = factsAfter(said, mention, { isFirst: mention === first, isOften: isOften(mention) })
      const head = told === null ? undefined : headOf(mentions, index)
      if (told === null || head === undefined || !(isKept(head) || (said.signs[head.to] === ':' && isOften(head))))
        continue
      found.push({ noun: head.noun, at: head.from, from: mention.to, to })
      if (told.isSaid)
        found.push(
          ...gapped(
            said,
            things.filter(({ start }) => start > mention.to),
            to,
          ),
        )
    }
    // "Articles about gardening, each with title".
    const each = /,?e[wH]/.exec(said.signs.slice(from, to))
    if (each !== null && first !== undefined && first.to <= from + each.index) {
      const at = from + each.index + each[0].length
      // "I add calls to it, each with date".
      const what =
        things.findLast(({ isPlural, before, to: end }) => isPlural && before === '' && end <= from + each.index) ??
        first
      if (areFacts(rowAt(said, at), 1) && !found.some((one) => one.from >= what.from && one.from <= at))
        found.push({ noun: what.noun, at: what.from, from: at, to })
    }
    alone =
      things.length > 0 && things.length === mentions.filter(({ before }) => before === '').length
        ? (first ?? null)
        : alone
  }
  return found
}
