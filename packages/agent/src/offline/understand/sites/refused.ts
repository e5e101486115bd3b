// What a place says that it does not do: "no reservations" asks for no form to reserve with, and is told to whoever comes.
import type { Brief } from '../../brief.ts'

const refused =
  /(?:,\s*|\s+(?:and|but)\s+|(?<=[.;]\s))(?:we (?:take|accept) |there are |sorry,? )?(?:no|we (?:do not|don['’]t) (?:take|accept)(?: any)?) (?:table )?(?:reservations?|bookings?)\b(?: (?:needed|required|necessary|taken|possible))?/iu

export const withoutRefused = (message: string): string => message.replace(refused, '')

/** @param message as it was typed */
export function withRefused(brief: Brief, message: string): Brief {
  if (brief.front !== 'site' || !refused.test(message)) return brief
  const fact = { label: 'Reservations', value: 'None, just come by' }
  return { ...brief, copy: { ...brief.copy, facts: [...brief.copy.facts, fact] } }
}
