// Which records are bookings that take a place of another, and who learns of them.
import type { Brief } from '../../brief.ts'

export const isBookingNoun = /(?:^|\s)(?:booking|sign-up|registration|reservation)$/

export function takesSeat({ parts, entity }: Pick<Brief, 'parts' | 'entity'>): boolean {
  return parts.includes('seats') && isBookingNoun.test(entity.singular)
}

/** Who booked is the admin's to read, whoever may write the rest; inside a door all who came in read it. */
export function keepsBookings({
  access,
  isBookingKept,
  parts,
}: Pick<Brief, 'access' | 'isBookingKept' | 'parts'>): boolean {
  return isBookingKept && parts.includes('seats') && (access === 'open' || access === 'members')
}

/** "Everyone sees who is coming": not said of those who look after it. */
const seesWhoComes =
  /\b(?:every(?:one|body)|any(?:one|body)|visitors?|guests|others|participants|people)(?: (?:can|may|should|also|then|will|on|the|page|site))* (?:sees?|reads?) (?:there |here )?(?:the names of )?(?:who|(?:those|people|everyone) who)\b[^.;]{0,12}\b(?:com(?:e|es|ing)|going|in|signed|books?|booked|join(?:s|ed)?|registered|takes?)\b/i

/** The field by which the page of what is held names those who come to it; null where nobody is to be named. */
export function shownName({ fields, request }: Pick<Brief, 'fields' | 'request'>): string | null {
  const [title] = fields
  const isName = title?.kind === 'text' && /\bname\b/i.test(title.label)
  return isName && seesWhoComes.test(request) ? title.name : null
}
