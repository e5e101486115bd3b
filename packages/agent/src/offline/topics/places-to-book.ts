// What is booked by the hour because it is there: two courts are booked, and no lessons on them.
import { numberTold } from '../understand/plain/spelled-numbers.ts'
import { capitalize, singularize } from '../understand/inflect.ts'
import type { SampleRow } from './topic.ts'

const places =
  'courts|pitches|lanes|rooms|halls|tables|boats|saunas|kilns|machines|studios|desks|bays|fields|rinks|boxes'
const counted = new RegExp(
  String.raw`\b(two|three|four|five|six|seven|eight|[2-8]) ((?:[\p{L}-]+ ){0,2}?(?:${places}))\b`,
  'iu',
)
/** The place itself is booked, or its hours, and nothing that is done there. */
const isBooked = new RegExp(
  String.raw`\b(?:book|reserv|rent|hir)\p{L}*\b[^.;]{0,30}?\b(?:hours?|slots?|it|them|one|court|pitch|lane|room|hall|table|boat|sauna|kiln|machine|studio|desk|field|rink|box|${places})\b`,
  'iu',
)
const ofMembers = /\b(?:members?|club|residents?|neighbo?urs?|flatmates|tenants)\b/iu
/** What an hour costs where strangers book it. */
const priceOfHour = 18

/** "Two clay courts" → clay court 1 and 2, what stands first stored last; none where the message counts no such places. */
export function placesToBook(message: string): readonly SampleRow[] {
  const [, told = '', name = ''] = counted.exec(message) ?? []
  const many = isBooked.test(message) ? numberTold(told) : 0
  const price = String(ofMembers.test(message) ? 0 : priceOfHour)
  return Array.from({ length: many }, (_, at) => ({
    title: `${capitalize(singularize(name.toLowerCase()))} ${many - at}`,
    remark: '',
    values: { price, minute: '60', duration: '60', hour: '1' },
  }))
}
