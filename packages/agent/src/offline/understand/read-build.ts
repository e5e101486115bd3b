// A first sentence → the brief of an app, or the reason why these rules cannot make it.
import { readColors } from '@joinery/contract/colors/read-colors'

import type { Brief, Entity, Field, Frame, Skeleton, StyleName } from '../brief.ts'
import { namesOf } from '../compose/roles.ts'
import { hashText, pick } from '../seed.ts'
import { type Topic, anyTopic, topicOfNoun } from '../topics/index.ts'
import { type Archetype, readArchetype } from './archetypes.ts'
import { isRecordNoun, usualFields } from './entity-fields.ts'
import { fieldClauses } from './field-clauses.ts'
import { capitalize, pluralize, singularize } from './inflect.ts'
import { readEntity } from './read-entity.ts'
import { readOtherKind, readUnsupported } from './read-features.ts'
import { readFields, toIdentifier } from './read-fields.ts'
import { readCopy } from './read-copy.ts'
import { readCurrency, readDark, readSkeleton, readStyle } from './read-look.ts'
import { readName } from './read-name.ts'
import { type Relation, inContext, readKind, readRelations, refer } from './read-relations.ts'
import { bookedThing, readSiteKinds, topicOfText, withBookings } from './read-site.ts'
import { readAccess, readParts } from './read-wishes.ts'

export type BuildReading =
  | { ok: true; brief: Brief; colorPhrases: string[]; saidFields: boolean; unsupported: string[]; unread: string[] }
  | { ok: false; reason: 'nothing_to_record' | 'other_kind'; kind?: string }

interface Words {
  request: string
  /** Without the naming and the colours. */
  text: string
  colors: ReturnType<typeof readColors>
  name: string | undefined
}

export function readBuild(sentence: string): BuildReading {
  const request = sentence.trim()
  const naming = readName(request.replace(/\bw\/\s*/gi, 'with '))
  const colors = readColors(naming.rest)
  const words: Words = { request, text: colors.rest, colors, name: naming.name }
  const archetype = readArchetype(words.text)
  return archetype === null ? readRecords(words) : readArchetypal(words, archetype)
}

interface Understood {
  kinds: Kinds
  phrase: string | undefined
  topic: Topic
  saidFields: boolean
  unread: string[]
}

/** What every app gets, whatever it is made of: name, looks, access, wishes. */
function finish(words: Words, understood: Understood, archetype: Archetype | null): BuildReading {
  const { request, text, colors } = words
  const { topic, phrase } = understood
  const kinds = withContact(understood.kinds, text, archetype)
  const seed = hashText(request)
  const { main } = withoutAuthor(kinds, words.text, topic)
  const front = archetype?.front ?? 'list'
  const parts = [...new Set([...(archetype?.parts ?? []), ...readParts(text)])].filter(
    (part) => part !== 'contact' && (front === 'list' || !['comments', 'likes'].includes(part)),
  )
  const skeleton =
    readSkeleton(request) ??
    (archetype?.skeletons === undefined
      ? chooseSkeleton(topic, main.fields, seed, colors.colors.surface !== undefined)
      : pick(archetype.skeletons, seed, 'skeleton'))
  // What is played or counted down at one screen knows no persons.
  const hasDoor = !['stage', 'poll', 'quiz'].includes(front)
  const access = readAccess(text, topic.id)
  const base = front === 'list' ? '' : `/${namesOf({ entity: main, base: '' }).path}`
  return {
    ok: true,
    colorPhrases: colors.phrases,
    saidFields: understood.saidFields,
    unsupported: [
      ...readUnsupported(text),
      ...(hasDoor || access === 'open' ? [] : ['sign-in and accounts for an app of this sort']),
      ...(archetype?.note === undefined ? [] : [archetype.note]),
    ],
    unread: understood.unread,
    brief: {
      version: 1,
      request,
      seed,
      name: words.name ?? nameOf(phrase, main, archetype, text),
      topic: topic.id,
      entity: { singular: main.singular, plural: main.plural },
      fields: main.fields,
      currency: readCurrency(request) ?? 'USD',
      style: readStyle(text) ?? pick<StyleName>(topic.styles, seed, 'style'),
      skeleton: skeleton === 'board' && !main.fields.some(({ kind }) => kind === 'choice') ? 'index' : skeleton,
      isDark: readDark(request) ?? false,
      colors: colors.colors,
      more: kinds.more,
      access: hasDoor ? access : 'open',
      front,
      frame: chooseFrame(front, kinds.more.length, seed),
      parts,
      copy: readCopy(request, words.name),
      stage: archetype?.stage ?? '',
      isInbox: main.isInbox,
      base: main.isInbox ? '/contact' : base,
    },
  }
}

function nameOf(phrase: string | undefined, main: Entity, archetype: Archetype | null, text: string): string {
  if (
    phrase?.includes(' ') === true &&
    archetype?.front !== 'shop' &&
    !/\b(?:with|and|of|for)$/.test(phrase) &&
    phrase !== main.singular &&
    !/^(?:and|or|with|the|an?|it|of|in|to|for)\b/i.test(phrase)
  )
    return capitalize(phrase)
  if (archetype?.front === 'shop') return shopName(text)
  const whole =
    /\b((?:(?!simple\b|little\b|small\b|an?\b|the\b|my\b|me\b|our\b|fun\b|for\b|with\b|to\b|build\b|make\b|create\b)[\w-]+ ){1,3})(?:calculator|converter|timer|quiz)\b/i.exec(
      text,
    )?.[0]
  if (whole !== undefined) return capitalize(whole)
  if (archetype?.title !== undefined) return archetype.title
  // "Forum", "Photo gallery", "Dating app": the sort of app, as it was called.
  const sort = archetype?.says.exec(text)?.[0].trim()
  if (sort !== undefined && /^[\p{L}' -]{4,24}$/u.test(sort) && !/\b(?:for|with|of|about|the|book|sell)\b/i.test(sort))
    return capitalize(sort)
  return capitalize(phrase === undefined || phrase === main.singular ? main.plural : phrase)
}

/** "An online shop for handmade candles" is Handmade candles. */
function shopName(text: string): string {
  const wares =
    /\b(?:for|sell(?:s|ing)?)\s+(?:my |our |some )?((?!where|people|customers|the\b)[\p{L}-]+(?: [\p{L}-]+){0,2}?)(?=\s*(?:$|[,.;]|\b(?:online|with|where|called|named|and|that|which|in|on|i|people)\b))/iu.exec(
      text,
    )?.[1]
  return wares === undefined ? 'The shop' : capitalize(wares.toLowerCase())
}

/** A rail where there is much to go to, a masthead for what is read; else a bar. */
function chooseFrame(front: Brief['front'], kinds: number, seed: number): Frame {
  if (kinds >= 2) return pick<Frame>(['rail', 'bar'], seed, 'frame')
  if (kinds === 1 && front === 'list') return pick<Frame>(['rail', 'bar', 'bar'], seed, 'frame')
  return 'bar'
}

/** Who is signed in is the author: nobody has to write their name as well. */
function withoutAuthor({ main, more }: Kinds, text: string, topic: Topic): Kinds {
  if (readAccess(text, topic.id) !== 'members') return { main, more }
  const fields = main.fields.filter(({ name }, index) => index === 0 || !/^(?:author|posted_by|your_name)$/.test(name))
  return { main: { ...main, fields }, more }
}

interface Kinds {
  main: Entity
  more: Entity[]
}

const messageFields = 'name (required), email (required), message (long text, required)'

function withContact({ main, more }: Kinds, text: string, archetype: Archetype | null): Kinds {
  const wants = archetype?.parts?.includes('contact') === true || readParts(text).includes('contact')
  if (!wants || main.isInbox || main.singular === 'request') return { main, more }
  const message = { ...readKind('message', undefined), fields: readFields(messageFields).fields, isInbox: true }
  return { main, more: [...more.filter(({ singular }) => singular !== 'message'), message] }
}

/** An app that is a list of records, or of several kinds of records that belong to each other. */
function readRecords(words: Words): BuildReading {
  const { text } = words
  const { relations, lists, rest } = readRelations(text)
  const { fields: said, unread } = readAllFields(relations.length === 0 ? text : rest)
  const entity = readEntity(text)
  const otherKind = readOtherKind(text)
  if (otherKind !== null && said.length < 2) return { ok: false, reason: 'other_kind', kind: otherKind }
  if (entity === null && said.length < 2 && relations.length === 0) return { ok: false, reason: 'nothing_to_record' }
  const kinds = relations.flatMap(({ parent, child }) => [parent, child])
  if (kinds.length > 0) {
    const main = firstNamed(kinds, text) ?? rootOf(relations)
    const related = relate(main, relations, lists, said)
    const topic = topicOfNoun(main) ?? topicOfPhrase(entity?.phrase) ?? anyTopic
    return finish(
      words,
      {
        kinds: related,
        phrase: /\s|^crm$/i.test(entity?.phrase ?? '') ? entity?.phrase : undefined,
        topic,
        saidFields: lists.size > 0,
        unread,
      },
      null,
    )
  }
  const [first] = said
  // "A lost & found register with item, …": a participle or gerund names no thing, its first field does.
  const isThing =
    entity !== null && (topicOfNoun(entity.singular) !== undefined || !/(?:ed|ing|found|lost)$/.test(entity.singular))
  const singular =
    isThing || first?.kind !== 'text' || first.label.includes(' ')
      ? (entity?.singular ?? 'record')
      : first.label.toLowerCase()
  const topic = topicOfNoun(singular) ?? topicOfPhrase(entity?.phrase) ?? anyTopic
  const own = ownFields(said, singular)
  const usual = topic === anyTopic ? usualFields(singular) : topic.fields
  const fields =
    own.length === 0 ? readFields(usual).fields : withBody(withTick(arrangeFields(own, topic, singular), topic), topic)
  const main = { ...readKind(singular, undefined), fields }
  const phrase = entity === null ? 'records' : entity.phrase
  return finish(words, { kinds: { main, more: [] }, phrase, topic, saidFields: own.length > 0, unread }, null)
}

function ownFields(said: readonly Field[], singular: string): Field[] {
  return said.filter(
    (field) => field.label.toLowerCase() !== pluralize(singular) || field.label.toLowerCase() === singular,
  )
}

/** What a sentence names first is what its app is about. */
function firstNamed(kinds: readonly string[], text: string): string | undefined {
  const lower = text.toLowerCase()
  const at = (kind: string) =>
    Math.min(...[kind, pluralize(kind)].map((word) => lower.indexOf(word)).filter((place) => place >= 0))
  return kinds.toSorted((a, b) => at(a) - at(b))[0]
}

/** The kind that belongs to nothing else. */
function rootOf(relations: readonly Relation[]): string {
  const children = new Set(relations.map(({ child }) => child))
  return relations.find(({ parent }) => !children.has(parent))?.parent ?? relations[0]?.parent ?? 'record'
}

/** Every kind with its fields and with what it belongs to. */
function relate(
  main: string,
  relations: readonly Relation[],
  lists: ReadonlyMap<string, string>,
  said: readonly Field[],
): Kinds {
  const nouns = [...new Set([main, ...relations.flatMap(({ parent, child }) => [parent, child])])]
  const kinds = nouns.map((noun) => {
    const kind = readKind(noun, lists.get(noun))
    const isKind = ({ label }: Field) => nouns.includes(singularize(label.toLowerCase()))
    const own =
      noun === main && lists.get(noun) === undefined ? ownFields(said, noun).filter((field) => !isKind(field)) : []
    const fields = own.length > 0 ? own : kind.fields
    const arranged = arrangeFields([...fields], topicOfNoun(noun) ?? anyTopic, noun)
    return relations
      .filter(({ child }) => child === noun)
      .reduce((entity, { parent }) => refer(entity, parent), { ...kind, fields: arranged })
  })
  const [first, ...others] = kinds
  if (first === undefined) throw new Error('A relation names two kinds')
  return { main: first, more: others.map((kind) => ({ ...kind, skeleton: secondSkeleton(kind) })) }
}

function secondSkeleton({ fields }: Entity): Skeleton {
  return fields.length >= 4 ? 'table' : 'index'
}

/** Words for the app as a whole, which its records cannot be called by. */
const wholeNoun =
  /\b(?:feedback|bookings?|appointment|reservation|gallery|album|portfolio|blog|forum|shop|store|boutique|website|network|translation|app|finance|fitness|salon|studio|restaurant|hotel|clinic|school|company|business|book)$/

/** A shop, a site, a quiz, a game: made of its own parts, with the fields that were said. */
function readArchetypal(words: Words, archetype: Archetype): BuildReading {
  const { text } = words
  const otherKind = readOtherKind(text)
  if (otherKind !== null) return { ok: false, reason: 'other_kind', kind: otherKind }
  const { relations, lists, rest } = readRelations(text)
  const { fields: said, unread } = readAllFields(relations.length === 0 ? text : rest)
  const entity = readEntity(text)
  const spoken =
    entity !== null && isRecordNoun(entity.singular) && !wholeNoun.test(entity.singular) ? entity.singular : undefined
  const isPlainSite = archetype.front === 'site' && !archetype.keepsNoun
  const isBothWays =
    archetype.id === 'finance' && /\bincomes?\b/i.test(text) && /\b(?:expenses?|spending)\b/i.test(text)
  const booked = archetype.front === 'booking' ? bookedThing(text) : undefined
  const noun = isBothWays
    ? 'transaction'
    : booked !== undefined
      ? booked
      : archetype.keepsNoun === true || isPlainSite
        ? archetype.noun
        : (spoken ?? archetype.noun)
  const phrase = entity?.phrase
  // What a shop sells and a blog is about decides looks and samples, whatever its records are called.
  const topic = topicOfText(text, noun)
  if (isPlainSite) {
    const kinds = readSiteKinds(text, archetype, said)
    return finish(words, { kinds, phrase, topic, saidFields: said.length > 1, unread }, archetype)
  }
  const related = relations.filter(({ parent, child }) => parent === noun || child === noun)
  const all = ownFields(lists.get(noun) === undefined ? said : readFields(lists.get(noun) ?? '').fields, noun)
  const own = all.filter((field) => belongsTo(field, archetype)).map((field) => inContext(field, noun))
  const usual = readFields(
    (booked !== undefined && usualFields(booked)) ||
      archetype.fields ||
      (isBothWays ? usualFields(noun) : topicOfNoun(noun)?.fields) ||
      usualFields(noun),
  ).fields
  // "Income and expenses, categories, a dashboard" names what a finance app is about, no columns.
  const isMeasured = archetype.fields !== '' || own.some(({ kind }) => kind === 'money' || kind === 'number')
  const isEnough = isMeasured && (own.length >= 2 || (own.length === 1 && archetype.fields === ''))
  const fields = completeFields(
    isEnough
      ? withTitle(
          arrangeFields(
            own.map((field) => asUsual(field, usual)),
            topic,
            noun,
          ),
          usual,
        )
      : withExtras(usual, own),
    usual,
    archetype,
  )
  const kinds =
    related.length > 0
      ? relate(noun, related, new Map(lists).set(noun, ''), fields)
      : { main: { ...readKind(noun, undefined), fields, isInbox: archetype.front === 'survey' }, more: [] }
  const completed = archetype.front === 'booking' ? withBookings(kinds, text, all) : kinds
  return finish(words, { kinds: completed, phrase, topic, saidFields: isEnough, unread }, archetype)
}

/** Prices of wares and what is a part of the app are no columns; who books, and when, is said of the booking. */
function belongsTo({ label, kind }: Field, { front, parts }: Archetype): boolean {
  if (/[\d€$£]/.test(label)) return false
  if (parts?.includes('comments') === true && /^comments?$/i.test(label)) return false
  if (front !== 'booking') return true
  return (
    !['date', 'time', 'email', 'phone'].includes(kind) &&
    !/^(?:service|services|party size|guests|people|persons|day|slot|time slots?)$/i.test(label)
  )
}

/** A field that such records usually have keeps its usual choices. */
function asUsual(field: Field, usual: readonly Field[]): Field {
  const known = usual.find(({ name }) => name === field.name)
  const isVague = field.kind === 'text' || (field.kind === 'choice' && known?.options !== undefined)
  return known !== undefined && isVague
    ? { ...known, label: field.label, required: field.required || known.required }
    : field
}

const noTitle = /^(?:years?|amount|temperature.*|category|country|tags|genre|date|minimal|status|color|colour)$/i

/** Who is rated, sold or met has a name, whatever else was said. */
function withTitle(fields: Field[], usual: readonly Field[]): Field[] {
  const [first] = fields
  const [title] = usual
  if (first === undefined || title === undefined || !noTitle.test(first.label)) return fields
  return [title, ...fields.map((field) => ({ ...field, required: false }))].filter(
    ({ name }, index) => index === 0 || name !== title.name,
  )
}

/** One or two facts that were said are added to the usual ones. */
function withExtras(usual: readonly Field[], said: readonly Field[]): Field[] {
  const extras = said.filter(({ kind, name }) => kind !== 'text' && !usual.some((known) => known.name === name))
  return [...usual, ...extras]
}

/** A shop needs a price and a quiz its answers, whatever else was said of them. */
function completeFields(fields: Field[], usual: readonly Field[], { front }: Archetype): Field[] {
  if (front === 'quiz' || front === 'poll') return [...usual]
  if (front !== 'shop' || fields.some(({ kind }) => kind === 'money')) return fields
  return [...fields, ...usual.filter(({ kind }) => kind === 'money')]
}

/** What users may see is no field of a record; "paintings: title, artist" lists fields of paintings. */
function withoutAsides(text: string): string {
  return text
    .replace(
      /\b(?:each|every) (?:user|person|member|customer|client|student|visitor)s?\b[^.;,]{0,40}\bown\b[^.;,]*/gi,
      ' ',
    )
    .replace(/\b(\p{L}+s):\s+(?=[\p{L} ]+,)/giu, (all, word: string) =>
      isRecordNoun(singularize(word.toLowerCase())) ? 'with ' : all,
    )
}

/** "Members, books and meetings" are kinds of records, not facts about one. */
function isKindOfRecord({ kind, label }: Field): boolean {
  const word = label.toLowerCase()
  return kind === 'text' && singularize(word) !== word && isRecordNoun(singularize(word))
}

function readAllFields(said: string): { fields: Field[]; unread: string[] } {
  const fields: Field[] = []
  const unread: string[] = []
  const text = withoutAsides(said)
  for (const clause of fieldClauses(text)) {
    const reading = readFields(clause)
    unread.push(...reading.unread)
    for (const field of reading.fields) if (!fields.some((known) => known.name === field.name)) fields.push(field)
  }
  const facts = fields.filter((field) => !isKindOfRecord(field))
  return { fields: (facts.length >= 2 ? facts : fields).slice(0, 24), unread }
}

function topicOfPhrase(phrase: string | undefined): Topic | undefined {
  return phrase
    ?.split(/\s+/)
    .map((word) => topicOfNoun(word))
    .find((topic) => topic !== undefined)
}

const numbered = /\b(?:number|no|nr|id|code)$/i
const reservedNames = new Set(['id', 'created_at'])
const titleLabels: Record<string, string> = {
  notes: 'Title',
  tasks: 'Title',
  recipes: 'Title',
  books: 'Title',
  films: 'Title',
  expenses: 'What',
  workouts: 'Activity',
  events: 'Title',
  tickets: 'Title',
}
const titleWords = /^(?:.* )?(?:name|title|subject|headline|what|task|label|item|caption)$/i

/** Puts the field a person would call the record by first, makes it required, and adds one when there is none. */
export function arrangeFields(said: Field[], topic: Topic, singular: string): Field[] {
  const fields = said.map((field) =>
    reservedNames.has(field.name) ? { ...field, name: `${toIdentifier(singular)}_${field.name}` } : field,
  )
  const [first] = fields
  // "Jar number" in the first place is how the record is called, not a quantity.
  if (first?.kind === 'number' && numbered.test(first.label) && !fields.some((field) => titleWords.test(field.label))) {
    return [{ ...first, kind: 'text', required: true }, ...fields.slice(1)]
  }
  const texts = fields.filter((field) => field.kind === 'text')
  const title =
    texts.find((field) => field.label.toLowerCase() === singular || field.label.toLowerCase() === `${singular} name`) ??
    texts.find(
      (field) => titleWords.test(field.label) && /^(?:name|title|subject|headline|task|what)$/i.test(field.label),
    ) ??
    texts.find((field) => titleWords.test(field.label) && !/^owner/i.test(field.label)) ??
    (first?.kind === 'text' ? first : undefined) ??
    texts[0]
  // People have names, whatever else is said of them.
  if (topic.id === 'people' && (title === undefined || !titleWords.test(title.label))) {
    return [
      { name: 'name', label: 'Name', kind: 'text', required: true },
      ...fields.filter(({ name }) => name !== 'name'),
    ]
  }
  if (title !== undefined) return [{ ...title, required: true }, ...fields.filter((field) => field !== title)]
  const long = fields.find((field) => field.kind === 'long')
  if (long !== undefined && fields.length === 1 && topic.id !== 'notes')
    return [{ ...long, kind: 'text', required: true }]
  const label = titleLabels[topic.id] ?? 'Name'
  return [{ name: label.toLowerCase(), label, kind: 'text', required: true }, ...fields]
}

const done: Field = { name: 'done', label: 'Done', kind: 'boolean', required: false }

/** A note has something in it, whatever else was said of it. */
function withBody(fields: Field[], topic: Topic): Field[] {
  const body: Field = { name: 'body', label: 'Body', kind: 'long', required: false }
  return topic.id === 'notes' && fields.length <= 2 && !fields.some(({ kind }) => kind === 'long')
    ? [...fields, body]
    : fields
}

/** A to-do list is ticked off, whatever else was said of its tasks; a status says it in other words. */
function withTick(fields: Field[], topic: Topic): Field[] {
  const isTicked = fields.some(({ kind, name }) => kind === 'boolean' || name === 'done' || name.endsWith('status'))
  return topic.id === 'tasks' && !isTicked ? [...fields, done] : fields
}

/** Among the layouts that fit what the records hold; asked cards are cards. */
export function chooseSkeleton(topic: Topic, fields: Field[], seed: number, hasAskedCards: boolean): Skeleton {
  if (hasAskedCards) return pick<Skeleton>(['cards', 'index'], seed, 'skeleton')
  const hasDate = fields.some((field) => field.kind === 'date')
  const hasLong = fields.some((field) => field.kind === 'long')
  const fitting: Skeleton[] = ['index']
  if (fields.length >= 4) fitting.push('table')
  if (hasDate && ['expenses', 'workouts', 'events', 'tastings'].includes(topic.id))
    return pick<Skeleton>(['days', 'days', 'index'], seed, 'skeleton')
  if (hasDate && topic.id !== 'tasks') fitting.push('days')
  if (hasLong && fields.length <= 5 && topic.id !== 'tasks') fitting.push('cards')
  if (topic.id === 'notes') return pick<Skeleton>(['cards', 'cards', 'index'], seed, 'skeleton')
  return pick(fitting, seed, 'skeleton')
}
