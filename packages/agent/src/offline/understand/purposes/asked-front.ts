// Whether somebody asks for a page, a form or a shop, or only tells of what is kept.
import type { BuildReading } from '../finish-brief.ts'

/** Asked for by its name: a page, a form, something that is sold, booked or answered. */
export const asksForFront =
  /\b(?:pages?|forms?|(?:web)?sites?|homepage|invitations?|online|web ?shop|carts?|check ?out|surveys?|questionnaires?|polls?|bookings?|books? (?:a|an|one|online)|can book|quiz(?:zes)?)\b/iu

/** Read as a page although nobody asks for one: "guest list with RSVPs". */
export const isPageUnasked = (told: BuildReading, message: string): boolean =>
  told.ok && told.brief.front === 'site' && !asksForFront.test(message)
