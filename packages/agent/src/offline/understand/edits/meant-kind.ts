// Which kind of records an order is about: the one that it names, else the only one that has the field it names.
import type { Brief, Entity, Field } from '../../brief.ts'
import { pageTitleOf } from '../../compose/roles.ts'
import { escapePattern } from '../escape-pattern.ts'
import { singularize } from '../inflect.ts'
import { normalWords } from './read-edit-state.ts'

function names(kind: { singular: string; plural: string }, order: string): boolean {
  return new RegExp(
    `(?<![\\p{L}-])(?:${escapePattern(kind.singular)}|${escapePattern(kind.plural)})(?![\\p{L}-])`,
    'iu',
  ).test(order)
}

/** What people call the form of a page that takes messages or names. */
const formOf =
  /\b(?:contact|order|sign-?up|join|enquiry|inquiry|rsvp|request|registration|booking|message)?[ -]?form\b/i

const general = /^(?:lists?|pages?|overview|table|form|records)$/i

/** "The gallery", where photos stand on the page “Photo gallery”. */
function namesPage(brief: Brief, { singular, plural }: Entity, order: string): boolean {
  const title = pageTitleOf({ ...brief, entity: { singular, plural } })
  const head = title.split(' ').at(-1) ?? plural
  return (
    !general.test(head) && new RegExp(`\\b(?:the|our|my) (?:[\\p{L}-]+ )?${escapePattern(head)}\\b`, 'iu').test(order)
  )
}

/** The further kind of records that is meant; null for the main one. */
export function meantKind(brief: Brief, order: string): Entity | null {
  const { more, entity, fields } = brief
  if (names(entity, order)) return null
  const named =
    more.find((kind) => !kind.isInbox && names(kind, order)) ??
    more.find((kind) => !kind.isInbox && namesPage(brief, kind, order))
  // A field of that name is meant before a kind is.
  if (named !== undefined)
    return fields.some(({ label }) => normalWords(label) === singularize(named.plural)) ? null : named
  const inbox = more.find(({ isInbox }) => isInbox)
  if (inbox !== undefined && (names(inbox, order) || formOf.test(order))) return inbox
  return ownerOfField(brief, order)
}

/** Letters and digits of a text, each word in its singular, with a space on either side. */
function bareWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return ` ${words.map((word) => singularize(word)).join(' ')} `
}

const adding = /^(?:add|include|insert|put in|append|create|track|record|store|save)\b/i

/** "Rename assignee to owner", where only tasks have an assignee. */
function ownerOfField({ more, fields }: Brief, order: string): Entity | null {
  // What is added is new: that a field elsewhere has its name says nothing.
  if (adding.test(order)) return null
  const words = bareWords(order)
  const isNamed = ({ label }: Field) => words.includes(bareWords(label))
  const isHinted = ({ label }: Field) =>
    bareWords(label)
      .split(' ')
      .some((word) => word.length > 3 && words.includes(` ${word} `))
  if (fields.some(isNamed)) return null
  for (const fits of fields.some(isHinted) ? [isNamed] : [isNamed, isHinted]) {
    const owners = more.filter((kind) => kind.fields.some((field) => field.kind !== 'reference' && fits(field)))
    const [only] = owners
    if (only !== undefined && owners.length === 1) return only
  }
  return null
}
