// A first sentence → the brief of an app, or the reason why these rules cannot make it.
import { type Archetype, archetypeById, likeliestSorts, readArchetype } from './archetypes/archetypes.ts'
import {
  readPage,
  readPriceList,
  readShopWithBlog,
  readWares,
  withoutNewsletter,
} from './archetypes/archetypes-by-copy.ts'
import { finishStatements } from './statements/finish-statements.ts'
import { readStatements } from './statements/read-statements.ts'
import { finishPairs, lacksPairs, readPairs } from './pairs/read-pair.ts'
import { wordsOf } from './words-of.ts'
import { isEnglish } from './is-english.ts'
import { plainAccounts } from './plain/plain-accounts.ts'
import { plainButtons } from './plain/plain-buttons.ts'
import { plainMessage } from './plain/plain-message.ts'
import { isPlausibleKind } from './kinds/plausible-kind.ts'
import { plainClubs } from './plain/plain-clubs.ts'
import { plainCommunities } from './plain/plain-communities.ts'
import { plainHouseholds } from './plain/plain-households.ts'
import { plainKinds } from './plain/plain-kinds.ts'
import { plainDeeds } from './plain/plain-deeds.ts'
import { plainOwners } from './plain/plain-owners.ts'
import { plainProse } from './plain/plain-prose.ts'
import { plainRelatives } from './plain/plain-relatives.ts'
import { plainTakes } from './plain/plain-takes.ts'
import { withoutCompany } from './plain/plain-wishes.ts'
import { plainVoice } from './voice/plain-voice.ts'
import { plainWeekPlan } from './plain/plain-week-plan.ts'
import { missingOfSort } from './told-sorts/missing-of-sort.ts'
import { plainSpacedLists } from './plain/plain-spaced-lists.ts'
import { plainSorts } from './told-sorts/plain-sorts.ts'
import { withEnumerated } from './enumerated/with-enumerated.ts'
import { factLabels } from './purposes/fact-labels.ts'
import { withKnownAct } from './acts/known-act.ts'
import { losesAct } from './acts/loses-act.ts'
import { readAct } from './acts/read-act.ts'
import type { Part } from '../brief.ts'
import type { Records } from './purposes/purpose.ts'
import { isSurelyKnown, readKnownApp } from './purposes/read-known-app.ts'
import { readPurpose, withRecords } from './purposes/read-purpose.ts'
import { readNamedBookings } from './asked/named-bookings.ts'
import { readSignUpPage } from './sites/read-sign-up-page.ts'
import { readSharedBookings } from './bookings/read-shared-bookings.ts'
import { readSharedCosts, withSettling } from './people/read-shared-costs.ts'
import { readRecords } from './kinds/read-records.ts'
import { type SaidTable, readTable, withTable } from './rows/said-table.ts'
import { factsOf, isDiary, likeliest, plainlySaid, spokenGuesses, spokenOf } from './about-what.ts'
import { sure } from './sorts/choose-sort.ts'
import { withPlainForms } from './sites/sign-up-fields.ts'
import { withSecondLook } from './second-look.ts'
import { type Told, readTold } from './grammar/read-told.ts'
import { withBelonging } from './kinds/by-belonging.ts'
import { isSingleEvent } from './sites/single-event.ts'
import { keepsSeveralKinds } from './kinds/several-kinds.ts'
import { withoutAppLikeFacts } from './plain/told-kinds.ts'
import { asksClaims, asksSignups } from './people/read-takes.ts'
import { withoutPermissions } from './read-wishes.ts'
import { type BuildReading, type Words, finish } from './finish-brief.ts'
import { finishParts, readCombination } from './kinds/read-combination.ts'
import { readBusiness, readLooseBusiness } from './sites/read-business.ts'
import { singularize } from './inflect.ts'
import { liftLooks } from './looks/said-looks.ts'
import { withSiteParts } from './site-parts/read-site-parts.ts'
import { readVenue } from './sites/read-venue.ts'
import { holdsMaker, nameOfMaker, partsOfMaker, readMaker, withSignUps } from './makers/read-maker.ts'
import { plainWorks, readWorks, showsWorks } from './works/read-works.ts'
import { hashText } from '../seed.ts'
import { readGoods } from './rows/said-goods.ts'
import { withAskedHours } from './sites/asked-hours.ts'
import { readArchetypal } from './archetypes/read-archetypal.ts'
import { withFittingFacts } from './fields/fitting-facts.ts'
import { withFigureFirst } from './looks/figured-first.ts'
import { withFittingLayout } from './looks/fitting-layout.ts'
import { withWeekFirst } from './looks/week-first.ts'
import { withBookableFields } from './fields/bookable-fields.ts'
import { withLooks } from './looks/with-looks.ts'
import { withNamedEntries } from './kinds/named-entries.ts'
import { withSoldWords } from './sites/sold-words.ts'
import { withTableNames } from './kinds/table-names.ts'
import { withoutClauses } from './fields/without-clauses.ts'
import { tellsMore, withoutWished } from './views/kept-facts.ts'
import { liftViews } from './views/said-views.ts'
import { isWorkedOut, withAskedReckonings } from './reckoned/asked-reckonings.ts'
import { withStandings } from './reckoned/with-standings.ts'
import { hiddenFacts, withStoryAccess } from './people/story-access.ts'
import { withViewsOfKnown } from './views/known-views.ts'
import { withViews } from './views/with-views.ts'
import { withFormLabels } from './labels/form-labels.ts'
import { plainJointQuestions } from './labels/joint-questions.ts'
import { withUsualStages } from './fields/usual-stages.ts'

export function readBuild(message: string): BuildReading {
  const reading = readShown(message)
  if (!reading.ok) return reading
  const standing = withStandings(reading.brief, message)
  const brief = withStoryAccess(withAskedReckonings(standing, message), message)
  const isMissing = (said: string): boolean => !/^“.*”$/u.test(said) || !isWorkedOut(brief, said)
  return { ...reading, brief, unsupported: [...reading.unsupported.filter(isMissing), ...hiddenFacts(brief, message)] }
}

/** What is wished to be seen is read apart from the facts, where some of these are left to keep. */
function readShown(message: string): BuildReading {
  const spoken = plainWeekPlan(plainSpacedLists(plainVoice(message)))
  const whole = readKept(spoken, message)
  const { rest, views } = liftViews(spoken)
  // What has pages of its own shows what it shows.
  if (views.length === 0 || !whole.ok || whole.brief.front !== 'list') return whole
  if (whole.isKnown === true) return withViewsOfKnown(whole, views)
  const kept = readKept(rest, message)
  if (!kept.ok || kept.brief.front !== 'list' || !kept.saidFields || losesAct(whole.brief, kept.brief)) return whole
  const wished = views.map(({ said }) => said).join(' ')
  const more = whole.saidFields ? withoutWished(whole.brief, { rest, wished }) : null
  const facts = more !== null && tellsMore(more, kept.brief) ? more : kept.brief
  const { brief, left } = withViews(facts, views)
  return {
    ...kept,
    brief: { ...withUsualStages(brief), message },
    unsupported: [...new Set([...kept.unsupported, ...left])],
  }
}

function readKept(spoken: string, message: string): BuildReading {
  const { rest, looks } = liftLooks(withoutCompany(spoken))
  const plain = plainSorts(rest)
  const sorted = plain.startsWith('Online shop') && isSurelyKnown(rest) ? rest : plain
  const reading = withLooks(readWhole(plainRelatives(plainProse(plainJointQuestions(sorted))), sorted), looks, message)
  if (!reading.ok) return reading
  // The plain words of a sort hold none of what was wished for beside it.
  const beside = sorted === rest ? [] : missingOfSort(rest, sorted)
  const kept = withUsualStages(
    withSoldWords(withTableNames(withNamedEntries(withBookableFields(withFittingFacts(reading.brief))))),
  )
  // What a case keeps is called as it should be.
  const called = kept.known === undefined ? withFormLabels(withoutClauses(kept)) : kept
  const brief = withFigureFirst(withWeekFirst(withFittingLayout(withAskedHours(called)), message))
  const unsupported = [...new Set([...reading.unsupported, ...beside])]
  return { ...reading, unsupported, brief: brief.request === message ? brief : { ...brief, message } }
}

const plainGroups = (message: string): string => plainHouseholds(plainCommunities(message))

const readAs = (plain: string): BuildReading => lookAgain(readFirst(plain), plain)

/** What people do to what others made is the point of a message that tells it; else what is kept where it was told; else what somebody wants to do says it. */
function readWhole(message: string, asTold: string): BuildReading {
  const told = readTelling(message)
  const act = readAct(message, told) ?? readAct(asTold, told)
  const known = readKnownApp(message, told, readAs, asTold)
  if (act !== null && (known === null || !isSurelyKnown(asTold)))
    return withKnownAct(known, act) ?? withAct(message, act, told)
  if (known !== null) return known
  // What a group is like says what it keeps.
  if (plainGroups(message) !== message || (told.ok ? tellsFacts(told) : !isUnread(told))) return told
  return readPurpose(message, told, readAs) ?? told
}

/** What is done to the records is what was read of it, and nothing that one word asks for as well. */
function withAct(message: string, act: Records, told: BuildReading): BuildReading {
  const reading = withRecords(message, act, told)
  if (!reading.ok) return reading
  const { brief } = reading
  return {
    ...reading,
    brief: { ...brief, parts: brief.parts.filter((part) => act.parts?.includes(part) || !actParts.has(part)) },
  }
}

const actParts: ReadonlySet<Part> = new Set([
  'likes',
  'ratings',
  'signups',
  'loans',
  'seats',
  'comments',
  'desk',
  'calendar',
])

/** Two facts of a list may be a slip of the reading; three were told. */
const tellsFacts = ({ saidFields, brief }: Extract<BuildReading, { ok: true }>): boolean =>
  saidFields && factLabels(brief.fields).length > 2

function readTelling(message: string): BuildReading {
  // Its grammar is read as well, so this comes before all else.
  const sentence = plainDeeds(
    plainClubs(plainKinds(plainTakes(plainOwners(plainAccounts(plainButtons(plainGroups(message))))))),
  )
  const reading = lookAgain(readFirst(sentence), sentence)
  const pairs = readPairs(message)
  const words = (): Words => wordsOf(plainMessage(sentence), null)
  const paired =
    pairs.length > 0 && lacksPairs(reading, pairs)
      ? finishPairs(words(), pairs, reading.ok ? reading.brief : null)
      : null
  const whole = paired ?? withStatements(withMaker(withWorks(reading, message), sentence, message), sentence, message)
  return withSiteParts(withEnumerated(whole, words, message), words, message)
}

/** A shop with all that its maker tells of, where only some of it was understood. */
function withMaker(reading: BuildReading, sentence: string, message: string): BuildReading {
  const maker = readMaker(message)
  const isOther = reading.ok ? !['shop', 'site', 'list'].includes(reading.brief.front) : !isUnread(reading)
  if (maker === null || isOther || (reading.ok && holdsMaker(reading.brief, maker))) return reading
  const words = withGoods(wordsOf(plainMessage(sentence), null))
  const shop = finishParts(words, partsOfMaker(maker))
  if (shop?.ok !== true) return reading
  const isNamed =
    reading.ok && reading.brief.front === 'shop' && !/^(?:the shop|plus\b.*|- .*)$/i.test(reading.brief.name)
  const name = words.name ?? (isNamed ? reading.brief.name : nameOfMaker(message, words.copy.offers))
  return { ...shop, brief: { ...withSignUps(shop.brief, maker), name } }
}

const isUnread = (reading: BuildReading): boolean =>
  !reading.ok && (reading.reason === 'nothing_to_record' || reading.reason === 'other_kind')

/** Kinds that are stated sentence by sentence, where a reader that goes by the whole message missed one. */
function withStatements(reading: BuildReading, sentence: string, message: string): BuildReading {
  const words = (): Words => wordsOf(plainMessage(sentence), null)
  const stated = finishStatements(words, message, reading)
  if (stated?.ok !== true || !reading.ok) return stated ?? reading
  const { name, entity } = reading.brief
  // What goes by its records goes by those that were stated.
  return name.toLowerCase() === entity.plural ? stated : { ...stated, brief: { ...stated.brief, name } }
}

/** A site on which works are told apart by their sort, where that was not understood. */
function withWorks(reading: BuildReading, message: string): BuildReading {
  // Where kinds are told with their facts, whatever is pictured is one of them.
  const works = readStatements(message).kinds.size > 1 ? null : readWorks(message)
  // Where several choices were understood, each is of something.
  const isOther =
    reading.ok &&
    (!['site', 'list'].includes(reading.brief.front) ||
      reading.brief.copy.offers.length > 0 ||
      reading.brief.fields.filter(({ options }) => options !== undefined).length > 1)
  if (works === null || isOther || (reading.ok && showsWorks(reading.brief, works))) return reading
  const plain = plainWorks(message, works)
  const shown = lookAgain(readFirst(plain), plain)
  if (!shown.ok || !showsWorks(shown.brief, works)) return reading
  const name = reading.ok && reading.brief.front === 'site' ? reading.brief.name : shown.brief.name
  return { ...shown, brief: { ...shown.brief, name, request: message, seed: hashText(message) } }
}

function lookAgain(reading: BuildReading, sentence: string): BuildReading {
  if (!reading.ok) return reading
  if (reading.isWhole === true) return { ...reading, brief: withPlainForms(reading.brief) }
  const nouns = [reading.brief.entity, ...reading.brief.more].map(({ singular }) => singular)
  return {
    ...reading,
    brief: withPlainForms(withSecondLook(reading.brief, readTold(reading.unlisted ?? sentence, nouns))),
  }
}

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
function withGoods(words: Words): Words {
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
