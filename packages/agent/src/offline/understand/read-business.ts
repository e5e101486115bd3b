// The site of a small business or a club that combines parts: what it sells, what it holds and people come to, what it writes,
// who belongs to it. Its parts are told by what stands in the message in whatever order: things with values, nouns with facts,
// what people do with them.
import type { Brief, Entity } from '../brief.ts'
import { type Archetype, archetypeById } from './archetypes.ts'
import { type BookedWith, readBookedWith } from './booked-with.ts'
import { type Part, isHeldNoun, partFrom } from './business-parts.ts'
import { heldDrafts, masked, waresDrafts } from './business-drafts.ts'
import { nameOfBusiness, isOfBusiness } from './business-name.ts'
import { type NounFacts, factsOfNouns } from './facts-of-nouns.ts'
import { type BuildReading, type Words, finish } from './finish-brief.ts'
import { capitalize } from './inflect.ts'
import type { NamedPart } from './named-parts.ts'
import { plainText } from './plain-text.ts'
import { quoteButtons } from './read-copy.ts'
import { entityOf as entityOfNamed, partsOf } from './read-combination.ts'
import { readFields } from './read-fields.ts'
import { readKind, refer } from './read-relations.ts'
import { topicOfText } from './read-site.ts'
import { asksNoDoor } from './read-wishes.ts'
import { readPosts } from './said-posts.ts'
import { lookOfShown } from './shown-kinds.ts'
import { valuedThings } from './valued-things.ts'

const gallery = /\b(?:photo |picture )?gallery\b|\bphoto albums?\b/i
const memberList = /\bmembers?['’]? (?:list|directory|page)\b|\blist of (?:all |our |the )?members\b/i

const isPerson = /^(?:member|trainer|teacher|coach|artist|author|guide|instructor|musician|player|volunteer)$/

/** Who the members are, their accounts say. */
const listsAccounts = (text: string): boolean =>
  memberList.test(text) && /\b(?:sign(?:s|ed|ing)?|log(?:s|ged|ging)?|regist\p{L}+|joined|accounts?)\b/iu.test(text)

/** Everything else with facts, a gallery, who belongs to it. */
function furtherParts(text: string, facts: readonly NounFacts[], taken: ReadonlySet<string>): Part[] {
  const shown = gallery.exec(text)
  const members = memberList.exec(text)
  const told = facts.filter(
    ({ noun, fields }) =>
      !taken.has(noun) &&
      !isHeldNoun(noun) &&
      !/^(?:news|post|update|report|announcement|blog|article)$/.test(noun) &&
      fields.length >= (isPerson.test(noun) && new RegExp(String.raw`\b${noun}s with\b`, 'i').test(text) ? 1 : 2),
  )
  const records = told.map(({ noun, fields, start }) =>
    partFrom({ sort: 'records', singular: noun, told: fields, things: [], at: start }, text),
  )
  const photo = readFields('title (required), photo, caption: long text').fields
  return [
    ...records,
    ...(shown === null || told.some(({ noun }) => noun === 'photo')
      ? []
      : [
          {
            sort: 'records' as const,
            singular: 'photo',
            plural: 'photos',
            fields: photo,
            offers: [],
            at: shown.index,
            isTold: false,
            title: capitalize(shown[0].toLowerCase()),
          },
        ]),
    ...(members === null || listsAccounts(text) || told.some(({ noun }) => noun === 'member')
      ? []
      : [
          {
            sort: 'records' as const,
            singular: 'member',
            plural: 'members',
            fields: readFields('name (required), email, phone').fields,
            offers: [],
            at: members.index,
            isTold: false,
          },
        ]),
  ]
}

interface Business {
  /** Who leads or wrote what was named. */
  people: string[]
  parts: Part[]
  booked: { of: Part; with: BookedWith } | null
}

function readParts(text: string): Business {
  const things = valuedThings(text)
  const told = masked(text, things)
  const facts = factsOfNouns(told)
  const booked = readBookedWith(told)
  const held = heldDrafts(told, facts, things, booked).map((draft) => partFrom(draft, text))
  const wares = waresDrafts(told, facts, things)
    .filter(({ singular }) => !held.some((part) => part.singular === singular))
    .map((draft) => partFrom(draft, text))
  const posts = readPosts(told, facts)
  const own = [...held, ...wares, ...(posts === null ? [] : [posts])]
  const taken = new Set(own.flatMap(({ singular }) => [singular, singular.split(' ').at(-1) ?? '']))
  const parts = [...own, ...furtherParts(told, facts, taken)]
    .filter(({ singular }, index, all) => all.findIndex((each) => each.singular === singular) === index)
    .toSorted((one, other) => one.at - other.at)
  const said = booked?.sentence.toLowerCase() ?? ''
  const of =
    held.find(
      ({ singular, plural }) => said.includes(plural) || said.includes(singular.split(' ').at(-1) ?? singular),
    ) ?? held[0]
  const people = things.flatMap(({ values }) => values.filter(({ kind }) => kind === 'person').map((each) => each.text))
  return { people, parts, booked: booked === null || of === undefined ? null : { of, with: booked } }
}

const memberWrites =
  /\bmembers?\b[^.;]{0,60}?\b(?:posts?|writes?|writing|publish(?:es)?|adds?|shares?|uploads?)\b|\b(?:written|posted|published|added|made|shared)\b[^.;]{0,20}\b(?:by|from) (?:the |our |signed[- ]in |logged[- ]in )?members\b|\bposts? by members\b|\bonly members (?:can |may )?(?:sign|log|post|write)/i

/** Things with their days, members who write, a place that is booked in what has facts: no other reader knows all of these. */
function isTold({ parts, booked }: Business, text: string): boolean {
  const has = (sort: Part['sort']): boolean => parts.some((part) => part.sort === sort)
  const isDated = parts.some(({ sort, offers }) => sort === 'held' && offers.length > 0)
  const isBooked =
    booked !== null &&
    booked.of.isTold &&
    (has('posts') || has('wares') || booked.of.fields.some(({ kind }) => kind === 'number'))
  // What is asked in a form of its own is for whoever reads it.
  const isAsked = /\bform\b/i.test(text) && booked === null
  return parts.length >= 2 && !isAsked && (isDated || isBooked || (has('posts') && memberWrites.test(text)))
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

const isWritten = /^(?:news|post|article|announcement|notice)$/

function namedBeside(text: string, { parts, booked }: Business): Named {
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
    hasShop: has('shop') || asksShop.test(text),
  }
}

/** A shop beside other parts, and not the shop whose site it is. */
const asksShop =
  /\b(?:an?|small|little|lil|tiny|online|gear|merch|gift|museum|web|own|club)\s+(?:online\s+|web\s?)?(?:shop|store)\b(?!\s+(?:for|in|at|near|wants|needs|called|named)\b)|\b(?:shopping )?(?:cart|basket|check ?out)\b|\b(?:buy|order)\b[^.;]{0,20}\bonline\b|\bshop:\s/i

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
  const business = readParts(text)
  // Who sells something and holds something else is one whatever it is called.
  const isBoth = ['held', 'wares'].every((each) =>
    business.parts.some(({ sort, offers }) => sort === each && offers.length >= 2),
  )
  const isMany = new Set(business.parts.map(({ sort }) => sort)).size >= 3
  if (!isOfBusiness(text) && !isBoth && !isMany) return null
  return isOne(business, text) ? briefOf(words, text, business) : null
}

function briefOf(words: Words, text: string, business: Business): BuildReading | null {
  const { parts } = business
  const named = namedBeside(text, business)
  const [main, ...more] = kindsOf(business, named).slice(0, mostKinds)
  const isShop = named.hasShop && [main, ...more].some((kind) => kind?.singular === 'product')
  const sort = archetypeById(isShop ? 'shop' : 'site')
  if (main === undefined || sort === null) return null
  const offers = parts.flatMap((part) => part.offers)
  const listed = [...offers.map((offer) => offer.name), ...business.people]
  const isThing = (line: string): boolean =>
    listed.some((each) => each.toLowerCase().includes(line.toLowerCase().replace(/[.,]$/, '')))
  const name = words.name !== undefined && !isThing(words.name) ? words.name : nameOfBusiness(text, listed)
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
  return reading.ok ? { ...reading, isWhole: true, brief: asTold(reading.brief, { business, text }) } : reading
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
