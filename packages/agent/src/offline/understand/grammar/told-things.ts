// The things of a message with their facts, and what each of them belongs to, where anything belongs to something.
import { isStand } from './inputs.ts'
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { singularize } from '../inflect.ts'
import { readBelonging } from './belonging.ts'
import type { ToldChoice } from './choices.ts'
import { type ToldFact, labelOf, noFact } from './facts.ts'
import { type Introduction, readIntroductions } from './introductions.ts'
import { didWhat } from './logs.ts'
import { isSameThing } from './mentions.ts'
import type { Belonging } from './noted.ts'
import { type Item, type Row, rowAt } from './rows.ts'
import type { Said } from './words.ts'

export interface ToldThing {
  /** Singular, lower case. */
  noun: string
  /** What each of them belongs to. */
  parents: string[]
  /** Noted again and again: it has a day. */
  isLog: boolean
  facts: ToldFact[]
}

interface Span {
  noun: string
  from: number
  to: number
  isLog: boolean
}

/** Whose facts stand at a place: of what was named last before them, in a log those of its entries alone. */
function ownerAt(spans: readonly Span[], at: number): Span | undefined {
  const around = spans.filter(({ from, to }) => at >= from && at < to)
  const log = around.find(({ isLog }) => isLog)
  const inner = log === undefined ? around : around.filter((span) => span === log || span.noun === log.noun)
  return inner.toSorted((a, b) => a.from - b.from).at(-1)
}

/** The word before a row of facts. */
const leads = /[:(w,&KHTck.]/
/** Words that mean a part of the page or nothing elsewhere are facts among facts. */
const amongFacts =
  /^(?:place|sort|kind|order|area|section|form|work|colou?r|comments?|results?|link|row|box|shelf|letter)$/i
const isSure = (label: string): boolean =>
  kindOfName(label.toLowerCase()) !== 'text' || isFieldWord.test(label.toLowerCase())

const bounds = /[,;.:()&|/>"w-]/
const mostRest = 4

/** "The day | it is due back", "finished | or not": what is still said of it up to the next comma. */
function restOf({ signs, words, text }: Said, { to, isClause, clause, inner }: Item): string {
  if (/^or not\b/.test(`${words[to]?.lower ?? ''} ${words[to + 1]?.lower ?? ''}`)) return ' or not'
  if (isClause || clause !== undefined || inner !== null || !/[ip1]/.test(signs[to] ?? '.')) return ''
  let end = to
  while (end < signs.length && !bounds.test(signs[end] ?? '.')) end += 1
  const [first, last] = [words[to], words[end - 1]]
  return end === to || end - to > mostRest || first === undefined || last === undefined
    ? ''
    : ` ${text.slice(first.start, last.end)}`
}

/** A fact of a thing that is surely told there: what is no part of a screen, no number of things and no other thing. */
function asFact(said: Said, item: Item, others: readonly string[]): string | null {
  // "Who fixed it", whole.
  const it = item.isClause ? (/ (?:it|them)$/.exec(item.text)?.[0] ?? '') : ''
  const label = `${labelOf(item)}${it}${restOf(said, item)}`
    .replace(/^(?:the|an?|its|their) /i, '')
    .replace(/^which (?:i|we|you|they|people) \p{L}+ (?:down )?(?=wh)/iu, '')
    .replace(/ with (?:the )?(?:date|day)$| by (?:itself|themselves)$/i, '')
  const signs = said.signs.slice(item.from, item.to)
  const words = label.split(' ')
  const isThingItself = others.some((noun) =>
    [label, words[0] ?? ''].some((each) => singularize(each.toLowerCase()) === noun.split(' ').at(-1)),
  )
  if (label === '' || words.length > 8 || (noFact.test(label) && !amongFacts.test(label))) return null
  // "Plants have a species" is said of the plants.
  if (isThingItself && /[HB]|^.[VT]/.test(signs) && words.length > 1) return null
  if (isThingItself && words.length <= 3 && !/\b(?:name|number|no|date|title)$/i.test(label)) return null
  // "Which student" is what it belongs to.
  if (
    /^(?:(?:in|from|on|at|for|to) )?(?:which|whose) /i.test(label) &&
    others.some((noun) => label.toLowerCase().includes(noun.split(' ').at(-1) ?? noun))
  )
    return null
  if (item.isClause) return /[VTDBHMAN]/.test(signs.slice(1)) ? label : null
  if (/^(?:newest|latest|oldest|first|last|then|together|also|please|i\.e)\b(?! name)/i.test(label)) return null
  const isUsual = !/^(?:to|in|of) /i.test(label) && (isSure(label) || amongFacts.test(label))
  if (words.length > 5 || (!/[NPCXGADU1]/.test(signs) && !isUsual)) return null
  if (/^(?:p|X+$|[iot]|[VT][tdpsi])|B|M|e/.test(signs) && !isUsual) return null
  return /^[D1U]+$/.test(signs) && !isUsual ? null : label
}

/** "Call, mail or visit": of which sort an entry is. */
function choiceOf(said: Said, row: Row, at: number): { label: string; options: string[] } | null {
  const isOf = said.signs[at - 1] === 'o' && row.items.length >= 2
  if (!isOf && row.joined !== 'or') return null
  if (row.items.some(({ isClause, inner }) => isClause || inner !== null) || row.items.length < 2) return null
  const options = row.items.map(({ text }) => (isOf ? singularize(text.toLowerCase()) : text))
  return options.some((option) => option.split(' ').length > 3)
    ? null
    : { label: isOf ? 'what was done' : 'type', options }
}

function factsOf(
  said: Said,
  spans: readonly Span[],
  choices: readonly ToldChoice[],
  nouns: readonly string[],
): ToldFact[] {
  const facts: ToldFact[] = []
  let behind = 0
  for (let at = 0; at < said.words.length; at += 1) {
    const owner = ownerAt(spans, at)
    const sign = said.signs[at] ?? '.'
    if (owner === undefined || at < behind || /[HTBo]/.test(sign)) continue
    if (at === owner.from && /[VDG]/.test(sign)) continue
    const isFirstOfLog = owner.isLog && at <= owner.from + 1
    const before = said.signs[at - 1] ?? '.'
    const isLed = at === owner.from || sign === 'h' || leads.test(before) || (before === 'o' && isFirstOfLog)
    // "What, hours, date": a question word alone.
    if (
      leads.test(before) &&
      sign === 'h' &&
      bounds.test(said.signs[at + 1] ?? '.') &&
      /^(?:what|who|where)$/.test(said.words[at]?.lower ?? '')
    ) {
      facts.push({ label: said.words[at]?.lower ?? '', of: owner.noun, isNamed: true, at, options: undefined })
      continue
    }
    const row = isLed ? rowAt(said, at) : null
    if (row === null) continue
    const choice = owner.isLog && /[:o]/.test(before) ? choiceOf(said, row, at) : null
    if (choice !== null) {
      facts.push({ ...choice, of: owner.noun, isNamed: true, at })
      behind = row.to
      continue
    }
    // "What I did (oil, brakes, tyres)".
    const deed = facts.at(-1)
    const isOfDeed = before === '(' && owner.isLog && deed !== undefined && didWhat.test(deed.label)
    if (isOfDeed && row.items.every(({ text, isClause }) => !isClause && !isSure(text))) {
      deed.options = row.items.map(({ text }) => text)
      behind = row.to
      continue
    }
    for (const item of row.items) {
      const inner = choices.find(({ from, to }) => from > item.from && to <= item.to)
      const label =
        ownerAt(spans, item.from) === owner
          ? asFact(
              said,
              item,
              nouns.filter((noun) => noun !== owner.noun),
            )
          : null
      const isChoice = choices.some(({ from, to }) => item.from >= from && item.to <= to)
      if (label === null || isChoice || facts.some((fact) => fact.at === item.from)) continue
      facts.push({ label, of: owner.noun, isNamed: true, at: item.from, options: inner?.options })
      behind = item.to
    }
  }
  return [...facts, ...choices.flatMap((choice) => choiceAmong(facts, choice, ownerAt(spans, choice.from)))]
}

/** "Exercised, cleaned or repaired" among what is noted each time says what was done. */
function choiceAmong(
  facts: readonly ToldFact[],
  { label, options, from }: ToldChoice,
  owner: Span | undefined,
): ToldFact[] {
  if (owner?.isLog !== true || facts.some((fact) => fact.options === options)) return []
  const said = label === 'status' ? 'what was done' : label
  return [{ label: said, of: owner.noun, isNamed: true, at: from, options }]
}

/** @returns null where nothing belongs to anything */
export function readThings(
  said: Said,
  choices: readonly ToldChoice[],
): { things: ToldThing[]; spans: [number, number][] } | null {
  const told = readIntroductions(said)
  const relations = readBelonging(said, told)
  if (relations.length === 0) return null
  const nouns = [...new Set(relations.flatMap(({ parent, child }) => [parent, child]))]
  const own = told.filter(({ noun }) => nouns.some((each) => isSameThing(each, noun)))
  const name = (noun: string): string => nouns.find((each) => isSameThing(each, noun)) ?? noun
  const spans: Span[] = [
    ...own.map(({ noun, from, to }: Introduction) => ({ noun: name(noun), from, to, isLog: false })),
    ...relations.map(({ child, from, to, isLog }: Belonging) => ({ noun: name(child), from, to, isLog })),
  ].filter(({ from, to }) => to > from)
  // "(Title, key, year)" names facts, and nothing to choose from.
  const chosen = choices.filter(({ options }) => options.filter(isSure).length * 2 <= options.length)
  const facts = factsOf(said, spans, chosen, nouns)
  // Where a relation is told stands no fact: "under every vineyard its wines".
  const isRelation = (at: number): boolean => relations.some(({ start, from }) => at >= start && at < from)
  return {
    things: nouns.map((noun) => ({
      noun,
      parents: [...new Set(relations.filter(({ child }) => name(child) === noun).map(({ parent }) => name(parent)))],
      isLog: relations.some(({ child, isLog }) => name(child) === noun && isLog),
      facts: facts.filter(({ of, at, label }) => of === noun && !isRelation(at) && !isStand(label)),
    })),
    spans: [
      ...spans.map(({ from, to }): [number, number] => [from, to]),
      ...relations.map(({ start, from }): [number, number] => [start, from]),
    ],
  }
}
