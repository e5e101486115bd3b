// "Where do I see who signed up?": a question about the app, which is answered and changes nothing.
import type { Brief } from '../../brief.ts'
import { hasAdmin } from '../../compose/access.ts'
import { namesOf, pageTitleOf } from '../../compose/roles.ts'
import { viewsOf } from '../../compose/views.ts'

const asks =
  /^(?:so |and |but |ok |hm+ )?(?:where|how|why|what|who|when|which|is there|are there|does|do|did|can (?:i|people|visitors|users|everyone|anyone|others)|could (?:i|people)|will|is it|what['’]s)\b(?!.*\b(?:please|instead)\b)/i
const ofOrders = /^(?:what|how) about\b|^can (?:i|we) (?:have|get|also have)\b|^could (?:i|we) (?:have|get)\b/i
const aboutSent =
  /\b(?:messages?|sign(?:ed|s)?[- ]?ups?|signed|registered|requests?|replies|rsvps?|bookings?|booked|orders?|ordered|submissions?|entries|leads?|came in|coming|comes|attending|joining|sent|contacted|emails?|answers?)\b/i

/** True for a question that asks for no change. */
export function isQuestion(message: string): boolean {
  const text = message.trim()
  return text.endsWith('?') && asks.test(text) && !ofOrders.test(text) && !/["“]/.test(text)
}

/** What there is to say to it: where what comes in is read, and what can be asked for. */
export function answer(message: string, brief: Brief): string {
  const pages = viewsOf(brief)
    .filter(({ isInbox }) => !isInbox)
    .map((view) => `“${pageTitleOf(view)}” (${namesOf(view).home || '/'})`)
  const where = hasAdmin(brief)
    ? 'What visitors send, and what else is to be looked after, stands on the page “Admin” (/admin): sign up on it first, for the first account is the admin’s.'
    : brief.front === 'booking'
      ? 'Who booked stands on the page “Bookings” (/bookings).'
      : brief.front === 'shop'
        ? 'Orders stand on the page “Orders” (/orders).'
        : null
  const pagesSaid = pages.length === 0 ? '' : `Its pages: ${pages.join(', ')}.`
  return [
    aboutSent.test(message) && where !== null ? where : pagesSaid,
    'I answer little, and change apps in words: say what should be different.',
  ]
    .filter((line) => line !== '')
    .join(' ')
}
