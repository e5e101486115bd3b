// What the first page of a form says beside it: a headline made from what it is for, what the message itself tells
// visitors, and what follows when it is sent. Nothing is promised that nobody said.
import { capitalize } from '../../understand/inflect.ts'
import { jsxText } from '../data/expressions.ts'
import { askedFields } from '../records/made-title.ts'
import type { View } from '../views.ts'
import { formWords } from './inbox.ts'

const isWaiting = /\bwait(?:ing)? ?list\b/i
const isLetter = /\bnewsletter\b/i
const isQuote = /\b(?:quotes?|estimates?)\b/i

/** "Waiting list for my oat bakery": the oat bakery; null where nobody says what one waits for, or the name says it. */
function awaited({ request, name }: View): string | null {
  const [, thing] =
    /\bwait(?:ing)? ?list for (?:a|an|the|my|our) ([\p{L}’'-]+(?: [\p{L}’'-]+){0,2}?)(?=\s*(?:$|[.,;:!\n(]|\b(?:with|where|that|which|and|called|named|in|on|at)\b))/iu.exec(
      request,
    ) ?? []
  return thing === undefined || name.toLowerCase().includes(thing.toLowerCase()) ? null : thing
}

/** "Roof type", "date of move", "number of rooms": what somebody has who fills in the form. */
const ofThing =
  /^(?:(?:type|kind|date|size|age|make|colou?r) of (?:the |your )?(\p{L}{3,})|(\p{L}{3,}) (?:type|size|age))$/iu
/** Of these one says nothing of one's own. */
const isNoThing =
  /^(?:shirt|t-shirt|group|team|event|visit|contact|request|message|birth|service|company|business|other|blood)$/i

function thingOf(view: View): string | null {
  const [thing] = askedFields(view).flatMap(({ label }) => {
    const [, after, before] = ofThing.exec(label) ?? []
    const word = after ?? before
    return word === undefined || isNoThing.test(word) ? [] : [word.toLowerCase()]
  })
  return thing ?? null
}

/** What the page asks of a visitor, where nobody gave it a headline: the frame says the name already. */
export function leadHeadline(view: View): string {
  const { entity, request } = view
  const waited = awaited(view)
  if (waited !== null) return `Be the first to hear of the ${waited}`
  const { heading } = formWords(view)
  if (isLetter.test(request) && entity.singular === 'sign-up') return 'Get the next letter'
  if (isWaiting.test(request)) return heading
  const thing = thingOf(view)
  if (thing !== null && isQuote.test(request)) return `What will your ${thing} cost?`
  if (thing !== null && /^(?:lead|enquiry|request|contact)$/.test(entity.singular)) return `Tell us about your ${thing}`
  if (entity.singular === 'sign-up') return 'Put your name down'
  if (entity.singular === 'application') return 'Send your application'
  return heading
}

/** What a firm tells its visitors of itself in a message. */
const told: readonly RegExp[] = [
  /^(?:we|i) (?:answer|reply|ring|call|write|come|visit|deliver|install|repair|teach|bake|measure|plan|collect)\b.{4,}$/i,
  /^(?:the |your )?(?:first )?\p{L}+(?: \p{L}+)? (?:is|are) free(?: of charge)?$/iu,
  /^(?:it|the letter|the newsletter|a letter|one letter) (?:comes|goes out|arrives|appears) .{4,}$/i,
  /^no (?:obligation|spam|advertising|ads|fees?|deposit)$/i,
]
/** What is said to whoever builds the page. */
const toBuilder =
  /\b(?:form|page|button|app|list|table|field|admin|log ?in|password|database|status|headline|colou?rs?|if|when|whether)\b/i
const mostTold = 3
const mostWords = 12

/** Up to three things that the message tells visitors, in its own words. */
export function toldFacts({ request, copy }: View): string[] {
  const said = [copy.headline, copy.thanks, copy.send, ...copy.lines].join('\n').toLowerCase()
  const clauses = request
    .replaceAll(/["“][^"”]*["”]/g, '')
    .split(/[.;!?:\n]|,\s*(?:and\s+)?(?=(?:we|i|the|your|it|no)\b)/i)
    .map((clause) => clause.trim())
    .filter(
      (clause) =>
        told.some((sort) => sort.test(clause)) &&
        !toBuilder.test(clause) &&
        clause.split(' ').length <= mostWords &&
        !said.includes(clause.toLowerCase()),
    )
  return [...new Set(clauses)].slice(0, mostTold).map((clause) => `${capitalize(clause)}.`)
}

/** The lines below the headline, ruled in the colour of their words, which holds on every ground; '' for none. */
export function toldList(view: View): string {
  const facts = toldFacts(view)
  return facts.length === 0
    ? ''
    : `<ul className="mt-8 max-w-md text-lg leading-snug">
${facts.map((fact) => `            <li className="border-t border-current py-3">${jsxText(fact)}</li>`).join('\n')}
          </ul>`
}

/** What follows on a list that one is put on: one line below its form; '' where steps tell it, or nothing follows. */
export function afterSending({ request, copy, fields }: View): string {
  if (copy.thanks !== '' || !fields.some(({ kind }) => kind === 'email')) return ''
  if (isWaiting.test(request)) return 'Your address goes on the list. We write once, when it starts.'
  return isLetter.test(request) ? 'Your address goes on the list, and the next letter comes by email.' : ''
}
