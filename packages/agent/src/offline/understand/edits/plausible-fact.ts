// Is what somebody wants to add a fact that each record has? "Add shipping costs of 4.90" and "add a gift list" are none.
import type { Brief, Field } from '../../brief.ts'

/** Said to be a field in so many words: then it is one, whatever it is called. */
export const saysField =
  /\b(?:fields?|columns?|checkbox(?:es)?|drop-?downs?|inputs?|propert(?:y|ies)|attributes?)\b|(?:yes\s?[/-]\s?no)|\bto each \p{L}|\((?:[^()]*)\)/iu

/** Parts of an app, and what people do in it. */
const features =
  /\b(?:testimonials?|reviews?|sub-?tasks?|count-?downs?|polic(?:y|ies)|imprint|impressum|terms|wish-?lists?|(?:gift|task|shopping|guest|wish|packing|waiting|price|to-?do) ?lists?|forms?|videos?|sounds?|music|rss|discounts?|coupons?|vouchers?|admins?|timers?|reset|recurring|log-?ins?|emojis?|rooms? called|banners?|popups?|chat ?bots?|slideshows?|sliders?|widgets?|quiz(?:zes)?|polls?|surveys?|forums?|guest ?books?|wizards?|tabs?|pages?|folders?|questions?|answers?|templates?|tutorials?|onboarding|notifications?|reminders?|alerts?|badges?|achievements?|leader ?boards?|roles|permissions|two[- ]factor|search(?:es)?|shipping|delivery costs?|cookie banners?|hashtag feed)$/i

const namesDeed =
  /(?<!^(?:time|hours|minutes|days|date|what|how|where|when|steps|way|reason|things?|number of \p{L}+)) to \p{Ll}|\b(?:who|that|which|can|should|themselves|until|https?|via|if they|so that)\b(?=\s*\S)|^(?:of|with|for|from|to|at|in|on|themselves|people|users|visitors)\s/iu
const holdsValue =
  /\bof \d|^\d+(?:[.,]\d+)? ?\p{L}|@|https?|www\.|\d\s*(?:€|\$|£|euros?|dollars?|pounds?|min\b|sec|%)|[€$£]\s?\d|\b(?:street|road|lane|avenue|row|via|rue|platz|stra(?:ß|ss)e)\b.*\d|\d.*\b(?:street|road|lane|avenue|row)\b/iu

/** Labels of more words than this are sentences. */
const mostWords = 5

/** False where the words name something else than a fact of each record. */
export function isPlausibleFact({ label }: Pick<Field, 'label'>): boolean {
  return (
    label.split(' ').length <= mostWords && !features.test(label) && !namesDeed.test(label) && !holdsValue.test(label)
  )
}

/** What the rules say where they do not know what is to be added. */
export function sayNoFact(label: string, { front, entity }: Pick<Brief, 'front' | 'entity'>): string {
  const page = front === 'site' || front === 'shop' || front === 'list' || front === 'booking'
  return `adding “${label.toLowerCase()}”, because I do not know it as a part of an app (say “add a field ${label.toLowerCase()} to each ${entity.singular}”${page ? ` for a fact of each ${entity.singular}, or “add a page called ${label}” for words` : ` for a fact of each ${entity.singular}`})`
}

const amount = String.raw`(?:[$€£]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:€|£|\$|euros?|dollars?|pounds?|eur|usd|gbp))`

/** "Beard trim, 20 minutes, 18 €", "a fourth candle: vanilla, 13 €": a record with its values. */
export function isRecord(order: string): boolean {
  return new RegExp(
    String.raw`^(?:add|include|put in|create|insert)\s+(?:an?|the|another|one more)?\s*[^()]*[,:]\s*(?:[^()]*,\s*)?${amount}\s*$`,
    'i',
  ).test(order)
}
