// A wish in few words that says little of its facts: the app that people want again and again knows what the work needs.
import { opener } from '../../cases/find-named-case.ts'
import { type LikelyCase, findCase } from '../../cases/likeliest-case.ts'
import { stemmed } from '../../cases/stems.ts'
import { tellingWords } from '../../cases/told-words.ts'
import type { Field, Part } from '../../brief.ts'
import type { BuildReading } from '../finish-brief.ts'
import { isUnnamed, saidBesides, trustIn } from './clean-facts.ts'
import {
  type AroundCase,
  type Least,
  isAtLeast,
  isList,
  isOfOtherKind,
  isStructured,
  lastStem,
  listsFacts,
  namesRecords,
  namesSort,
  readCase,
  withAccessAsTold,
} from './read-known-app.ts'
import { factLabels } from './fact-labels.ts'
import { asksForFront, asksForStore, asksPeople, isPageUnasked } from './asked-front.ts'
import { readAs } from './read-case.ts'
import { calledAsTold, heldFacts, namedFacts, weightOf } from './held-facts.ts'
import { givesTwoBehind, isHeld, isUnknownTo, startsList } from './is-held.ts'
import { other } from './schema.ts'

/** So likely a case is taken where what was read says at most so many facts of it. */
const wishes: readonly (Least & { most: number })[] = [
  { share: 1, lead: 0.25, most: 2.5 },
  { share: 0.7, lead: 0.25, most: 2 },
  { share: 0.45, lead: 0.35, most: 1.5 },
]
/** A case that another comes near to is taken where one kind with little said of it was read. */
const near: Least & { most: number } = { share: 0.6, lead: 0.15, most: 2 }
/** Two cases that know it all are better than a record that has no name. */
const unnamed: Least & { most: number } = { share: 1.5, lead: 0.05, most: 1.5 }
/** Nothing else comes near, and the case knows it all: pieces of sentences look like facts that were told. */
const certain: Least & { most: number } = { share: 1, lead: 0.5, most: 3 }
/** The case knows all of it and more; so few facts that were told stand beside what it keeps. */
const knowsAll: Least & { most: number } = { share: 1.1, lead: 0.35, most: 3 }
const fewTold = 3
/** "Food bank stock, what came in, best before": the name of a list before its pieces. */
const isHeaded =
  /^(?:[\p{L}'’-]+ ){0,4}(?:stock|list|log|diary|tracker|register|journal|overview|inventory), [^.;!?]+[.!?]?$/iu
/** The case knows all of it, and what looks like a list are pieces of sentences. */
const scraps: Least & { most: number } = { share: 1.2, lead: 0.2, most: 1 }
/** Nothing that is about something else comes near, whatever ways of the same there are: a goal that somebody saves for. */
const apart: { share: number; apart: number; most: number } = { share: 1.05, apart: 0.35, most: 1.5 }
/** What another reader knows is left to it but where the case knows it all and says more. */
const better: readonly Least[] = [
  { share: 1.2, lead: 0.27 },
  { share: 1, lead: 0.37 },
]
/** Fewer words that tell something are the name of a sort of app, which its reader knows. */
const fewestWords = 4
const fewestOfBare = 3
/** Three facts that were told, of which one is said in the words of the message, are the list that somebody gave. */
const toldFacts = { least: 3, said: 1, ofTwo: 2 }
/** So many facts come from a reader that knows such records itself. */
const knownFacts = 5
/** More than that would be pieces of sentences. */
const mostBesides = 3
/** A name, a day and notes are what any record has. */
const fewFacts = 3
/** What one word of a message asks for beside its records, and what any list may have. */
const anyList: ReadonlySet<string> = new Set([
  'streaks',
  'totals',
  'calendar',
  'dark-switch',
  'figures',
  'search',
  'filter',
])

type Understood = Extract<BuildReading, { ok: true }>

/** Three short facts behind one another, of a sentence of their own or of what the app is with; or one question after the other. */
const givesList =
  /(?:^|[.;]\s+|\bwith (?:an? |the )?)(?:\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,4}, (?:and )?){2,}\p{L}|\b(?:how|what|which) [^,.]{3,40}, (?:and )?(?:how|what|which) /iu

/** "With name and date": two that were told. */
const givesTwo = /\bwith (?:an? |the |its |their )?[\p{L}-]+(?: [\p{L}-]+){0,2}(?:, | and )[\p{L}-]+/iu

/** "With number, who has it and paid until": three of them, in whatever words. */
const givesThree = /\bwith [^.,]{2,30}, [^.,]{2,30} and \S/iu

/** Nothing of what was read is what the message says, and a case surely is: a list of a framer's orders is no shop. */
const sure: { share: number; apart: number; most: number } = { share: 1.4, apart: 0.45, most: 1 }
const frontsOfOne: ReadonlySet<string> = new Set(['list', 'site', 'shop', 'survey', 'booking'])
function isSurelyMeant(likely: LikelyCase, told: BuildReading, message: string): boolean {
  if (!told.ok || likely.share < sure.share || likely.apart < sure.apart || asksMore(likely, told.brief.parts))
    return false
  const { front, stage } = told.brief
  if (!frontsOfOne.has(front) || stage !== '' || asksForFront.test(message)) return false
  if (tellingWords(message).length < fewestWords) return false
  if (front !== 'list') return true
  // "Egg log: how many, which hen" tells what it keeps.
  return !startsList.test(message) && trustIn(told, message) <= (isStructured.test(message) ? sure.most : apart.most)
}

/** Records that the message names, or those of the case, with the facts that are usual for them: their own reader builds it. */
function isUsual({ found }: LikelyCase, { saidFields, brief }: Understood, message: string): boolean {
  if (saidFields) return false
  const noun = lastStem(brief.entity.singular)
  const kinds = found.kinds.map(({ kind }) => lastStem(kind))
  const isKnown = brief.fields.length > fewFacts && stemmed(message).includes(` ${noun} `)
  return kinds[0] === noun || (!kinds.includes(noun) && isKnown)
}

/** People do something with the records that the case does not know. */
const asksMore = ({ found }: LikelyCase, parts: readonly Part[]): boolean =>
  parts.some((part) => !anyList.has(part) && !found.parts.includes(part) && !(part === 'loans' && keepsLoans(found)))

/** Written down one by one, what was lent is known better than by a name beside it. */
const keepsLoans = ({ kinds }: LikelyCase['found']): boolean =>
  kinds.some(
    ({ kind, fields }) =>
      /^(?:loan|lending|handing out|handing over|hire|rental)$/u.test(kind) ||
      /\b(?:borrowed by|lent to|with whom)\b/iu.test(fields),
  )

/** The message tells facts, or a reader knew them, of records that the case has as well. */
function isToldWell(likely: LikelyCase, told: Understood, message: string): boolean {
  const { front, fields } = told.brief
  if (front !== 'list') return false
  const trust = trustIn(told, message)
  const isLong = told.saidFields && factLabels(fields).length >= toldFacts.least
  if (isLong && trust >= toldFacts.said) return true
  if (told.saidFields && trust >= toldFacts.ofTwo && givesTwo.test(message)) return true
  return told.saidFields && fields.length >= knownFacts && !isOfOtherKind(likely, told)
}

/** "With title, year": what was told is all that is kept. */
const givesWithList = /\bwith [^.,]{2,30},/iu
/** The case knows of it what its own reader does not, and nothing that people do is lost. */
const isDifferent = (likely: LikelyCase, told: Understood, message: string): boolean =>
  !isUsual(likely, told, message) && !asksMore(likely, told.brief.parts)
/** A list in a sentence of its own is all that is kept. */
const severalSentences = /[.;:!?]\s+\S/u

/** Two or three facts beside the name of what everybody keeps alike: "compare flats I'm viewing, rent, size". */
const isToldBriefly = ({ brief }: Understood): boolean =>
  brief.front === 'list' &&
  brief.more.length === 0 &&
  brief.fields.filter(({ isMade, kind }) => isMade !== true && kind !== 'reference').length <= fewTold + 1

const isApart = (likely: LikelyCase): boolean => likely.share >= apart.share && likely.apart >= apart.apart

/** The case keeps such records beside what it is about: an item of a supplier. */
function isBeside({ found }: LikelyCase, { brief }: Understood): boolean {
  const [, ...others] = found.kinds.map(({ kind }) => lastStem(kind))
  return brief.fields.length > fewFacts && others.includes(lastStem(brief.entity.singular))
}

/** No fact was told, and a case surely knows such records: it knows them better than what is usual for their noun. */
const knowsBest: readonly { share: number; apart: number }[] = [
  { share: 1, apart: 0.25 },
  { share: 0.7, apart: 0.4 },
]
const mostToKnow = 2
/** The message is of what the case keeps beside what it is about: the cloth of quilts. */
function isOfOthers({ found }: LikelyCase, { brief }: Understood, message: string): boolean {
  const [first, ...others] = found.kinds.map(({ kind }) => lastStem(kind))
  const stems = stemmed(message)
  const isNamed = [first ?? '', ...stemmed(found.title).trim().split(' ')].some((stem) => stems.includes(` ${stem} `))
  return others.includes(lastStem(brief.entity.singular)) && !isNamed
}

/** What an app does whatever it is of. */
const ofAnyApp = new Set(tellingWords('track tracker tracking log list app place save keep overview'))
/** All that the message is about is what the case itself is called by, whatever other comes near it. */
function isNamedBy({ found, share }: LikelyCase, message: string): boolean {
  const own = new Set(tellingWords([...found.words, found.title, ...found.kinds.map(({ kind }) => kind)].join(' ')))
  return share >= sure.share && tellingWords(message).every((word) => own.has(word) || ofAnyApp.has(word))
}
/** What is measured is read with all that belongs to it. */
const isMeasuredOne = (told: BuildReading): boolean => told.ok && told.brief.entity.singular === 'measurement'

function isKnownBest({ likely, known }: MeantCase, told: BuildReading, message: string): boolean {
  if (!known.ok || known.brief.front !== 'list' || namesSort(message) || asksPeople.test(message)) return false
  if (told.ok && isOfOthers(likely, told, message)) return false
  if (asksForStore.test(message) || (told.ok && saysWho(told) && known.brief.access === 'open')) return false
  if (!(isList(told) || isPageUnasked(told, message)) || (told.ok && asksMore(likely, told.brief.parts))) return false
  if (isStructured.test(message) || startsList.test(message) || givesList.test(message)) return false
  if (givesTwo.test(message) || givesTwoBehind.test(message) || isMeasuredOne(told)) return false
  const facts = namedFacts(told, message)
  const isAllKnown = weightOf(heldFacts(known.brief, facts)) === facts.length
  if (facts.length > mostToKnow || (facts.length > 0 && (listsFacts.test(message) || !isAllKnown))) return false
  const isLike = knowsBest.some((least) => likely.share >= least.share && likely.apart >= least.apart)
  // Of two words any case may know both.
  return tellingWords(message).length >= fewestOfBare && (isLike || isNamedBy(likely, message))
}

/** @param isUnread whether no reader of wishes knows it */
function isWished(likely: LikelyCase, told: BuildReading, message: string, isUnread: boolean): boolean {
  if (namesSort(message)) return false
  if (isSurelyMeant(likely, told, message)) return true
  if (isStructured.test(message) || startsList.test(message)) return false
  if (!(isList(told) || isPageUnasked(told, message))) return false
  const isBare = told.ok && isUnnamed.test(told.brief.entity.singular)
  // A name that no reader knows tells in three words what it is.
  const isOwn = told.ok && isUsual(likely, told, message)
  const isFew = isBare || (isUnread && isApart(likely) && !isOwn && !givesTwo.test(message))
  if (tellingWords(message).length < (isFew ? fewestOfBare : fewestWords)) return false
  const trust = trustIn(told, message)
  const isLike = (least: (typeof wishes)[number]): boolean => isAtLeast(likely, [least]) && trust <= least.most
  if (!told.ok) return [...wishes, near].some(isLike)
  if (isLike(scraps) && !asksMore(likely, told.brief.parts) && isHeaded.test(message)) return true
  const isPlain = !givesWithList.test(message) && !severalSentences.test(message)
  if (isLike(knowsAll) && isPlain && isToldBriefly(told) && isDifferent(likely, told, message)) return true
  if (givesList.test(message) || (told.saidFields && givesThree.test(message))) return false
  if (isLike(certain) && !asksMore(likely, told.brief.parts)) return true
  const isUnknown = isUnknownTo(likely, told.brief, message)
  if (
    isApart(likely) &&
    trust <= apart.most &&
    !asksMore(likely, told.brief.parts) &&
    !isBeside(likely, told) &&
    !isUnknown
  )
    return true
  if (isUsual(likely, told, message) || asksMore(likely, told.brief.parts) || isToldWell(likely, told, message))
    return false
  if (isUnknown && told.saidFields) return false
  return wishes.some(isLike) || (told.brief.more.length === 0 && isLike(near)) || (isBare && isLike(unnamed))
}

/** Who may do what was read of the wish; a case of its own sort knows it otherwise. */
const saysWho = (read: BuildReading): boolean => read.ok && (read.brief.isInbox || read.brief.access !== 'open')

/** A reader that knows more facts of it knows such records well. */
const isBrief = (read: BuildReading): boolean =>
  read.ok && read.brief.fields.length <= knownFacts && read.brief.more.length === 0

const isBetter = (likely: LikelyCase, read: BuildReading, message: string): boolean =>
  (!saysWho(read) || likely.found.access !== undefined) &&
  (isAtLeast(likely, better) || (isApart(likely) && isBrief(read))) &&
  !listsFacts.test(message)

/** A case, and its app with what the message says besides. */
export interface MeantCase {
  likely: LikelyCase
  known: BuildReading
}

/** "Catalogue of my film cameras": they are what is kept, and no films that were exposed. */
const namesThings =
  /^(?:an? |the |my |our )?(?:stock|inventory|catalogue|catalog|collection|register) of (?!\p{L}+[.!]?$)/iu
const isOfOtherThings = ({ found }: LikelyCase, told: BuildReading, message: string): boolean =>
  told.ok &&
  namesThings.test(message) &&
  !isUnnamed.test(told.brief.entity.singular) &&
  found.kinds.every(({ kind }) => lastStem(kind) !== lastStem(told.brief.entity.singular))

/** The case that a message may mean; null where it names its own records, or where none is like it enough. */
export function meantCase(around: AroundCase): MeantCase | null {
  const message = around.message.replace(opener, '')
  const asTold = around.asTold.replace(opener, '')
  const likely = other.test(message) ? null : (findCase(asTold) ?? findCase(message))
  if (likely === null || namesRecords(around.told) || isOfOtherThings(likely, around.told, message)) return null
  const known = readCase(readAs(likely.found, { one: '', whose: '' }), around)
  return known === null ? null : { likely, known }
}

/**
 * The known app that keeps what the message tells; null where it tells something else, or lists well what is to be kept.
 *
 * @param read what a reader of wishes makes of it
 * @param does what people do with the records, where a reader knows it
 */
export function readHeldApp(
  { told, asTold }: AroundCase,
  found: MeantCase,
  read: BuildReading | null,
  does: readonly Part[],
): BuildReading | null {
  const parts = told.ok ? [...told.brief.parts, ...does] : does
  if (namesSort(asTold) || asksMore(found.likely, parts) || !isHeld(found, told, read, asTold)) return null
  return withToldDoor(withAccessAsTold(withSaid(found.known, read ?? told, asTold), told), told)
}

/** In a story that a case surely knows, what people do to something else is told in passing: every show is no date to answer. */
export function isAsideOf({ likely }: MeantCase, noun: string, message: string): boolean {
  const isKnown = likely.share >= ofStory.share && likely.apart >= ofStory.apart && message.length > ofStory.length
  return isKnown && likely.found.kinds.every(({ kind }) => lastStem(kind) !== lastStem(noun))
}
const ofStory = { share: 0.5, apart: 0.45, length: 280 }

/** Who may come in was told, and the case leaves it open. */
function withToldDoor(known: BuildReading, told: BuildReading): BuildReading {
  if (!known.ok || !told.ok || known.brief.access !== 'open') return known
  const { access, isForMembersOnly } = told.brief
  return { ...known, brief: { ...known.brief, access, isForMembersOnly } }
}

/** Where a reader of wishes knows it as well, nothing else may come near the case. */
const leastApart = 0.25
/** What is read by its owner alone, what people do and what visitors come for say more than any list of the same. */
const isOtherwise = (likely: LikelyCase, read: BuildReading, message: string): boolean =>
  read.ok &&
  ((saysWho(read) && read.brief.access !== 'team') ||
    (likely.apart < leastApart && !isNamedBy(likely, message)) ||
    read.brief.front !== 'list' ||
    asksMore(likely, read.brief.parts) ||
    // Who is away when is seen in a month.
    (read.brief.parts.includes('calendar') && !likely.found.parts.includes('calendar')) ||
    isUnknownTo(likely, read.brief, message))

/** The app that knows such records best, where the message tells next to nothing of what they keep. */
export function readBestKnown(
  { told, asTold }: AroundCase,
  found: MeantCase,
  read: BuildReading | null,
): BuildReading | null {
  const { known, likely } = found
  const message = asTold.replace(opener, '')
  if (!known.ok || !isKnownBest(found, told, message) || (read !== null && isOtherwise(likely, read, message)))
    return null
  const brief = calledAsTold(known.brief, heldFacts(known.brief, namedFacts(told, message)))
  return withAccessAsTold({ ...known, brief }, told)
}

/**
 * The app that a wish in few words means; null where it says itself what it keeps, or where none is likely enough.
 *
 * @param read what a reader of wishes makes of it
 */
export function readWishedApp(
  around: AroundCase,
  { likely, known }: MeantCase,
  read: BuildReading | null,
): BuildReading | null {
  const { told } = around
  const message = around.message.replace(opener, '')
  const asTold = around.asTold.replace(opener, '')
  if (read !== null && !isBetter(likely, read, asTold)) return null
  if (![message, asTold].every((said) => isWished(likely, told, said, read === null))) return null
  return withAccessAsTold(withSaid(known, read ?? told, asTold), told)
}

/** What the message says of a record is kept, also where the case does without it. */
function withSaid(known: BuildReading, read: BuildReading, message: string): BuildReading {
  if (!known.ok || known.brief.front !== 'list') return known
  const held = heldFacts(known.brief, namedFacts(read, message))
  const brief = calledAsTold(known.brief, held)
  const hasName = (field: Field): boolean => held.some(({ told }) => told.name === field.name)
  const said = saidBesides(read, message, brief)
    .filter((field) => !hasName(field))
    .slice(0, mostBesides)
  return { ...known, brief: { ...brief, fields: [...brief.fields, ...said] } }
}
