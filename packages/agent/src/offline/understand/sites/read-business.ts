// The site of a small business or a club that combines parts: what it sells, what it holds and people come to, what it writes,
// who belongs to it. Its parts are told by what stands in the message in whatever order: things with values, nouns with facts,
// what people do with them.
import type { Brief, Entity } from '../../brief.ts'
import { type Archetype, archetypeById } from '../archetypes/archetypes.ts'
import { type Part, isHeldNoun } from './business-parts.ts'
import { type Business, listsAccounts, readFunctions } from './business-functions.ts'
import type { BookedWith } from '../bookings/booked-with.ts'
import { nameOfBusiness, isOfBusiness } from '../names/business-name.ts'
import { type BuildReading, type Words, finish } from '../finish-brief.ts'
import type { NamedPart } from '../kinds/named-parts.ts'
import { plainText } from '../plain/plain-text.ts'
import { quoteButtons } from '../rows/read-copy.ts'
import { entityOf as entityOfNamed, partsOf } from '../kinds/read-combination.ts'
import { readFields } from '../fields/read-fields.ts'
import { readKind, refer } from '../kinds/read-relations.ts'
import { topicOfText } from './read-site.ts'
import { asksNoDoor } from '../read-wishes.ts'
import { lookOfShown } from '../kinds/shown-kinds.ts'

const memberWrites =
  /\bmembers?\b[^.;]{0,60}?\b(?:posts?|writes?|writing|publish(?:es)?|adds?|shares?|uploads?)\b|\b(?:written|posted|published|added|made|shared)\b[^.;]{0,20}\b(?:by|from) (?:the |our |signed[- ]in |logged[- ]in )?members\b|\bposts? by members\b|\bonly members (?:can |may )?(?:sign|log|post|write)/i

/** Things with their days, members who write, a place that is booked in what has facts: no other reader knows all of these. */
function isTold({ parts, booked }: Business, text: string): boolean {
  const has = (sort: Part['sort']): boolean => parts.some((part) => part.sort === sort)
  const isDated = parts.some(({ sort, offers }) => sort === 'held' && offers.length > 0)
  const isBooked =
    booked !== null &&
    booked.of.isTold &&
    (has('posts') ||
      has('wares') ||
      parts.some((part) => part.sort === 'records' && part.isTold) ||
      booked.of.fields.some(({ kind }) => kind === 'number'))
  // What is asked in a form of its own is for whoever reads it.
  const isAsked = /(?<!\bcontact )\bform\b/i.test(text) && booked === null
  return (
    parts.length >= 2 &&
    !isAsked &&
    (isDated || isBooked || isSeveral(parts, text) || (has('posts') && memberWrites.test(text)))
  )
}

const speaksOfSite = /\b(?:web ?site|site|home ?page|web ?page|portal|shop|store)\b/i

const sortsOf = (some: readonly Part[]): number => new Set(some.map(({ sort }) => sort)).size

/** Functions of different sorts, or lists of different things, each with what speaks for it. */
function isSeveral(parts: readonly Part[], text: string): boolean {
  const sure = parts.filter((part) => part.isSure === true)
  const listed = sure.filter(({ offers }) => offers.length >= 2)
  // "Pupils come to lessons" tells of a day's work, where nobody speaks of a site or a shop.
  const isShown = speaksOfSite.test(text) || /^[^.!?]{3,60}:\s/.test(text)
  return (
    isShown &&
    (listed.length >= 2 ||
      (listed.length > 0 && sortsOf(parts.filter((part) => sure.includes(part) || part.isTold)) >= 2) ||
      sortsOf(sure) >= 2)
  )
}

/** Without such evidence it may still be the only reading: parts with facts, of which one is written or sold. */
function isLoose({ parts, booked }: Business, text: string): boolean {
  const sorts = new Set(parts.map(({ sort }) => sort))
  const told = parts.filter(({ sort, isTold: hasFacts }) => sort !== 'posts' && hasFacts)
  const isClear = sorts.has('posts') ? told.length > 0 : told.length >= 2 && sorts.has('wares') && sorts.has('held')
  return parts.length >= 2 && isClear && !(/\bform\b/i.test(text) && booked === null)
}

/** Parts that are known by their name alone: a forum, a chat, a calendar. */
interface Named {
  kinds: Entity[]
  parts: Brief['parts']
  hasShop: boolean
}

/** "Menu: Home, Shop, Workshops": of pages, and not of dishes. */
const isNavigation = /\bmenu\b[^.;]{0,14}\bhome\b/i
const isWritten = /^(?:news|post|article|announcement|notice)$/

function namedBeside(text: string, { parts, booked, hasShop }: Business): Named {
  const named = partsOf(text)?.parts ?? []
  const nouns = new Set(parts.flatMap(({ singular }) => [singular, singular.split(' ').at(-1) ?? '']))
  const hasPosts = parts.some(({ sort }) => sort === 'posts')
  const hasHeld = parts.some(({ sort }) => sort === 'held')
  const isNew = ({ noun, sort, isKnown }: NamedPart): boolean =>
    sort === 'records' &&
    isKnown &&
    !nouns.has(noun) &&
    !(noun === 'member' && listsAccounts(text)) &&
    !(hasPosts && isWritten.test(noun)) &&
    !(noun === 'menu item' && isNavigation.test(text)) &&
    !(hasHeld && (isHeldNoun(noun) || noun === 'lesson')) &&
    !(booked !== null && noun === 'booking')
  const has = (sort: NamedPart['sort']): boolean => named.some((part) => part.sort === sort)
  return {
    kinds: named.filter(isNew).map((part) => entityOfNamed(part, new Map())),
    parts: [
      ...(has('chat') ? (['chat'] as const) : []),
      ...(has('calendar') ? (['calendar'] as const) : []),
      ...(listsAccounts(text) && !parts.some(({ singular }) => singular === 'member') ? (['members'] as const) : []),
      ...(has('about') ? (['about'] as const) : []),
      ...(has('contact') || /\bcontact\b/i.test(text) ? (['contact'] as const) : []),
    ],
    hasShop: has('shop') || hasShop,
  }
}

function entityOf({ singular, plural, fields }: Part): Entity {
  return { ...readKind(singular, undefined), plural, fields, skeleton: lookOfShown(singular) }
}

/** A part whose page is not called by its plural. */
const pagesOf = (parts: readonly Part[]): Brief['copy']['pages'] =>
  parts.flatMap(({ title, singular }) => (title === undefined ? [] : [{ title, lines: [], of: singular }]))

/** Whoever books chooses what, and leaves what was asked. */
function bookingOf({ singular, fields }: BookedWith, part: Part): Entity {
  const kind = refer({ ...readKind(singular, undefined), fields }, part.singular)
  return {
    ...kind,
    fields: kind.fields.map((field) => (field.kind === 'reference' ? { ...field, required: true } : field)),
  }
}

function kindsOf({ parts, booked }: Business, named: Named): Entity[] {
  const own = parts.flatMap((part) => [entityOf(part), ...(booked?.of === part ? [bookingOf(booked.with, part)] : [])])
  return [...own, ...named.kinds.filter(({ singular }) => !own.some((kind) => kind.singular === singular))]
}

const mostKinds = 8

/** What goes into a cart has a price, also where none was said. */
function asSold(kind: Entity): Entity {
  if (kind.singular !== 'product' || kind.fields.some((field) => field.kind === 'money')) return kind
  const [title, ...others] = kind.fields
  return {
    ...kind,
    fields: [...(title === undefined ? [] : [title]), ...readFields('price (required)').fields, ...others],
  }
}

/** Null where the message asks for something else than a site of parts. */
export function readBusiness(words: Words): BuildReading | null {
  return readIf(words, isTold)
}

/** What nobody else knows for something, and what may be such a site. */
export function readLooseBusiness(words: Words): BuildReading | null {
  return readIf(words, isLoose)
}

const counts = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** "Six places". */
const countWord =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?= (?:seats|places|spots|people|persons|participants|guests|kids|children|dogs)\b)/gi

function readIf(words: Words, isOne: (business: Business, text: string) => boolean): BuildReading | null {
  const text = plainText(quoteButtons(words.request))
    .trim()
    .replace(/(?<=[\p{L}\d)”"])$/u, '.')
    .replace(countWord, (word) => String(counts.indexOf(word.toLowerCase())))
  // Invoices and whoever pays them are kept by the owner, and stand on no site.
  if (/\binvoices?\b/i.test(text) && !speaksOfSite.test(text)) return null
  const business = readFunctions(text)
  // Who sells something and holds something else is one whatever it is called.
  const isBoth = ['held', 'wares'].every((each) =>
    business.parts.some(({ sort, offers }) => sort === each && offers.length >= 2),
  )
  const isMany = new Set(business.parts.map(({ sort }) => sort)).size >= 3
  if (!isOfBusiness(text) && !isBoth && !isMany) return null
  return isOne(business, text) ? briefOf(words, text, business) : null
}

/** A thing that was named is no name of the business: "Garden Tiger" makes no garden of it. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((left, name) => left.replaceAll(name, '¶'.repeat(name.length)), text)
}

function briefOf(words: Words, text: string, business: Business): BuildReading | null {
  const { parts } = business
  const named = namedBeside(text, business)
  const kinds = kindsOf(business, named)
    .slice(0, mostKinds)
    .map((kind) => (named.hasShop ? asSold(kind) : kind))
  const [main, ...more] = kinds
  const isShop = named.hasShop && kinds.some(({ singular }) => singular === 'product')
  const sort = archetypeById(isShop ? 'shop' : 'site')
  if (main === undefined || sort === null) return null
  const offers = parts.flatMap((part) => part.offers)
  const listed = [...offers.map((offer) => offer.name), ...business.people]
  const isThing = (line: string): boolean =>
    listed.some((each) => each.toLowerCase().includes(line.toLowerCase().replace(/[.,]$/, '')))
  const name =
    words.name !== undefined && !isThing(words.name) ? words.name : nameOfBusiness(withoutNames(text, listed), listed)
  const archetype: Archetype = { ...sort, parts: named.parts }
  const copy = {
    ...words.copy,
    lines: words.copy.lines.filter((line) => !isThing(line) && line !== name),
    offers,
    pages: [...words.copy.pages.filter(({ of }) => of === 'about'), ...pagesOf(parts)],
  }
  const topic = topicOfText(`${words.about} ${text}`, '')
  const reading = finish(
    { ...words, ...(name !== undefined && { name }), copy },
    { kinds: { main, more }, phrase: undefined, topic, saidFields: true, unread: [] },
    archetype,
  )
  // Where no site is spoken of the business may be told of for the sake of its records.
  const isWhole = speaksOfSite.test(text)
  return reading.ok
    ? { ...reading, isWhole, unlisted: business.unlisted, brief: asTold(reading.brief, { business, text }) }
    : reading
}

const speaksOfDoor = /\blog(?:s|ged|ging)?[ -]?in\b|\bsign(?:s|ed|ing)?[ -]?in\b|\baccounts?\b|\bpasswords?\b/i

/** That whoever books needs no account says nothing of who looks after the site. */
function hasNoDoor(text: string): boolean {
  const ofThoseWhoCome = /\b(?:book|visitor|guest|customer|people|sign(?:s|ing)? up (?:for|to)|regist|reserv)/i
  const rest = text.split(/(?<=[.!?;])\s+|\n/u).filter((sentence) => !ofThoseWhoCome.test(sentence))
  return asksNoDoor(rest.join(' '))
}

/** What the message says of parts and people counts, whatever it sounds like beside. */
function asTold(brief: Brief, { business: { parts, booked }, text }: { business: Business; text: string }): Brief {
  // Who signs up for a course comes to it, and has no account.
  const isOpen = booked !== null && brief.access !== 'admin' && !speaksOfDoor.test(text)
  const access = memberWrites.test(text) ? 'members' : isOpen ? 'open' : brief.access
  const own = brief.parts.filter((part) => !['signups', 'loans', 'comments'].includes(part))
  // What things are called by was told with them.
  const called = ({ singular }: { singular: string }, fields: Brief['fields']): Brief['fields'] => {
    const part = parts.find((each) => each.singular === singular)
    return part !== undefined && part.fields[0]?.name !== fields[0]?.name ? part.fields : fields
  }
  // Beside the places that are left and the way to one of them a row has no room.
  const lookOf = ({ singular }: { singular: string }, look: Brief['skeleton']): Brief['skeleton'] =>
    singular === booked?.of.singular ? 'cards' : look
  // Who booked, and how they are reached, is the owner's to read; without a door nobody's.
  const isKept = booked !== null && (access === 'open' || access === 'members') && !hasNoDoor(text)
  return {
    ...brief,
    access,
    isBookingKept: isKept,
    isInboxKept: brief.isInboxKept || (isKept && brief.more.some(({ isInbox }) => isInbox)),
    isForMembersOnly: access === 'members' ? false : brief.isForMembersOnly,
    parts: booked === null ? own : [...own, 'seats'],
    fields: called(brief.entity, brief.fields),
    skeleton: lookOf(brief.entity, brief.skeleton),
    more: brief.more.map((kind) => ({
      ...kind,
      fields: called(kind, kind.fields),
      skeleton: lookOf(kind, kind.skeleton),
    })),
  }
}
