// A first sentence → the brief of an app, or the reason why these rules cannot make it.
import { readColors } from '@joinery/contract/colors/read-colors'

import type { Brief, Entity, Field, Frame, Link, Skeleton, StyleName } from '../brief.ts'
import { namesOf } from '../compose/roles.ts'
import { hashText, pick } from '../seed.ts'
import { type Topic, anyTopic, topicOfNoun } from '../topics/index.ts'
import { type Archetype, readArchetype } from './archetypes.ts'
import { isRecordNoun, usualFields } from './entity-fields.ts'
import { asUsual, belongsTo, completeFields, withExtras, withTitle } from './archetype-fields.ts'
import { arrangeFields, withBody, withTick } from './arrange-fields.ts'
import { pluralize, singularize } from './inflect.ts'
import { nameOf } from './name-app.ts'
import { ownFields, readAllFields } from './said-fields.ts'
import { readEntity } from './read-entity.ts'
import { readOtherKind, readUnsupported } from './read-features.ts'
import { readFields } from './read-fields.ts'
import { readKinds } from './read-kinds.ts'
import { readCopy } from './read-copy.ts'
import { readCurrency, readDark, readSkeleton, readStyle } from './read-look.ts'
import { readName } from './read-name.ts'
import { type Relation, inContext, readKind, readRelations, refer } from './read-relations.ts'
import { bookedThing, readSiteKinds, topicOfText, withBookings } from './read-site.ts'
import { readAccess, readParts } from './read-wishes.ts'

export type BuildReading =
  | { ok: true; brief: Brief; colorPhrases: string[]; saidFields: boolean; unsupported: string[]; unread: string[] }
  | { ok: false; reason: 'nothing_to_record' | 'other_kind' | 'other_language'; kind?: string }

interface Words {
  request: string
  /** Without the naming and the colours. */
  text: string
  colors: ReturnType<typeof readColors>
  name: string | undefined
}

export function readBuild(sentence: string): BuildReading {
  const request = sentence.trim()
  if (!isEnglish(request)) return { ok: false, reason: 'other_language' }
  const naming = readName(request.replace(/\bw\/\s*/gi, 'with '))
  const colors = readColors(naming.rest)
  const words: Words = { request, text: colors.rest, colors, name: naming.name }
  const archetype = readArchetype(words.text)
  return archetype === null ? readRecords(words) : readArchetypal(words, archetype)
}

const foreignWords =
  /\b(?:und|mit|eine?[nrms]?|der|das|für|ich|möchte|bitte|avec|une|pour|les|des|veux|faire|con|una|para|los|las|quiero|een|voor|ik|wil|maak|um|uma|com|quero)\b/gi
const englishWords = /\b(?:the|with|and|for|an?|my|of|to|where|each|app|list|tracker|please|build|make|i|that)\b/gi

/** Rules that know English words only would guess at any other language. */
function isEnglish(text: string): boolean {
  const foreign = text.match(foreignWords)?.length ?? 0
  return foreign < 2 || foreign <= (text.match(englishWords)?.length ?? 0)
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
    (part) =>
      part !== 'contact' &&
      !(part === 'newsletter' && main.isInbox) &&
      (front === 'list' || !['comments', 'likes'].includes(part)),
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
    // What became a part of the app was read, though it is no field.
    unread: understood.unread.filter((words) => readParts(`with ${words}`).length === 0),
    brief: {
      version: 1,
      request,
      seed,
      name: words.name ?? nameOf(phrase, main, archetype, text),
      topic: topic.id,
      entity: { singular: main.singular, plural: main.plural },
      fields: parts.includes('map') ? withCoordinates(main.fields) : main.fields,
      currency: readCurrency(request) ?? 'USD',
      style: readStyle(text) ?? pick<StyleName>(topic.styles, seed, 'style'),
      skeleton: fits(skeleton, main) ? skeleton : 'index',
      isDark: readDark(request) ?? false,
      colors: colors.colors,
      more: kinds.more,
      links: kinds.links ?? [],
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

/** What lies on a map has coordinates. */
export function withCoordinates(fields: Field[]): Field[] {
  if (fields.some(({ name }) => /^lat(?:itude)?$/.test(name))) return fields
  return [...fields, ...readFields('latitude (number), longitude (number)').fields]
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

/** A board needs states for its columns, a day stream needs days. */
function fits(skeleton: Skeleton, { fields }: Entity): boolean {
  const needed = ({ board: 'choice', days: 'date' } as Partial<Record<Skeleton, Field['kind']>>)[skeleton]
  return needed === undefined || fields.some(({ kind }) => kind === needed)
}

interface Kinds {
  main: Entity
  more: Entity[]
  links?: Link[]
}

const messageFields = 'name (required), email (required), message (long text, required)'

function withContact({ main, more, links = [] }: Kinds, text: string, archetype: Archetype | null): Kinds {
  const wants = archetype?.parts?.includes('contact') === true || readParts(text).includes('contact')
  if (!wants || main.isInbox || main.singular === 'request') return { main, more, links }
  const message = { ...readKind('message', undefined), fields: readFields(messageFields).fields, isInbox: true }
  return { main, more: [...more.filter(({ singular }) => singular !== 'message'), message], links }
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
  const unrelated = readKinds(text)
  const [one, ...others] = unrelated
  if (one !== undefined && others.length > 0) {
    const topic = topicOfNoun(one.singular) ?? anyTopic
    const more = others.map((kind) => ({ ...kind, skeleton: secondSkeleton(kind) }))
    const main = { ...one, fields: arrangeFields([...one.fields], topic, one.singular) }
    return finish(
      words,
      { kinds: { main, more }, phrase: undefined, topic, saidFields: /\(/.test(text), unread: [] },
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
    const own =
      noun === main && lists.get(noun) === undefined
        ? ownFields(said, noun).filter(({ label }) => !nouns.includes(singularize(label.toLowerCase())))
        : []
    const fields = own.length > 0 ? own : kind.fields
    const arranged = arrangeFields([...fields], topicOfNoun(noun) ?? anyTopic, noun)
    const mutual = relations.filter(
      ({ isMutual, child, parent }) => isMutual === true && (child === noun || parent === noun),
    )
    const asText = new Set(mutual.flatMap(({ child, parent }) => [child, parent, pluralize(child), pluralize(parent)]))
    const unlinked = arranged.filter(({ name }, index) => index === 0 || !asText.has(name.replaceAll('_', ' ')))
    return relations
      .filter(({ child, isMutual }) => child === noun && isMutual !== true)
      .reduce((entity, { parent }) => refer(entity, parent), { ...kind, fields: unlinked })
  })
  const [first, ...others] = kinds
  if (first === undefined) throw new Error('A relation names two kinds')
  const links = relations
    .filter(({ isMutual }) => isMutual === true)
    .map(({ parent, child }) => ({ from: parent, to: child }))
  return { main: first, more: others.map((kind) => ({ ...kind, skeleton: secondSkeleton(kind) })), links }
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

function topicOfPhrase(phrase: string | undefined): Topic | undefined {
  return phrase
    ?.split(/\s+/)
    .map((word) => topicOfNoun(word))
    .find((topic) => topic !== undefined)
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
