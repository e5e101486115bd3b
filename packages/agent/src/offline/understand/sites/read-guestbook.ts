// What visitors of a site leave and everybody reads: a guestbook, reviews. It is shown, and nobody's mail.
import type { Entity } from '../../brief.ts'
import { escapePattern } from '../escape-pattern.ts'
import { singularize } from '../inflect.ts'
import { readKind } from '../kinds/read-relations.ts'
import { nounOfShown } from '../kinds/shown-kinds.ts'
import type { VisitorForm } from './read-visitor-form.ts'

/** "What people write shows up above the form for everybody", "all lines are shown": read by everybody. */
const shownToAll =
  /\b(?:what (?:they|people|visitors|guests|others|everyone|everybody) (?:write|wrote|leave|left|say|said|remember)s?|(?:all|the|these|their|every|each|newest|new|latest|other) (?:\p{L}+ )?(?:lines?|entr(?:y|ies)|messages?|memor(?:y|ies)|notes?|stor(?:y|ies)|greetings?|wishes|words|texts?|comments?|posts?|thoughts?|answers?|of (?:it|them)|it|they))\b[^.;]{0,50}?\b(?:shows? up|appears?|(?:is|are|be|gets?) (?:then )?(?:shown|listed|visible|displayed|public|there|readable)|stands?|listed|above the form|below the form|under the form|on the page|for (?:all|everybody|everyone)(?: to see)?)\b|\b(?:every(?:body|one)|any(?:body|one)|visitors|others|all) (?:can |may )?(?:sees?|reads?) (?:them|it|all|these|what|the (?:entries|messages|memories|notes|lines))\b/iu
const onlyOwner =
  /\bonly (?:i|we|me|us)\b[^.;]*\b(?:see|read|open|look)|\b(?:nobody|no one) else\b|\bonly for (?:me|us)\b/i

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
  const [said] = [...sentence.matchAll(left)].map(([each]) => each.toLowerCase())
  const isShown =
    shownToAll.test(text) && !onlyOwner.test(text) && !fields.some(({ kind }) => kind === 'email' || kind === 'phone')
  const word = said ?? (isShown ? nounLeft(fields) : undefined)
  if (word === undefined || /\b(?:contact|enquiry|inquiry|request) form\b/i.test(sentence)) return null
  const noun = word.startsWith('review')
    ? 'review'
    : word.startsWith('testimonial')
      ? 'testimonial'
      : word === 'memories' || /^(?:memory|greeting|message|note|story|thought|wish|line)$/.test(word)
        ? singularize(word)
        : 'entry'
  const kind = readKind(noun, undefined)
  return { ...kind, fields: [...fields], skeleton: 'cards' }
}

/** "Your memory" leaves memories; what has no such name is an entry. */
function nounLeft(fields: VisitorForm['fields']): string {
  const words = fields.flatMap(({ label }) => label.toLowerCase().split(' '))
  return words.find((word) => /^(?:memory|greeting|message|note|story|thought|wish|line)$/.test(word)) ?? 'entry'
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
