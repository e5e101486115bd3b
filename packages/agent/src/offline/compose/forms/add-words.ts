// What the way to a new record says: things are added, posts and reviews are written, one's own profile is created.
import { withArticle } from '../../understand/inflect.ts'
import { seatWay } from '../parts/seats.ts'
import { takesSeat } from '../parts/takes-seat.ts'
import type { View } from '../views.ts'

const isPublished = /(?:^|\s)(?:post|article|story|essay)$/
const isShown = /\s(?:photo|photograph|picture|painting|drawing)$/
const isSaid = /(?:^|\s)(?:review|testimonial|reply)$/

/** @param noun what it is called here, where that is shorter than its full name */
export function addWords(
  { entity, parts, fields }: Pick<View, 'entity' | 'parts' | 'fields'>,
  noun: string = entity.singular,
): string {
  if (takesSeat({ entity, parts })) return seatWay({ entity, fields })
  if (entity.singular === 'profile') return 'Create profile'
  // "An analogue photo" is added as a photo.
  if (isShown.test(noun)) return `Add ${withArticle(noun.split(' ').at(-1) ?? noun)}`
  if (isPublished.test(noun)) return `Write a new ${noun}`
  return isSaid.test(noun) ? `Write ${withArticle(noun)}` : `Add ${withArticle(noun)}`
}
