// Believable days and hours for fields that a topic's own rows do not know; days are counted from the one on which the app is made.
import { programOf } from '../lists/programmes.ts'
import { isOfProgram } from '../lists/running-order.ts'
import { hashText } from '../../seed.ts'
import { chance, oneOf } from './even-chances.ts'
import type { ValueRequest } from './sample-values.ts'

/** What is told before it happens. */
export const toCome =
  /(?:^| )(?:concert|gig|event|meeting|workshop|class|course|lesson|booking|appointment|reservation|performance|show|tour|match|race|exam|shift|program item|rehearsal|consultation|viewing|interview|delivery|tutoring session|coaching session|therapy session|training session|team training|practice session|slot|sitting|babysitting evening|excursion|outing|screening|audition|service slot|pick-?up)$/

/** How far off a day with guests is when it is announced. */
const leadDays = 24
/** What is to come is to come within so many days, mostly. */
const fortnight = 14
const dayStep = 5
/** What is due is due within a month: a third of it is late. */
const dueSpan = 30
const dueLate = 9

const isDue =
  /due|next|deadline|return|^back$|pickup|until|end|appointment|departure|close_date|closes|closing|back_by|(?:^|_)by$/
/** What keeps for a while. */
const isOfKeeping = /expir|renew|available|best_before|use_by|warranty|insured|valid/
/** When somebody takes or comes: some are there already. */
const isOfStay = /^(?:from|from_when|arrival|check_in)$/
const isPet =
  /(?:^| )(?:pet|animal|dog|puppy|cat|kitten|horse|pony|rabbit|sheep|ewe|lamb|goat|cow|calf|cattle|hen|chicken|pig|alpaca|llama|donkey)$/

export function guessDays({ field: { name }, row, seed, noun }: ValueRequest): number {
  // One day, with all that is on.
  if (isOfProgram(noun)) return leadDays
  const spread = chance(seed, row, name)
  if (/bought|purchase|acquired|since|joined|hired/.test(name)) return -Math.round(24 + spread * 940)
  if (/birth|dob|born/.test(name)) return -Math.round(isPet.test(noun) ? 140 + spread * 4400 : 2600 + spread * 14000)
  if (isOfKeeping.test(name)) return Math.round(spread * 160) - dueLate
  // A step that shares nothing with the days of a fortnight leaves each of them once.
  if (toCome.test(noun)) return 1 + ((row * dayStep + hashText(`${name}/${seed}`)) % fortnight)
  if (isOfStay.test(name)) return Math.round(spread * dueSpan) - fortnight
  return isDue.test(name) ? Math.round(spread * dueSpan) - dueLate : -Math.round(spread * spread * 48)
}

/** When somebody is received. */
const byDay =
  /(?:^| )(?:appointment|booking|consultation|lesson|visit|treatment|viewing|interview|delivery|session|tutoring)$/
const byEvening =
  /(?:^| )(?:rehearsal|training|practice|class|course|concert|gig|meeting|performance|show|screening|babysitting|evening|match)(?: session| evening)?$/
const byShift = /(?:^| )(?:shift|duty|rota|work ?hours?|working ?hours?|hour|time ?sheet|time entry)$/

const bedTimes = ['22:40', '23:15', '22:05', '23:50', '00:20']
const wakingTimes = ['06:50', '07:10', '06:15', '07:45', '08:20']
const openTimes = ['09:00', '14:15', '10:30', '16:45', '11:15', '08:30', '13:00', '15:30']
const eveningTimes = ['19:00', '18:30', '19:30', '18:00', '20:00', '17:30', '10:00']
const shiftTimes = ['06:00', '08:00', '14:00', '09:00', '12:00', '07:30', '15:00']
const pillTimes = ['08:00', '20:00', '12:30', '08:00', '22:00']
const anyTimes = ['07:45', '18:30', '12:15', '09:05', '16:10']

export function timesOf(name: string, noun: string): readonly string[] {
  if (/bed|asleep|to_sleep|sleep_time/.test(name)) return bedTimes
  if (/wak|woke|got_up|get_up|rise/.test(name)) return wakingTimes
  if (/(?:^| )(?:medicine|medication|pill|tablet|dose)$/.test(noun)) return pillTimes
  if (byShift.test(noun)) return shiftTimes
  if (byEvening.test(noun)) return eveningTimes
  return byDay.test(noun) ? openTimes : anyTimes
}

export function guessTime({ field: { name }, row, seed, noun, about }: ValueRequest): string {
  const parts = isOfProgram(noun) ? programOf(about) : []
  const begins = parts[row % parts.length]?.time
  if (begins !== undefined) return begins
  return oneOf(timesOf(name, noun), seed, row, name)
}
