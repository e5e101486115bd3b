// What the rules for sorts of apps make of a message, in the order in which they are the surer.
import { type Archetype, archetypeById, likeliestSorts, readArchetype } from './archetypes/archetypes.ts'
import {
  readPage,
  readPriceList,
  readShopWithBlog,
  readWares,
  withoutNewsletter,
} from './archetypes/archetypes-by-copy.ts'
import { wordsOf } from './words-of.ts'
import { isEnglish } from './is-english.ts'
import { isLinkPage } from './plain/plain-links.ts'
import { plainMessage } from './plain/plain-message.ts'
import { isPlausibleKind } from './kinds/plausible-kind.ts'
import { readNamedBookings } from './asked/named-bookings.ts'
import { readSignUpPage } from './sites/read-sign-up-page.ts'
import { readSharedBookings } from './bookings/read-shared-bookings.ts'
import { readSharedCosts, withSettling } from './people/read-shared-costs.ts'
import { readRecords } from './kinds/read-records.ts'
import { type SaidTable, readTable, withTable } from './rows/said-table.ts'
import { factsOf, isDiary, likeliest, plainlySaid, spokenGuesses, spokenOf } from './about-what.ts'
import { sure } from './sorts/choose-sort.ts'
import { type Told, readTold } from './grammar/read-told.ts'
import { withBelonging } from './kinds/by-belonging.ts'
import { isSingleEvent } from './sites/single-event.ts'
import { keepsSeveralKinds } from './kinds/several-kinds.ts'
import { withoutAppLikeFacts } from './plain/told-kinds.ts'
import { asksClaims, asksSignups } from './people/read-takes.ts'
import { withoutPermissions } from './read-wishes.ts'
import { type BuildReading, type Words, finish } from './finish-brief.ts'
import { readCombination } from './kinds/read-combination.ts'
import { readBusiness, readLooseBusiness } from './sites/read-business.ts'
import { singularize } from './inflect.ts'
import { readVenue } from './sites/read-venue.ts'
import { readGoods } from './rows/said-goods.ts'
import { readArchetypal } from './archetypes/read-archetypal.ts'

/** What the rules for sorts of apps make of a message, before it is read once more by its grammar. */
export function readFirst(sentence: string): BuildReading {
  const request = plainMessage(sentence)
  const table = readTable(request)
  const reading = readRequest(table?.rest ?? request, table, sentence)
  return table === null || !reading.ok ? reading : { ...reading, brief: withTable(reading.brief, table), isWhole: true }
}

const asWhole = (reading: BuildReading): BuildReading => (reading.ok ? { ...reading, isWhole: true } : reading)

function readRequest(request: string, table: SaidTable | null, sentence: string): BuildReading {
  if (!isEnglish(request)) return { ok: false, reason: 'other_language' }
  const words = wordsOf(request, table)
  const { copy, whole } = words
  // What somebody does with a tool or a row of questions is told by the message as it was typed.
  const sorts = likeliestSorts(request, readTold(sentence))
  const [first] = sorts
  if (first !== undefined && first.score >= sure) return asWhole(readArchetypal(words, first.archetype))
  const links = isLinkPage(request) ? archetypeById('bio') : null
  if (links !== null) return asWhole(readArchetypal(words, links))
  const business = readBusiness(words)
  if (business !== null) return business
  const isPriced = copy.offers.some(({ price }) => price !== undefined)
  const named = isPriced ? null : readNamedBookings(request, words.name)
  if (named !== null)
    return asWhole(finish({ ...words, name: named.name, copy: { ...copy, offers: named.offers } }, named, null))
  const bookings = readSharedBookings({ text: whole, request, offers: copy.offers })
  if (bookings !== null) return finish({ ...words, copy: { ...copy, offers: [] } }, bookings, null)
  const shared = readSharedCosts(words)
  if (shared !== null)
    return withSettling(finish({ ...words, people: [], copy: { ...copy, ...shared.copy } }, shared.understood, null))
  const sold = withGoods(words)
  return readSort(sold, { sorts, sentence, hasGoods: sold !== words })
}

/** What is sold by its names is in the shop, and tells of nothing else. */
export function withGoods(words: Words): Words {
  const isShop = /(?:shop|store|\bsells?|\bselling|\bsale)\b/i.test(words.request)
  const isStock = /\binventory\b|\b(?:in|our|of|track|the) stock\b|\bstock (?:level|count|list)s?\b/i.test(
    words.request,
  )
  const goods = isShop && !isStock ? readGoods(words.text) : null
  if (goods === null) return words
  // "My cups and bowls. Prices: cup €28, bowl €36": each is on sale once, with its price.
  const priced = words.copy.offers.map(({ name }) => singularize(name.toLowerCase()))
  const others = goods.offers.filter(({ name }) => !priced.includes(singularize(name.toLowerCase())))
  return { ...words, text: goods.rest, copy: { ...words.copy, offers: [...words.copy.offers, ...others] } }
}

interface Around {
  sorts: ReturnType<typeof likeliestSorts>
  sentence: string
  hasGoods: boolean
}

function readSort(words: Words, { sorts, sentence, hasGoods }: Around): BuildReading {
  const { request } = words
  const combined = readVenue(words) ?? readCombination(words) ?? readLooseBusiness(words)
  if (combined !== null) return combined
  const archetype =
    readPriceList(words) ??
    readShopWithBlog(words) ??
    readArchetype(withoutAppLikeFacts(withoutNewsletter(words.text)), sorts) ??
    readPage(words) ??
    readWares(words)
  const shop = hasGoods && isBought.test(request) ? archetypeById('shop') : null
  if (shop !== null) return readArchetypal(words, shop)
  const signedUp = readSignUpPage(words, archetype)
  if (signedUp !== null) return asWhole(signedUp)
  // One party that people come to is a page of its own.
  const isOfOne =
    asksSignups(request) && isSingleEvent(request) && (archetype === null || isOfPlaces(request, archetype))
  const site = isOfOne ? archetypeById('site') : null
  if (site !== null) {
    const fields = 'title (required), date, place, description'
    return readArchetypal(words, { ...site, noun: 'event', fields })
  }
  if (archetype !== null && !isOfPlaces(request, archetype) && !keepsSeveralKinds(words.text, archetype))
    return unlessAboutOther(readArchetypal(words, archetype), words, sentence, archetype)
  const reading = readRecords(withoutPermissions(words.text))
  return unlessAboutOther(reading.ok ? finish(words, reading.understood, null) : reading, words, sentence, null)
}

/** Whoever comes takes it with them: goods that are only told of make no shop. */
const isBought =
  /\b(?:cart|basket|check ?out|buy|buys|buying|order(?:s|ed|ing)?|online (?:shop|store)|web ?shop|sell(?:s|ing)? (?:[^.;]{0,40} )?online)\b/i

/** The same, or what the message speaks of where that is something else. */
function unlessAboutOther(
  first: BuildReading,
  words: Words,
  sentence: string,
  archetype: Archetype | null,
): BuildReading {
  if (!first.ok && first.reason !== 'nothing_to_record') return first
  const told = readTold(sentence)
  const reading = withBelonging(first, words, told.things)
  if (reading !== first) return reading
  const spoken = reading.ok ? spokenOf(reading.brief, told) : likeliest(told)
  // A word for the sort of app is nothing that is kept in it: in a dating app there are no datings.
  if (reading.ok && spoken !== null && archetype?.keepsNoun === true && archetype.says.test(spoken)) return reading
  const isDated = isDiary(spoken ?? (reading.ok ? reading.brief.entity.singular : ''), told, words.request)
  const typed = isDated ? null : readAsTyped(reading, { words, told, archetype })
  if (typed?.ok === true) return finish(words, typed.understood, null)
  if (!reading.ok || (spoken !== null && !isDated))
    return readAgain(words, plainly(isDated ? 'entry' : spoken, told)) ?? reading
  const isOne = reading.brief.front === 'list' && reading.brief.more.length === 0
  const plain = readAgain(words, isOne && isDated ? plainlySaid('entry', told) : withoutGuesses(reading, told))
  if (plain?.ok !== true) return reading
  const { name } = reading.brief
  const isNamed = !/^(?:on|in|at|the first|my first) /i.test(name)
  return isNamed ? { ...plain, brief: { ...plain.brief, name } } : plain
}

function readAgain(words: Words, said: string | null): BuildReading | null {
  const again = said === null ? null : readRecords(said)
  return again?.ok === true ? finish(words, again.understood, null) : null
}

/** What a rule called by a piece of a sentence may have its facts all the same, where the grammar tells no more. */
function readAsTyped(
  reading: BuildReading,
  { words, told, archetype }: { words: Words; told: Told; archetype: Archetype | null },
): ReturnType<typeof readRecords> | null {
  if (!reading.ok || archetype !== null || isPlausibleKind(reading.brief.entity.singular, words.request)) return null
  const noun = spokenOf(reading.brief, told)
  return noun === null || factsOf(told, noun).length >= 2 ? null : readRecords(withoutPermissions(words.text), noun)
}

const plainly = (noun: string | null, told: Told): string | null => (noun === null ? null : plainlySaid(noun, told))

const isAllSaid =
  /\bthat['’]?s (?:all|it)\b|\bnothing (?:else|more)\b|\bno (?:title|other (?:fields|facts))\b|\bjust (?:an?|the|one)\b/i

/** Facts that such records usually have are guesses: where the message tells which ones there are, they are left out. */
function withoutGuesses({ brief, saidFields }: Extract<BuildReading, { ok: true }>, told: Told): string | null {
  const facts = factsOf(told, brief.entity.singular)
  const isGuessed = !saidFields && brief.front === 'list' && brief.more.length === 0
  const isTold = facts.length >= (isAllSaid.test(brief.request) ? 1 : 3)
  return isGuessed && isTold ? plainlySaid(brief.entity.singular, told, spokenGuesses(brief, facts)) : null
}

/** What has places that people put their names down for is kept with its facts, whatever a booking would be made of. */
function isOfPlaces(request: string, { front, id }: Archetype): boolean {
  if (asksClaims(request)) return front === 'booking'
  return asksSignups(request) && (front === 'booking' || front === 'survey' || id === 'leads' || id === 'social')
}
