// Rows of an app, which are added, changed and deleted in the app itself, and by no edit.
import type { Brief } from '../../brief.ts'
import { escapePattern } from '../escape-pattern.ts'
import { findField } from './read-edit-state.ts'

/** Something that was listed by name when the app began. */
export function isRow({ request, copy, front, more }: Brief, words: string): boolean {
  const said = words
    .trim()
    .toLowerCase()
    .replace(/^(?:the|my|our)\s+/, '')
  if (copy.offers.some(({ name }) => name.toLowerCase() === said)) return true
  const isName = more.some(
    ({ singular, plural, fields }) => [singular, plural].includes(said) || findField({ fields }, said) !== undefined,
  )
  return (
    said.length > 2 &&
    !isName &&
    ['shop', 'booking', 'poll'].includes(front) &&
    new RegExp(`[:,.]\\s*(?:and |or )?(?:an? )?${escapePattern(said)}\\b`, 'i').test(request)
  )
}

/** Why a row does not go by an edit. */
export function sayRow({ front, entity }: Brief): string {
  return front === 'poll'
    ? 'it is an option, and votes may hang on it'
    : `it is one of the ${entity.plural}: those are deleted in the app itself, on its own page`
}

/** "Add a question: What is the capital of Iceland?", "add a plant called Fern". */
export function isNamedRow(text: string, { entity, front }: Brief): boolean {
  const noun = front === 'chat' ? '(?:room|channel)' : escapePattern(entity.singular)
  return new RegExp(
    `^(?:add|include|create)\\s+(?:an?|another|the|one more)?\\s*(?:new )?(?:[\\p{L}]+ )?${noun}\\s*(?:[:“"]|(?:called|named|with the name)\\b)`,
    'iu',
  ).test(text)
}
