// A message that tells what somebody wants to do, without a word of what is kept → the app that a developer would make of it.
import { readColors } from '@joinery/contract/colors/read-colors'

import type { Entity, Field } from '../../brief.ts'
import { hashText } from '../../seed.ts'
import { type BuildReading, finish } from '../finish-brief.ts'
import { singularize } from '../inflect.ts'
import { plainMessage } from '../plain/plain-message.ts'
import { readDark, readStyle } from '../looks/read-look.ts'
import { readKind, refer } from '../kinds/read-relations.ts'
import { topicOfText } from '../sites/read-site.ts'
import { isSameFact } from '../fields/same-fact.ts'
import { wordsOf } from '../words-of.ts'
import { amongPeople } from './among-people.ts'
import { atHome } from './at-home.ts'
import { atLeisure } from './at-leisure.ts'
import { atWork } from './at-work.ts'
import { factLabels } from './fact-labels.ts'
import { forCustomers } from './for-customers.ts'
import { formsAndSites } from './forms-and-sites.ts'
import { keptFields } from './kept-fields.ts'
import { ofBodies } from './of-bodies.ts'
import { ofHouseholds } from './of-households.ts'
import { moneyAmongPeople } from './money-among-people.ts'
import type { Purpose, Records, Said } from './purpose.ts'
import { recordsAsked, recordsOfOne } from './read-asked.ts'
import { isUncalled, readDeed } from './read-deed.ts'
import { schemasAtHome } from './schemas-at-home.ts'
import { schemasAtEvents } from './schemas-at-events.ts'
import { schemasInOffices } from './schemas-in-offices.ts'
import { schemasInPublic } from './schemas-in-public.ts'
import { schemasInSchools } from './schemas-in-schools.ts'
import { schemasInTrades } from './schemas-in-trades.ts'
import { schemasInWorks } from './schemas-in-works.ts'
import { schemasOnFarms } from './schemas-on-farms.ts'

/** Schemas by their words go before deeds, of which the most general come last. */
const purposes: readonly Purpose[] = [
  ...schemasInSchools,
  ...schemasOnFarms,
  ...schemasInTrades,
  ...schemasInPublic,
  ...schemasAtEvents,
  ...schemasInWorks,
  ...schemasInOffices,
  ...schemasAtHome,
  ...formsAndSites,
  ...forCustomers,
  ...atWork,
  ...moneyAmongPeople,
  ...amongPeople,
  ...atHome,
  ...ofBodies,
  ...ofHouseholds,
  ...atLeisure,
]

/** Facts that are listed say what is kept better than any deed. */
const listsFacts = /:\s*\S+[^.]*,|\([^)]*,|\bwith (?:[^.,;]+, )+(?:and )?|\n\s*[-*•\d]/iu
/** "School trip: who paid, who handed in the form": what somebody asks himself is no list of facts. */
const withoutQuestions = (message: string): string =>
  message.replace(/\b(?:(?:who|which|what|when|how (?:much|many)) [^.,;:]*|where [^.,;:()]*),?/giu, '')
/** A message of several sentences tells more than one deed: schemas that meet it say which, and no deed alone. */
const longest = 260

const bare = (thing: string): string =>
  thing
    .toLowerCase()
    .replace(/['’]s?$/u, '')
    .trim()

function saidBy(message: string, found: RegExpExecArray): Said {
  const { thing = '', of = '' } = found.groups ?? {}
  return { message, thing: singularize(bare(thing)), of: singularize(bare(of)) }
}

const whoBooks = /^(?:patient|customer|client|guest|member|visitor|parent|student|pupil|people|person|friend|user)$/

/** Where nothing that was said of the records is in it, any purpose tells more: shops, bookings and games know their own. */
function isBeaten(told: BuildReading, { beats = [] }: Purpose): boolean {
  if (!told.ok) return true
  const { front, more, entity } = told.brief
  // Whoever books is not what is booked.
  if (front === 'booking' && whoBooks.test(entity.singular)) return true
  return (front === 'list' && more.length === 0) || beats.includes(front)
}

/** Said by name, these know what they keep: a notes app of a beekeeper keeps notes. */
export const isOfItsOwnSort =
  /\b(?:blogs?|forums?|guest ?books?|web ?sites?|portfolios?|journal for|cook ?books?|phrase ?books?|news ?letters?|(?:notes?|weather|chat|dating|finance|translation) (?:app|tool)|notebook|to-?dos?|to-do lists?|task (?:list|manager|board)s?|photo galler(?:y|ies)|galler(?:y|ies) of|(?:web|online|e-?) ?(?:shop|store)s?|crm|social network)\b/i

interface Found {
  purpose: Purpose
  said: Said
  /** The words that told it: what stands there is no fact of a record. */
  words: string
}

function purposeOf(message: string, told: BuildReading): Found | null {
  for (const purpose of purposes) {
    if (!isBeaten(told, purpose) || purpose.saysNot?.test(message) === true) continue
    if (purpose.records !== undefined && isOfItsOwnSort.test(message)) continue
    for (const pattern of purpose.says) {
      const found = pattern.exec(message)
      if (found !== null) return { purpose, said: saidBy(message, found), words: found[0] }
    }
  }
  return null
}

/** Clauses that say how it shall look, what it is called and who may come in. */
const isBeside = (clause: string): boolean =>
  readStyle(clause) !== undefined ||
  readDark(clause) !== undefined ||
  readColors(clause).phrases.length > 0 ||
  /\b(?:called|named|sign(?:s|ed)? in|log(?:s|ged)? in|accounts?|passwords?|only (?:members|i|we|the admin|admins))\b/i.test(
    clause,
  )

export function besides(message: string): string {
  return message
    .split(/(?<=[.!?;])\s+|,\s+/u)
    .filter((clause) => isBeside(clause))
    .map((clause) => clause.replace(/[.!?;,]+$/u, ''))
    .join('. ')
}

/** What several kinds or choices were told of is understood. */
const isUnderstood = (told: BuildReading): boolean =>
  told.ok &&
  (told.brief.front !== 'list' || told.brief.more.length > 0 || told.brief.fields.some(({ options }) => options))

/** Facts that are asked for as questions, where they say what is kept. */
function withAsked(message: string, told: BuildReading): BuildReading | null {
  const records = isUnderstood(told) || isOfItsOwnSort.test(message) ? null : recordsAsked(message)
  return records === null ? null : withRecords(message, records, told)
}

/** One question is what is noted only where nothing else was read. */
function withOne(message: string, told: BuildReading): BuildReading | null {
  const isEmpty = !told.ok || (told.brief.front === 'list' && isUncalled.test(told.brief.entity.singular))
  const records = isEmpty && !isOfItsOwnSort.test(message) ? recordsOfOne(message) : null
  return records === null ? null : withRecords(message, records, told)
}

/** Where the kind is known already, what is done with it adds its facts. */
function withDeed(message: string, told: BuildReading): BuildReading | null {
  if (isUnderstood(told)) return null
  const kind = told.ok ? told.brief.entity.singular : ''
  // Two facts that were listed are facts of something, whatever it is called.
  const isListed = told.ok && told.saidFields && factLabels(told.brief.fields).length > 1
  if (isListed && isUncalled.test(kind)) return null
  const deed = readDeed(message, told.ok ? { kind, fields: told.brief.fields } : null)
  if (deed === null) return null
  const { fields, parts, hint, title } = deed
  const records = { kind: deed.kind, fields: 'name', title, parts, ...(hint !== '' && { hint }) }
  const reading = withRecords(message, records, told, fields)
  const isNamed = told.ok && kind === deed.kind
  return reading.ok && isNamed ? { ...reading, brief: { ...reading.brief, name: told.brief.name } } : reading
}

function entityOf({ kind, fields, of, known }: Pick<Records, 'kind' | 'fields' | 'of' | 'known'>): Entity {
  const entity = { ...readKind(kind, undefined), fields: keptFields(fields), ...(known !== undefined && { known }) }
  // Each reference stands before those that were there.
  return (of?.split(' and ') ?? []).toReversed().reduce(refer, entity)
}

/** "…with room and date": what is named on its own stands beside what is usual. */
function namedFacts(message: string, told: BuildReading, { kind, fields, of = '' }: Records): Field[] {
  const named = /\bwith (?:the |its |their |an? )?([\p{L}\- ]+?)[.!?]?\s*$/iu.exec(message)?.[1]?.toLowerCase()
  if (named === undefined || !told.ok || !told.saidFields) return []
  const known = keptFields(fields)
  return told.brief.fields.filter(
    ({ label }) =>
      label.toLowerCase() !== of &&
      !/^(?:who|what|which|when|where|how)\b/i.test(label) &&
      named.split(/ and (?:the |its |their |an? )?/u).includes(label.toLowerCase()) &&
      !known.some((field) => isSameFact(field, label, kind)),
  )
}

/** @param own fields of the main kind, where the table does not say them */
export function withRecords(message: string, records: Records, told: BuildReading, own?: Field[]): BuildReading {
  const request = records.hint === undefined ? message : `${message.replace(/\s*[.!?]?\s*$/u, '')}. ${records.hint}`
  const words = wordsOf(plainMessage(request), null)
  const {
    parts = [],
    access,
    isOverseen,
    isAddedByAll,
    answers,
    claims,
    requests,
    reckoned,
    rows = [],
    lines,
    more = [],
    title,
  } = records
  const main = own === undefined ? entityOf(records) : { ...readKind(records.kind, undefined), fields: own }
  const facts = own === undefined ? namedFacts(message, told, records) : []
  const reading = finish(
    {
      ...words,
      request,
      copy: {
        ...words.copy,
        ...(lines !== undefined && { lines: [...lines] }),
        offers: rows.map((name) => ({ name, details: '', of: records.kind })),
      },
      people: [],
      groups: [],
    },
    {
      kinds: { main: { ...main, fields: [...main.fields, ...facts] }, more: more.map(entityOf) },
      phrase: undefined,
      topic: topicOfText(message, records.kind),
      saidFields: true,
      unread: [],
      isShaped: true,
    },
    null,
  )
  if (!reading.ok) return reading
  const { brief } = reading
  return {
    ...reading,
    isWhole: true,
    brief: {
      ...brief,
      name: words.name ?? title,
      parts: [...new Set([...brief.parts, ...parts])],
      ...(records.known !== undefined && { known: records.known }),
      ...(access !== undefined && (brief.access === 'open' || access === 'open') && { access }),
      ...(isOverseen === true && { isOverseen, access: 'private' as const }),
      ...(isAddedByAll === true && { isAddedByAll }),
      ...(answers !== undefined && { answers }),
      // Whoever answers requests has a door, whatever else was said of who comes in.
      ...(requests !== undefined && { requests, access: 'admin' as const }),
      ...(claims !== undefined && { claims }),
      ...(reckoned !== undefined && { reckoned: [...reckoned] }),
    },
  }
}

/**
 * @param told what was read of the message so far
 * @param readPlain the readers of sorts, for what is one of these
 */
export function readPurpose(
  message: string,
  told: BuildReading,
  readPlain: (plain: string) => BuildReading,
): BuildReading | null {
  if (listsFacts.test(withoutQuestions(message))) return null
  const isShort = message.length <= longest
  const asked = isShort ? withAsked(message, told) : null
  if (asked !== null) return asked
  const found = purposeOf(message, told)
  if (found === null) return isShort ? (withOne(message, told) ?? withDeed(message, told)) : null
  const { purpose, said, words } = found
  if (purpose.records !== undefined) {
    const isFact = ({ label }: Field): boolean => !words.toLowerCase().includes(label.toLowerCase())
    const beside = told.ok ? { ...told, brief: { ...told.brief, fields: told.brief.fields.filter(isFact) } } : told
    return withRecords(message, purpose.records(said), beside)
  }
  const plain = [purpose.plain?.(said) ?? message, besides(message)].filter((part) => part !== '').join('. ')
  const reading = readPlain(plain)
  return reading.ok ? { ...reading, brief: { ...reading.brief, seed: hashText(message) } } : null
}
