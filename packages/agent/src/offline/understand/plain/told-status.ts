// How far each record has come, told as what somebody does with it or asks about it: "mark them as lead, active or past",
// "whether they're a lead or an active client", "moves them from new to fixed".
import type { Entity, Field } from '../../brief.ts'
import { readFields } from '../fields/read-fields.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'

const stop =
  '(?:is|are|was|can|could|should|will|of|and|or|to|with|the|by|on|as|in|at|for|from|it|its|them|they|we|i|you|which|that|who|when|so|then|also|not|yes|no|see|sees|add|adds|only|each|every|done by)'
const state = String.raw`(?:(?:an?|the|still|already)\s+)?["“]?(?:(?:in|on|to|not|out)(?= \p{L})|(?!${stop}\b)\p{L}[\p{L}'’-]*)(?: (?!(?:and|or|to|that|which|with|so|we|i|they|but|then|by|as)\b)[\p{L}'’-]+){0,2}["”]?`
const inRow = String.raw`${state}(?:\s*,\s*${state})*\s*,?\s+(?:or|and)\s+(?:(?:finally|then)\s+)?${state}`
const states = String.raw`(?:${state}(?:\s*\/\s*${state})+|${state}(?:\s*(?:->|→|>)\s*${state})+|${inRow}|${state}(?:\s*,\s*${state})+(?=\s*(?:[.;)]|$|\s[-–—]\s)))`
const start = String.raw`(?:(?<=^|[.;!?]\s+)|,?\s+(?:(?:and|so|but|then)\s+)?|,\s*)`
const someone = String.raw`(?:[\p{L}'’-]+\s+){0,3}?`
const wanting = String.raw`(?:(?:want|wants|need|needs|would like|['’]d like|can|could|should(?: be able)?|may|must|able|like|have|also|then|just)\s+(?:to\s+)?)*`
const handled = String.raw`(?:it|them|one|each(?: (?:one|of them))?|every \p{L}+|each \p{L}+|an? \p{L}+|the \p{L}+|all(?: \p{L}+)?|\p{L}+s|(?:(?:the|its|their|a) )?(?:status|state|stage)(?: of (?:it|them|each(?: \p{L}+)?|an? \p{L}+|the \p{L}+))?)`

const doing = new RegExp(
  String.raw`${start}${someone}${wanting}(?:marks?|sets?|moves?|puts?|switch(?:es)?|flags?|labels?|tags?|changes?|updates?|can be|(?:are|is|get|gets) (?:marked|labelled|set|flagged|tagged))\s+(?:(?<thing>${handled})\s+)?(?:(?:as|to|into|between|:)\s+(?:either\s+)?(?!(?:\p{L}+ )?(?:folders?|notebooks?|albums?|boxes|drawers|shelves|lists?)\b)(?<list>${states})|from\s+(?<steps>${state}(?:,? to ${state})+))`,
  'iu',
)
/** "IT changes the status new/in progress/closed". */
const ofStatus = new RegExp(
  String.raw`${start}${someone}${wanting}(?:changes?|sets?|updates?)\s+(?:(?:the|its|their|a)\s+)?(?:status|state|stage)\s*:?\s+(?<list>${states})`,
  'iu',
)
/** "Whether they're a lead or an active client", "if somebody is new, active or gone". */
const whether = new RegExp(
  String.raw`\b(?:(?:i|we|you)\s+(?:want|need|would like|like)\s+to\s+(?:know|see|note|mark|record)\s+)?(?:whether|if)\s+(?:they|he or she|he|she|somebody|someone|(?:the|a|each|that) (?:client|customer|contact|person|member|supplier|company|lead|order|repair|ticket|job))(?:['’]re|['’]s|\s+(?:is|are))\s+(?:still\s+|either\s+)?(${states})`,
  'iu',
)
/** "Where they stand: lead, quoted, lost", "how far it is: new, done". */
const standing = new RegExp(
  String.raw`\b(?:where|how far|how)\s+(?:they|it|each(?: one)?|he|she|things?|that|we|the \p{L}+|an? \p{L}+)\s+(?:(?:currently|now)\s+)?(?:stands?|stand with (?:us|them)|is|are|has come|have come|got)\s*(?::|\(|[-–—])\s*(${states})\)?`,
  'iu',
)
/** "A status such as lead, active or former", "the status, like new or done". */
const suchAs = new RegExp(
  String.raw`\b(status|state|stage|phase)(?:,)?\s+(?:such as|like|e\.g\.|for example|for instance)\s+(${states})`,
  'iu',
)

/** Where something begins, and how it goes on: such a row of words is no row of facts. */
const statesKnown = String.raw`(?:new|open|received|reported|submitted|requested|enquir(?:y|ed)|to[- ]do|planned|waiting(?: for [\p{L} ]+?)?|pending|lead|prospect|not started|quoted|contacted|accepted|approved|rejected|declined|in (?:progress|work|repair|review|process)|diagnosing|working on it|on hold|active|ready(?: (?:for|to) (?:pick[- ]?up|pick up|collect|collection))?|done|finished|fixed|repaired|solved|resolved|closed|completed?|picked up|collected|cancell?ed|delivered|shipped|lost|won|inactive|past|former|customer|client|archived)`
const beginning = String.raw`(?:new|open|received|reported|submitted|requested|enquiry|to[- ]do|planned|waiting|pending|lead|prospect|not started)`
const bareRow = new RegExp(
  String.raw`(?<![(/]\s*)\b(?:(?:status|state|stage)\s+)?(?<list>${beginning}(?:\s*[,/]\s*${statesKnown})+(?:,?\s+(?:and|or)\s+${statesKnown})?|${beginning}(?:,?\s+(?:and|or)\s+${statesKnown}){2})(?=\s*(?:[.;,)]|$|\s[-–—]\s))`,
  'iu',
)
/** "A stage, which is New, Quoted or Won" says itself what the row is of. */
const namesIt = /\b(?:status|state|stage|phase|column)s?\b[^.;]{1,25}$/i
/** "It starts as new": the first of its states. */
const startsAs =
  /\b(?:starts?(?: out)?|begins?|is first|are first) (?:as|with|at|in|by being)\s+(?:the (?:status|state) )?["“]?((?:in )?[\p{L}-]+)["”]?/iu

function choicesOf(list: string): string {
  return list
    .split(/\s*(?:,|\/|->|→|>)\s*(?:(?:and|or)\s+)?|\s+(?:and|or|to)\s+/i)
    .map((each) =>
      each
        .trim()
        .replace(/^["“]|["”]$/g, '')
        .replace(/^(?:an?|the|still|already|finally|then)\s+/i, ''),
    )
    .filter((each) => each !== '')
    .join(', ')
}

/** A tick has two states of its own. */
const isTick = (list: string): boolean =>
  /^(?:yes|no|true|false)\b|\bnot$/i.test(list) || choicesOf(list).split(', ').length < 2

/** Brackets hold no others: "(name, status: lead/active/lost)". */
function asStatus(list: string, before: string): string {
  const isInBrackets = before.lastIndexOf('(') > before.lastIndexOf(')')
  return isInBrackets ? `status: ${choicesOf(list).replaceAll(', ', '/')}` : `status (${choicesOf(list)})`
}

/** Said among the facts of a record: it is one of them there. */
export function statusAsFact(text: string): string {
  const told = text.replace(suchAs, (all, name: string, list: string) =>
    isTick(list) ? all : `${name} (${choicesOf(list)})`,
  )
  const inPlace = [whether, standing].reduce(
    (rest, pattern) =>
      rest.replace(pattern, (all, list: string) => (isTick(list) ? all : `status (${choicesOf(list)})`)),
    told,
  )
  const hasRow = !/\b(?:status|state|stage|phase)(?:e?s)?\s*(?:\(|:)/i.test(inPlace)
  const deed = deedIn(inPlace)
  if (deed === null)
    return hasRow
      ? inPlace.replace(bareRow, (all, list: string, at: number) =>
          choicesOf(list).split(', ').length < 3 || namesIt.test(inPlace.slice(0, at))
            ? all
            : asStatus(list, inPlace.slice(0, at)),
        )
      : inPlace
  const before = inPlace.slice(0, deed.start).replace(/[\s,;]+$/, '')
  const after = inPlace.slice(deed.end)
  const isEnded = /^$|[.!?]$/.test(before)
  return `${before}${isEnded ? '' : '.'} ${after.replace(/^[\s,.;)]+(?:and\s+)?/, '')}`.trim()
}

interface Deed {
  start: number
  end: number
  list: string
  /** What it is done with: "each ticket"; '' for "it" and "them". */
  thing: string
}

/** Told as what somebody does: no fact stands there, and what is done to which records says whose state it is. */
function deedIn(text: string): Deed | null {
  for (const pattern of [doing, ofStatus]) {
    const found = pattern.exec(text)
    if (found === null) continue
    const { list: said, steps = '', thing = '' } = found.groups ?? {}
    const list = said ?? steps
    if (!isTick(list)) return { start: found.index, end: found.index + found[0].length, list, thing }
  }
  return null
}

const isStatus = ({ name }: Field): boolean => /(?:^|_)(?:status|state|stage|phase)$/.test(name)

/** The kind of which such a deed is told has a status. */
export function withToldStatus(kinds: Kinds, request: string): Kinds {
  const deed = deedIn(request)
  const [asked] =
    deed === null ? [] : readFields(`status (${[...firstOf(request, deed), choicesOf(deed.list)].join(', ')})`).fields
  if (deed === null || asked?.options === undefined) return kinds
  const all = [kinds.main, ...kinds.more]
  const said = lastNamed(all, `${request.slice(0, deed.start)} ${deed.thing}`)
  const of = all.find(({ fields }) => fields.some(isStatus)) ?? said ?? kinds.main
  if (of.isInbox) return kinds
  const give = <T extends Entity>(kind: T): T =>
    kind === of ? { ...kind, fields: withStatus(kind.fields, asked) } : kind
  return { ...kinds, main: give(kinds.main), more: kinds.more.map(give) }
}

function firstOf(request: string, { list }: Deed): string[] {
  const first = startsAs.exec(request)?.[1]?.toLowerCase()
  return first === undefined || choicesOf(list).toLowerCase().split(', ').includes(first) ? [] : [first]
}

/** The kind that was spoken of last, other than people who do something. */
function lastNamed(all: readonly Entity[], text: string): Entity | undefined {
  const lower = text.toLowerCase()
  const placeOf = ({ singular, plural }: Entity): number =>
    Math.max(...[singular, plural, singular.split(' ').at(-1) ?? ''].map((word) => lower.lastIndexOf(word)))
  const named = all.filter((kind) => placeOf(kind) >= 0).toSorted((a, b) => placeOf(b) - placeOf(a))
  return named.find(({ topic }) => topic !== 'people') ?? named[0]
}

function withStatus(fields: readonly Field[], asked: Field): Field[] {
  const known = fields.find(isStatus)
  if (known === undefined) {
    const at = fields.findIndex(({ kind }, index) => index > 0 && kind === 'long')
    return at < 0 ? [...fields, asked] : fields.toSpliced(at, 0, asked)
  }
  const options = asked.options ?? []
  return fields.map((field) => (field === known ? { ...field, kind: 'choice', options } : field))
}
