// Which kind of records of the likeliest known apps a message tells of.
import type { Brief, Field } from '../../brief.ts'
import { isUnnamed } from '../purposes/clean-facts.ts'
import { lastStem } from '../purposes/read-known-app.ts'
import { type LikelyKind, type Shown, shownBy } from './likely-kinds.ts'
import { parentOf } from './under-parent.ts'

/** So likely a case knows such records, whatever else it keeps of them. */
const likely = 0.6
/** The same, where it keeps what the message names. */
const likelyOfNoun = 0.4
/** Beside a case that is so much likelier another says nothing. */
const nearFirst = 0.8
/** So surely it knows them that one fact in common is enough. */
const surest = { share: 1.2, lead: 0.35 }
/** What the case and the facts in common say for a kind of records. */
const worth = { mostOfCase: 1.3, own: 1.5, any: 0.25, noun: 0.5, title: 0.3 }

/** "Car log: who drove, how far": what is written down is what happened, and no car. */
export const namesEntries = /^(?:\p{L}+ ){0,4}(?:log|logbook|diary|journal|register)\b/iu

interface Around {
  message: string
  brief: Brief
  kinds: readonly LikelyKind[]
  told: readonly Field[]
}

/** @returns null where none is like it enough */
export function bestOf({ message, brief, kinds, told }: Around): Shown | null {
  const noun = lastStem(brief.entity.singular)
  const isNoun = ({ kind }: LikelyKind): boolean => lastStem(kind.kind) === noun
  const first = kinds[0]?.share ?? 0
  const isLikely = (each: LikelyKind): boolean =>
    each.share >= first * nearFirst && each.share >= (isNoun(each) ? likelyOfNoun : likely)
  const pointsOf = (each: Shown): number =>
    Math.min(each.share, worth.mostOfCase) +
    (worth.own * each.own + worth.any * (each.shared - each.own)) / told.length +
    (isNoun(each) && !namesEntries.test(brief.name) ? worth.noun : 0) +
    (each.matches.some(({ known }) => known !== null && known === each.facts[0]) ? worth.title : 0)
  const all = kinds.filter(isLikely).map((each) => shownBy(each, told))
  const [best] = all.toSorted((one, two) => pointsOf(two) - pointsOf(one))
  if (best === undefined) return null
  // A hair dye is no client, however surely a case speaks of both.
  const isSure = isSurest(best, kinds) && (isNoun(best) || isUnnamed.test(brief.entity.singular))
  const isOfSort = isSure || (best.own > 0 && (best.share >= likely || best.own > 1))
  const least = isNoun(best) || isSure ? 1 : Math.max(2, Math.ceil(told.length / 2))
  const isDeed = parentOf(brief, { shown: best, kinds, message }) !== null
  return isOfSort && (best.shared >= least || isDeed) ? best : null
}

interface Least {
  share: number
  lead: number
}

export function isAtLeast({ found, share }: Shown, kinds: readonly LikelyKind[], least: readonly Least[]): boolean {
  const next = kinds.find((each) => each.found !== found)?.share ?? 0
  return least.some((each) => share >= each.share && (share - next) / share >= each.lead)
}

export const isSurest = (shown: Shown, kinds: readonly LikelyKind[]): boolean => isAtLeast(shown, kinds, [surest])
