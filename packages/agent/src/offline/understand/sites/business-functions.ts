// The functions of a site of a small business or a club, each from what speaks of it: lists under their nouns, things with
// values in prose, nouns with facts, what people come to, buy, read and belong to.
import { archetypeById } from '../archetypes/archetypes.ts'
import { type BookedWith, readBookedWith } from '../bookings/booked-with.ts'
import { type Part, type PartDraft, isHeldNoun, partFrom } from './business-parts.ts'
import { comingDrafts, comingTo, headedDrafts, heldDrafts, masked, waresDrafts } from './business-drafts.ts'
import { escapePattern } from '../escape-pattern.ts'
import { type NounFacts, factsOfNouns } from '../fields/facts-of-nouns.ts'
import { type HeadedRows, headedRows } from '../rows/headed-rows.ts'
import { capitalize, singularize } from '../inflect.ts'
import { isKnownPart } from '../kinds/named-parts.ts'
import { readFields } from '../fields/read-fields.ts'
import { type Goods, readGoods } from '../rows/said-goods.ts'
import { readPosts } from './said-posts.ts'
import { valuedThings } from '../rows/valued-things.ts'

const gallery = /\b(?:photo |picture )?gallery\b|\bphoto albums?\b/i
const memberList = /\bmembers?['’]? (?:list|directory|page)\b|\blist of (?:all |our |the )?members\b/i

/** What a shop works with has its place in every shop. */
const ofShops = /^(?:cart|basket|bag|check-?out|order|shipping|delivery|payment|customer)$/

const isPerson = /^(?:member|trainer|teacher|coach|artist|author|guide|instructor|musician|player|volunteer)$/

/** Who the members are, their accounts say. */
export const listsAccounts = (text: string): boolean =>
  memberList.test(text) && /\b(?:sign(?:s|ed|ing)?|log(?:s|ged|ging)?|regist\p{L}+|joined|accounts?)\b/iu.test(text)

/** "Site for a cleaner with pages …": whose site it is, and no kind of records. */
const isWhose = (noun: string, text: string): boolean =>
  new RegExp(
    String.raw`\b(?:site|page|app|portal|portfolio) (?:for|of) (?:an?|my|our|the) (?:\p{L}+ ){0,2}${escapePattern(noun)}\b`,
    'iu',
  ).test(text)

/** Everything else with facts, a gallery, who belongs to it. */
function furtherParts(text: string, facts: readonly NounFacts[], taken: ReadonlySet<string>): Part[] {
  const shown = gallery.exec(text)
  const members = memberList.exec(text)
  const told = facts.filter(
    ({ noun, fields }) =>
      !taken.has(noun) &&
      !isHeldNoun(noun) &&
      !ofShops.test(noun) &&
      !isWhose(noun, text) &&
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

/** "Class" and "woodworking class" are one. */
const isSameKind = (one: string, other: string): boolean =>
  one === other || one.split(' ').at(-1) === other || other.split(' ').at(-1) === one

export interface Business {
  /** Who leads or wrote what was named. */
  people: string[]
  parts: Part[]
  booked: { of: Part; with: BookedWith } | null
  /** Something is bought there, and goes into a cart. */
  hasShop: boolean
  /** The message without what was listed. */
  unlisted: string
}

/** A shop beside other parts, and not the shop whose site it is. */
const asksShop =
  /\b(?:an?|small|little|lil|tiny|online|gear|merch|gift|museum|web|own|club)\s+(?:online\s+|web\s?)?(?:shop|store)\b(?!\s+(?:for|in|at|near|wants|needs|called|named)\b)|\b(?:shopping )?(?:cart|basket|check ?out)\b|\b(?:buy|order)\b[^.;]{0,20}\bonline\b|\b(?:buy|order|sell)\b[^.;]{0,30}\bin (?:the|our|my) (?:shop|store)\b|\b(?:shop|store):\s/i
const sells =
  /\b(?:(?:i|we) (?:also )?sell|where (?:i|we) sell|to buy|for sale|(?:can|could|to) (?:buy|order)|shop|store|merch|merchandise)\b/i

/** What a shop holds of which nothing but its name, or the names of its wares, was said. */
function shopDraft(text: string, goods: Goods | null): Part | null {
  const found = asksShop.exec(text)
  // "Shop: name, address" are facts of shops.
  if (goods === null && (found === null || found[0].includes(':'))) return null
  return {
    sort: 'wares',
    singular: 'product',
    plural: 'products',
    fields: readFields(archetypeById('shop')?.fields ?? 'name (required), price').fields,
    offers: goods?.offers ?? [],
    at: found?.index ?? goods?.start ?? 0,
    isTold: false,
    isSure: true,
  }
}

/** Who comes leaves a name and an address, where no more was said. */
const anyBooking = (): BookedWith => ({
  singular: 'booking',
  fields: readFields('name (required), email (required)').fields,
  sentence: '',
})

const isMoney = ({ kind }: { kind: string }): boolean => kind === 'money'

const hasPlaces = ({ sort, offers, fields }: Part): boolean =>
  sort === 'held' &&
  offers.length > 0 &&
  fields.some(({ kind, label }) => kind === 'number' && /places|seats|spots|spaces|slots|tickets/i.test(label))

/** What is asked of whoever comes: which of the courses it is, their choice among these says. */
function withoutChoice(booked: BookedWith, { singular }: Part): BookedWith {
  const last = singular.split(' ').at(-1) ?? singular
  // "… with their name, a blog and a contact form": other parts of the site follow.
  const end = booked.fields.findIndex(({ label }) => isKnownPart(label.toLowerCase()))
  const own = (end < 1 ? booked.fields : booked.fields.slice(0, end)).filter(
    ({ label }, index) => index === 0 || !label.toLowerCase().split(/\s+/).includes(last),
  )
  return { ...booked, fields: own }
}

/** "Plots with number and gardener, work days (…)": what has a list of its own is no fact of what stands before it. */
function withoutOthers(facts: readonly NounFacts[], lists: readonly HeadedRows[]): NounFacts[] {
  return facts
    .map((each) => {
      const end = each.fields.findIndex(({ label }) =>
        lists.some(({ noun }) => noun !== each.noun && singularize(label.toLowerCase()) === noun),
      )
      return end < 0 ? each : { ...each, fields: each.fields.slice(0, end) }
    })
    .filter(({ fields }) => fields.length > 0)
}

export function readFunctions(text: string): Business {
  const lists = headedRows(text)
  const plain = masked(text, lists)
  const things = valuedThings(plain)
  const unvalued = masked(plain, things)
  const goods = readGoods(unvalued)
  // Where they are named they are no facts.
  const told =
    goods === null || /\b(?:shop|store)\b/i.test(unvalued.slice(goods.start, goods.end))
      ? unvalued
      : masked(unvalued, [goods])
  const facts = withoutOthers(factsOfNouns(told), lists)
  const booked = readBookedWith(told)
  const listed = headedDrafts(lists, facts, told)
  const isNew = ({ singular, things: rows }: PartDraft): boolean =>
    !listed.some((draft) => isSameKind(draft.singular, singular)) && (lists.length === 0 || rows.length !== 1)
  const held = [
    ...listed.filter(({ sort }) => sort === 'held'),
    ...heldDrafts(told, facts, things, booked).filter(isNew),
  ]
  const named = comingTo(told)
  const coming = comingDrafts(
    named,
    held.map(({ singular }) => singular),
  )
  const sold = [...listed.filter(({ sort }) => sort !== 'held'), ...waresDrafts(told, facts, things).filter(isNew)]
  const isFirm = (draft: PartDraft): boolean =>
    listed.includes(draft) ||
    (draft.things.length >= 2 &&
      (draft.sort === 'held' || (sells.test(told) && draft.things.every(({ values }) => values.some(isMoney)))))
  const asPart = (draft: PartDraft): Part => ({ ...partFrom(draft, text), isSure: isFirm(draft) })
  const isComing = ({ singular }: { singular: string }): boolean => named.some(({ noun }) => isSameKind(noun, singular))
  const heldParts = [
    ...held.map((draft) => (isComing(draft) ? { ...asPart(draft), isSure: true } : asPart(draft))),
    ...coming.map((draft) => ({ ...partFrom(draft, text), isSure: true })),
  ]
  const waresParts = sold.filter(({ singular }) => !heldParts.some((part) => part.singular === singular)).map(asPart)
  const shop = waresParts.some(({ singular }) => singular === 'product') ? null : shopDraft(told, goods)
  const posts = readPosts(told, facts)
  const own = [
    ...heldParts,
    ...waresParts,
    ...(shop === null ? [] : [shop]),
    ...(posts === null ? [] : [{ ...posts, isSure: true }]),
  ]
  const taken = new Set(own.flatMap(({ singular }) => [singular, singular.split(' ').at(-1) ?? '']))
  const parts = [...own, ...furtherParts(told, facts, taken)]
    .filter(({ singular }, index, all) => all.findIndex((each) => each.singular === singular) === index)
    .toSorted((one, other) => one.at - other.at)
  const said = booked?.sentence.toLowerCase() ?? ''
  const of =
    heldParts.find(isComing) ??
    heldParts.find(
      ({ singular, plural }) => said.includes(plural) || said.includes(singular.split(' ').at(-1) ?? singular),
    ) ??
    heldParts[0]
  const seated = parts.find(hasPlaces)
  const people = things.flatMap(({ values }) => values.filter(({ kind }) => kind === 'person').map((each) => each.text))
  const isSold = parts.some(({ singular, offers }) => singular === 'product' && offers.length > 0) && sells.test(told)
  return {
    people,
    parts,
    unlisted: told.replace(/\s*\(¶+\)|¶+/g, ''),
    booked:
      booked !== null && of !== undefined
        ? { of, with: withoutChoice(booked, of) }
        : seated === undefined
          ? null
          : { of: seated, with: anyBooking() },
    hasShop: shop !== null || isSold || asksShop.test(told),
  }
}
