// Two kinds are told of in one message: which of its facts are of the one and which of the other. Whoever knows the words
// for both sides can tell it by where these stand, however the message is put together.
import { maskInner } from '../rows/said-lists.ts'
import { readField, splitList } from '../fields/read-fields.ts'
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { noFact } from '../grammar/facts.ts'
import { isPersonNoun } from '../../compose/samples/sample-names.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { plainSpeech } from '../plain/plain-speech.ts'

export type SideName = 'parent' | 'child'

export interface Sides {
  /** What speaks of each of them: nouns, with their plurals. */
  says: Readonly<Record<SideName, RegExp>>
  /** Whose an item is whatever stands before it; null where that says it, 'none' for what is no fact. */
  route: (item: string, owner: SideName) => SideName | 'none' | null
  /** Whose facts "I write down …" and a bare row tell. */
  written: SideName
  /** An item by which a row is of the child: to whom it belongs. */
  isLink?: RegExp
}

export interface ToldOfSides extends Record<SideName, string[]> {
  /** Whether a row of the child says what it belongs to. */
  isLinked: boolean
}

const bullet = /^\s*(?:[-*•–]|\d+[.)])\s+/gmu
/** A place where a sentence ends; abbreviations and numbers have none. */
const stop = /(?<!\b(?:no|nr|incl|e\.g|etc|tel|approx))[.!?;]+(?=\s|$)|\n+/giu

/** The message in one notation: bullets are sentences, dashes and arrows lead to what is told. */
export function plainLines(message: string): string {
  return plainSpeech(message.replace(/\bcompanys\b/giu, 'companies'))
    .replace(bullet, '')
    .replace(/\s*(?:->|→|=>)\s*/gu, ': ')
    .replace(/\s+(?:--|[–—])\s+|\s+-\s+/gu, ': ')
    .replace(/\b(no|nr|tel)\.(?=[\s,])/giu, '$1')
    .replace(/\bincl(?:\.|(?=\s))/giu, 'with')
    .replace(
      /\bwhether (?:they|he|she|it) (?:are|is) (?:an? )?([^.;:()]+?\bor (?:an? )?\p{L}+)/giu,
      (_, list: string) => `role (${list.replace(/,? or (?:an? )?/giu, ', ')})`,
    )
    .replace(/\(([^()]*:[^()]*;[^()]*:[^()]*)\)/gu, '. $1.')
}

export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  const masked = maskInner(text)
  let at = 0
  for (const found of masked.matchAll(stop)) {
    sentences.push(text.slice(at, found.index))
    at = found.index + found[0].length
  }
  sentences.push(text.slice(at))
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /\p{L}/u.test(sentence))
}

interface Mention {
  side: SideName
  at: number
  end: number
}

interface Lead {
  sort: 'of' | 'bracket' | 'written' | 'row'
  at: number
  to: number
}

const who = String.raw`(?:i|we|you|they|he|she|one|people|somebody|someone|staff|everyone)(?:['’]d)?`
const may = String.raw`(?:(?:can|could|should|must|may|would|will|also|always|just|then|want to|wants? to|need to|have to|like to|love to|be able to)\s+)*`
const writes = String.raw`(?:writ(?:e|es|ing)(?: down)?|notes?(?: down)?|records?|logs?|enters?|keeps?|saves?|stores?|adds?|sees?|needs?|wants?|jots?(?: down)?|types?(?: in)?|puts?(?: in| down)?|say|look up|remember)`
/** "I need a place to write down people": that is the app. */
const noApp = String.raw`(?!(?:an?|the|my|one|some) (?:[\p{L}-]+ ){0,3}?(?:list|app|tracker|database|log|tool|site|website|place|page|register|directory|diary|journal|planner|book|notebook|logbook|overview|system|crm|portal|manager|file)\b)(?!(?:my|track|smth|something|somewhere|to|\p{L}+ing)\b)`
const leads: readonly [Lead['sort'], RegExp][] = [
  [
    'of',
    /\b(?<!\b(?:i|we|you|what \p{L}+) )(?:with|has|have|having|including|includes?)\s+(?!to\b|been\b|i\b|we\b|you\b)/giu,
  ],
  ['of', /:\s+/gu],
  ['bracket', /\(/gu],
  ['written', new RegExp(String.raw`\b${who}\s+${may}${writes}\s*:?\s+${noApp}`, 'giu')],
  ['written', new RegExp(String.raw`(?:^|\b(?:and|to|let me|can)\s+)${writes}\s+${noApp}`, 'giu')],
]

/** Where a list of facts is over and something else is said. */
const listEnd =
  /\s*(?:[,;]\s*)?(?:\b(?:so that|so i|so we|because|in order to|and then i|and (?:i|we|you|they|people|everybody|everyone|one|she|he) (?:can|could|want|need|would|should|see|get|deal)|(?:and )?(?:whenever|if|once|each time|every time) (?:i|we|you|they|one|people|somebody|someone|it) |(?:and )?when (?:i|we|you|they) (?:open|click|tap|look|go|need|want|press|choose) |(?:and )?(?:can|should|may) (?:be )?(?:add|see|show|find|search|filter|sort|click|open)|(?:and )?clicking|(?:and )?later see|(?:which|that) (?:i|we) can|every \w+ in one place)\b|\bplease\b|\bas well\b|\btoo\b(?=\s*$)).*$/isu

function mentionsIn(masked: string, says: Sides['says']): Mention[] {
  return (['parent', 'child'] as const)
    .flatMap((side) =>
      [...masked.matchAll(says[side])].map((found) => ({ side, at: found.index, end: found.index + found[0].length })),
    )
    .toSorted((a, b) => a.at - b.at || b.end - a.end)
    .filter((mention, index, all) => !all.slice(0, index).some((other) => mention.at < other.end))
}

function leadsIn(masked: string, mentions: readonly Mention[]): Lead[] {
  const found = leads.flatMap(([sort, pattern]) =>
    [...masked.matchAll(pattern)].map((match) => ({ sort, at: match.index, to: match.index + match[0].length })),
  )
  // "My cats, name, chip": what follows what is kept tells of it.
  const [first] = mentions
  const comma = first === undefined ? null : /^\s*[,/]\s*/u.exec(masked.slice(first.end))
  if (first !== undefined && comma !== null && first.at < 30)
    found.push({ sort: 'row', at: first.end, to: first.end + comma[0].length })
  return found
    .toSorted((a, b) => a.at - b.at || b.to - a.to)
    .filter((lead, index, all) => !all.slice(0, index).some((other) => lead.at < other.to))
}

/** "At each school", "of the firm": said beside what is spoken of. */
const beside =
  /(?<!\b(?:put|type|write|fill) )(?<!\b(?:list|log|history|timeline|record|notes|diary|pair|set|number) )\b(?:at|in|of|from|for|to|under|on|by|per|with)\s+(?:(?:each|every|the|an?|one|their|any|that)\s+)?$/iu

/** What the words before a place speak of: the last that was said, or what that was said beside. */
function lastBefore(mentions: readonly Mention[], at: number, masked: string): Mention | undefined {
  const before = mentions.filter(({ end }) => end <= at)
  const last = before.at(-1)
  if (
    last === undefined ||
    !beside.test(masked.slice(0, last.at)) ||
    /(?:^|[.:;,]\s*)(?:and )?(?:for|per)\s+(?:each|every)\s+$/iu.test(masked.slice(0, last.at))
  )
    return last
  return before.findLast(({ side, at: start }) => side !== last.side && !beside.test(masked.slice(0, start))) ?? last
}

/** An item without what leads to it. */
const opening =
  /^(?:(?:and|or|plus|also|then|just|maybe|with|both|has|have|having|incl|including|on|(?:the|an?|its|their|his|her|my|our|some|each|every|all) ?)\s+)*/iu

export function itemsOf(list: string): string[] {
  const items = splitList(list.replace(listEnd, ''))
    .map((item) =>
      item
        .replace(opening, '')
        .replace(
          /^(?:(?:short|little|few|quick) )*(?:notes?|remarks?|reports?|protocol|lines?|words?) (?:on|about|of) (?=(?:what|how|who|when)\b)/iu,
          '',
        )
        .replace(/ (?:in|on|under|to) (?:the|each|every|their) \p{L}+['’]s (?:record|file|card|page)\b/iu, '')
        .replace(/^(?:at|on|after|for|in) (?:each|every) \p{L}+ (?=\p{L})|^(?:each |every )?time (?=what\b)/iu, '')
        .replace(/^what['’]?s (?:her|his|their|its|the) /iu, '')
        .replace(/\s+(?:too|also|please|automatically|maybe|again)$/iu, '')
        .trim(),
    )
    .filter(
      (item) =>
        item !== '' &&
        !/^under (?:each|every|the|them)\b/iu.test(item) &&
        !/^(?:little|great|lot|bit|more|same|others?|everything|details|info|information)$/iu.test(item) &&
        !/\b(?:timeline|log|history|list|record|diary)s? of\b|^(?:few|some|short|couple of) (?:lines|words|notes|sentences)$/iu.test(
          item,
        ) &&
        !/^(?!\p{L}+ed in$)(?:\S+\s+){0,2}(?:at|in|of|the|an?|their|his|her|its|each|every|them|under|and|with|to)$/iu.test(
          item,
        ),
    )
  // "People: director, curator, assistant": what they are there.
  const isRoles =
    items.length >= 2 &&
    items.every(
      (item) => /^(?:\p{L}+ )?\p{L}+$/u.test(item) && kindOfName(item) === 'text' && !isFieldWord.test(item),
    ) &&
    items.filter(isSomebody).length * 2 > items.length
  return isRoles ? [`role (${items.join(', ')})`] : items
}

/** What stands in brackets behind an item, where it is a list. */
function insideOf(item: string): string[] | null {
  const list = splitList(/\(([^()]*)\)\s*$/u.exec(item)?.[1] ?? '')
  return list.length >= 2 ? list : null
}

const isPlainFact = (item: string): boolean =>
  asks.test(item) || isFieldWord.test(item) || kindOfName(item.toLowerCase()) !== 'text'

const isBarePlural = (item: string): boolean =>
  /^\p{L}{4,}s$/u.test(item) && kindOfName(item.toLowerCase()) === 'text' && !isFieldWord.test(item)

const isSomebody = (item: string): boolean => {
  const word = item.split(' ').at(-1) ?? ''
  return isPersonNoun(word) || (kindOfName(word) === 'text' && sensesOfNoun(word)?.senses[0] === 'person')
}

const asks = /^(?:on |in |at |for |by |to |from |with )?(?:who|whom|what|when|where|which|how|why|whether)\b/iu
const speaks = /\b(?:i|we|you|they|he|she|it|there|is|are|was|were|will|can|should|has|have|do|does)\b/iu

/** Is it worded as a fact: a noun or two, or a question that names one? */
export function isFactItem(item: string): boolean {
  const bare = item.replace(/\([^)]*\)/g, '').trim()
  if (bare === '' || bare.split(/\s+/).length > 8) return false
  if (asks.test(bare)) return bare.split(/\s+/).length > 1 || /^(?:who|what|when|where)$/iu.test(bare)
  if (speaks.test(bare) && kindOfName(bare) === 'text' && !/^\p{L}+ (?:i|we|they|he|she|it) /iu.test(bare)) return false
  return (
    bare.split(/\s+/).length <= 5 &&
    (isFieldWord.test(bare) ||
      kindOfName(bare.toLowerCase()) !== 'text' ||
      !noFact.test(bare) ||
      plainlyFact.test(bare)) &&
    readField(item) !== null
  )
}

/** Of records of other sorts these are worked out. */
const plainlyFact = /^(?:results?|progress|advice|area|sort)\b/iu

/** How many items a row needs to be read without anything that leads to it. */
const bareRow = 2

/** "Name, graduation year, job title": nothing but facts. */
function isBareRow(sentence: string): boolean {
  const items = itemsOf(sentence)
  return (
    items.length >= bareRow &&
    items.every((item) => isFactItem(item)) &&
    items.some((item) => isFieldWord.test(item) || kindOfName(item.toLowerCase()) !== 'text')
  )
}

const isExactly = (item: string, forms: RegExp): boolean => [...item.matchAll(forms)].some(([all]) => all === item)

/** Whose the first item of a row is. */
function ownerOf(list: string, items: readonly string[], lead: SideName, { isLink }: Sides): SideName {
  if (/^\s*its\b/iu.test(list)) return 'parent'
  const isTheirs = /^\s*(?:his|her)\b/iu.test(list)
  return isTheirs || (isLink !== undefined && items.some((item) => isLink.test(item))) ? 'child' : lead
}

/** "The parents (date, who was there)", "activities (call, email)": facts of a kind, or sorts of it. */
function factsInside(item: string, inner: readonly string[], { says, route }: Sides): [SideName, string][] {
  const isOfParent = [...item.replace(/\([^)]*\)/g, '').matchAll(says.parent)].length > 0
  const side = isOfParent ? 'parent' : 'child'
  const areSorts = inner.some((each) => isExactly(each, says.child))
  if (!isOfParent && (areSorts || inner.filter(isPlainFact).length * 2 <= inner.length))
    return [[side, `type (${inner.join(', ')})`]]
  return inner.flatMap((each): [SideName, string][] => {
    const owner = route(each, side) ?? side
    return owner === 'none' ? [] : [[owner, each]]
  })
}

/** The facts of one row, each with whose it is. */
function factsOfRow(list: string, lead: SideName, sides: Sides, isBracket: boolean): [SideName, string][] {
  const items = itemsOf(list)
  // "Activities (call, email, meeting)": sorts of them, and no facts.
  if (isBracket && items.some((item) => isExactly(item, sides.says.child)))
    return [['child', `type (${items.join(', ')})`]]
  // "Our boats: Heron, Otter, Old Bess": their names.
  if (
    items.filter((item) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(item) && !isPlainFact(item)).length >= 2 &&
    lead === 'parent'
  )
    return []
  const [only] = items
  // "Customers ring with complaints": nothing is told of anybody.
  if (items.length === 1 && only !== undefined && isBarePlural(only)) return []
  let owner = ownerOf(list, items, lead, sides)
  return items.flatMap((said): [SideName, string][] => {
    const named = whoseName(said, sides.says)
    const item = named === null ? said : 'name'
    const inner = insideOf(item)
    if (inner !== null && isOfKind(item, sides.says)) return factsInside(item, inner, sides)
    owner = named ?? owner
    const side = isOfKind(item, sides.says) ? 'none' : (sides.route(item, owner) ?? owner)
    return side !== 'none' && isFactItem(item) ? [[side, item]] : []
  })
}

interface Row {
  row: string
  of: SideName
  lead: Lead
  /** Whether its sentence says whose it is. */
  isSaid: boolean
}

/** The rows of a sentence, each with the side that its words speak of. */
function rowsOf(sentence: string, last: SideName, { says, written }: Sides): Row[] {
  const masked = maskInner(sentence)
  const mentions = mentionsIn(masked, says)
  const found = leadsIn(masked, mentions)
  const startsFreely = (mentions[0]?.at ?? 1) > 0 || whoseName(itemsOf(sentence)[0] ?? '', says) !== null
  if (startsFreely && !found.some(({ sort }) => sort === 'of') && isBareRow(sentence))
    return [{ row: sentence, of: last, lead: { sort: 'written', at: 0, to: 0 }, isSaid: false }]
  let owner = last
  return found.flatMap((lead, index) => {
    const before = lastBefore(mentions, lead.at + 1, masked)
    const isOption =
      lead.sort === 'bracket' && (before === undefined || !/^\s*$/.test(masked.slice(before.end, lead.at)))
    if (isOption) return []
    const isAsked = /\bwhat (?:i|we|was|were)\b[^,;:]*$/iu.test(masked.slice(0, lead.at))
    const of = lead.sort === 'written' || isAsked ? written : (before?.side ?? owner)
    if (lead.sort !== 'written') owner = of
    const next = found.slice(index + 1).find(({ sort }) => sort !== 'bracket' || lead.sort === 'bracket')
    return [
      {
        row: sentence.slice(lead.to, endOfList(masked, lead, { mentions, next })),
        of,
        lead,
        isSaid: before !== undefined && lead.sort !== 'written',
      },
    ]
  })
}

/** What is said of looks names no facts. */
const isOfLooks = /^(?:use|make it|design|style)\b|\b(?:background|theme|fonts?|palette|(?:dark|light) mode|panels)\b/iu

/** The facts of either side, in the person's words and order. */
export function toldOfSides(message: string, sides: Sides): ToldOfSides {
  const told: ToldOfSides = { parent: [], child: [], isLinked: false }
  const { says, written, isLink } = sides
  let last: SideName = written
  for (const sentence of sentencesOf(plainLines(message)).filter((each) => !isOfLooks.test(each))) {
    const rows = rowsOf(sentence, last, sides)
    for (const { row, of, lead } of rows) {
      told.isLinked ||= isLink !== undefined && itemsOf(row).some((item) => isLink.test(item))
      for (const [side, fact] of factsOfRow(row, of, sides, lead.sort === 'bracket' && of === 'child'))
        if (!told[side].some((other) => other.toLowerCase() === fact.toLowerCase())) told[side].push(fact)
    }
    const end = mentionsIn(maskInner(sentence), says).at(-1)
    last =
      rows.findLast(({ lead }) => lead.sort !== 'written')?.of ?? (rows.length === 0 ? end?.side : undefined) ?? last
  }
  return told
}

/** "Vendor name": the name of the one, and what follows is of it too. */
function whoseName(item: string, says: Sides['says']): SideName | null {
  const whose = /^(.+) names?$/iu.exec(item)?.[1]
  if (whose === undefined) return null
  return (
    (['parent', 'child'] as const).find((side) => [...whose.matchAll(says[side])].some(([all]) => all === whose)) ??
    null
  )
}

/** "Several contact people", "partners at each fund": the kinds themselves are no facts. */
function isOfKind(item: string, says: Sides['says']): boolean {
  const bare = item.replace(/\([^)]*\)/g, '')
  const isNamed = /\b(?:names?|phone|numbers?|e-?mail|address|notes?|photo)\b/iu.test(bare) || asks.test(bare)
  return !isNamed && (['parent', 'child'] as const).some((side) => [...bare.matchAll(says[side])].length > 0)
}

function endOfList(
  masked: string,
  lead: Lead,
  { mentions, next }: { mentions: readonly Mention[]; next: Lead | undefined },
): number {
  if (lead.sort === 'bracket') {
    const close = masked.indexOf(')', lead.at)
    return close < 0 ? masked.length : close
  }
  if (next === undefined) return masked.length
  const owner = mentions.findLast(({ at, end }) => at >= lead.to && end <= next.at)
  // What the next list is of ends this one.
  return next.sort === 'of' && owner !== undefined ? owner.at : next.at
}
