// What is named one after the other in a message: facts, choices, things. A row is read by the classes of its words.
import { type Said, wordsBetween } from './words.ts'

export interface Item {
  from: number
  to: number
  /** Without article: "date of birth", "what I paid". */
  text: string
  /** A question that names what is known: "where it stands". */
  isClause: boolean
  /** What is said of it: "I paid" of "the price I paid". */
  clause?: string
  /** What stands in brackets after it: "type (oak, pine)". */
  inner: Row | null
}

export interface Row {
  items: readonly Item[]
  from: number
  to: number
  /** How its last two are joined; 'none' for a single one. */
  joined: 'and' | 'or' | 'comma' | 'slash' | 'arrow' | 'none'
}

/** Where an item ends, whatever comes. */
const ends = /[,;.:()&|/>"rcwM-]/
const mostItems = 20
/** So many words a choice in quotes has at most. */
const mostQuoted = 6

const particle = /^(?:up|out|away|off|down|in|on|over|back|through)$/
/** Words after which an article goes on with the same item: "with the council", "date of the call". */
const joins = /^(?:of|with|on|in|at|under|to|for|from|before|after)$/
const over = /^(?:[,;.:()&|/>"-]|$)/

/** Said on the way from one item to the next. */
const passing =
  /^(?:sometimes|later|eventually|afterwards|next|also|then|maybe|perhaps|finally|just|only|usually|currently|optionally|lastly|even|of course|possibly|ideally|again|still|already)$/

/** "First drafted" goes on; a first contact is a thing. */
function isPassing({ words, signs }: Said, at: number): boolean {
  const word = words[at]?.lower ?? ''
  return word === 'first' || word === 'next' ? /[dDA]/.test(signs[at + 1] ?? '.') : passing.test(word)
}

/** "From which country". */
const asksWith = /^(?:in|from|on|at|for|by|to|under|since|until|with)$/

/** What is done with facts: they are written down, known, needed. */
export const held =
  /^(?:written|noted|recorded|entered|kept|stored|saved|listed|known|asked|remembered|needed|given|shown|required|told|collected|filed|typed|visible|important|registered|mentioned|added|wanted)$/

/** "Where it hangs has to be recorded": what is done with the answer is no part of the question. */
function isHeldThere({ signs, words }: Said, at: number): boolean {
  const found = /^(?:(?:M|Ht)a*Ba*|Ba*)([DA])/.exec(signs.slice(at))
  return found !== null && held.test(words[at + found[0].length - 1]?.lower ?? '')
}

/** From a question word to the end of its clause. */
function clauseEnd(said: Said, from: number): number {
  const { signs } = said
  let at = from + 1
  while (at < signs.length) {
    const sign = signs[at] ?? '.'
    if (/[,;.:()/>"-]/.test(sign) || (at - from >= 2 && isHeldThere(said, at))) break
    // "Where it stands and when it was bought", "what they do and the day": another begins.
    if (/[&|]/.test(sign) && /^.(?:a*i?h|d|s|1|[NPCA]*[NPC][,.;:)&|])/.test(signs.slice(at))) break
    if (sign === 'c') break
    at += 1
  }
  return at
}

/** A clause without "that" after a noun: "the pitch | I found", "the table | it stands on". */
const relative = /^(?:p|[ds]A?[NPX])a?[MHB]*a?[VTDHB][DG]?[iapt1]*(?=[,;.:()|&/>"]|[MB]|[VH][id]|$)/

/** What stands in quotes is one item, whatever its words are: "Loved it". */
function quotedAt(said: Said, start: number): Item | null {
  const length = said.signs[start - 1] === '"' ? said.signs.slice(start, start + mostQuoted).indexOf('"') : -1
  const to = start + length
  return length < 1 ? null : { from: start, to, text: wordsBetween(said, start, to), isClause: false, inner: null }
}

function itemAt(said: Said, start: number): Item | null {
  const { signs, words } = said
  const quoted = quotedAt(said, start)
  if (quoted !== null) return quoted
  let from = start
  while (signs[from] === 'd' || signs[from] === 'e' || isPassing(said, from)) from += 1
  if (signs[from] === 's' && /^(?:its|their|his|her|my|our|your)$/.test(words[from]?.lower ?? '')) from += 1
  if (/^i?h/.test(signs.slice(from)) && (signs[from] === 'h' || asksWith.test(words[from]?.lower ?? ''))) {
    const to = clauseEnd(said, signs[from] === 'i' ? from + 1 : from)
    return to - from < 2 ? null : withInner(said, { from, to, isClause: true })
  }
  let to = from
  let hasNoun = false
  while (to < signs.length) {
    const sign = signs[to] ?? '.'
    const isPer = words[to]?.lower === 'per' && to > from && /[NPU]/.test(signs[to + 1] ?? '')
    if (
      ends.test(sign) ||
      (/[hpe]/.test(sign) && !isPer) ||
      (sign === 'd' && to > from && !joins.test(words[to - 1]?.lower ?? ''))
    )
      break
    const isParticle =
      to > from && /^[iV]$/.test(sign) && particle.test(words[to]?.lower ?? '') && over.test(signs.slice(to + 1))
    const isBeing = words[to - 1]?.lower === 'being'
    if (/[VTHB]/.test(sign) && to > from && !isParticle && !isBeing && !/[oi]/.test(signs[to - 1] ?? '')) break
    if (words[to]?.lower === 'by' && to > from) break
    // "From Asked to Sewn": two names.
    if (sign === 't' && signs[to - 1] === 'X' && signs[to + 1] === 'X') break
    if (
      /[it]/.test(sign) &&
      to > from &&
      !isParticle &&
      !/^[it][ds]?[AG]?[NPXCG1]+(?:[,;.:()&|/>"-]|$)/.test(signs.slice(to))
    )
      break
    if (/[NPXCUYG]/.test(sign)) hasNoun = true
    to += 1
  }
  // "Gain or loss of": what it is of was no noun.
  while (to - 1 > from && /[oi]/.test(signs[to - 1] ?? '') && !particle.test(words[to - 1]?.lower ?? '')) to -= 1
  if (to === from) return null
  const found = withInner(said, { from, to, isClause: false })
  // "The address at which it stands", "the reason why it matters".
  const asked = hasNoun && found.inner === null ? /^i?h(?=p|[dse])/.exec(signs.slice(to)) : null
  if (asked !== null && /^(?:which|where|when|why|how)$/.test(words[to + asked[0].length - 1]?.lower ?? ''))
    return { ...found, to: clauseEnd(said, to + asked[0].length - 1) }
  const rest = relative.exec(signs.slice(to))
  if (rest === null || !hasNoun || found.inner !== null || /[io]/.test(signs[from] ?? '')) return found
  return { ...found, to: to + rest[0].length, clause: wordsBetween(said, to, to + rest[0].length) }
}

function withInner(said: Said, found: Pick<Item, 'from' | 'to' | 'isClause'>): Item {
  const text = wordsBetween(said, found.from, found.to)
  if (said.signs[found.to] !== '(') return { ...found, text, inner: null }
  const inner = rowAt(said, found.to + 1)
  const close = said.signs.indexOf(')', found.to)
  return close < 0 ? { ...found, text, inner: null } : { ...found, text, inner, to: close + 1 }
}

const joint = /^(?:"?,"?[&|]?c?|"?;|[&|]|\/|>|t(?=[AXDNG"]))/

/** @returns the row that begins there, if only of one; null where nothing is named */
export function rowAt(said: Said, start: number): Row | null {
  const { signs } = said
  let at = signs[start] === '"' ? start + 1 : start
  const items: Item[] = []
  let joined: Row['joined'] = 'none'
  while (items.length < mostItems) {
    const item = itemAt(said, at)
    if (item === null) break
    items.push(item)
    at = item.to
    const found = joint.exec(signs.slice(at).replace(/^"/, ''))
    // "From new to sewn to sent"; "set an order to new" is no row.
    if (found === null || (found[0] === 't' && said.words[start - 1]?.lower !== 'from')) break
    const skipped = signs[at] === '"' ? 1 : 0
    const sign = found[0]
    const next = at + skipped + sign.length + (signs[at + skipped + sign.length] === '"' ? 1 : 0)
    if (itemAt(said, next) === null) break
    if (sign.includes('|')) joined = 'or'
    else if (sign.includes('&')) joined = joined === 'or' ? 'or' : 'and'
    else if (sign === '/') joined = 'slash'
    else if (sign === '>') joined = 'arrow'
    else if (joined === 'none') joined = 'comma'
    at = next
    // After "and" or "or" one more comes; more only where another "and" goes on with an article or a question.
    if (/[&|]/.test(sign)) {
      const last = itemAt(said, next)
      if (last === null) break
      const goesOn = signs[last.to] === '|' || (sign.includes('&') && /^,?&a*(?:[dsh]|ih)/.test(signs.slice(last.to)))
      if (goesOn) continue
      items.push(last)
      at = last.to
      break
    }
  }
  return items.length === 0 ? null : { items, from: start, to: at, joined }
}
