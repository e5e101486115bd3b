// An app that is a list of records, or of several kinds of them: what they are and what is written down of each.
import type { Field } from '../../brief.ts'
import { type Topic, anyTopic, fieldsOfTopic, topicOfNoun } from '../../topics/index.ts'
import { arrangeFields, isOccurrence, withBody, withDone, withTick } from '../fields/arrange-fields.ts'
import { withoutWishes } from '../clauses.ts'
import { isRecordNoun, usualFields } from '../fields/entity-fields.ts'
import { pluralize, singularize } from '../inflect.ts'
import { kindOfName } from '../fields/field-kinds.ts'
import { readEntity } from './read-entity.ts'
import { readOtherKind } from '../read-features.ts'
import { readFields, splitList } from '../fields/read-fields.ts'
import { readMeasured } from './measured-nouns.ts'
import { withoutKinds } from './pair-relations.ts'
import { type Outline, readOutline } from './read-outline.ts'
import { type Relation, inContext, readKind } from './read-relations.ts'
import { heldBy, isWhole } from './read-subject.ts'
import { requiredNames } from '../fields/stages.ts'
import { withChosen } from '../fields/read-chosen.ts'
import { type Kinds, firstNamed, relateKinds } from './relate-kinds.ts'
import { ownFields, withoutNegations } from '../fields/said-fields.ts'

export interface Understood {
  kinds: Kinds
  /** How the whole was called, for a name. */
  phrase: string | undefined
  topic: Topic
  saidFields: boolean
  unread: string[]
  /** Its fields are complete: rows that were said need no name besides. */
  isShaped?: boolean
}

export type RecordsReading =
  | { ok: true; understood: Understood }
  | { ok: false; reason: 'nothing_to_record' | 'other_kind'; kind?: string }

/** "Both tick things off from our phones". */
const ticksOff =
  /\b(?:tick|check|cross|strike)\b[^.]{0,20}\boff\b|\btick (?:it|them|each)\b|\bmark\b[^.]{0,20}\b(?:as )?(?:done|bought|complete)/i

/** @param about what the records are, where that was found out by other means */
export function readRecords(text: string, about?: string): RecordsReading {
  const measured = about === undefined ? readMeasured(text) : null
  if (measured !== null) return { ok: true, understood: measured }
  const told = aboutTold(readOutline(withoutNegations(withoutWishes(text))))
  const outline = about === undefined ? told : aboutNoun(told, about)
  const { said, unread } = saidOf(outline)
  const otherKind = readOtherKind(text)
  if (otherKind !== null && said.length < 2) return { ok: false, reason: 'other_kind', kind: otherKind }
  const several = severalKinds(outline, text, said)
  const reading: RecordsReading =
    several === null ? oneKind(outline, text, { said, unread }) : { ok: true, understood: { ...several, unread } }
  return reading.ok
    ? {
        ok: true,
        understood: {
          ...reading.understood,
          kinds: withChosen(withRequired(reading.understood.kinds, text), text),
        },
      }
    : reading
}

/** "A seed library: each packet has …": what alone has facts is what is kept, and the seeds are only what it is called by. */
function aboutTold(outline: Outline): Outline {
  const [told, ...others] = outline.kinds
  const isOnlyName = outline.own.length === 0 && outline.relations.length === 0 && outline.phrase !== undefined
  if (outline.main === null || told === undefined || others.length > 0 || !isOnlyName) return outline
  const [kind, list] = told
  return splitList(list).length < 2 ? outline : { ...outline, main: kind, own: [list], kinds: new Map() }
}

/** The same facts, of what is known to be kept: the first reading had no noun for it, and its phrase names nothing. */
function aboutNoun({ kinds, own, relations }: Outline, about: string): Outline {
  const list = kinds.get(about)
  return {
    main: about,
    isMany: true,
    phrase: undefined,
    own: [...own, ...(list === undefined || list === '' ? [] : [list])],
    kinds: new Map([...kinds].filter(([kind]) => kind !== about)),
    relations,
  }
}

/** "Object and donor are required" is said of fields that were listed before. */
function withRequired(kinds: Kinds, text: string): Kinds {
  const names = requiredNames(text)
  if (names.length === 0) return kinds
  const mark = <T extends { fields: Field[] }>(kind: T): T => ({
    ...kind,
    fields: kind.fields.map((field) =>
      names.includes(field.label.toLowerCase()) && field.kind !== 'boolean' ? { ...field, required: true } : field,
    ),
  })
  return { ...kinds, main: mark(kinds.main), more: kinds.more.map(mark) }
}

/** Fields of the main records. */
function saidOf(outline: Outline): { said: Field[]; unread: string[] } {
  const kinds = [...outline.kinds.keys()]
  const only = outline.main === null && kinds.length === 1 ? (outline.kinds.get(kinds[0] ?? '') ?? '') : ''
  const own = outline.own.map((said) => withoutKindLists(said, kinds))
  const list = withoutCounts([...own, only].filter((piece) => piece !== '').join(', '))
  if (list === '') return { said: [], unread: [] }
  const { fields, unread } = readFields(
    withoutSelf(outline.main === null ? list : withoutKinds(list, kinds), outline.main),
  )
  return { said: fields.slice(0, 24), unread }
}

/** "People (name, born)" says which facts people have; that there are people is none of them. */
export function withoutKindLists(list: string, kinds: readonly string[]): string {
  const isKindList = (item: string) =>
    /\(.*,.*\)\s*$/s.test(item) &&
    kinds.includes(
      singularize(
        item
          .replace(/\s*\(.*$/s, '')
          .trim()
          .toLowerCase()
          .replace(
            /^(?:(?:an?|the) )?(?:log|list|keep|add|track|record|manage|store|enter|save|note|(?:glossary|list|collection|catalogue) of)\s+/,
            '',
          ),
      ),
    )
  const items = splitList(list)
  return items.some(isKindList) ? items.filter((item) => !isKindList(item)).join(', ') : list
}

/** "A recipe app with recipes (title, …)": that there are recipes is no fact about one. */
function withoutSelf(list: string, main: string | null): string {
  if (main === null) return list
  const many = pluralize(main)
  return many === main
    ? list
    : splitList(list)
        .filter(
          (item) =>
            item
              .toLowerCase()
              .replace(/^(?:log|list|keep|add|track|record|manage|store|enter|save|note)\s+/, '')
              .replace(/^(?:the|all|our|my|their) /, '')
              .replace(/\s*\(.*$/, '')
              // "The badges they've earned" are badges.
              .replace(/\s+(?:they|it|he|she|i|we|you|that|which|who)(?:\p{L}|['’])*\b.*$/u, '')
              .trim() !== many,
        )
        .join(', ')
}

/** "Many tags and each tag …" says how kinds go together, and is no fact about one of them. */
function withoutCounts(list: string): string {
  return splitList(list)
    .filter(
      (item) => !/^(?:(?:many|several|multiple|one or more|any number of)\s|many[- ]to[- ]many\b)/i.test(item.trim()),
    )
    .join(', ')
}

/** "Kit a build": words of two things that stood next to each other. */
const runsOn = /\s(?:an?|the|and|or|with|for|each|every|to|is|are)\s/i

function severalKinds(outline: Outline, text: string, said: readonly Field[]): Omit<Understood, 'unread'> | null {
  const kinds = [...outline.kinds.keys()]
  if (kinds.length + (outline.main === null ? 0 : 1) < 2) return null
  const main = outline.main ?? firstNamed(kinds, text) ?? kinds[0] ?? 'record'
  const others = kinds.filter((kind) => kind !== main)
  const lists = new Map<string, string>()
  for (const kind of [main, ...others]) {
    const list = kind === outline.main ? outline.own.join(', ') : (outline.kinds.get(kind) ?? '')
    const rest = withoutSelf(
      withoutKinds(
        withoutCounts(list),
        [main, ...others].filter((other) => other !== kind),
      ),
      kind,
    )
    if (rest !== '' && readFields(rest).fields.length > 0) lists.set(kind, rest)
  }
  const phrase = outline.phrase ?? readEntity(text)?.phrase
  return {
    kinds: relateKinds({
      main,
      others,
      relations: isChosenFrom.test(text) ? outline.relations : withHappenings(main, others, outline.relations),
      lists,
      said: outline.main === null ? [] : said,
      text,
    }),
    phrase: /\s|^crm$/i.test(phrase ?? '') && !runsOn.test(phrase ?? '') ? phrase : undefined,
    topic: topicOfNoun(main) ?? topicOfPhrase(phrase) ?? anyTopic,
    saidFields: lists.size > 0,
  }
}

/** "Home and guest are chosen from the teams": that says what it belongs to. */
const isChosenFrom = /\b(?:chosen|selected|picked|taken)\s+from\b/i

/** "Savings goals (…). I add deposits with date and amount": what happens, happens to the thing. */
function withHappenings(main: string, others: readonly string[], relations: readonly Relation[]): Relation[] {
  const [other, ...further] = others
  const happens = /line item$/
  const isPart = other !== undefined && (isOccurrence(other) || happens.test(other)) && !isOccurrence(main)
  return isPart && further.length === 0 && relations.length === 0 ? [{ parent: main, child: other }] : [...relations]
}

/** "Cuttings (plant, amount)": what has facts in a list of its own is what is kept, whatever the app is called. */
function isToldKind({ main, kinds }: Outline, only: string | undefined): boolean {
  return main === null && only !== undefined && !isWhole(only) && splitList(kinds.get(only) ?? '').length >= 2
}

/** How many there are, and where they lie, is asked of what is in stock, and of no item of any other list. */
const isBought = /^(?:shopping|grocery|packing) item$/
const speaksOfStock =
  /\b(?:inventor(?:y|ies)|stock\w*|warehouse|storage|stor(?:e|ing)|stored|quantit(?:y|ies)|how (?:many|much)|shel(?:f|ves)|location|garage|cellar|attic|basement|household|belongings|possessions|equipment|collect\w*|catalogu?\w*|insurance|worth|own|parts?|assets?|devices?|furniture|supplies|tools|where (?:they|it|things|everything|each|i (?:put|keep)))\b/i

function oneKind(
  outline: Outline,
  text: string,
  { said, unread }: { said: Field[]; unread: string[] },
): RecordsReading {
  const [only] = outline.kinds.keys()
  const named = outline.main ?? only ?? (said.length >= 2 ? spokenEach(text) : undefined)
  const spoken = named === undefined || outline.phrase === undefined ? readEntity(withoutNegations(text)) : null
  const spokenPhrase = spoken?.phrase.includes(' ') === true ? spoken.phrase : undefined
  const entity = named === undefined ? spoken : { singular: named, phrase: outline.phrase ?? spokenPhrase ?? named }
  if (entity === null && said.length < 2 && (said[0]?.kind ?? 'text') === 'text')
    return { ok: false, reason: 'nothing_to_record' }
  const singular =
    named !== undefined &&
    (isToldKind(outline, only) || outline.isMany || new RegExp(String.raw`\b(?:each|every) ${named}\b`, 'i').test(text))
      ? named
      : isEntries(entity?.singular, text)
        ? 'entry'
        : !isRecordNoun(entity?.singular ?? '') && isVinyl(text, said)
          ? 'vinyl record'
          : nameByFacts(entity?.singular, said, outline.phrase ?? '')
  const ofPhrase = topicOfPhrase(entity?.phrase)
  const isStock = speaksOfStock.test(text)
  const topic = topicOfNoun(singular) ?? (ofPhrase?.id === 'things' && !isStock ? anyTopic : ofPhrase) ?? anyTopic
  const own = ownFields(said, singular).map((field) => inContext(field, singular))
  // A list of jobs to tick off is no job hunt; tasks have their usual fields.
  const isChecklist = /\bcheck ?list\b/i.test(text) && topic.id !== 'tasks'
  const usual = isChecklist
    ? `${singular} (text, required), done (yes/no), notes`
    : singular === 'question'
      ? asksMarked.test(text)
        ? 'question (required), answered (yes/no)'
        : 'question (required)'
      : topic === anyTopic
        ? usualFields(singular, text)
        : topic.id === 'things' && !isStock
          ? isBought.test(singular)
            ? 'name (required), quantity, notes'
            : 'name (required), notes'
          : (fieldsOfTopic(topic, singular, text) ?? usualFields(singular, text))
  const fields = own.every(isTick)
    ? withTicks(readFields(usual).fields, own)
    : withBody(withTick(arrangeFields(own, topic, singular), topic), topic)
  const main = { ...readKind(singular, undefined), fields: ticksOff.test(text) ? withDone(fields) : fields }
  const phrase =
    (outline.main !== null || singular === 'entry') && outline.phrase !== undefined && outline.phrase !== ''
      ? outline.phrase
      : (entity?.phrase ?? pluralize(singular))
  return { ok: true, understood: { kinds: { main, more: [] }, phrase, topic, saidFields: own.length > 0, unread } }
}

const isTick = ({ kind }: Field): boolean => kind === 'boolean'

/** "Invoices … mark one as paid": what is ticked is no fact that a record is told by. */
function withTicks(usual: readonly Field[], ticks: readonly Field[]): Field[] {
  return [...usual, ...ticks.filter(({ name }) => !usual.some((field) => field.name === name))]
}

const asksMarked = /\b(?:mark|tick|flag)(?:s|ed)?\b[^.;]{0,40}\banswered\b/i

/** "A place where I record title, authors … I'd like to give each paper some tags": whose facts they are. */
function spokenEach(text: string): string | undefined {
  const nouns = [...text.matchAll(/\b(?:each|every|per) (\p{Ll}[\p{L}-]+)\b(?! page\b)/gu)].map(([, noun = '']) =>
    singularize(noun),
  )
  return nouns.find((noun) => !noEach.test(noun) && kindOfName(noun) === 'text')
}
const noEach =
  /^(?:time|day|week|weekend|month|year|hour|minute|morning|evening|night|one|other|page|person|user|member|visitor|guest|customer|entry|record|row|line|column|field|list|kind|type|category|piece|single|second|third|new|of|half|site|app|friend|child|kid)$/

/** "Our band needs a cash book. Every entry has …": the person says what its records are. */
function isEntries(named: string | undefined, text: string): boolean {
  const isVague = named === undefined || isWhole(named) || !isRecordNoun(named)
  return (
    isVague && /\b(?:each|every|an|one|per|new) (?:entry|record)\b|\bentries\s+(?:have|with|are|contain)\b/i.test(text)
  )
}

/** "My dad's records with artist and year": those that are played. */
function isVinyl(text: string, said: readonly Field[]): boolean {
  return (
    /(?:['’]s?|\b(?:my|our|his|her|their|old|vinyl|jazz|rock)) records\b/i.test(text) &&
    said.some(({ label }) => /^(?:artist|band|album|label|pressing|composer|rpm|sleeve)$/i.test(label))
  )
}

/**
 * "Landlord app: tenant, flat, …", "a lost & found register with item, …": where the words for the app name nothing
 * that is written down, the first fact does.
 */
function nameByFacts(named: string | undefined, said: readonly Field[], phrase: string): string {
  const [first] = said
  const label = first?.kind === 'text' ? singularize(first.label.toLowerCase()) : ''
  const isKnown = named !== undefined && isRecordNoun(named) && !isWhole(named)
  if (isKnown) return named
  // "Home inventory: room, item, value": what has a room is the item.
  const thing = said.find(({ label: fact }) => /^(?:item|thing|object)$/i.test(fact))
  if (thing !== undefined && isWhole(named ?? 'inventory')) return thing.label.toLowerCase()
  const [, nameOf = ''] = /^(.+) name$/.exec(label) ?? []
  const spoken = phrase.toLowerCase().split(/\s+/)
  if (nameOf !== '' && (spoken.includes(nameOf) || isRecordNoun(nameOf))) return nameOf
  const isVague =
    named === undefined || isWhole(named) || /(?:lord|agent|ed|ing|found|lost|hunt|rental|property)$/.test(named)
  if (label !== '' && (spoken.includes(label) || (isVague && isRecordNoun(label) && !label.includes(' ')))) return label
  if (named !== undefined && !isVague) return named
  if (named !== undefined && isWhole(named)) {
    const isOfDays = said.some(({ name }) => name === 'date') && !/inventory|stock|insurance/.test(named)
    return isOfDays && heldBy(named) === 'item' ? 'entry' : heldBy(named)
  }
  const [, held] = /(?:^|\s)(wardrobe|freezer|fridge|pantry|larder|closet)\b/.exec(phrase.toLowerCase()) ?? []
  if (held !== undefined) return heldBy(held)
  if (label !== '' && !label.includes(' ') && !/^(?:name|title)$/.test(label)) return label
  return named ?? 'record'
}

export function topicOfPhrase(phrase: string | undefined): Topic | undefined {
  return phrase
    ?.split(/\s+/)
    .map((word) => topicOfNoun(word))
    .find((topic) => topic !== undefined)
}
