// Which records are bookings that take a place of another.
import type { Brief } from '../brief.ts'

export const isBookingNoun = /(?:^|\s)(?:booking|sign-up|registration|reservation)$/

export function takesSeat({ parts, entity }: Pick<Brief, 'parts' | 'entity'>): boolean {
  return parts.includes('seats') && isBookingNoun.test(entity.singular)
}
