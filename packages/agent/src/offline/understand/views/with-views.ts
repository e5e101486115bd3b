// What somebody wants to see, on the app that the rest of the message became: the fact that it goes by, added where it was
// not told, and a line of the request in the words that composing reads.
import type { Brief, Field } from '../../brief.ts'
import { dueDayOf, stockOf } from '../../compose/drawings/measures.ts'
import { readListOrder } from '../edits/read-list-order.ts'
import { readFigures } from '../fields/read-figures.ts'
import { readFields } from '../fields/read-fields.ts'
import { capitalize, singularize } from '../inflect.ts'
import { stateLabel } from './view-marks.ts'
import type { View } from './view.ts'
import { due, isAhead, isCaredFor } from './view-days.ts'
import {
  type Kind,
  type Seen,
  added,
  changed,
  factOf,
  first,
  kindFor,
  kindsOf,
  stateOf,
  wordsIn,
} from './view-kinds.ts'
import { groupOf, holdsGroup, isCount, isPerson, namesNumber, ofPerson, per, total } from './view-sums.ts'

interface Shown {
  brief: Brief
  /** What was wished and will be missing. */
  left: string[]
}

const isFinal = /^(?:done|finished|completed?|paid|closed|sold|returned|delivered|sent|solved|fixed|collected)$/i

function marked(kind: Kind, { label, isHidden }: Extract<View, { sort: 'mark' }>): Seen {
  const state = stateOf(kind, label)
  const next = state === undefined ? added(kind, factOf(label, 'boolean')) : kind
  const line = isHidden && state?.kind !== 'choice' ? `Those that are ${label.toLowerCase()} are hidden at first.` : ''
  return { kind: next, line }
}

function low(kind: Kind, { said, least }: Extract<View, { sort: 'low' }>): Seen {
  const own = kind.fields.find((field) => field.kind === 'number' && isCount.test(field.name))
  const count = own ?? factOf('Quantity', 'number')
  const counted = own === undefined ? added(kind, count) : kind
  if (stockOf(counted) !== null) return { kind: counted, line: '' }
  // Where nothing is counted somebody says it of each.
  if (least === null && own === undefined) {
    const label = /\bbuy\b/i.test(said) ? 'To buy' : /order/i.test(said) ? 'To order' : 'Running low'
    return {
      kind: stateOf(kind, label) === undefined ? added(kind, factOf(label, 'boolean')) : kind,
      line: `${label} first.`,
    }
  }
  if (least !== null)
    return {
      kind: changed(counted, counted.fields.find(({ name }) => name === count.name) ?? count, { least }),
      line: '',
    }
  return { kind: added(counted, factOf('Minimum', 'number')), line: '' }
}

const firstWords: Readonly<Record<string, readonly Field['kind'][]>> = {
  best: ['rating'],
  worst: ['rating'],
  'highest rated': ['rating'],
  'top rated': ['rating'],
  favourites: ['rating'],
  oldest: ['date'],
  newest: ['date'],
  latest: ['date'],
  longest: ['date', 'number'],
}

/** What a word such as "strongest" goes by. */
const measures: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:strong|weak)/, /alcohol|strength|abv|percent/],
  [/^(?:big|larg|small)/, /size|area|amount|square|members|people/],
  [/^(?:heavi|light)/, /weight|kg|grams/],
  [/^(?:fast|quick|slow)/, /speed|time|minutes|duration/],
  [/^(?:tall|high)/, /height|tall|altitude|points|score/],
  [/^(?:old|young)/, /^age$/],
  [/^(?:long|short)/, /length|minutes|duration|distance|km|pages/],
  [/^(?:hot|spic)/, /heat|spic|temperature|scoville/],
]
const known =
  /^(?:best|worst|newest|latest|oldest|cheapest|highest|lowest|biggest|largest|smallest|longest|shortest|soonest|earliest|nearest|closest)$/

function ordered(kind: Kind, { said, first: word }: Extract<View, { sort: 'order' }>, brief: Brief): Seen | null {
  if (word.startsWith('by ')) {
    const order = readListOrder(`sort ${word}`, { ...brief, fields: kind.fields })
    return order === null ? null : { kind: { ...kind, order }, line: '' }
  }
  const urgency = kind.fields.find(({ kind: sort, name }) => sort === 'choice' && /urgen|priorit|importan/.test(name))
  if (/urgent|important/.test(word) && urgency !== undefined) {
    const isDown = /high|urgent|important|critical/i.test(urgency.options?.at(-1) ?? '')
    return { kind: { ...kind, order: { by: urgency.name, isDown } }, line: '' }
  }
  if (/^(?:next|soonest|earliest|most urgent|upcoming|coming)/.test(word)) return due(kind, said)
  const sorts = firstWords[word]
  const isSince = /\b(?:waiting|gone|away|lying|out|since|there|open)\b/i.test(said) || brief.parts.includes('loans')
  if (sorts !== undefined) {
    const field = sorts
      .filter((sort) => !isSince || sort === 'date')
      .map((sort) => first(kind, sort))
      .find((each) => each !== undefined)
    if (field !== undefined)
      return {
        kind: {
          ...kind,
          order: {
            by: field.name,
            isDown: word !== 'worst' && (!/^(?:oldest|longest)$/.test(word) || field.kind !== 'date'),
          },
        },
        line: '',
      }
    if (sorts.includes('rating')) {
      const rating: Field = { ...factOf('Rating', 'rating'), max: 5 }
      return { kind: { ...added(kind, rating), order: { by: rating.name, isDown: word !== 'worst' } }, line: '' }
    }
  }
  const by = measures.find(([says]) => says.test(word))?.[1]
  const measure =
    by === undefined ? undefined : kind.fields.find(({ kind: sort, name }) => sort === 'number' && by.test(name))
  if (measure !== undefined)
    return {
      kind: { ...kind, order: { by: measure.name, isDown: !/^(?:small|light|young|short|slow|weak)/.test(word) } },
      line: '',
    }
  // How long it has been so is told by a day.
  if (/^(?:longest|oldest)$/.test(word) && isSince) {
    if (brief.parts.includes('loans')) return { kind, line: '' }
    return { kind: { ...added(kind, factOf('Since', 'date')), order: { by: 'since', isDown: false } }, line: '' }
  }
  if (word.endsWith('est') && !known.test(word)) return null
  const order = readListOrder(`${word} first`, { ...brief, fields: kind.fields })
  return order === null ? null : { kind: { ...kind, order }, line: '' }
}

function narrowed(kind: Kind, by: string, all: readonly Kind[]): Seen {
  const words = wordsIn(by).map(singularize)
  const telling = kind.fields.filter(({ kind: sort }) => ['choice', 'text', 'reference', 'tags'].includes(sort))
  const field =
    telling.find(({ label }) =>
      wordsIn(label)
        .map(singularize)
        .some((word) => words.includes(word)),
    ) ?? (isPerson.test(by) ? telling.find(({ name }) => ofPerson.test(name)) : undefined)
  if (field?.kind === 'tags') return { kind, line: '' }
  if (field !== undefined && field !== kind.fields[0]) return { kind, line: `Filter by ${field.label.toLowerCase()}.` }
  if (field !== undefined) return { kind, line: 'Search the list.' }
  // Tags say what something is about, whatever that was called.
  if (all.some((each) => first(each, 'tags') !== undefined)) return { kind, line: '' }
  const [fresh = factOf(capitalize(by), 'text')] = readFields(by).fields
  return { kind: added(kind, { ...fresh, required: false }), line: `Filter by ${fresh.label.toLowerCase()}.` }
}

function grouped(kind: Kind, by: string): Seen | null {
  const words = wordsIn(by).map(singularize)
  const field = kind.fields.slice(1).find(
    ({ label, kind: sort }) =>
      ['choice', 'text', 'reference'].includes(sort) &&
      wordsIn(label)
        .map(singularize)
        .some((word) => words.includes(word)),
  )
  return field === undefined ? null : { kind, line: `Grouped by ${field.label.toLowerCase()}.` }
}

/** Whatever tells that something is over here; else a tick. */
function open(kind: Kind): Seen {
  const state = kind.fields.find(
    ({ kind: sort, options = [] }) =>
      sort === 'boolean' || (sort === 'choice' && options.some((option) => isFinal.test(option))),
  )
  return { kind: state === undefined ? added(kind, factOf('Done', 'boolean')) : kind, line: '' }
}

/** "How many are coming", "how many haven't answered": counted by a tick. */
function countedBy(kind: Kind, said: string): Seen | null {
  const [, denied, words = ''] =
    /^how many (?:(?:we|i|they)(?:['’]ve)? |\p{L}+ )?(?:are|is|have|has|were)( ?n['’]?t| not| still not)?(?: (?:already|been|still|there|yet))* (\p{L}+(?: (?:back|up|in|out|off))?)(?: yet| already| so far)?$/iu.exec(
      said,
    ) ?? []
  if (/^(?:left|missing|open|to go|outstanding)$/i.test(words)) {
    const tick = kind.fields.find(({ kind: sort }) => sort === 'boolean') ?? factOf('Done', 'boolean')
    return { kind: added(kind, tick), line: `Show how many ${kind.plural} are not ${tick.label.toLowerCase()}.` }
  }
  const label = words.endsWith('ing') ? capitalize(words.toLowerCase()) : words === '' ? null : stateLabel(words)
  if (label === null) return null
  const state = stateOf(kind, label)
  if (state !== undefined && state.kind !== 'boolean') return null
  const next = state === undefined ? added(kind, factOf(label, 'boolean')) : kind
  const which = `${denied === undefined ? '' : 'not '}${(state?.label ?? label).toLowerCase()}`
  return { kind: next, line: `Show how many ${kind.plural} are ${which}.` }
}

const canBe: Readonly<Record<View['sort'], (kind: Kind) => boolean>> = {
  due: (kind) =>
    dueDayOf(kind) !== null || kind.fields.some(({ kind: sort, label }) => sort === 'date' && isAhead.test(label)),
  mark: () => false,
  open: () => false,
  low: (kind) => kind.fields.some(({ kind: sort, name }) => sort === 'number' && isCount.test(name)),
  total: (kind) => first(kind, 'money') !== undefined,
  per: () => false,
  order: (kind) => first(kind, 'date', 'rating', 'money') !== undefined,
  narrow: () => false,
  group: () => false,
  find: () => true,
  stage: () => false,
  figure: () => false,
  other: () => false,
  holder: () => false,
  liked: () => false,
  chart: (kind) => first(kind, 'date', 'number') !== undefined,
  print: () => true,
  remind: (kind) => dueDayOf(kind) !== null || first(kind, 'date') !== undefined,
}

function seenBy(view: View, kind: Kind, brief: Brief): Seen | null {
  switch (view.sort) {
    case 'due':
      return due(kind, view.said, isCaredFor(brief, kind), view.every)
    case 'mark':
      return marked(kind, view)
    case 'open':
      return open(kind)
    case 'low':
      return low(kind, view)
    case 'total':
      return total(kind, view)
    case 'per':
      return per(kind, view)
    case 'order':
      return ordered(kind, view, brief)
    case 'narrow':
      return narrowed(kind, view.by, kindsOf(brief))
    case 'group':
      // What was said of it later counts.
      return /\bgrouped by\b/i.test(brief.request) ? { kind, line: '' } : grouped(kind, view.by)
    case 'stage': {
      const [status] = readFields('status').fields
      const isKnown = kind.fields.some(({ kind: sort, name }) => sort === 'choice' && /status|stage|state/.test(name))
      return { kind: isKnown || status === undefined ? kind : added(kind, { ...status, required: false }), line: '' }
    }
    case 'figure': {
      const line = `Show ${view.said}.`
      if (readFigures(line, kind).some(({ strength }) => strength > 0)) return { kind, line }
      return countedBy(kind, view.said)
    }
    case 'other':
      return null
    case 'holder':
      return brief.parts.includes('loans') ||
        kind.fields.some(({ label }) => isPerson.test(label.toLowerCase())) ||
        kind.fields.some(({ name }) => /(?:^|_)(?:who|borrower|lent_to|borrowed_by|holder|has)(?:_|$)/.test(name))
        ? { kind, line: '' }
        : { kind: added(kind, factOf('Who has it', 'text')), line: '' }
    case 'liked':
      return { kind, line: 'Most liked first.' }
    case 'find':
      return { kind, line: 'Search the list.' }
    case 'chart':
      return { kind, line: 'With a chart.' }
    case 'print':
      return { kind, line: 'With a print button.' }
    case 'remind':
      // Of what somebody is reminded is told by a day; without any word of it nothing is filled in.
      return /\b(?:late|before|due|when|day|forget)\b/i.test(view.said) || canBe.due(kind)
        ? due(kind, view.said)
        : { kind, line: '' }
  }
}

const reminders = 'reminders and messages, because nothing runs while nobody looks'

const partOf = (view: View): Brief['parts'] =>
  view.sort === 'chart' ? ['figures'] : view.sort === 'total' ? ['totals'] : view.sort === 'liked' ? ['likes'] : []

function withKind(brief: Brief, before: Kind, after: Kind): Brief {
  const { fields, order } = after
  const ordering = order === undefined ? {} : { order }
  return before.singular === brief.entity.singular
    ? { ...brief, fields, ...ordering }
    : {
        ...brief,
        more: brief.more.map((kind) => (kind.singular === before.singular ? { ...kind, fields, ...ordering } : kind)),
      }
}

/** Which kinds can show what is wished. */
function fitting(view: View, kinds: readonly Kind[]): (kind: Kind) => boolean {
  if (view.sort === 'group') return (kind) => groupOf(kind, view.by) !== undefined
  if (view.sort !== 'per') return canBe[view.sort]
  const isNumbered = kinds.some((kind) => namesNumber(kind, view.said))
  // "How much each child earned" is told of what they did.
  return (kind) =>
    kind.singular !== view.by && holdsGroup(kind, view.by) && (!isNumbered || namesNumber(kind, view.said))
}

export function withViews(brief: Brief, views: readonly View[]): Shown {
  let [next, lines] = [brief, '']
  const left: string[] = []
  for (const view of views) {
    const fits = fitting(view, kindsOf(next))
    const [main] = kindsOf(next)
    const isMain = view.sort === 'due' && main !== undefined && isCaredFor(next, main)
    const kind = isMain ? main : kindFor(kindsOf(next), view.said, fits)
    const seen = kind === undefined ? null : seenBy(view, kind, next)
    if (view.sort === 'remind') left.push(reminders)
    if (kind === undefined || seen === null) {
      left.push(`“${view.said.replace(/^[\s,]*(?:and )?/i, '')}”`)
      continue
    }
    next = withKind(next, kind, seen.kind)
    next = { ...next, parts: [...new Set([...next.parts, ...partOf(view)])] }
    if (seen.line !== '' && !lines.includes(seen.line)) lines += `\n${seen.line}`
  }
  return { brief: { ...next, request: next.request + lines }, left }
}
