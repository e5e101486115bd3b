// What the sentences of a message state of kinds of records: "each hive has …", "for every hive I'd like to note inspections: …",
// "clients, with name and address, and invoices, with number and amount". Sentence by sentence and without a guess of what the
// app is, so that a story around them does no harm.
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { singularize } from '../inflect.ts'
import { usualOwners } from '../kinds/kinds-in-rows.ts'
import { isPlausibleKind } from '../kinds/plausible-kind.ts'
import { pairRelations, withoutKinds } from '../kinds/pair-relations.ts'
import { itemsOf, isFactItem, plainLines, sentencesOf } from '../pairs/told-of-sides.ts'
import { splitList } from '../fields/read-fields.ts'
import { type Relation, findRelations } from '../kinds/read-relations.ts'
import { isWhole } from '../kinds/read-subject.ts'
import { isContainer, maskInner } from '../rows/said-lists.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { isRecordNoun } from '../fields/entity-fields.ts'

export interface Statements {
  /** Each kind by its singular, with its facts in the person's words. */
  kinds: Map<string, string[]>
  relations: Relation[]
}

const no = String.raw`(?!(?:the|an?|my|our|your|his|her|their|its?|this|that|these|those|i|we|you|he|she|they|them|us|me|who|which|what|where|when|how|if|and|or|but|so|then|also|just|only|please|not|no|of|to|with|for|in|on|at|by|from|as|is|are|was|were|be|have|has|had|get|gets|do|does|can|could|may|should|must|will|would|want|wants|like|need|needs|each|every|all|some|any|there|here|list|track|keep|manage|record|note|log|add|store|save|see|show|with|plus)\b)`
const word = String.raw`${no}[\p{L}][\p{L}’'-]*`
const noun = String.raw`((?:${word} ){0,2}?${word})`
const may = String.raw`(?:(?:should|must|can|will|would|also|always|to|then) )*`
const who = String.raw`(?:i|we|you|they|he|she|one|people|volunteers|members|staff)(?:['’]d|['’]ll)?`
/** "I'd like to note": what is written down follows. */
const writes = String.raw`(?:(?:there (?:is|are|should be|can be)|please|${who} ${may}(?:(?:want|need|would like|like|have|love)(?: to)? )?(?:(?:to )?(?:have|note(?: down)?|write(?: down)?|record|log|keep|enter|store|save|add|track|see|know|list|put))?|(?:note|write|record|log|keep|enter|store|save|add|track|list)s?)\s*:?\s+)?`
const article = String.raw`(?:(?:the|their|its|several|many|various|all|some|any number of|one or more|a list of|a log of|my|our|new|regular) )*`

type Sort = 'each' | 'many' | 'colon' | 'bracket' | 'with' | 'about' | 'inside'
interface Frame {
  sort: Sort
  noun: string
  /** What it is noted of: "for each student marks (1 to 6) in a subject". */
  of?: string
  holder?: string
  scale?: boolean
  at: number
  to: number
}

/** Frames that say by themselves that facts follow; of the others the facts have to show it. */
const isSure: ReadonlySet<Sort> = new Set(['each', 'about', 'inside'])
const leadToFacts = String.raw`(?<scale>\s*\((?:[^()]*)\))?(?:\s+(?:in|for|from) (?:an?|one|the) (?<holder>\p{L}+))?(?:\s*[:(]\s*|,?\s+(?:each |all |that (?:have|has|i can tick off) )?(?:with|having|have|has)\s+)`
const frames: readonly [Sort, RegExp][] = [
  [
    'inside',
    new RegExp(
      String.raw`\b(?:for|of|in|inside|within|under|on|at|per|to) (?:each|every|one|any|a) ${noun}(?: (?:of them|too|as well))?,? ${writes}${article}${noun}${leadToFacts}`,
      'giu',
    ),
  ],
  [
    'inside',
    new RegExp(
      String.raw`\b(?:each|every|an?|one) ${noun} ${may}(?:has|have|gets?|contains?|can have|comes with) ${article}${noun}(?:\s*:\s*|\s*\(|,? (?:each |all )?with )`,
      'giu',
    ),
  ],
  // "Hours per project with date and note", "chapters, each with title and summary".
  [
    'inside',
    new RegExp(
      String.raw`(?<!\p{L})(?<child>${noun.slice(1, -1)}) (?:per|for (?:each|every)) (?<parent>${noun.slice(1, -1)})(?:\s*[:(]\s*|,? (?:each |all )?with )`,
      'giu',
    ),
  ],
  [
    'each',
    new RegExp(
      String.raw`(?<!\p{L})${noun},? (?:where )?(?:each|all|every one)(?: of (?:them|which))? (?:with|having|has|have) `,
      'giu',
    ),
  ],
  [
    'each',
    new RegExp(
      String.raw`\b(?:sends?|submits?|adds?|enters?|logs?|posts?|writes?|creates?|saves?|records?|opens?|files?) (?:an?|the|their|new|my|our) (?:new )?${noun} (?:with|:|\()\s*`,
      'giu',
    ),
  ],
  [
    'each',
    new RegExp(
      String.raw`\b(?:each|every|any|an?|one) ${noun} (?:should |must |can |will |would |also |always |just )*(?:(?:belongs to|is of|is in) (?:one|an?|exactly one|the) \p{L}+,? and )?(?:has|have|gets?|needs?|contains?|comes with|includes?|consists of)(?! (?:to|been|got to)\b)\s*:?\s+`,
      'giu',
    ),
  ],
  ['each', new RegExp(String.raw`\b(?:each|every) ${noun}\s*(?::\s*|with\s+|\()`, 'giu')],
  [
    'about',
    new RegExp(
      String.raw`\b(?:for|of|about|per) (?:each|every|any|all(?: the| my| our| of the)?) ${noun}\s*(?::|,)?\s+${writes}`,
      'giu',
    ),
  ],
  [
    'many',
    new RegExp(
      String.raw`(?:^|[,;:]\s*|\b(?:and|where|the|our|my|all|these|those) )${noun} ${may}(?:have|need|get|contain|come with|consist of|include)(?! (?:to|been)\b)\s*:?\s+`,
      'giu',
    ),
  ],
  ['with', new RegExp(String.raw`(?<!\p{L})${noun}\s*,?\s+with\s+`, 'giu')],
  ['colon', new RegExp(String.raw`(?<!\p{L})${noun}\s*:\s+`, 'giu')],
  ['bracket', new RegExp(String.raw`(?<!\p{L})${noun}\s*\(`, 'giu')],
]

/** What is named as a kind of its own elsewhere ("notes") may be a fact; beside such a frame it is what is kept. */
function kindOfFrame(said: string, request: string): string | null {
  const words = said.toLowerCase().split(' ')
  const candidates = [words.slice(-2).join(' '), words.at(-1) ?? '']
  const whole = words.length > 1 && isCompound(words) ? (candidates[0] ?? '') : (candidates[1] ?? '')
  const one = /^(?:hour|hours)$/u.test(whole) ? 'time entry' : singularize(whole)
  const isKept = /^\p{L}+ application$/u.test(one)
  const isNoun = isRecordNoun(one) || sensesOfNoun(one.split(' ').at(-1) ?? '') !== null
  if (!isNoun || (isContainer(one) && !isKept) || isWhole(one) || !isPlausibleKind(one, request)) return null
  return /^(?:it|people|person|one|thing|option|tone|day|week|month|year|weekend|morning|evening|time|feature|page|colou?r)s?$/u.test(
    one,
  )
    ? null
    : one
}

/** "Job application", "action items": two nouns, of which the first says what sort it is. */
function isCompound(words: readonly string[]): boolean {
  const [before = '', last = ''] = words.slice(-2)
  return last.length > 2 && singularize(before) === before && (sensesOfNoun(before)?.share ?? 0) >= mostlyNoun
}

/** How much of a word's use has to be as a noun: 9 is always. */
const mostlyNoun = 7

const isMany = (said: string): boolean => singularize(said.toLowerCase()) !== said.toLowerCase()

/** "Users can post a suggestion or a bug with …", "put in an item with …": one of those that are kept. */
const isAdded =
  /\b(?:posts?|adds?|puts? in|reports?|creates?|uploads?|shares?|submits?|writes?|enters?|offers?|logs?|registers?|hands? in|records?|publish(?:es)?|leaves?|suggests?|books?)\s+(?:(?:an?|one|their|new|his|her|my|our) )+(?:\p{L}+ (?:or|and) (?:an? )?)?$/iu

function framesIn(sentence: string, request: string): Frame[] {
  const masked = maskInner(sentence)
  const found = frames.flatMap(([sort, pattern], rank) =>
    [...masked.matchAll(pattern)].flatMap((match): (Frame & { rank: number })[] => {
      const [first, second] = [match.groups?.parent ?? match[1] ?? '', match.groups?.child ?? match[2]]
      const kept = kindOfFrame(sort === 'inside' ? (second ?? '') : first, request)
      const of = sort === 'inside' ? kindOfFrame(first, request) : null
      if (kept === null || (sort === 'inside' && (of === null || of === kept))) return []
      const isOne =
        !isMany(first) && !((sort === 'with' || sort === 'bracket') && isAdded.test(masked.slice(0, match.index)))
      if ((sort === 'many' || sort === 'with' || sort === 'bracket' || sort === 'colon') && isOne) return []
      if (sort === 'inside' && !isMany(second ?? '')) return []
      const at = match.index
      const holder = kindOfFrame(match.groups?.holder ?? '', request)
      const hasScale = match.groups?.scale !== undefined
      const more = { ...(of !== null && { of }), ...(holder !== null && { holder }), ...(hasScale && { scale: true }) }
      return [{ sort, noun: kept, ...more, at, to: at + match[0].length, rank }]
    }),
  )
  return found
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at)
    .filter(
      (frame, index, all) =>
        !all
          .slice(0, index)
          .some((other) => frame.at < other.to && other.at < frame.to && other.rank <= frame.rank && other !== frame),
    )
    .toSorted((a, b) => a.at - b.at)
}

const isPlainFact = (item: string): boolean =>
  isFieldWord.test(item.replace(/\s*\(.*$/u, '')) ||
  kindOfName(item.replace(/\s*\(.*$/u, '').toLowerCase()) !== 'text' ||
  /\(.*,.*\)$/u.test(item) ||
  /^(?:whether|when|how|who|what|where)\b/iu.test(item)

/** "Status: new, in progress, solved" at the end of a list. */
const choiceAtEnd =
  /\b((?:status|state|type|kind|category|priority|level|mood|size|condition|genre|severity|stage|role)): ([^.;:()]+)$/iu

/** Facts that show what is a list of them. */
const leastPlain = 2

function factsIn(list: string, sort: Sort): string[] {
  const items = itemsOf(list.replace(choiceAtEnd, '$1 ($2)')).filter(
    (item) => (isFactItem(item) && !/\b(?:belongs? to|has|have)\b/iu.test(item)) || /^colou?r$/iu.test(item),
  )
  if (isSure.has(sort)) return items
  const plain = items.filter(isPlainFact)
  return plain.length >= leastPlain && plain.length * 2 >= items.length ? items : []
}

const listOf = (sentence: string, masked: string, { to, noun: kept }: Frame, next: Frame | undefined): string => {
  const isBracket = masked.slice(0, to).trimEnd().endsWith('(')
  const close = isBracket ? masked.indexOf(')', to) : -1
  const end = close >= 0 ? close : (next?.at ?? masked.length)
  // "…, rate per word, and jobs: each job has": what stands before the colon is named for what follows.
  const said = sentence.slice(to, Math.max(to, end)).replace(/,?\s*(?:and\s+)?(?:\p{L}+ )?\p{L}+:\s*$/u, '')
  return said.replace(new RegExp(String.raw`,?\s*(?:and\s+)?(?:${kept})?$`, 'iu'), '')
}

function tell(kinds: Map<string, string[]>, kind: string, facts: readonly string[]): void {
  const known = kinds.get(kind) ?? []
  kinds.set(kind, [
    ...known,
    ...facts.filter((fact) => !known.some((each) => each.toLowerCase() === fact.toLowerCase())),
  ])
}

/** "For each chapter show how many …": what is worked out is no fact. */
const isShown = /^\s*(?:please )?(?:show|display|calculate|count|list|add up|work out|tell)\b/iu

/** "Vet visit" and "visit" of one message are one. */
function onePerThing(kinds: Map<string, string[]>): Map<string, string[]> {
  const merged = new Map<string, string[]>()
  for (const [kind, facts] of kinds) {
    const same = [...merged.keys()].find((each) => each.endsWith(` ${kind}`) || kind.endsWith(` ${each}`))
    tell(merged, same ?? kind, facts)
  }
  return merged
}

/** "Inside each chapter I have tasks that I can tick off": of what is kept there nothing else is told. */
function heldBare(kinds: readonly string[], text: string): Relation[] {
  return [...text.matchAll(holdsBare)].flatMap(([, parent = '', kept = '']) => {
    const [owner, held] = [kindOfFrame(parent, text), kindOfFrame(kept, text)]
    const isKind = owner !== null && held !== null && owner !== held && kinds.includes(owner) && isRecordNoun(held)
    return isKind && singularize(kept.toLowerCase()) !== kept.toLowerCase() ? [{ parent: owner, child: held }] : []
  })
}
const holdsBare = new RegExp(
  String.raw`\b(?:(?:in|inside|within|under|for) )?(?:each|every) ${noun},? ${may}(?:(?:has|contains|can have) )?${writes}${article}${noun}(?=[.,;!]|\s+(?:that|which|to|so|and)\b|$)`,
  'giu',
)

/** "12 cleaners … jobs: customer, cleaner": of whom there are so many they are kept, where a record names one. */
function countedIn(kinds: ReadonlyMap<string, readonly string[]>, text: string): string[] {
  if (kinds.size < 2) return []
  const facts = [...kinds.values()].flat().map((fact) => fact.toLowerCase())
  return [...text.matchAll(/\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\p{L}+ )?(\p{L}+s)\b/giu)]
    .map(([, many = '']) => singularize(many.toLowerCase()))
    .filter((one) => facts.includes(one) && !kinds.has(one) && isPlausibleKind(one, text))
}

/** What is told of each kind, and what belongs to what. */
export function readStatements(message: string): Statements {
  const text = plainLines(message)
  const told = new Map<string, string[]>()
  const relations: Relation[] = []
  for (const sentence of sentencesOf(text)) {
    const masked = maskInner(sentence)
    const all = framesIn(sentence, text)
    // What only looks like a frame ends no list.
    const found = all.filter(
      (frame, index) =>
        isSure.has(frame.sort) || factsIn(listOf(sentence, masked, frame, all[index + 1]), frame.sort).length > 0,
    )
    for (const [index, frame] of found.entries()) {
      const facts = factsIn(listOf(sentence, masked, frame, found[index + 1]), frame.sort)
      if (facts.length === 0 || (isSure.has(frame.sort) && isShown.test(sentence.slice(frame.to)))) continue
      const scale = frame.scale === true ? /\([^()]*\)/u.exec(sentence.slice(frame.at, frame.to))?.[0] : undefined
      tell(told, frame.noun, scale === undefined ? facts : [`${frame.noun} ${scale}`, ...facts])
      for (const parent of [frame.of, frame.holder])
        if (parent !== undefined) relations.push({ parent, child: frame.noun })
    }
  }
  const kinds = onePerThing(told)
  // One fact alone makes no kind, unless it is told what it belongs to.
  for (const [kind, facts] of kinds)
    if (facts.length < leastPlain && !relations.some(({ child }) => child === kind)) kinds.delete(kind)
  relations.push(...heldBare([...kinds.keys()], text))
  for (const { parent, child: kept } of relations)
    for (const kind of [parent, kept]) if (!kinds.has(kind)) kinds.set(kind, [])
  for (const kind of countedIn(kinds, text)) kinds.set(kind, [])
  const nouns = [...kinds.keys()]
  const lists = new Map([...kinds].map(([kind, facts]) => [kind, [facts.join(', ')]] as const))
  const stated = relations.filter(
    (one, index) => relations.findIndex((each) => each.child === one.child && each.parent === one.parent) === index,
  )
  const isOf = (kept: string, parent: string): boolean =>
    stated.some((relation) => relation.child === kept && relation.parent === parent)
  // Two that have a record in common, a pupil and a subject, need not be each other's.
  const isNews = ({ parent, child: kept }: Relation): boolean =>
    !isOf(kept, parent) &&
    !isOf(parent, kept) &&
    !stated.some((relation) => relation.parent === kept && isOf(relation.child, parent))
  const found = pairRelations(nouns, text, lists, findRelations(text).relations).filter(isNews)
  const paired = [...stated, ...found]
  return {
    kinds: new Map(
      [...kinds].map(([kind, facts]) => [
        kind,
        splitList(
          withoutKinds(
            facts.join(', '),
            nouns.filter((other) => other !== kind),
          ),
        ),
      ]),
    ),
    relations: [...paired, ...unsaidRelations(nouns, paired)],
  }
}

/** Whose records usually are, where nobody said it. */
function unsaidRelations(kinds: readonly string[], known: readonly Relation[]): Relation[] {
  return kinds
    .filter((child) => known.every((relation) => relation.child !== child))
    .flatMap((child) => usualOwners(child, kinds).map((parent) => ({ parent, child })))
    .filter(({ parent, child }) => known.every((each) => each.parent !== child || each.child !== parent))
}
