// A message that tells what somebody wants to do, without a word of what is kept → the app that a developer would make of it.
import { readColors } from '@joinery/contract/colors/read-colors'

import type { Entity } from '../../brief.ts'
import { hashText } from '../../seed.ts'
import { type BuildReading, finish } from '../finish-brief.ts'
import { singularize } from '../inflect.ts'
import { plainMessage } from '../plain-message.ts'
import { readDark, readStyle } from '../read-look.ts'
import { readKind, refer } from '../read-relations.ts'
import { topicOfText } from '../read-site.ts'
import { wordsOf } from '../words-of.ts'
import { amongPeople } from './among-people.ts'
import { atHome } from './at-home.ts'
import { atWork } from './at-work.ts'
import { forCustomers } from './for-customers.ts'
import { keptFields } from './kept-fields.ts'
import type { Purpose, Records, Said } from './purpose.ts'

const purposes: readonly Purpose[] = [...forCustomers, ...atWork, ...amongPeople, ...atHome]

/** Facts that are listed say what is kept better than any deed. */
const listsFacts =
  /:\s*\S+[^.]*,|\([^)]*,|\bwith (?:[^.,;]+, )+(?:and )?|\n\s*[-*•\d]|\bwith (?:an? |the |its |their )?(?:name|title|date|price|photo|amount|status|description|e-?mail)\b/iu
/** A message of several sentences tells more than one deed. */
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

function purposeOf(message: string): { purpose: Purpose; said: Said } | null {
  for (const purpose of purposes) {
    if (purpose.saysNot?.test(message) === true) continue
    for (const pattern of purpose.says) {
      const found = pattern.exec(message)
      if (found !== null) return { purpose, said: saidBy(message, found) }
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

function besides(message: string): string {
  return message
    .split(/(?<=[.!?;])\s+|,\s+/u)
    .filter((clause) => isBeside(clause))
    .map((clause) => clause.replace(/[.!?;,]+$/u, ''))
    .join('. ')
}

function entityOf({ kind, fields, of }: Pick<Records, 'kind' | 'fields' | 'of'>): Entity {
  const entity = { ...readKind(kind, undefined), fields: keptFields(fields) }
  return of === undefined ? entity : refer(entity, of)
}

function withRecords(message: string, records: Records): BuildReading {
  const request = records.hint === undefined ? message : `${message.replace(/\s*[.!?]?\s*$/u, '')}. ${records.hint}`
  const words = wordsOf(plainMessage(request), null)
  const { parts = [], access, isOverseen, isAddedByAll, more = [], title } = records
  const reading = finish(
    { ...words, request, copy: { ...words.copy, offers: [] }, people: [], groups: [] },
    {
      kinds: { main: entityOf(records), more: more.map(entityOf) },
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
      ...(access !== undefined && brief.access === 'open' && { access }),
      ...(isOverseen === true && { isOverseen, access: 'private' as const }),
      ...(isAddedByAll === true && { isAddedByAll }),
    },
  }
}

/** @param readAs the readers of sorts, for what is one of these */
export function readPurpose(message: string, readAs: (plain: string) => BuildReading): BuildReading | null {
  if (message.length > longest || listsFacts.test(message)) return null
  const found = purposeOf(message)
  if (found === null) return null
  const { purpose, said } = found
  if (purpose.records !== undefined) return withRecords(message, purpose.records(said))
  const plain = [purpose.plain?.(said) ?? message, besides(message)].filter((part) => part !== '').join('. ')
  const reading = readAs(plain)
  return reading.ok ? { ...reading, brief: { ...reading.brief, seed: hashText(message) } } : null
}
