// Which sort of app a message wants where it is no list of records: every sort is asked how much speaks for it in the
// whole message, and the one with the most wins. A sort that is called by its name has that among its points.
import type { Archetype } from '../archetypes/archetype.ts'
import type { Told } from '../grammar/read-told.ts'
import { isAboutRecords } from '../about-what.ts'
import { evidenceFor } from './evidence.ts'
import { type MessageSigns, readSigns } from './message-signs.ts'

export interface ScoredSort {
  archetype: Archetype
  score: number
}

/** As much as the name of a sort is worth, and enough to be it. */
export const enough = 4
/** Whatever else the message might be taken for. */
export const sure = 5.5

/** What is written down again and again is a list, whatever goes on beside it. */
const recording =
  /\b(?:i|we|they|she|he) (?:\p{L}+ )?(?:write down|writes down|keep|keeps|track|tracks|log|logs|record|records|note|notes|collect|collects) (?!it\b|them\b|that\b|what\b)(?:\p{L}+ ){0,4}|\bkeep(?:ing)? track\b|\btrack (?:my|our|the)\b|\b(?:each|every) \p{L}+ (?:has|have|gets)\b|\b(?:inventory|logbook|tracker|diary|register of|database)\b/iu

/** A site has its questions, votes and forms as parts. */
const site = /\b(?:web ?site|home ?page|landing page|online shop)\b/i

/** What is put into a cart is sold, whatever is asked, counted and written there. */
const shop = /\b(?:add(?:ed|s)? to (?:the |a |their )?(?:cart|basket|bag)|carts?|baskets?|check-?outs?|check out)\b/i
const prices = /[€$£]\s?\d|\d\s?(?:[€$£]|euros?\b|dollars?\b|pounds?\b|eur\b|usd\b)/gi

/** Where people have accounts and read each other, what they write is theirs and nothing that is made for them. */
const meeting =
  /\b(?:follow(?:s|ing|ers?)?|feed|timeline|forum|community|social network|friends)\b[^]*\b(?:regist(?:er|ers|ration)|sign(?:s|ed|ing)?[ -]?(?:up|in)|log[ -]?in|accounts?|passwords?|members?)\b|\b(?:regist(?:er|ers|ration)|sign(?:s|ed|ing)?[ -]?(?:up|in)|accounts?|passwords?|members?)\b[^]*\b(?:follow(?:s|ing|ers?)?|feed|timeline|forum|community)\b/i

/** What is kept with facts of its own is no text that is made; dictionaries are kept themselves. */
function pointsAgainst(id: string, { isOfRecords, isRecording, isOfSite, isOfShop, isOfMeeting }: Against): number {
  const records = (isOfRecords ? (id === 'ai' ? 6 : 1.5) : 0) + (isRecording ? 1.5 : 0)
  return (
    (id === 'translation' ? 0 : records) +
    (isOfSite && id !== 'leads' ? 3 : 0) +
    (isOfShop ? 6 : 0) +
    (isOfMeeting && id === 'ai' ? 6 : 0)
  )
}

interface Against {
  isOfRecords: boolean
  isRecording: boolean
  isOfSite: boolean
  isOfShop: boolean
  isOfMeeting: boolean
}

/**
 * @param named what an archetype's own words say for it
 * @returns the likeliest first; none for less than `enough`
 */
export function sortsByEvidence(
  text: string,
  told: Told,
  archetypes: readonly Archetype[],
  isNamed: (archetype: Archetype) => boolean,
): ScoredSort[] {
  const signs: MessageSigns = readSigns(text)
  const against = {
    isOfRecords: isAboutRecords(told, text),
    isRecording: recording.test(text),
    isOfSite: site.test(text),
    isOfMeeting: meeting.test(text),
    isOfShop: shop.test(text) && (text.match(prices) ?? []).length >= 2,
  }
  return archetypes
    .flatMap((archetype): ScoredSort[] => {
      const evidence = evidenceFor[archetype.id]
      if (evidence === undefined) return []
      const isExcluded = archetype.saysNot?.test(text) === true
      const score =
        evidence(signs) +
        (isNamed(archetype) ? enough : 0) -
        (isExcluded ? enough : 0) -
        pointsAgainst(archetype.id, against)
      return score >= enough ? [{ archetype, score }] : []
    })
    .toSorted((one, other) => other.score - one.score)
}

/** Is how a message asks for it told by what is done in the app? */
export function isOfEvidence({ id }: Archetype): boolean {
  return evidenceFor[id] !== undefined
}
