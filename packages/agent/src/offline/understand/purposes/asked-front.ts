// Whether somebody asks for a page, a form or a shop, or only tells of what is kept.
import type { BuildReading } from '../finish-brief.ts'

/** Asked for by its name: a page, a form, something that is sold, booked or answered. */
export const asksForFront =
  /\b(?:pages?|forms?|(?:web)?sites?|homepage|invitations?|online|web ?shop|carts?|check ?out|surveys?|questionnaires?|polls?|bookings?|books? (?:a|an|one|online)|can book|quiz(?:zes)?)\b/iu

/** Read as a page although nobody asks for one: "guest list with RSVPs". */
export const isPageUnasked = (told: BuildReading, message: string): boolean =>
  told.ok && told.brief.front === 'site' && !asksForFront.test(message)

/** People are asked for an answer or for their names, or do something themselves: who asks wants no book of it. */
export const asksPeople =
  /\b(?:votes?|voting|rsvps?|sign[- ]?ups?|sign(?:s|ing)? up|register for|registrations?|enrol\w*|director(?:y|ies)|counters?|let (?:our |the |my )?\p{L}+s \p{L}+|(?:guests?|visitors|customers|clients|people|anyone|anybody|everyone|everybody|parents|members|users|residents|tenants|neighbou?rs|students) (?:can|could|should|may|will|to see|to know|to find|to book|pick|choose|book|order|ask|send|add|leave))\b/iu

/** A store is of whatever is in it, which no case of another store knows. */
export const asksForStore = /\b(?:inventor(?:y|ies)|stock|stockroom|supplies)\b/iu
