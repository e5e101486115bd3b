// What a message is about, where the first reading took it for something that it hardly speaks of.
import type { Brief, Field } from '../brief.ts'
import { topicOfNoun } from '../topics/index.ts'
import { isOccurrence, maybeCalledBy } from './fields/arrange-fields.ts'
import { escapePattern } from './escape-pattern.ts'
import { headOf, pluralize, singularize } from './inflect.ts'
import { isPlausibleKind } from './kinds/plausible-kind.ts'
import { readFields } from './fields/read-fields.ts'
import type { ToldFact } from './grammar/facts.ts'
import type { Told } from './grammar/read-told.ts'
import { isNear, isSameFact, stemsOf } from './fields/same-fact.ts'

/** Points from which a noun is surely what is kept, with or without facts of it. */
const sure = 4
const fairly = 3
const likely = 2
/** Below it the message hardly speaks of a thing. */
const hardly = 1
/** A first page of these is never taken away from what the message seems to ask for. */
const doubtful = new Set(['list', 'survey'])
const buying = /\b(?:cart|basket|checkout|check out|orders?|buy|shop|store|prices?|pay|delivery)\b/i

const isPerson = (noun: string): boolean => topicOfNoun(noun)?.id === 'people'

/** May the message be about something else? A board with states is no single poll, and not all who sell want a shop. */
function isDoubtful({ front, stage, request, copy }: Brief, told: Told): boolean {
  const { facts } = told
  if (front === 'poll')
    return facts.some(({ label, options }) => options !== undefined && /^(?:status|state|stage)$/.test(label))
  if (front === 'shop')
    return facts.length >= 2 && !buying.test(request) && !copy.offers.some(({ price }) => price !== undefined)
  return doubtful.has(front) || (stage === 'translator' && isAboutRecords(told, request))
}

/** Does the app have the facts that were told? */
function isBorneOut(brief: Brief, facts: readonly ToldFact[]): boolean {
  const kinds = [{ ...brief.entity, fields: brief.fields }, ...brief.more]
  const missing = facts.filter(
    ({ label }) =>
      !/^name$/i.test(label) &&
      !kinds.some(({ singular, fields }) => fields.some((field) => isSameFact(field, label, singular))),
  )
  return missing.length < 2 || missing.length * 2 < facts.length
}

function namesAnywhere(brief: Brief, noun: string): boolean {
  return new RegExp(String.raw`\b${escapePattern(headOf(noun))}`, 'i').test(
    [brief.name, ...[brief.entity, ...brief.more].flatMap(({ singular, plural }) => [singular, plural])].join(' '),
  )
}

function isSpokenOfTwice(request: string, noun: string): boolean {
  return (request.match(new RegExp(String.raw`\b${escapePattern(headOf(noun))}`, 'gi')) ?? []).length >= 2
}

const isMentioned = (noun: string, request: string): boolean =>
  new RegExp(String.raw`\b${escapePattern(headOf(noun))}`, 'i').test(request)

/** What is noted of each of these is an entry. */
const partOfDay = /^(?:day|morning|noon|afternoon|evening|night)$/

/** What is kept where the first reading found no noun for it: what is spoken of most, else whatever is written down. */
function likeliestKind({ candidates }: Told, request: string): string {
  const found = candidates.find(
    ({ noun, score }) => score >= 1 && isPlausibleKind(noun, request) && !partOfDay.test(noun),
  )
  return found?.noun ?? 'entry'
}

/** @returns the noun that the message speaks of instead; null where the first reading is borne out by it */
export function spokenOf(brief: Brief, told: Told): string | null {
  const { candidates, facts, log } = told
  const main = brief.entity.singular
  const isMain = (noun: string): boolean =>
    headOf(noun) === headOf(main) || main.split(' ').includes(noun) || isNear(headOf(noun), headOf(main))
  const [first] = candidates
  if (brief.front === 'list' && !isPlausibleKind(main, brief.request)) return likeliestKind(told, brief.request)
  const isUnsaid = /^(?:item|record)$/.test(main) && !isMentioned(main, brief.request)
  if (brief.front === 'list' && isUnsaid && first !== undefined && first.score >= likely) return first.noun
  if (!isDoubtful(brief, told) || first === undefined) return null
  // "After each visit I note": visits are noted of what else is spoken of.
  if (log !== null && isMain(log.noun) && first.score >= sure && !isMain(first.noun)) return first.noun
  const isOnlySaid = brief.front === 'poll' || brief.front === 'shop'
  if (isOnlySaid)
    return candidates.find(({ noun, score }) => score >= fairly && !isPerson(noun) && !isMain(noun))?.noun ?? null
  const factsOf = (noun: string): number => facts.filter(({ of }) => of !== null && headOf(of) === headOf(noun)).length
  const spoken = candidates.find(({ noun }) => isMain(noun))?.score ?? 0
  const isKept = brief.more.some(({ singular }) => headOf(singular) === headOf(first.noun))
  // "Of each house the meter readings": what is a fact of the one is kept for it.
  const isFactOfIt = facts.some(({ label }) => headOf(singularize(label.toLowerCase())) === headOf(main))
  const isToldInstead = first.score >= fairly && first.score >= 2 * spoken + 0.5 && factsOf(first.noun) >= 2
  if (spoken >= hardly)
    return isToldInstead && !isFactOfIt && !isKept && !isMain(first.noun) && !isPerson(first.noun) ? first.noun : null
  // "Our magazine has forty articles. Each has …": the facts are there, of another thing.
  const isOfOther =
    !isPerson(first.noun) &&
    (candidates.some(({ noun }) => isMain(noun))
      ? first.score >= sure && factsOf(first.noun) >= 2
      : first.score >= fairly && factsOf(first.noun) >= 3 && !namesAnywhere(brief, first.noun))
  if (isOfOther && !isKept && isSpokenOfTwice(brief.request, first.noun)) return first.noun
  if (isBorneOut(brief, facts)) return null
  const found = candidates.filter(({ noun, score }) => score >= likely && (factsOf(noun) > 0 || score >= sure))
  return (found.find(({ noun }) => !isPerson(noun)) ?? found.find(({ noun }) => factsOf(noun) >= 2))?.noun ?? null
}

/** What is written by a tool, put in, or translated: facts of it make no list of it. */
const isText =
  /(?:^|\s)(?:text|word|phrase|sentence|translation|language|slogan|tagline|caption|toast|speech|poem|letter|e-?mail|message|description|name|title|headline|blurb|label|card|greeting|line|post|bio|idea|story|motto|verse|product|tone|style|tool|app|one)$/

/** Is surely some thing kept: with facts of its own, or spoken of again and again beside facts? */
export function isAboutRecords({ candidates, facts }: Told, request: string): boolean {
  const [first] = candidates
  if (first === undefined || first.score < likely || isText.test(first.noun)) return false
  const own = facts.filter(({ of }) => of !== null && headOf(of) === headOf(first.noun))
  const isTold = own.filter(({ isNamed }) => isNamed || first.score > sure).length >= 3
  return (isTold && first.score >= fairly) || (facts.length >= 3 && isSpokenOfTwice(request, first.noun))
}

/** What a message speaks of of which nothing else was read; null where it is not sure. */
export function likeliest({ candidates, facts }: Told): string | null {
  const [first] = candidates
  return first !== undefined && first.score >= likely && facts.length >= 2 ? first.noun : null
}

/** What is told of a thing, or of nothing else. */
export const factsOf = ({ facts }: Told, noun: string): ToldFact[] =>
  facts.filter(({ of }) => of === null || headOf(of) === headOf(noun))

/** Of the facts that such records usually have those whose words stand in the message, and what they are called by. */
export function spokenGuesses({ fields, request, entity }: Brief, facts: readonly ToldFact[]): string[] {
  const spoken = new Set(stemsOf(request))
  const [title, ...others] = fields
  const isNamed =
    isOccurrence(entity.singular) ||
    facts.some(({ label, options }) =>
      isPerson(entity.singular) ? /\bname$/i.test(label) : !options && maybeCalledBy(label, entity.singular),
    )
  const isSpoken = ({ label }: Field): boolean => stemsOf(label).some((stem) => !isVague.test(stem) && spoken.has(stem))
  const isTold = (field: Field): boolean =>
    facts.some(({ label }) => {
      const told = stemsOf(label)
      return isSameFact(field, label, entity.singular) || stemsOf(field.label).every((stem) => told.includes(stem))
    })
  return [title, ...others.filter(isSpoken)]
    .filter((field) => field !== undefined && !isTold(field) && !(field === title && isNamed))
    .flatMap((field) => (field === undefined ? [] : field.label))
}

/** What is said of any record says nothing about this one. */
const isVague = /^(?:last|dat|tim|titl|nam|text|note|notes|list|status|link|yes|done?)$/

const againAndAgain =
  /\b(?:every|each) (?:day|evening|morning|night|noon|week(?:end)?|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^.;]{0,30}\b(?:i|we|you|she|he|they) (?:can |will |want to |also )?(?:type|write|note|enter|put|log|record|keep|jot|fill|weigh|measure|count)/i

/** "Every evening I type in date, pulse and weight": entries of a day, of whatever else the message speaks first. */
export function isDiary(noun: string, { facts }: Told, request: string): boolean {
  const isCounted =
    facts.some(({ label }) => readFields(label).fields[0]?.kind === 'number') &&
    facts.some(({ label }) => isDay.test(label))
  const isOfThing = facts.some(({ of, isNamed }) => isNamed && of !== null && !isDayNoun.test(of))
  return isCounted && !isOfThing && !isOccurrence(noun) && againAndAgain.test(request)
}
const isDay = /^(?:the )?(?:date|day)$/i
const isDayNoun = /(?:day|evening|morning|night|entry)$/

/** The same said plainly: "An app for pianos. Each piano has maker, serial number." */
export function plainlySaid(noun: string, told: Told, also: readonly string[] = []): string {
  const own = noun === 'entry' ? told.facts : factsOf(told, noun)
  const list = [
    ...also,
    ...own.map(({ label, options }) => (options === undefined ? label : `${label} (${options.join(', ')})`)),
  ]
  return `An app for ${pluralize(noun)}. ${list.length === 0 ? '' : `Each ${noun} has ${list.join(', ')}.`}`
}
