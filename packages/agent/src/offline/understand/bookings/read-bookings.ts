// What whoever books is asked, and when there is something to book.
import type { Entity, Field } from '../../brief.ts'
import { readFields } from '../fields/read-fields.ts'
import { readKind, refer } from '../kinds/read-relations.ts'

const person = String.raw`(?:names?|nicknames?|e-?mails?|phones?|mobiles?|telephones?)`
const saidLists: readonly RegExp[] = [
  // "A booking form: name, phone, treatment, date, time".
  new RegExp(
    String.raw`\b(?:booking|bookings|appointments?|reservations?|form|book|reserve)\b[^.;:("“]{0,40}?(?::|\bwith\b|\basking for\b|\basks(?: for)?\b)\s*([^.;:]*\b${person}\b[^.;:]*)`,
    'iu',
  ),
  // "Customers pick a day and leave name and phone".
  new RegExp(
    String.raw`\b(?:gives?|giving|leaves?|leaving|enters?|entering|states?|types? in|fills? in)\s+([^.;:]*\b${person}\b[^.;:]*)`,
    'iu',
  ),
]
const noDetail =
  /^(?:services?|day|date|time|hour|slots?|time slots?|when|what|which .*|one|it|them|day and time|table|confirmation)$/i
const ends =
  /\s+(?:so that|so we|to (?:book|reserve|confirm)|and (?:then|we|i|the|it|they)|which|that|who|for the)\b.*$/iu

/** The details that a message asks of whoever books; empty where it leaves that open. */
function readBookingDetails(text: string, thing: string): Field[] {
  const said = saidLists.map((pattern) => pattern.exec(text)?.[1]).find((list) => list !== undefined)
  if (said === undefined) return []
  const list = said.replace(ends, '').replace(/\s+(?:from|between)?\s*\d+\s*(?:to|-|–|and)\s*\d+\b/g, '')
  return readFields(list.replace(/(?<=^|,\s*|\band\s+)(?:the|their|his|her|your|an?)\s+/giu, '')).fields.filter(
    ({ label, kind }) =>
      !noDetail.test(label) &&
      label.toLowerCase() !== thing &&
      (kind !== 'date' || /birth/i.test(label)) &&
      kind !== 'time',
  )
}

const usual = 'date (required), time (required)'
const isPerson = /^(?:.*name|e-?mail|phone|mobile|telephone)$/i

/** A booking says for what, when and by whom: what was said of that, else name, e-mail and a place for notes. */
export function withBookings(
  { main, more }: { main: Entity; more: Entity[] },
  text: string,
  said: readonly Field[],
): { main: Entity; more: Entity[] } {
  const details = readBookingDetails(text, main.singular)
  const isTold = details.length >= 2
  const wantsPhone = said.some(({ kind }) => kind === 'phone') || /\b(?:phone|mobile|telephone)\b/i.test(text)
  const wantsEmail = said.some(({ kind }) => kind === 'email') || !wantsPhone
  const usualPerson = readFields(
    `name (required), ${wantsEmail ? 'email (required), ' : ''}${wantsPhone ? 'phone (required)' : ''}`,
  ).fields
  const ofGuests = said.filter(({ label }) => isOfGuests.test(label))
  const asked = isTold
    ? details.map((field) => (isPerson.test(field.label) ? { ...field, required: true } : field))
    : [...usualPerson, ...ofGuests]
  const title = asked.find(({ name }) => /(?:^|_)name$/.test(name)) ?? readFields('name (required)').fields[0]
  const fields = [
    ...(title === undefined ? [] : [{ ...title, required: true }]),
    ...asked.filter((field) => field !== title),
    ...readFields(usual).fields,
    ...(isTold ? [] : readFields('notes').fields),
  ]
  const distinct = fields.filter(({ name }, index) => fields.findIndex((field) => field.name === name) === index)
  const booking = refer({ ...readKind('booking', undefined), fields: distinct, skeleton: 'days' }, main.singular)
  return { main, more: [...more, { ...booking, fields: whoFirst(booking.fields) }] }
}

const isReached = ({ kind }: Field): boolean => kind === 'email' || kind === 'phone'

/** Who it is and how they are reached, then what they come for. */
function whoFirst(fields: readonly Field[]): Field[] {
  const [title, ...rest] = fields
  return title === undefined ? [] : [title, ...rest.filter(isReached), ...rest.filter((field) => !isReached(field))]
}

const isOfGuests =
  /^(?:number of (?:guests|people|persons|players|participants|adults|children|tickets|nights)|how many (?:guests|people|persons|players|participants)|party size|guests|birthday|date of birth)$/i

const clock = String.raw`(?:[01]?\d|2[0-3])[:.][0-5]\d`
const pad = (time: string): string => time.replace('.', ':').padStart(5, '0')

const hour = String.raw`(\d{1,2})(?:[:.]00)?\s*(am|pm)?`
const open = new RegExp(
  String.raw`\b(?:open(?:ing)?(?: hours| times)?|hours|business hours|working)\b[^.;\n\d]{0,60}?\b${hour}\s*(?:to|-|–|until|till)\s*${hour}(?![\d:.]*\d|\s*(?:min|hours|people|guests|€|\$))`,
  'giu',
)

function hourOfDay(said: string | undefined, half: string | undefined): number {
  return Number(said) + (/pm/i.test(half ?? '') && Number(said) < 12 ? 12 : 0)
}

/** "Open Tue to Sat 9 to 18": the hours of opening and of closing, as they were said last. */
export function saidHours(text: string): [from: number, to: number] | null {
  const found = [...text.matchAll(open)].at(-1)
  if (found === undefined) return null
  const from = hourOfDay(found[1], found[2])
  const to = hourOfDay(found[3], found[4] ?? (Number(found[3]) <= from ? 'pm' : undefined))
  return from >= 24 || to > 24 || to - from < 2 ? null : [from, to]
}

const inADay = ['09:00', '10:30', '12:00', '13:30', '15:00', '16:30']
const atTable = ['12:00', '13:30', '18:00', '19:30', '21:00']

/**
 * "At 14:00, 16:00 or 18:00": the times of day at which something can be booked; else every hour, or slot, in which it is open, and
 * where nobody says that, as many as a day has room for.
 */
export function readSlots(text: string): string[] {
  const list = new RegExp(
    String.raw`${clock}(?:\s*,\s*(?:or\s+|and\s+)?${clock})*,?\s+(?:or|and)\s+${clock}`,
    'i',
  ).exec(text)
  const said = [...(list?.[0] ?? '').matchAll(new RegExp(clock, 'g'))].map(([time]) => pad(time))
  if (said.length >= 2) return said
  const hours = saidHours(text)
  if (hours === null) return /\b(?:restaurant|bistro|dinner|supper)\b/i.test(text) ? atTable : inADay
  const [from, to] = hours
  const long = slotMinutes(text)
  return Array.from({ length: Math.floor(((to - from) * 60) / long) }, (_, index) => {
    const minute = from * 60 + index * long
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  })
}

/** "In slots of 2 hours": how long each time is, an hour where nobody says it. */
function slotMinutes(text: string): number {
  const [, many = '1', unit = 'hours'] = /\bin slots of (\d{1,3}) (hours?|minutes?)\b/iu.exec(text) ?? []
  const minutes = Number(many) * (unit.startsWith('h') ? 60 : 1)
  return minutes >= 10 && minutes <= 12 * 60 ? minutes : 60
}

/** What somebody reads who is too late, where the message says it. */
export function saidTakenWords(text: string): string | undefined {
  return /\b(?:taken|twice|already|too late|tries|double|again|gone|full)\b[^.“”"]{0,60}["“]([^"“”]{3,80})["”]/i.exec(
    text,
  )?.[1]
}

export function readTakenWords(text: string): string {
  return saidTakenWords(text) ?? 'This time is taken already. Choose another one.'
}
