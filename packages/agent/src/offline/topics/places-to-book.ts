// What is booked by the hour because it is there: two courts are booked, and no lessons on them.
import { capitalize, singularize } from '../understand/inflect.ts'
import type { SampleRow } from './topic.ts'

const numbers: readonly string[] = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const counted = new RegExp(
  String.raw`\b(${numbers.slice(2).join('|')}|[2-8]) ((?:[\p{L}-]+ ){0,2}?(?:courts|pitches|lanes|rooms|halls|tables|boats|saunas|kilns|machines|studios|desks|bays|fields|rinks|boxes))\b`,
  'iu',
)
const ofMembers = /\b(?:our|members?|club|residents?|neighbo?urs?|house)\b/i
/** What an hour costs where strangers book it. */
const priceOfHour = 18

/** "Two clay courts" → clay court 1 and 2, what stands first stored last; none where the message counts no such places. */
export function placesToBook(message: string): readonly SampleRow[] {
  const [, told = '', name = ''] = counted.exec(message) ?? []
  const many = Math.max(numbers.indexOf(told.toLowerCase()), Number(told) || 0)
  const price = String(ofMembers.test(message) ? 0 : priceOfHour)
  return Array.from({ length: name === '' ? 0 : many }, (_, at) => ({
    title: `${capitalize(singularize(name.toLowerCase()))} ${many - at}`,
    remark: '',
    values: { price, minute: '60', duration: '60', hour: '1' },
  }))
}
