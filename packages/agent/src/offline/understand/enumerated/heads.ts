// What an enumeration is of: "Log for our two cars: …" keeps the cars as well, "Wedding: …" no weddings.
import { isRecordNoun } from '../fields/entity-fields.ts'
import { singularize } from '../inflect.ts'
import { isPlausibleKind } from '../kinds/plausible-kind.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import type { Opening } from './openings.ts'

const counted =
  /\b(?:my|our|the|his|her|their)?\s*(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|some|all|my|our)\s+(?:small |old |little |rented )?(\p{L}+)\s*(?:\(.*\))?$/iu
/** Of a flock nobody notes which of them it was. */
const flock = /^(?:hen|chicken|duck|goose|quail|bee|fish|sheep|pigeon|turkey)$/
const owned: ReadonlySet<string> = new Set(['artifact', 'animal', 'person', 'plant', 'location'])

const living: ReadonlySet<string> = new Set(['animal', 'person', 'plant'])

/** @returns the noun of which the head counts several: "hens" of "Six hens" */
export function headNoun(head: string, request: string): string | null {
  const many = counted.exec(head)?.[1]?.toLowerCase() ?? ''
  const noun = singularize(many)
  if (many === '' || noun === many || !isPlausibleKind(noun, request)) return null
  const senses = sensesOfNoun(noun)?.senses ?? []
  const isThing = senses.some((sense) => owned.has(sense))
  return isThing && (isRecordNoun(noun) || living.has(senses[0] ?? '')) ? noun : null
}

/** @returns the kind of which the head counts several, where records are of one of them; else null */
export function headKind(head: string, request: string): Opening | null {
  const noun = headNoun(head, request)
  return noun === null || flock.test(noun)
    ? null
    : { noun, facts: [], of: [], isOften: false, isBare: true, isClosed: true }
}
