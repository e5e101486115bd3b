// A phrase that names a kind of record: by the facts that follow it ("repairs with cost", "cows (ear tag, breed)"), by how
// often it is noted ("eggs each day"), or by the bare word ("tenants").
import { leading, oftenFirst, patterns } from './opening-patterns.ts'
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { isRecordNoun } from '../fields/entity-fields.ts'
import { splitList } from '../fields/read-fields.ts'
import { escapePattern } from '../escape-pattern.ts'
import { pluralize, singularize } from '../inflect.ts'
import { isPlausibleKind } from '../kinds/plausible-kind.ts'
import { isWhole } from '../kinds/read-subject.ts'
import { isContainer } from '../rows/said-lists.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'

export interface Opening {
  /** Singular of what is kept. */
  noun: string
  facts: string[]
  /** What it is of, as it was said: "per job", "of each team"; '' for what was told of before. */
  of: string[]
  /** Noted day by day: "eggs each day". */
  isOften: boolean
  /** Nothing was told of it but its name. */
  isBare: boolean
  /** No further facts follow: they stand in brackets. */
  isClosed: boolean
}

/** What was done with it says what is kept: feed that was bought are purchases. */
const deeds: readonly [RegExp, string][] = [
  [/^(.*?)\s*\bbought$/u, 'purchase'],
  [/^(.*?)\s*\bsold$/u, 'sale'],
  [/^(.*?)\s*\bpaid$/u, 'payment'],
  [/^(.*?)\s*\b(?:used|needed|made|done|given|taken|played|held|planned)$/u, ''],
]
const amountOf = new Set(['purchase', 'sale', 'payment'])

/** Amounts of these are noted, not they themselves: "fuel", "feed", "weight". */
const masses: ReadonlySet<string> = new Set(['substance', 'food', 'attribute', 'quantity', 'body', 'state'])
const isDeed = /(?:ing|ment|ance|age|tion)$/u

const isMany = (said: string): boolean => singularize(said) !== said

/** "Hours" and "eggs" of each day are counts; "fuel" is noted entry by entry. */
function nounOf(said: string, isOften: boolean): string | null {
  const plain = said.toLowerCase().replace(leading, '').trim()
  if (plain === '') return null
  const deed = deeds.find(([pattern]) => pattern.test(plain))
  const base = deed === undefined ? plain : (deed[0].exec(plain)?.[1] ?? plain).trim()
  const one = singularize(base)
  if (deed !== undefined && deed[1] !== '') return base === '' ? deed[1] : `${one} ${deed[1]}`
  if (/^(?:worked )?hours(?: worked)?$/u.test(base)) return 'time entry'
  if (isOften && isMany(base) && !isRecordNoun(one)) return `${one} count`
  const last = base.split(' ').at(-1) ?? base
  const [sense = ''] = sensesOfNoun(last)?.senses ?? []
  if (!isMany(base) && !isDeed.test(last) && masses.has(sense) && !isRecordNoun(one)) return `${one} entry`
  return one
}

const isFact = (item: string): boolean => {
  const bare = item
    .replace(/\s*\(.*$/u, '')
    .trim()
    .toLowerCase()
  return isFieldWord.test(bare) || kindOfName(bare) !== 'text'
}

/** Whether a noun can be what is kept, and is no fact of something else. */
function isKind(noun: string, said: string, request: string): boolean {
  // What is to be seen, and "times a day".
  if (/^(?:chart|graph|diagram|sum|total|average) |^time count$/u.test(noun)) return false
  const isPlural = isMany(said.trim())
  if (isContainer(said.trim()) && !isPlural) return false
  const last = noun.split(' ').at(-1) ?? noun
  if (
    (isWhole(noun) && !isPlural) ||
    /^(?:app|page|site|website|tool|list|colour|color|style|chart|graph|diagram|total|sum|overview|report|summary|average|statistic|calendar|reminder)$/u.test(
      last,
    )
  )
    return false
  return isPlausibleKind(said.includes(noun) ? noun : last, request) || isPlural
}

/** @param request the whole message, in which a noun shows that it is one */
export function openingOf(phrase: string, request: string, isFirst: boolean): Opening | null {
  if (asking.test(phrase.trim())) return null
  const said = phrase
    .trim()
    .replace(leading, '')
    .replace(/^(?:an?|any|one) /iu, '')
  for (const pattern of patterns) {
    const groups = pattern.exec(said)?.groups
    const opening =
      groups === undefined ? null : openedBy({ phrase, groups, often: groups.often ?? groups.after, request, isFirst })
    if (opening !== null) return opening
  }
  return null
}

interface Found {
  phrase: string
  groups: Record<string, string | undefined>
  often: string | undefined
  request: string
  isFirst: boolean
}

const articled = /^(?:and\s+|for\s+)*(?:each|every|an?|any|one|(?<=for\s)the)\s+/iu
const theirOwn = /^(?:and |plus )*(?:his|her|its|their|the|my|our) /iu
/** "How many times a day": a fact that is asked for. */
const asking = /^(?:how|what|who|whose|when|where|which|whether|if)\b/iu
const isOfAmount = / (?:purchase|sale|payment|count)$/u
/** "Shift has site and date": one of the shifts that the message spoke of. */
const saysMany = (noun: string, request: string): boolean =>
  new RegExp(String.raw`\b${escapePattern(pluralize(noun))}\b`, 'iu').test(request)
function openedBy({ phrase, groups, often: every, request, isFirst }: Found): Opening | null {
  const np = groups.np ?? ''
  if (/^(?:has|have|gets?)\b|:/iu.test(groups.fact ?? '')) return null
  const bare = np.replace(articled, '').toLowerCase()
  const inner = groups.inner === undefined ? null : splitList(groups.inner)
  const kept = groups.pays === undefined ? bare : `${bare} paid`
  const noun = nounOf(kept, every !== undefined)
  const isTitled = /^\s*:/u.test(groups.opened ?? '') && isFirst
  if (
    noun === null ||
    !isKind(noun, bare, request) ||
    (!isTitled && !articled.test(phrase) && !isOfAmount.test(noun) && isFieldName(bare) && !isLogged(inner))
  )
    return null
  // Brackets hold facts where one of them plainly is one; else they are choices.
  if (inner !== null && (inner.length < 2 || !inner.some(isFact))) return null
  const isPlain = groups.inner === undefined && groups.fact === undefined
  if (isPlain && every === undefined && groups.of === undefined) return null
  const last = bare.split(' ').at(-1) ?? bare
  const isSure =
    isMany(bare) ||
    (/^\s+has\b/iu.test(groups.opened ?? '') && saysMany(noun, request)) ||
    every !== undefined ||
    noun !== singularize(bare) ||
    isDeed.test(last) ||
    articled.test(phrase) ||
    (isRecordNoun(noun) && theirOwn.test(phrase))
  if (!isSure && inner === null && !isTitled) return null
  // "Diet (normal, vegan)" may be chosen from; what has its day is noted.
  if (inner !== null && !isMany(bare) && !articled.test(phrase) && !isLogged(inner)) return null
  const fact = groups.fact?.replace(oftenFirst, '')
  const isOften = every !== undefined || fact !== groups.fact
  const facts = [...(inner ?? []), ...(fact === undefined ? [] : [fact])]
  const counted = noun.endsWith(' count') ? [`${bare} (number)`] : noun === 'time entry' ? ['hours (number)'] : []
  const paid = amountOf.has(noun.split(' ').at(-1) ?? '') && !facts.some((each) => kindOfName(each) === 'money')
  const amount = paid && isPlain ? ['amount'] : []
  return {
    noun,
    facts: [...counted, ...amount, ...facts],
    of: [...ofEach(phrase), ...[groups.of, groups.also].flatMap((each) => each?.toLowerCase() ?? [])],
    isOften,
    isBare: false,
    isClosed: inner !== null,
  }
}

/** "For each one I write care notes", "water tests for each": of what was told of before. */
const ofEach = (phrase: string): string[] =>
  /\bfor (?:each|every)(?: one| of (?:them|these|those))?(?=,|\s+(?:with|i|we)\b|$)/iu.test(phrase) ? [''] : []

/** "Weight (date, grams)": what is noted with its day is kept. */
const isLogged = (inner: readonly string[] | null): boolean =>
  inner !== null && inner.some((each) => /^(?:date|day|when)$/iu.test(each))

/** "Date", "price", "name": a fact, whatever follows it. */
const isFieldName = (said: string): boolean =>
  isFieldWord.test(said) ||
  (kindOfName(said) !== 'text' &&
    !/^(?:worked )?hours(?: worked)?$/u.test(said) &&
    !(isMany(said) && isRecordNoun(singularize(said))))

/** "Things to lend": what they are for. */
const purpose = / to \p{L}+$/iu

/** "Notes on health": of each something is written down, on its day. */
export function notesOn(phrase: string): Opening | null {
  const topic = /^(?:and )?notes? (?:on|about) (?:the |their )?([\p{L}-]+)$/iu.exec(phrase.trim())?.[1]?.toLowerCase()
  return topic === undefined
    ? null
    : { noun: `${topic} note`, facts: ['note (long text)'], of: [], isOften: true, isBare: false, isClosed: false }
}

/** What was noted of an amount is over with it; it has no notes of its own. */
export const isAmount = ({ noun }: Opening): boolean => isOfAmount.test(noun)

/** "Tenants", "quiz nights": a plural that says no more. */
export function bareKind(phrase: string, request: string): Opening | null {
  const said = phrase.trim().replace(leading, '').replace(purpose, '').toLowerCase()
  if (!/^[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}$/u.test(said) || !isMany(said) || isFieldName(said)) return null
  const noun = nounOf(said, false)
  if (
    noun === null ||
    !isKind(noun, said, request) ||
    !(isRecordNoun(noun) || sensesOfNoun(noun.split(' ').at(-1) ?? '') !== null)
  )
    return null
  return { noun, facts: [], of: [], isOften: false, isBare: true, isClosed: false }
}
