// The lists of a message and what each is a list of: "a task has a title, …", "clients (name, email)", "name, phone, …".
import { entryOf, isRecordNoun } from '../fields/entity-fields.ts'
import { singularize } from '../inflect.ts'
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { type Trigger, triggers } from '../fields/list-triggers.ts'
import { splitList } from '../fields/read-fields.ts'
import { readStyle } from '../looks/read-look.ts'

export interface SaidList {
  /** Singular of the noun that the list is about; empty where none is said, as after "I want to enter". */
  owner: string
  /** The items as they were said. */
  text: string
  /** Where it stands in the text; the owner's words are before it. */
  start: number
  end: number
  /** Which of the sentences it is in. */
  sentence: number
  /** Written down again and again of each owner: "for each project I log …". */
  isRepeated?: boolean
}

/** Words that end a noun, looking back from a list. */
const noNoun = new Set(
  'and or of for that which where who the a an my our your their his her its each every all any one single this these those has have with in on to by from as is are be app i we it they you also plus while whereas contains see want need like some many several more most per about list both two three four five new only collect track log record manage keep keeps list store save organise organize replace enter enters request submit submits down = write writes writing note notes enter entering record records recording log logs add adds make makes create creates post posts offer offers manages upload uploads see sees people users staff members can could may will would should must shall leave leaves give gives share shares split splits lend lends'.split(
    ' ',
  ),
)
const aside = /^(?:should|must|shall|will|can|could|may|would|also|always|simply|just|only|usually)$/i
const pronoun =
  /^(?:i|we|they|you|it|each|every|which|that|one|he|she|them|all|who|users?|everyone|everybody|somebody|entity|attributes?|fields?|columns?|properties|following|these|form|rows?|information|info|details|data|entry form|options?|features?|requirements?)$/i
const containers =
  /\b(?:apps?|applications?|tracker|log|logbook|lists?|collection|catalogu?e|database|directory|register|registry|records?|diary|journal|archive|planner|manager|management|overview|page|site|website|tool|system|form|table|box|notebook|(?:address|phone|cook|note|log|guest)[ -]?book|cellar|crm|board|dashboard|gallery)$/i

/** Same length, so that places stay: what is in brackets or quotes is not looked into. */
export function maskInner(text: string): string {
  return text
    .replace(/\([^)]*\)/g, (inside) => `(${'·'.repeat(Math.max(0, inside.length - 2))})`)
    .replace(/["“][^"”]*["”]/g, (inside) => '·'.repeat(inside.length))
}

/** Start and end of each sentence of a masked text. */
function sentencesOf(masked: string): [number, number][] {
  const spans: [number, number][] = []
  let start = 0
  for (const match of masked.matchAll(/[.!?]+(?=\s|$)/g)) {
    spans.push([start, match.index])
    start = match.index + match[0].length
  }
  if (masked.slice(start).trim() !== '') spans.push([start, masked.length])
  return spans
}

/** The noun that ends right before a place, in lower case. */
export function nounBefore(text: string): string {
  const words = text
    .replace(/\(·*\)/g, ' ')
    .trimEnd()
    .split(/\s+/)
  const taken: string[] = []
  while (words.length > 0 && taken.length < 3) {
    const last = words.pop() ?? ''
    if (taken.length === 0 && aside.test(last)) continue
    if (!/^[\p{L}\p{N}'’&-]+$/u.test(last) || noNoun.has(last.toLowerCase())) {
      // "They have": the word itself is the owner.
      if (taken.length > 0) break
      taken.unshift(last)
      // "An appointment list:" is one noun, "to list:" none.
      const before = words.at(-1) ?? ''
      if (last.toLowerCase() === 'list' && isRecordNoun(before.toLowerCase())) taken.unshift(before)
      break
    }
    taken.unshift(last)
  }
  return taken.join(' ').toLowerCase()
}

const clauseEnd =
  /\b(?:so that|so i|so we|in order to|because|and (?:let|allow|make|show|sort|filter|search|i (?:want|need|can|would)|we (?:want|need|can|set)|it should|be able|the (?:ability|option) to|please|(?:mark|order|group)(?= (?:it|them|by|the|all|my|our|each|every)\b)|people|users|visitors|customers|members|readers|everyone|everybody) |where (?:i|we|you|users?|people|members|everyone|visitors|readers) (?:can|could|may|enter|write|post|chat|talk|share|cheer|comment|discuss)|that (?:i|we|lets|allows) |i (?:want|need|would|can|should)\b|which (?:i|lets|allows)\b|please\b|for (?:my|our|the) (?!whole\b))|[,;]\s*(?:and )?(?:people|users|visitors|customers|members|readers|everyone|everybody|they|guests|we|i) (?:can|may|should|could|will|leave|people|set|say|see|book|people)\b|;\s+(?:filter|sort|export|import|education|skills)\b|\s[-–—]\s/iu

/** "With unit,", "with currency and": one word more about a fact, and no list of facts. */
const isQualifier =
  /^(?:the |its |an? )?(?:units?|currency|postcode|zip code|country code|area code)\s*(?:[,.;)]|\band\b|$)/i

/** "How often it needs water", "do I have it twice", "we have three shops": a fact in a list, or nothing about the app. */
function isNoTrigger(
  sort: Trigger['sort'],
  { before, said, after }: { before: string; said: string; after: string },
): boolean {
  // "…, number of frames with brood", "substance, amount with unit, …": one fact of a list.
  if (sort === 'with')
    return (
      // "Cost, with whom", "name, dose, with food": one fact of a list that has begun.
      /^whom\b/i.test(after) ||
      (/^,\s*with\b/i.test(said) &&
        /(?::|\bwith|\bhas|\bhave)\s.*\S$/i.test(before.trimEnd()) &&
        /^(?:the |an? )?\p{L}+(?: \p{L}+)?\s*(?:\(·+\)\s*)?(?:$|[,.;]|\band\b)/iu.test(after)) ||
      (/[,:]/.test(before) &&
        (/(?:^|,|\band|:)\s*(?:the )?(?:number|amount|share|percentage|count) of [^,;:]*$/i.test(before) ||
          (/[,:]\s*(?:and\s+)?\p{L}+(?: \p{L}+)?\s*$/u.test(before) && isQualifier.test(after))))
    )
  // "What they want" is a fact told as a question.
  // … and so is "the plot size they want" among others.
  if (sort === 'deed')
    return (
      (/\bwhat\s*$/i.test(before) && /\b(?:want|need)$/i.test(said)) ||
      /,[^.;:]*?(?:,|\band)\s+(?:the|an?|their|which)\s+[\p{L}-]+(?: [\p{L}-]+)?\s*$/iu.test(before)
    )
  if (sort !== 'has') return false
  // "Costumes get reserved for productions", "a store of costumes", "has to be on record".
  const isPassive =
    /^gets?\b/i.test(said) && /^(?:\p{L}+ed|lost|sold|sent|lent|given|taken|stolen|broken)\b/iu.test(after)
  // "Light needs (low, bright)" are a fact of a plant.
  if (/^needs$/i.test(said) && /^(?:\(|and\b)/i.test(after)) return true
  // "Have I been there?" asks.
  if (isPassive || /^(?:to|been|of|i|we|you|they|he|she|it)\b/i.test(after)) return true
  // "The desk needs an appointment list: …" asks for it; what is listed is not of the desk.
  if (/^needs?\b/i.test(said) && /^(?:an?|the|one|some)\s+(?:[\p{L}-]+\s+){0,4}?[\p{L}-]+\s*:/u.test(after)) return true
  return (
    /\b(?:i|we|you|i['’]ve|who|whom)\s*$/i.test(before) ||
    /\b(?:how|what|when|whether|if|did|does|do)\b[^,;:]*$/i.test(before)
  )
}

const fact = /^(?:(?:the|an?|its|their)\s)|^(?:who|what|where|when|which|how|whether|if)\b/i

/** "…, the plot size they want: half, full": what follows the last fact of a list is what it is chosen from. */
function saysChoices(sentence: string, from: number, { at, to }: Trigger): boolean {
  const item =
    sentence
      .slice(from, at)
      .split(/,|;|\band\b/i)
      .at(-1)
      ?.trim() ?? ''
  const after = sentence.slice(to).split(';')[0] ?? ''
  const items = splitList(after)
  return (
    sentence.slice(from, at).includes(',') &&
    item.split(/\s+/).length <= 7 &&
    singularize(item.toLowerCase()) === item.toLowerCase() &&
    items.length >= 2 &&
    !after.includes('(') &&
    items.every(
      (each) =>
        each.split(/\s+/).length <= 3 && !fact.test(each) && !isFieldWord.test(each) && kindOfName(each) === 'text',
    )
  )
}

function findTriggers(sentence: string, isFirst: boolean): Trigger[] {
  const found = triggers.flatMap(([sort, pattern]) =>
    [...sentence.matchAll(pattern)]
      .filter((match) => {
        const after = sentence.slice(match.index + match[0].length).trimStart()
        return (
          !isNoTrigger(sort, { before: sentence.slice(0, match.index), said: match[0].trim(), after }) &&
          !(sort === 'start' && isFirst)
        )
      })
      .map((match): Trigger => ({
        at: match.index,
        to: match.index + match[0].length,
        sort,
        ...(sort === 'each' && { owner: match[1] ?? '' }),
      })),
  )
  const sorted = found
    .toSorted((a, b) => a.at - b.at || b.to - a.to)
    .filter(
      (trigger, index, all) =>
        !(trigger.sort === 'colon' && index > 0 && saysChoices(sentence, all[index - 1]?.to ?? 0, trigger)),
    )
  return sorted.filter((trigger, index) => !sorted.slice(0, index).some((other) => trigger.at < other.to))
}

/** The singular of what a list is about, or empty for "it", "each", "the app". */
function ownerOf(noun: string): string {
  // "My daughter's paintings" are paintings.
  const bare = noun
    .replace(/^(?:separate|different|following|own|new|other|simple|small|little)\s+/, '')
    .replace(/^(?:\p{L}+ )?\p{L}+(?:['’]s|s['’])\s+(?=\p{L})/u, '')
  return bare === '' ||
    pronoun.test(bare) ||
    /^(?:entry|entries|records?)$/.test(bare) ||
    /^(?:.*\s)?(?:what|who|when|how|why|which|whether)\b/.test(bare)
    ? ''
    : singularize(bare)
}

export const isContainer = (noun: string): boolean => containers.test(noun)

/** "Clients (name, email)" lists fields; "status (new, done)" lists choices. */
function listsFields(owner: string, inside: string): boolean {
  const items = splitList(inside)
  if (items.length < 2 || owner === '' || (pronoun.test(owner) && owner !== 'properties')) return false
  const isPlural = singularize(owner) !== owner
  const telling = items.filter((item) => isFieldWord.test(item.trim()) || kindOfName(item) !== 'text').length
  if (kindOfName(owner) === 'choice') return false
  if (kindOfName(owner) !== 'text' && !isRecordNoun(singularize(owner))) return false
  return telling >= (isPlural || isRecordNoun(owner) || isContainer(owner) ? 1 : 2)
}

function bracketLists(text: string, masked: string, sentences: readonly [number, number][]): SaidList[] {
  return [...masked.matchAll(/\(·+\)/g)].flatMap((match) => {
    const sentence = sentences.findIndex(([from, to]) => match.index >= from && match.index < to)
    const [from = 0] = sentences[sentence] ?? []
    const before = masked.slice(from, match.index).replace(/^.*[,;:]/, '')
    const inner = before.replace(/\s+(?:waiting|living|looking) .*$/, '')
    const noun = (ofAnother.exec(inner)?.[1] ?? nounBefore(inner)).toLowerCase()
    const start = match.index + 1
    const end = match.index + match[0].length - 1
    const inside = text.slice(start, end)
    const isItem = /,\s*(?:and\s+)?$/.test(
      masked
        .slice(from, match.index)
        .trimEnd()
        .slice(0, -noun.length || undefined),
    )
    if (isItem && singularize(noun) === noun) return []
    return listsFields(noun, inside)
      ? [{ owner: noun === 'properties' ? 'property' : ownerOf(noun), text: inside, start, end, sentence }]
      : []
  })
}

const isAboutLooks = /\b(?:buttons?|background|look|style|fonts?|letters|theme|design|accents?)\b/i

/** A sentence that is nothing but a list: "Date, mileage, what was done, garage, cost." */
function isBare(sentence: string, isFirst: boolean): boolean {
  const items = splitList(sentence)
  if (items.length < (isFirst ? 4 : 3)) return false
  const [first = ''] = items
  if (isAboutLooks.test(sentence) || readStyle(sentence) !== undefined) return false
  return (
    items.every(
      (item) =>
        item
          .replace(/\(·*\)/g, '')
          .trim()
          .split(/\s+/).length <= 7,
    ) &&
    first.split(/\s+/).length <= 4 &&
    !/\b(?:i|we|you|please|make|build|create|app|website|should|can|want|need|let)\b/i.test(
      items
        .filter((item) => !/^(?:who|what|where|when|how|which|why|whether|is|was|did|do|does)\b/i.test(item))
        .join(' '),
    )
  )
}

export function saidLists(text: string): SaidList[] {
  const masked = maskInner(text)
  const sentences = sentencesOf(masked)
  const brackets = bracketLists(text, masked, sentences)
  const lists = sentences.flatMap(([from, to], index) => {
    const sentence = masked.slice(from, to)
    const found = findTriggers(sentence, index === 0)
    if (found.length === 0) {
      // "Show balance, total income and total expenses" tells what to show.
      if (index > 0 && /^\s*(?:please\s+)?(?:show|display|calculate|compute|tell me|give me)\s+\p{L}/iu.test(sentence))
        return []
      if (isBare(sentence.trim(), index === 0) && index > 0)
        return [
          {
            owner: '',
            text: `${text.slice(from, to).trim()}${text[to] === '?' ? '?' : ''}`,
            start: from,
            end: to,
            sentence: index,
          },
        ]
      // "Vinyl collection, artist, album": what comes after the first comma of a sentence without a verb.
      const comma = /^[^,;]+?(?:[,;]|\s[-–—]|\s\+)\s+(?=[^.]*[,;+])|^[^,;]+?\s[-–—]\s(?=[^.]*,)/u.exec(sentence)
      if (comma === null) return []
      // After the sentence that names the thing the first piece is a fact as well: "Dream diary. date, title, …".
      const [opens = ''] = sentence.trim().split(/\s*[,;]/)
      const isFact = index > 0 && (isFieldWord.test(opens) || kindOfName(opens) !== 'text')
      const start = isFact ? from : from + comma[0].length
      return [{ owner: '', text: cut(text, masked, start, to), start, end: to, sentence: index }]
    }
    return found.map((trigger, place): SaidList => {
      const before = sentence.slice(0, trigger.at)
      const noun = ownerBefore(trigger, before)
      const next = found[place + 1]
      const start = from + trigger.to
      const limit = next === undefined ? to : from + beforeOwner(sentence, next)
      return {
        owner: ownerOf(noun),
        ...(isDeed(trigger) && noun !== '' && { isRepeated: true }),
        text: cut(text, masked, start, Math.max(start, limit)),
        start,
        end: Math.max(start, limit),
        sentence: index,
      }
    })
  })
  return [...lists.map(asChoice), ...brackets]
    .filter(({ text: said }) => said.trim() !== '')
    .toSorted((a, b) => a.start - b.start)
}

const isDeed = ({ sort }: Trigger): boolean => sort === 'deed' || sort === 'start'

/** "Lessons in each chapter (…)", "each service belongs to a car: …": the first of the two is meant. */
const ofAnother =
  /([\p{L}'’-]+)\s+(?:(?:\p{L}+ed\s+)?(?:in|of|for|per|from)|belongs? to|is part of|is linked to)\s+(?:each|every|an?|one|its)\s+[\p{L}'’-]+,?\s*$/iu

/** "For each kit a build diary with …", "for every animal we write down visits with …": the second of the two is meant. */
const forEach =
  /\bfor (?:each|every|all the) [\p{L}'’-]+,? (?:(?:i|we|you|they|people|staff|can|could|want|need|to|also|there|is|are|write|note|record|keep|log|store|enter|add|list|down|several|many|all|a|an|its|their|the|my|our) )*([\p{L}'’-]+(?: [\p{L}'’-]+)?)\s*$/iu

/** "The towns I care about with …": what somebody does with them is no part of the noun. */
const ofMine =
  /\s+(?:that |which )?(?:i|we|they|you|he|she|people|members)(?:['’](?:ve|d|m|re))?\s+(?!(?:can|could|should|may|must|want|need|have|has)\b)\p{L}+(?: (?:about|for|to|in|at|on|from|up|most))?\s*$/iu

/** "For each violin I'd write down …", "a shopping list where I enter …": whose facts are written. */
function ownerOfDeed(before: string): { owner: string; at: number } | null {
  const each = /\bfor (?:each|every) ([\p{L}'’-]+(?: [\p{L}'’-]+)?),?\s*$/iu.exec(before)
  if (each !== null) return { owner: (each[1] ?? '').toLowerCase(), at: each.index }
  const list = /(?:^|,|\band|[:;])\s*(?:an?|the|one|another) ([\p{L}-]+)[ -](?:list|log|table|diary) where\s*$/iu.exec(
    before,
  )
  if (list === null) return null
  const noun = (list[1] ?? '').toLowerCase().replaceAll('-', ' ')
  return { owner: noun.endsWith('ing') ? `${noun} item` : singularize(noun), at: list.index }
}

function ownerBefore(trigger: Trigger, before: string): string {
  if (trigger.owner !== undefined) return trigger.owner
  if (isDeed(trigger)) return ownerOfDeed(before)?.owner ?? ''
  const forOne = forEach.exec(before)?.[1]
  if (trigger.sort === 'with' && forOne !== undefined) return entryOf(forOne.toLowerCase())
  if (trigger.sort === 'with' && ofMine.test(before)) return nounBefore(before.replace(ofMine, ''))
  const inside = ofAnother.exec(before)
  if (inside !== null && !isContainer(inside[1] ?? '')) return (inside[1] ?? '').toLowerCase()
  // "Each task belongs to a project and has a title": what the clause is about.
  if (trigger.sort === 'has' && /\b(?:and|but|also)\s*$/i.test(before)) {
    const clause = before
      .replace(/^.*(?:[;:]|\b(?:where|while|each|every)\b)/i, '')
      .replace(/^\s*(?:(?:each|every|an?|the|all|where)\s+)*/i, '')
    return nounBefore(/^\S+/.exec(clause)?.[0] ?? '')
  }
  return nounBefore(before)
}

/** "Categories: repair, history, finds" says the choices of one fact. */
function asChoice(list: SaidList): SaidList {
  const isChoice = /^(?:category|type|genre|status|level|size|priority|stage)$/.test(list.owner)
  return isChoice &&
    splitList(list.text).length >= 2 &&
    !/[()]/.test(list.text) &&
    !splitList(list.text).some((item) => isFieldWord.test(item) || kindOfName(item) === 'money')
    ? { ...list, owner: '', text: `${list.owner} (${splitList(list.text).join(', ')})` }
    : list
}

/** Where the words that name the next list's owner begin. */
function beforeOwner(sentence: string, next: Trigger): number {
  const before = sentence.slice(0, next.at)
  if (next.owner !== undefined || isDeed(next)) return ownerOfDeed(before)?.at ?? next.at
  const noun = nounBefore(before)
  const at = before.toLowerCase().lastIndexOf(noun.split(' ')[0] ?? '')
  return at < 0 ? next.at : at
}

function cut(text: string, masked: string, start: number, limit: number): string {
  const end = clauseEnd.exec(masked.slice(start, limit))
  return text
    .slice(start, end === null ? limit : start + end.index)
    .trim()
    .replace(/(?:[,;]|\b(?:and|or|where|while|the|each|every|an?|with|their|its|for))+$/iu, '')
    .trim()
}
