// What visitors of a site leave and everybody reads: a guestbook, reviews. It is shown, and nobody's mail.
import type { Entity } from '../brief.ts'
import { escapePattern } from './escape-pattern.ts'
import { readKind } from './read-relations.ts'
import { nounOfShown } from './shown-kinds.ts'
import type { VisitorForm } from './read-visitor-form.ts'

const left = /\b(?:guest ?book|testimonials?|reviews?|comments?|greetings|wishes|condolences|memories)\b/gi

/** Null where the form is for whoever owns the site. */
export function guestbookOf({ fields, start, end }: VisitorForm, text: string): Entity | null {
  // Who says when they come wants a place, whatever they wish for.
  if (fields.some(({ kind }) => kind === 'date')) return null
  const from = text.slice(0, start).search(/[^.!?]*$/)
  const rest = text.slice(end)
  const to = end + Math.max(0, rest.search(/[.!?](?=\s|$)|$/))
  // "Food wishes" of an RSVP are asked, and greet nobody.
  const asked = fields.map(({ label }) => escapePattern(label)).filter((label) => /\s/.test(label))
  const sentence =
    asked.length === 0 ? text.slice(from, to) : text.slice(from, to).replace(new RegExp(asked.join('|'), 'gi'), ' ')
  if (/\brsvp\b/i.test(sentence)) return null
  const [word] = [...sentence.matchAll(left)].map(([said]) => said.toLowerCase())
  if (word === undefined || /\b(?:contact|enquiry|inquiry|request) form\b/i.test(sentence)) return null
  const noun = word.startsWith('review')
    ? 'review'
    : word.startsWith('testimonial')
      ? 'testimonial'
      : word === 'memories'
        ? 'memory'
        : 'entry'
  const kind = readKind(noun, undefined)
  return { ...kind, fields: [...fields], skeleton: 'cards' }
}

/** It stands in the place of what such a site usually has of the sort. */
export function withGuestbook(
  guestbook: Entity | null,
  { main, more }: { main: Entity; more: Entity[] },
): { main: Entity; more: Entity[] } {
  if (guestbook === null) return { main, more }
  const others = [main, ...more].filter(
    ({ singular }) => singular !== guestbook.singular && nounOfShown(singular) !== 'review' && singular !== 'message',
  )
  const [first, ...rest] = [...others, guestbook]
  return first === undefined ? { main: guestbook, more: [] } : { main: first, more: rest }
}
