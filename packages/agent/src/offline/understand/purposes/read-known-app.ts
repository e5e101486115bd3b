// An app that people want again and again, where a message names it or tells of it at length.
import { findNamedCase } from '../../cases/find-named-case.ts'
import { stemOf } from '../../cases/stems.ts'
import { type LikelyCase, findCase } from '../../cases/likeliest-case.ts'
import type { Part } from '../../brief.ts'
import { withToldFacts } from '../../facts/with-told-facts.ts'
import { hashText } from '../../seed.ts'
import type { BuildReading } from '../finish-brief.ts'
import { readCurrency } from '../looks/read-look.ts'
import { currencyOfPlace } from '../people/place-currency.ts'
import { withFormLabels } from '../labels/form-labels.ts'
import { fitCase } from '../stories/fit-case.ts'
import { factsBesides, trustIn } from './clean-facts.ts'
import { type ReadCase, readAs, readNamed } from './read-case.ts'
import { besides, isOfItsOwnSort, withRecords } from './read-purpose.ts'
import { other } from './schema.ts'

/** Told in sentences, or long: fewer letters are a name, or a wish that its reader knows. */
const isProse = (message: string): boolean =>
  message.length > 150 || (message.length > 70 && /[.!?]\s+\S|\n|\band then\b/.test(message))

/** Said in passing, these words say what somebody has, and not what they want. */
export const namesSort = (message: string): boolean =>
  isOfItsOwnSort.test(message) ||
  /\b(?:an?|the|our|my) (?:\p{L}+ )?(?:site|page) (?:where|for|on which|that|with)\b/iu.test(message) ||
  /\b(?:quest\w*air\w*|surveys?|polls?|quiz\w*|(?<!\b(?:board|card|away|home|league|friendly) )games?)\b/i.test(message)

export const isList = (told: BuildReading): boolean =>
  told.ok ? told.brief.front === 'list' && told.brief.stage === '' : told.reason === 'nothing_to_record'

/** How it is done now, and what goes wrong with it. */
const tellsOfNow =
  /\b(?:(?:right )?now (?:it['’]?s|we|i|they|everything)|at the moment|until now|so far|currently|today (?:it|we|i|that|this)\b|by phone|on paper|paper (?:slips?|cards?|lists?)|slips?|note ?book|exercise book|ledger|excel|spread ?sheets?|whats ?app|group chat|in my head|on the wall|forg[eo]ts?|forgotten|(?:gets?|got|is|are) lost|los(?:e|ing|es)|nobody knows|no clue|chaos|mess|annoy\w+|always ask)\b/iu
const ofSpeaker = /\b(?:i|we|my|our|us|me)\b/giu
/** Who tells it speaks of themselves; a list of facts does not. */
const tellsOfSelf = (message: string, least: number): boolean => (message.match(ofSpeaker)?.length ?? 0) >= least
const isStory = (message: string): boolean =>
  message.length > 150 &&
  (tellsOfNow.test(message) || tellsOfSelf(message, 3) || (message.length > 280 && tellsOfSelf(message, 2)))

/** Behind a colon, in brackets, below one another; or told down to its words and buttons. */
export const isStructured = /:\s*\S+[^.]*,|\([^)]*,|\n\s*[-*•\d]|["“][^"”]+["”]|\bbuttons?\b/iu
/** Listed in a notation, and not in brackets behind a word. */
const isNotation = /:\s*\S+[^.]*,|\n\s*[-*•\d]|["“][^"”]+\s[^"”]+["”]/iu
/** In a story a button is told of in passing, and what stands in brackets may be an aside. */
const isListedInStory = (message: string): boolean => isNotation.test(message) || /\([^)]*,[^)]*,/u.test(message)
/** Facts one after the other. */
export const listsFacts =
  /\bwith (?:an? |the )?(?:[^.,;]+, )+(?:and )?|\b(?:has|have|notes?|records?|keeps?|enters?|logs?|saves?|stores?|writes? down) (?:the|its|their|an?) (?:[^.,;]+, ){2,}|\b(?:types? in|fills? in) (?:[^.,;]+, ){2,}|(?:^|[.;]\s+)\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?){3,}(?=[.;]|$)/iu

export interface Least {
  share: number
  lead: number
}

/** So much of a message is known that no word of it says something else. */
const sure: readonly Least[] = [
  { share: 0.4, lead: 0.25 },
  { share: 0.36, lead: 0.4 },
]
/** So likely a case knows better what the records are. */
const strange: Least = { share: 0.6, lead: 0.45 }
/** Two cases near to each other may both know it. */
const alike: readonly Least[] = [
  { share: 0.4, lead: 0.2 },
  { share: 0.8, lead: 0.05 },
]
/** No other case comes near. */
const certain: Least = { share: 0.5, lead: 0.5 }
const surest: readonly Least[] = [
  { share: 0.45, lead: 0.35 },
  { share: 0.7, lead: 0.25 },
]
export const isAtLeast = ({ share, lead }: LikelyCase, least: readonly Least[]): boolean =>
  least.some((each) => share >= each.share && lead >= each.lead)
/** The same where another that is about the same may come near: a story tells enough for either. */
const isApartAtLeast = ({ share, apart }: LikelyCase, least: readonly Least[]): boolean =>
  least.some((each) => share >= each.share && apart >= each.lead)

/** What was read stays where it is worth as many facts: of a list that was told, of a wish in few words, of a case less likely. */
const trusted = { structured: 3, ofTeller: 3.5, brief: 2, whole: 6 }
/** Letters from which on a message is told at length. */
const long = 280
/** A case that knows all the message is about is worth so many facts that were read well. */
const worthOfCase = 11

export const lastStem = (words: string): string => stemOf(words.split(' ').at(-1) ?? words)

/** What was read is of something that the case, which knows all of the message, keeps nowhere: one of the facts, or of the words around it. */
export function isOfOtherKind({ share, lead, found }: LikelyCase, told: BuildReading): boolean {
  if (!told.ok || share < strange.share || lead < strange.lead) return false
  const kinds = found.kinds.map(({ kind }) => lastStem(kind))
  return kinds.length > 0 && !kinds.includes(lastStem(told.brief.entity.singular))
}

/** Somebody tells how it is, and the case is what helps: pieces of a story look like facts that were told. */
function isBetterForStory(likely: LikelyCase, told: BuildReading, message: string): boolean {
  if (namesSort(message)) return isApartAtLeast(likely, surest) && !isStructured.test(message)
  // A page or a shop that one word of it speaks of is less than a story that is known.
  if (!isList(told)) return isApartAtLeast(likely, [...sure, ...alike]) && !isStructured.test(message)
  const isListed = isListedInStory(message) || (message.length <= 200 && listsFacts.test(message))
  const trust = trustIn(told, message, isListed)
  if (isOfOtherKind(likely, told) && trust < trusted.ofTeller && !listsFacts.test(message)) return true
  if (isListed) {
    if (trust < trusted.structured && isApartAtLeast(likely, sure)) return true
    // What there is to choose in brackets is the case's to choose then.
    return isApartAtLeast(likely, [certain]) && !isNotation.test(message) && !listsFacts.test(message)
  }
  if (trust < trusted.structured && isApartAtLeast(likely, alike)) return true
  if (isApartAtLeast(likely, [certain]) && message.length > long) return true
  return (isApartAtLeast(likely, sure) && trust < trusted.whole) || likely.share * worthOfCase >= trust
}

/** A wish in few words is what it says. */
function isBetterForWish(likely: LikelyCase, told: BuildReading, message: string): boolean {
  if (!isList(told) || namesSort(message)) return false
  if (isStructured.test(message) || listsFacts.test(message)) return false
  if (isOfOtherKind(likely, told) && trustIn(told, message) < trusted.ofTeller) return true
  const most = tellsOfSelf(message, 2) ? trusted.ofTeller : trusted.brief
  return isAtLeast(likely, surest) && trustIn(told, message) < most
}

/** Told at length, of others and in no notation: a story as well, where a case surely knows it. */
const isLongAndKnown = (likely: LikelyCase, told: BuildReading, message: string): boolean =>
  !isStructured.test(message) &&
  ((message.length > long && isApartAtLeast(likely, surest) && likely.share * worthOfCase >= trustIn(told, message)) ||
    (message.length > 200 && isApartAtLeast(likely, sure) && trustIn(told, message) < trusted.brief))

/** "A tortoise, two geckos and a snake": the records are named, which a case has others of. */
export const namesRecords = (told: BuildReading): boolean =>
  told.ok &&
  told.brief.front === 'list' &&
  told.brief.copy.offers.filter(({ of }) => of === told.brief.entity.singular).length > 1

/** Guests reserve themselves: what staff writes into a book is no page for them. */
const visitorsAsk =
  /\b(?:guests|customers|clients|visitors|patients) (?:can |should |could )?(?:pick|choose|book|reserve|select|request)\b/iu
const isForVisitors = (told: BuildReading, { found }: LikelyCase, message: string): boolean =>
  told.ok && told.brief.isInbox && found.requests === undefined && visitorsAsk.test(message)

/** People follow, like and write to each other: no case of what they do beside it knows that. */
const amongPeople: ReadonlySet<Part> = new Set(['follows', 'matches', 'messages', 'chat'])
const isAmongPeople = (told: BuildReading): boolean => told.ok && told.brief.parts.some((part) => amongPeople.has(part))

/** What people vote on is no list of it. */
const asksVotes = ({ found }: LikelyCase, message: string): boolean =>
  !found.parts.includes('likes') && /\bvot(?:es?|ed|ing)\b/iu.test(message)

/** The case that prose tells of, where nothing says what is kept more clearly. */
function likelyCase(message: string, raw: BuildReading, asTold: string): ReadCase | null {
  // What was taken off a story as said in passing tells all the same whose it is.
  const likely = isProse(message) && !other.test(message) ? (findCase(asTold) ?? findCase(message)) : null
  if (likely === null || namesRecords(raw) || isForVisitors(raw, likely, asTold) || isAmongPeople(raw)) return null
  if (asksVotes(likely, asTold)) return null
  const told = raw.ok ? { ...raw, brief: withFormLabels(raw.brief) } : raw
  const isBetter = isStory(asTold) ? isBetterForStory : isBetterForWish
  const isBest = [message, asTold].some((said) => isBetter(likely, told, said)) || isLongAndKnown(likely, told, asTold)
  return isBest ? readAs(likely.found, { one: '', whose: '' }) : null
}

const unread: BuildReading = { ok: false, reason: 'nothing_to_record' }

/**
 * @param told what was read of the message so far
 * @param readPlain the readers of sorts, for what is one of these
 * @param asTold the message before what was said in passing was taken off it
 */
export function readKnownApp(
  message: string,
  told: BuildReading,
  readPlain: (plain: string) => BuildReading,
  asTold: string = message,
): BuildReading | null {
  const named = findNamedCase(message)
  const read = named === null ? likelyCase(message, told, asTold) : readNamed(named)
  if (read === null) return null
  if (named !== null && typeof read.kept !== 'string') return withRecords(message, read.kept, told)
  const known = readCase(read, { message, told, asTold, readPlain })
  return known === null || named !== null || asTold.length > long ? known : withAccessAsTold(known, told)
}

/** A door that nobody asked for is none; where each sees their own and one sees all, there has to be one. */
export function withAccessAsTold(known: BuildReading, told: BuildReading): BuildReading {
  // A page that was read although nobody asked for one has its owner's door.
  if (!known.ok || !told.ok || (told.brief.front === 'list' && told.brief.access !== 'open')) return known
  const { access, isOverseen } = known.brief
  const isDoor = (access === 'team' || access === 'private') && !isOverseen
  return isDoor ? { ...known, brief: { ...known.brief, access: 'open' } } : known
}

export interface AroundCase {
  message: string
  told: BuildReading
  asTold: string
  readPlain: (plain: string) => BuildReading
}

/** The app of a case with what the message says besides; null where it is none. */
export function readCase({ kept }: ReadCase, { message, told, asTold, readPlain }: AroundCase): BuildReading | null {
  if (typeof kept === 'string') {
    const reading = readPlain([kept, besides(message)].filter((part) => part !== '').join('. '))
    return reading.ok ? { ...reading, isKnown: true, brief: { ...reading.brief, seed: hashText(message) } } : null
  }
  const reading = withRecords(message, kept, unread)
  if (!reading.ok) return null
  const whole = withToldFacts(reading.brief, message, factsBesides(told, message, kept))
  const brief = fitCase(whole, message, kept)
  const currency = readCurrency(asTold) ?? currencyOfPlace(asTold) ?? brief.currency
  return { ...reading, isKnown: true, brief: { ...brief, currency } }
}

/** A story that is surely known is no shop and no site for a word of it. */
export function isSurelyKnown(message: string): boolean {
  if (!isStory(message) || other.test(message) || namesSort(message)) return false
  const likely = findCase(message)
  return likely !== null && isAtLeast(likely, surest)
}
