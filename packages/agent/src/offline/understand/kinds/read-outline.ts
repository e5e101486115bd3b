// A message about records → what they are, which kinds there are, what was said of each, and how they belong together.
import { topicOfNoun } from '../../topics/index.ts'
import { escapePattern } from '../escape-pattern.ts'
import { isRecordNoun } from '../fields/entity-fields.ts'
import { pluralize, singularize } from '../inflect.ts'
import { type Relation, findRelations } from './read-relations.ts'
import { isWhole, readSubject } from './read-subject.ts'
import { pairRelations, withoutKinds } from './pair-relations.ts'
import { isContainer, maskInner, type SaidList, saidLists } from '../rows/said-lists.ts'
import { splitList } from '../fields/read-fields.ts'
import { kindOfName } from '../fields/field-kinds.ts'
import { isPlausibleKind } from './plausible-kind.ts'

export interface Outline {
  /** Singular of what the app is mainly about; null when the message does not say it plainly. */
  main: string | null
  /** True when the main records were named in the plural. */
  isMany: boolean
  phrase: string | undefined
  /** What was said of the main records, as lists. */
  own: string[]
  /** Further kinds and what was said of each. */
  kinds: Map<string, string>
  relations: Relation[]
}

export function readOutline(text: string): Outline {
  const { lists: all, repeated } = withEntries(saidLists(text))
  const masked = maskInner(text)
  const head = headOf(text, masked, all)
  // What somebody tells of themselves says nothing about records.
  const lists = all.filter(({ sentence }) => sentence >= head.sentence)
  const subject = readSubject(head.text)
  const subjectNoun = subject?.noun ?? ''
  const owners = owned(lists, { subject: subjectNoun, isMany: subject?.isMany === true, head, text })
  const named = listedKinds(owners.get('') ?? [], subjectNoun, owners)
  // "Every cat lives in one foster home": of two words the pattern took one.
  const whole = (name: string) =>
    owners.has(name) ? name : ([...owners.keys()].find((kind) => kind.startsWith(`${name} `)) ?? name)
  const found = [...findRelations(text).relations, ...repeated].map((relation) => ({
    ...relation,
    parent: whole(relation.parent),
    child: whole(relation.child),
  }))
  const spoken = [...owners.keys(), ...named, ...found.flatMap(({ parent, child }) => [parent, child])]
  const kindNames = onePerThing(
    spoken.filter(
      (name) =>
        name !== '' && isPlausibleKind(name, text) && (name !== 'list' || found.some(({ parent }) => parent === name)),
    ),
    owners,
  )
  const own = owners.get('') ?? []
  const isExplicit = lists.some(
    ({ owner, start }) => owner !== '' && isSame(owner, subjectNoun) && start - head.end > owner.length + 6,
  )
  const isMain =
    subjectNoun !== '' &&
    (isExplicit || subject?.isMany === true || (!isWhole(subjectNoun) && !isContainer(subjectNoun)))
  const isAmong = kindNames.some((name) => isSame(name, subjectNoun))
  const isHollow = own.length === 0 && kindNames.length > 0 && subject?.isMany !== true && !isRecordNoun(subjectNoun)
  const isOpen =
    isHollow ||
    (subject?.isFixed === true && kindNames.length >= 2) ||
    isHeadOnly(subject, { own, kindNames, owners, found, head, lists, text })
  const isMainSaid =
    isMain && !isOpen && (isExplicit || isAmong || kindNames.length < 2 || readsAsFields(own, kindNames))
  // "Freelance clients" of which "each client" is spoken later are clients, in a "scout badge tracker" a badge is one.
  const short = lists.find(
    ({ owner, start }) => owner !== '' && !owner.includes(' ') && start - head.end > 8 && isSame(owner, subjectNoun),
  )?.owner
  const main = isMainSaid ? (kindNames.find((name) => isSame(name, subjectNoun)) ?? short ?? subjectNoun) : null
  const others = kindNames.filter((name) => main === null || !isSame(name, main))
  const every = main === null ? others : [main, ...others]
  const listsOf = (name: string) => [
    ...(owners.get(name) ?? []),
    ...(main === null && subjectNoun !== '' && isSame(name, subjectNoun) ? own : []),
  ]
  return {
    main,
    isMany: subject?.isMany === true,
    phrase: subject?.phrase === '' ? undefined : subject?.phrase,
    own:
      main === null
        ? own
        : [...own, ...kindNames.filter((name) => isSame(name, main)).flatMap((name) => owners.get(name) ?? [])],
    kinds: new Map(others.map((name) => [name, listsOf(name).join(', ')])),
    relations: pairRelations(
      every,
      text,
      new Map([...owners, ...(main === null ? [] : [[main, own] as const])]),
      found,
    ),
  }
}

/** "Projects (name, customer) … for each project I log date, hours": what is logged of what has facts already are entries. */
function withEntries(said: readonly SaidList[]): { lists: SaidList[]; repeated: Relation[] } {
  const repeated: Relation[] = []
  const lists = said.map((list, index): SaidList => {
    const { owner } = list
    const isKnown =
      owner !== '' && said.slice(0, index).some((before) => before.owner !== '' && isSame(before.owner, owner))
    if (list.isRepeated !== true || !isKnown) return list
    const child = `${owner} entry`
    repeated.push({ parent: owner, child })
    return { ...list, owner: child }
  })
  return { lists, repeated }
}

/** Words before a noun that say that the app is for them, who are no records of it. */
const forPeople = /\bfor (?:the |our |my |all |us |some |a |an )*(?:[\p{L}-]+ ){0,2}[\p{L}-]+\s*$/iu
const logsIn = String.raw`(?:\s+\p{L}+){0,2}?\s+(?:log|sign|register)s?\b`

/**
 * "Family tree keeper: people (…)", "Notebook for geologists. Notes with …", "Kitchen volunteers. Coordinators make shifts
 * (…). Volunteers log in": what the app is called by is no kind of record where all facts are told of others.
 */
function isHeadOnly(
  subject: ReturnType<typeof readSubject>,
  {
    own,
    kindNames,
    owners,
    found,
    head,
    lists,
    text,
  }: {
    own: readonly string[]
    lists: readonly SaidList[]
    kindNames: readonly string[]
    owners: ReadonlyMap<string, readonly string[]>
    found: readonly Relation[]
    head: Head
    text: string
  },
): boolean {
  const noun = subject?.noun ?? ''
  const others = kindNames.filter((name) => !isSame(name, noun))
  if (noun === '' || others.every((name) => !owners.has(name))) return false
  if (splitList(withoutKinds(own.join(', '), kindNames)).length > 0) return false
  if (found.some(({ parent, child }) => isSame(parent, noun) || isSame(child, noun))) return false
  const last = noun.split(' ').at(-1) ?? noun
  const rest = text.slice(head.end)
  const many = escapePattern(pluralize(last))
  const spoken = [
    ...rest.matchAll(
      new RegExp(String.raw`\b(?:${many}|(?:each|every|an?|the|one|per|new) ${escapePattern(last)})\b`, 'giu'),
    ),
  ]
  const asWhoUses = spoken.filter(({ index }) => new RegExp(String.raw`^\S+${logsIn}`, 'iu').test(rest.slice(index)))
  if (spoken.length > 0) return subject?.isMany === true && asWhoUses.length > 0
  const isToldLater = lists.every(({ sentence }) => sentence > head.sentence)
  const arePeople = topicOfNoun(last)?.id === 'people'
  return subject?.isMany !== true || forPeople.test(head.text) || (arePeople && isToldLater)
}

/** Whether the lists under the app's own noun say facts rather than which kinds there are. */
function readsAsFields(own: readonly string[], kinds: readonly string[]): boolean {
  return splitList(withoutKinds(own.join(', '), kinds)).length >= 2
}

/** "Visit" and "vet visit" of one message are one kind. */
function onePerThing(names: readonly string[], owners: ReadonlyMap<string, readonly string[]>): string[] {
  const distinct = [...new Set(names)]
  return distinct.filter(
    (name) =>
      !distinct.some(
        (other) =>
          other !== name &&
          isSame(other, name) &&
          (owners.has(other) ? !owners.has(name) || distinct.indexOf(other) < distinct.indexOf(name) : false),
      ),
  )
}

interface Head {
  text: string
  /** The sentence that it begins. */
  sentence: number
  /** Where it ends in the text. */
  end: number
}

/** Sentences about who asks, before the one that says what is wanted. */
const story =
  /^(?:hi|hello|hey|good \w+|dear \w+|thanks?\b|i['’]?m\b|i am\b|we['’]re\b|we are\b|i['’]ve\b|i have\b|i['’]m\b|i run\b|we run\b|we have\b|so my\b|my \w+ (?:has|have|is|are|left|gave)\b|it['’]s\b|please build the following|\d+ \p{L}+(?:,|$))/iu

function headOf(text: string, masked: string, lists: readonly SaidList[]): Head {
  const sentences = masked.split(/(?<=[.!?])\s+/)
  let at = 0
  for (const [index, sentence] of sentences.entries()) {
    const start = masked.indexOf(sentence, at)
    at = start + sentence.length
    const isLast = index === sentences.length - 1
    const isName = index === 0 && /^\p{Lu}[\p{L}\d]*[.!]$/u.test(sentence)
    if (!isLast && (isName || (story.test(sentence) && !/\b(?:need|want|like to|looking for)\b|:/i.test(sentence))))
      continue
    const end = /[.!?:;,](?=\s|$)|\s[-–—]\s|\s>\s/u.exec(sentence)
    const first = lists.find((list) => list.start > start)?.start ?? text.length
    const limit = Math.min(start + (end?.index ?? sentence.length), Math.max(first, start))
    return { text: text.slice(start, limit), sentence: index, end: limit }
  }
  return { text, sentence: 0, end: text.length }
}

/** What lies on such a board are its cards, whatever they are called. */
const isBoard = /\b(?:kanban|boards?|columns)\b/i

/** "Boxes: label, weight", "my workshop: tools with location": they are kept, where a box alone may be what keeps. */
function isSaidAsMany(owner: string, text: string): boolean {
  const many = escapePattern(pluralize(owner))
  return new RegExp(String.raw`(?:^|[.;!\n]\s*|\band\s+)${many}\s*[:(]|:\s*${many}\s+with\b`, 'iu').test(text)
}

/** "An appointment list:" lists the facts of an appointment. */
const listAtEnd = /\s+(?:list|log|register|table|overview|diary)$/

/** Lists by what they are about; those of the subject itself, or of nothing else, under the empty name. */
function owned(
  lists: readonly SaidList[],
  { subject, isMany, head, text }: { subject: string; isMany: boolean; head: Head; text: string },
): Map<string, string[]> {
  const owners = new Map<string, string[]>()
  for (const [index, { owner, text: said, sentence, start }] of lists.entries()) {
    // "Paint collection for my miniatures with paint name, …": what the sentence begins with has the facts.
    const isHeads =
      index === 0 && sentence === head.sentence && start - head.end <= 8 && subject !== '' && !isWhole(subject)
    const isOwn =
      owner === '' ||
      (owner === 'card' && isMany && isBoard.test(text)) ||
      isHeads ||
      isSame(owner, subject) ||
      (isContainer(owner) && !isSaidAsMany(owner, text)) ||
      !isPlausibleKind(owner, text) ||
      !isKind(owner, { said, text, sentence })
    const listed = sentence > head.sentence ? owner.replace(listAtEnd, '') : owner
    const name = listed !== owner && isRecordNoun(listed) ? listed : isOwn ? '' : owner
    if (name === '' && isNeed(said, { owner, subject })) continue
    owners.set(name, [...(owners.get(name) ?? []), said])
  }
  return owners
}

const listed =
  /^(?:(?:a|an|the|all|our|my|its|their|some|several|separate|and|of|list of|two|three) )*(\p{L}+(?: \p{L}+)?)/iu

/** "A club app that has members, announcements and a list of equipment": kinds, said as a list. */
function listedKinds(
  own: readonly string[],
  subject: string,
  owners: ReadonlyMap<string, readonly string[]>,
): string[] {
  if (subject !== '' && !isWhole(subject) && !isContainer(subject)) {
    const items = own.flatMap((said) => splitList(said))
    const isThing = items.length === 1 && kindOfName(nounIn(items[0] ?? '')) === 'text'
    return isThing && isKnownMany(items[0] ?? '', owners) ? [singularize(nounIn(items[0] ?? ''))] : []
  }
  const isKnown = (noun: string): boolean => owners.has(noun) || isRecordNoun(noun)
  // One word of one list and one of another make no list of kinds.
  const several = own.filter((said) => splitList(said).length >= 2 || isKnown(singularize(nounIn(said))))
  const nouns = several.flatMap((said) => splitList(said.replace(/\([^)]*\)/g, ' '))).map((item) => nounIn(item))
  const isKindLike = (noun: string) =>
    (isManyNoun(noun) || owners.has(noun) || isRecordNoun(noun)) &&
    [noun, singularize(noun)].every((each) => kindOfName(each) === 'text')
  const areAll = nouns.length >= 2 && nouns.some(isManyNoun) && nouns.every(isKindLike)
  // "League: team, points for, wins, losses": among numbers and names, what is counted is a fact as well.
  const items = own.flatMap((said) => splitList(said.replace(/\([^)]*\)/g, ' ')))
  const isMeasured =
    items.filter((item) => ['number', 'money', 'rating', 'date'].includes(kindOfName(item))).length >= 2
  const isOwner = nouns.some((noun) => owners.has(noun))
  if (!areAll && !isOwner && isMeasured && items.some((item) => !isManyNoun(item.split(/\s+/).at(-1) ?? ''))) return []
  const kinds = nouns.filter((noun) => isKindLike(noun) && (areAll || isManyNoun(noun) || owners.has(noun)))
  return kinds.length >= 2 || (kinds.length === 1 && owners.size > 1)
    ? [...new Set(kinds.map((noun) => singularize(noun)))]
    : []
}

const isManyNoun = (noun: string): boolean => noun !== '' && singularize(noun) !== noun

function isKnownMany(item: string, owners: ReadonlyMap<string, readonly string[]>): boolean {
  const noun = nounIn(item)
  return singularize(noun) !== noun && (isRecordNoun(singularize(noun)) || owners.has(singularize(noun)))
}

function nounIn(item: string): string {
  const words = (listed.exec(item.trim())?.[1] ?? '').toLowerCase()
  const [first = '', second] = words.split(' ')
  if (/^(?:who|whom|what|which|when|where|how|whether|if|goes|gets|does|has|is|was|makes|takes|comes)$/.test(first))
    return ''
  return second === undefined ||
    singularize(first) !== first ||
    /^(?:in|planted|of|that|for|they|with|to|on)$/.test(second)
    ? first
    : words
}

/** A houseplant is a plant; a notebook is no book. */
const isSortOf = (sort: string, noun: string): boolean =>
  noun.length >= 5 && sort.length > noun.length + 2 && sort.endsWith(noun)

function isSame(owner: string, subject: string): boolean {
  if (owner === subject) return true
  const [lastOwner = '', lastSubject = ''] = [owner.split(' ').at(-1), subject.split(' ').at(-1)]
  return (
    (lastOwner === lastSubject || isSortOf(lastOwner, lastSubject) || isSortOf(lastSubject, lastOwner)) &&
    (owner.split(' ').length === 1 || subject.split(' ').length === 1)
  )
}

/** "Our parish needs a rota", "parents get a link": what somebody is to have is no fact of a record. */
function isNeed(said: string, { owner, subject }: { owner: string; subject: string }): boolean {
  return (
    owner !== '' &&
    !isSame(owner, subject) &&
    !isContainer(owner) &&
    splitList(said).length === 1 &&
    /^(?:an?|the) [\p{L}-]+(?: (?:of|for|to|with)\b.*)?$/iu.test(said.trim()) &&
    kindOfName(said.trim().replace(/^(?:an?|the) /i, '')) === 'text'
  )
}

/** "For seven months with my sister": how many of something is said of no record. */
const isCount =
  /^(?:a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|few|many|several|some|last|next|past|this)\s/

/** A noun of which several facts are said, or which is known to be written down. */
function isKind(owner: string, { said, text, sentence }: { said: string; text: string; sentence: number }): boolean {
  if (owner.split(' ').length > 3 || /\d/.test(owner) || isCount.test(owner)) return false
  if (isRecordNoun(owner)) return true
  // "A price-alert list where I write coin, …": what such a list holds.
  if (
    new RegExp(
      String.raw`\b${escapePattern(owner).replaceAll(' ', '[ -]')}[ -](?:list|log|table|diary) where\b`,
      'i',
    ).test(text)
  )
    return true
  const many = pluralize(owner)
  const lower = text.toLowerCase()
  const isSpoken =
    lower.includes(many) || new RegExp(String.raw`\b(?:each|every|an?)\s+${escapePattern(owner)}\b`, 'i').test(text)
  return isSpoken && splitList(said).length >= 2 && (sentence > 0 || !isWhole(owner) || lower.includes(many))
}
