// "Customers should be able to book a bike service at Spoke & Sons online, tuesday to saturday": what is booked, where and on
// which days, in the words of booking pages.
import { capitalize } from '../inflect.ts'

const wish =
  /^\s*(?:(?:i|we) (?:want|need|would like) (?:a (?:page|site|website|app) (?:where|so that) )?)?(?:my |our |the )?(customers|clients|people|guests|patients|visitors|members|residents|parents) (?:can|(?:should|must|shall|need to|have to|ought to) be able to|to be able to|should|may) book (an? [^,.;]+?)(?: (?:at|with) (\p{Lu}[\p{L}&'’ -]*?))?(?: online)?(?=[,.;]|$)/iu
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
/** Days of which no hours are told. */
const days = new RegExp(
  String.raw`(^|[,.;]\s*)(?:open )?(${day} (?:to|till|until|through|-) ${day})(?=\s*(?:[,.;]|$))`,
  'iu',
)
const usualHours = '9 to 17'
const hoursTold = /\d ?(?:[ap]m|h\b|o['’]clock|:\d\d)|\d ?(?:-|–|to|till|until) ?\d/iu

/** @returns the same where nobody books something that is named */
export function plainBooked(message: string): string {
  const [whole, who = '', what = '', where = ''] = wish.exec(message) ?? []
  if (whole === undefined) return message
  const of = where === '' ? '' : ` for ${where.trim()}`
  const said = message.slice(whole.length)
  const rest = hoursTold.test(said)
    ? said
    : said.replace(days, (_, before: string, told: string) => `${before}open ${told} ${usualHours}`)
  return `Booking page${of}. ${capitalize(who.toLowerCase())} book ${what}${rest}`
}
