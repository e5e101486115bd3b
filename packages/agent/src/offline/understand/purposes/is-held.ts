// Whether a known app keeps what a message tells: then it is the app that is meant, however many facts were told.
import { saidNames } from '../../compose/samples/said-names.ts'
import type { LikelyCase } from '../../cases/likeliest-case.ts'
import type { Brief, Field } from '../../brief.ts'
import type { BuildReading } from '../finish-brief.ts'
import { isWeekPlan } from '../looks/week-first.ts'
import { isPiece, isUnnamed, trustIn } from './clean-facts.ts'
import { type HeldFact, heldFacts, namedFacts, weightOf } from './held-facts.ts'
import { type ToldItem, toldItems } from '../../facts/told-items.ts'
import { stemmed } from '../../cases/stems.ts'
import { stemsOf } from '../fields/same-fact.ts'
import { tellingWords } from '../../cases/told-words.ts'
import { asksPeople, isPageUnasked } from './asked-front.ts'
import { escapePattern } from '../escape-pattern.ts'
import { keptFields } from './kept-fields.ts'
import { lastStem, listsFacts } from './read-known-app.ts'

type Understood = Extract<BuildReading, { ok: true }>

interface Bound {
  share: number
  apart: number
}

/** So likely a case may be meant, whatever facts were told. */
const surely: readonly Bound[] = [
  { share: 0.9, apart: 0.35 },
  { share: 1.2, apart: 0.25 },
  { share: 0.7, apart: 0.45 },
]
/** Nothing that was told is worth anything. */
const lost: readonly Bound[] = [
  { share: 0.6, apart: 0.3 },
  { share: 1, apart: 0.18 },
]
/** No fact was told, and nothing else knows such records. */
const bare: readonly Bound[] = [
  { share: 1.2, apart: 0.4 },
  { share: 0.65, apart: 0.5 },
]
/** All of it is known, and nothing else comes near: two pieces of a sentence say nothing against it. */
const certain: readonly Bound[] = [{ share: 1.2, apart: 0.5 }]
/** Told at length, of a message of which no case can know every word. */
const ofStory: readonly Bound[] = [
  { share: 0.3, apart: 0.2 },
  { share: 0.6, apart: 0.1 },
]
/** So surely it knows more than a reader of wishes does. */
const better: readonly Bound[] = [{ share: 0.9, apart: 0.5 }]
/** The same of one that says in brackets what there is to choose. */
const ofChoosing: readonly Bound[] = [{ share: 0.4, apart: 0.4 }]
const long = 280
const isStory = (message: string): boolean =>
  message.length > long && (message.match(/\b(?:i|we|my|our|us|me)\b/giu)?.length ?? 0) > 1
/** In a story what stands in brackets is chosen from, or said in passing; the rest of a notation is one there too. */
const isNotationOfStory =
  /(?::|\s[-–])\s*\S+[^.]*,|\n\s*[-*•\d]|\b(?:an?|each|every) \p{L}+ (?:has|have|is the|consists|belongs)\b/iu
/** Behind a colon, in brackets or below one another; or told as what each record has. */
const isNotation = new RegExp(String.raw`${isNotationOfStory.source}|\([^)]*,[^)]*\)`, 'iu')
/** It has to keep so much of what was told; less where the rest is worth next to nothing. */
const least = { held: 0.5, ofLittle: 0.25, ofStory: 0.4, ofChoosing: 0.6 }
const littleTrust = 1.5
/** Fewer words that tell something are a name. */
const fewestWords = 3
const fewestOfBare = 4
/** From so many facts on a list was told. */
const fewest = 2

/** Where something is done: lists of facts are headed by it and hold the facts of something else. */
const isWhere =
  /^(?:counter|cabinet|shop|store|studio|lab|pub|bar|café|cafe|tower|bus|round|route|drive|bank|kitchen|office|workshop|stall|hall|reception|desk|library|practice|garden|farm|construction|home|club|society|school|kindergarten|clinic|company|party|wedding|evening|morning|night)$/u

/** "We lend devices. Serial number, model, who has it, …": one of the facts that are noted, and no list of models. */
function isAmongFacts({ entity, more }: Brief, { found }: LikelyCase, message: string): boolean {
  const noun = entity.singular
  const isFact = found.kinds.some(({ fields }) => keptFields(fields).some(({ label }) => label.toLowerCase() === noun))
  const listed = new RegExp(`[.,;:]\\s+${escapePattern(noun)},`, 'iu')
  return isFact && more.length === 0 && listed.test(message) && !startsList.test(message)
}

/** Whether a noun names what is written down, and not where and among whom. */
function isRecord(noun: string, { found }: LikelyCase): boolean {
  if (found.kinds.some(({ kind }) => lastStem(kind) === lastStem(noun))) return true
  const last = noun.split(' ').at(-1) ?? noun
  return !isWhere.test(last)
}

/** In a notation, behind "with", one after the other: what follows is all that is kept. */
const givesAll = /:\s|\b(?:with\b|w\/|each |every )|\([^)]*,|\n|,[^.]*(?:,| and )[^.]*(?:,| and )| \+ .* \+ /iu
/** "Contacts: name and phone", "egg log: how many each day". */
export const startsList = /^[^.:;]{1,40}:\s/u
/** "Every entry has …" tells all of it. */
const tellsWhole = /\b(?:each|every|an?) \p{L}+ (?:has|have)\b/iu
const saysTitle = /\b(?:names?|titles?|numbers?)\b/iu
/** So surely the case keeps such records that two or three facts are said to be noted besides. */
const surest = 0.45
const fewTold = 3

/** "The stories of my grandparents, with the year and the place": nothing of it calls a story. */
function isBesides(
  { likely, brief }: { likely: LikelyCase; brief: Brief },
  told: Brief,
  toldFacts: number,
  message: string,
  held: readonly HeldFact[],
): boolean {
  const { entity, fields } = brief
  const isSameKind = lastStem(entity.singular) === lastStem(told.entity.singular)
  const isCalled = saysTitle.test(message) || held.some(({ at, name }) => at === 0 && name === fields[0]?.name)
  if (tellsWhole.test(message)) return false
  return isSameKind && likely.apart >= surest && told.more.length === 0 && toldFacts <= fewTold && !isCalled
}

/** What is measured again and again is read with all that belongs to it. */
const isMeasured = /^(?:measurement|reading)$/
const saysMust = /\b(?:required|mandatory|optional|compulsory|must be (?:filled|given))\b/iu

/** "Guitar students, name and phone". */
export const givesTwoBehind = /^[^.,:]{2,40}, \p{L}+(?: \p{L}+)? and \p{L}+/u
/** Items of a list that may be called a fact: "the cone", "kiln position", "how it went". */
const isLabel = ({ item, isAsked }: ToldItem): boolean =>
  isAsked ? /^\S+(?: \S+){1,4}$/u.test(item) : /^\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}$/u.test(item)

/** So many more were listed than were understood. */
const mostLost = { inProse: 1, inNotation: 2 }

/**
 * Whether it was read as a page that nobody asked for, what was taken for the record is the first of the list, or much of the
 * list was not understood: "let me save recipes, cone and clay".
 */
function isMisread({ brief, saidFields }: Understood, known: Brief, message: string): boolean {
  if (brief.front !== 'list') return true
  if (!saidFields || isUnnamed.test(brief.entity.singular) || asksPeople.test(message)) return false
  const isListed = isNotation.test(message) || givesTwoBehind.test(message)
  const kinds = [known.entity, ...known.more].map(({ singular }) => lastStem(singular))
  if (!isListed && kinds.includes(lastStem(brief.entity.singular))) return false
  const runs = Map.groupBy(toldItems(message).filter(isLabel), ({ run }) => run)
  const longest = [...runs.values()].toSorted((one, other) => other.length - one.length)[0] ?? []
  const isFirst = longest.length > fewest && lastStem(longest[0]?.item ?? '') === lastStem(brief.entity.singular)
  const facts = [brief, ...brief.more].flatMap(({ fields }) => fields.filter(({ isMade }) => isMade !== true))
  return (!isListed && isFirst) || longest.length > facts.length + (isListed ? mostLost.inNotation : mostLost.inProse)
}

/** Who may see what, what has to be filled in, what there is to choose: told down to that, it is what was told. */
function isToldOtherwise({ brief }: Understood, known: Brief, message: string, story: boolean): boolean {
  const lower = message.toLowerCase()
  // "My kids (Leo, Mina, Jojo)" are no choices.
  const calls = new Set(['child', 'cat', 'dog', 'horse'].flatMap((singular) => saidNames(message, { singular })))
  const isChosen = ({ options = [] }: Field): boolean =>
    !options.every((option) => calls.has(option)) &&
    options.length > 1 &&
    options.every((option) => lower.includes(option.toLowerCase()))
  const choosesTwice = [brief, ...brief.more].flatMap(({ fields }) => fields).filter(isChosen).length > 1
  const listsChoices = story ? isNotation.test(message) && choosesTwice : brief.fields.some(isChosen)
  // A story tells at its end who sees it; the door is set before the case then.
  const saysWho = !story && brief.access !== 'open' && known.access === 'open'
  return (
    listsChoices ||
    brief.links.length > 0 ||
    saysWho ||
    saysMust.test(message) ||
    isMeasured.test(brief.entity.singular) ||
    isWeekPlan(brief, message)
  )
}

/** How many of its facts the message speaks of, whatever was read of it. */
function spokenOf({ entity, fields, more }: Brief, message: string): number {
  const stems = stemmed(message)
  const kinds = new Set([entity, ...more].flatMap(({ singular }) => stemsOf(singular)))
  const isSaid = ({ label }: Field): boolean => {
    const own = stemsOf(label).filter((stem) => !kinds.has(stem))
    return own.some((stem) => stems.includes(` ${stem}`))
  }
  return fields.filter(isSaid).length
}

/** The message names what it keeps, and the case knows no such thing: a drawing is no photo of a contest. */
export function isUnknownTo({ found }: LikelyCase, { entity }: Brief, message: string): boolean {
  const noun = lastStem(entity.singular)
  const words = [...found.words, ...found.kinds.map(({ kind }) => kind)].join(' ')
  const isSaid = !isUnnamed.test(entity.singular) && stemmed(message).includes(` ${noun} `)
  return isSaid && !tellingWords(words).includes(noun)
}

/** "Egg log: how many each day & which hen is broody" tells behind its name what it keeps. */
function isHeadedList({ brief, saidFields }: Understood, message: string, trust: number): boolean {
  const facts = brief.fields.filter(({ label, isMade }) => isMade !== true && !isPiece(label))
  // What is told sentences later is none of the list.
  const listed = stemmed(/^[^:]*:([^.!?]*)/u.exec(message)?.[1] ?? '')
  const isListed = ({ label }: Field): boolean => stemsOf(label).some((stem) => listed.includes(` ${stem}`))
  return startsList.test(message) && saidFields && facts.some(isListed) && (trust >= 0 || facts.length > fewest)
}

/** Whether a fact is of the first sentence, in which people say what they want. */
function isInFirst({ label }: Field, message: string): boolean {
  const first = stemmed(message.split(/[.!?]/u)[0] ?? '')
  return stemsOf(label).some((stem) => first.includes(` ${stem}`))
}

/**
 * @param known the app of the likeliest case
 * @param told what rules read of the message
 * @param read what a reader of wishes makes of it
 */
export function isHeld(
  { likely, known }: { likely: LikelyCase; known: BuildReading },
  told: BuildReading,
  read: BuildReading | null,
  message: string,
): boolean {
  if (!known.ok || !told.ok || known.brief.front !== 'list') return false
  if (told.brief.front !== 'list' && (asksPeople.test(message) || !isPageUnasked(told, message))) return false
  const words = tellingWords(message).length
  const story = isStory(message) && !isNotationOfStory.test(message)
  if (words < fewestWords || isToldOtherwise(told, known.brief, message, story)) return false
  const isLike = (bounds: readonly Bound[]): boolean =>
    bounds.some(({ share, apart }) => likely.share >= share && likely.apart >= apart)
  const facts = namedFacts(told, message)
  const trust = trustIn(told, message)
  const isNoun = isRecord(told.brief.entity.singular, likely) && !isAmongFacts(told.brief, likely, message)
  const namesRecord = isNoun || likely.apart < surest
  if (namesRecord && isHeadedList(told, message, trust)) return false
  if (facts.length === 0 && trust >= 0) {
    const isSaid = isLike(bare) || (isLike(surely) && spokenOf(known.brief, message) >= fewest)
    return read === null && isSaid && words >= fewestOfBare && !isUnknownTo(likely, told.brief, message)
  }
  if (
    !isLike(surely) &&
    !(trust < 0 && isLike(lost)) &&
    !(story && isLike(isNotation.test(message) ? ofChoosing : ofStory))
  )
    return false
  const held = heldFacts(known.brief, facts)
  // What a reader knows stays, but where it lacks what was told.
  const isReadAsWell = read?.ok === true && weightOf(heldFacts(read.brief, facts)) >= weightOf(held)
  if (isReadAsWell && (facts.length === 0 || asksPeople.test(message) || !isLike(better))) return false
  if (!told.saidFields && !isUnnamed.test(told.brief.entity.singular)) return false
  const isWith = facts.length > fewest && listsFacts.test(message)
  const isListed =
    facts.length >= fewest &&
    givesAll.test(message) &&
    (namesRecord || isWith) &&
    !story &&
    !isMisread(told, known.brief, message)
  if (facts.length <= fewest && isLike(certain) && !facts.some((fact) => isInFirst(fact, message))) return true
  // A list that was told is all that is kept.
  if (isListed && !isBesides({ likely, brief: known.brief }, told.brief, facts.length, message, held)) return false
  const share = !story ? least.held : isNotation.test(message) ? least.ofChoosing : least.ofStory
  return weightOf(held) >= (trust <= littleTrust ? Math.floor(facts.length * least.ofLittle) : facts.length * share)
}
