// "We are closed on mondays", "12 people to a class", "bookings 2 weeks ahead at most": what of the coming days and times can
// be booked; and what is asked of bookings that no rule does.
import { spelledNumbers } from '../plain/spelled-numbers.ts'
import type { Brief, Entity } from '../../brief.ts'
import { quoteName } from '../../compose/data/quote-sql.ts'
import { namesOf } from '../../compose/roles.ts'
import { closedDays, readWeekdays, tellWeekdays } from '../bookings/read-bookable.ts'
import { readFields } from '../fields/read-fields.ts'
import { singularize } from '../inflect.ts'
import { takeHours } from './booking-hours.ts'
import { carryOn } from './carried-on.ts'
import type { Edit } from './read-edit-state.ts'

const shut =
  /^(?:we(?:['’]re| are)? |the \p{L}+ (?:is|are) |now |it is )?(?:also |now )?(?:closed|shut|not open|never open)(?: (?:on|every|all|each))*\s+(.+)$|^(?:no|don['’]?t (?:take|allow|accept|offer)|do not (?:take|allow|accept|offer)|block|close|nobody (?:can|may|should) book|people (?:can(?:no|['’])t|may not|should not) book)\s*(?:any )?(?:bookings?|appointments?|classes|reservations?|times?|slots?)?(?: (?:on|every|all|each))*\s+(.+)$/iu
const openOn =
  /^(?:we(?:['’]re| are)? |the \p{L}+ is |now |bookings? )?(?:only )?(?:open|possible|allowed|available)(?: only)?(?: (?:on|from|every))*\s+((?:mon|tue|wed|thu|fri|sat|sun|weekdays|weekends|working days)[^\d]*?)(?:,? (?:(?:from )?\d.*))?$|^(?:only )?(?:allow|take|accept)\s+(?:only )?(?:bookings?|appointments?) (?:only )?(?:on|from)\s+(.+)$/iu

function tellClosed(days: readonly number[], edit: Edit): void {
  const { copy } = edit.brief
  const told = tellWeekdays(readWeekdays(tellWeekdays(days)))
  const before = { ...edit.brief }
  const facts = [
    ...copy.facts.filter(({ label }) => label.toLowerCase() !== 'closed'),
    ...(told === '' ? [] : [{ label: 'Closed', value: told }]),
  ]
  edit.brief.copy = { ...copy, facts }
  const clauses = edit.clauses.length
  carryOn(
    {
      said: `Nothing can be booked on ${told === '' ? 'no day' : told}.`,
      clause:
        told === ''
          ? 'let every day be booked'
          : `close ${told}: no time of those days can be booked, and “Closed: ${told}” stands on the first page`,
      why: `closing ${told}, because they are closed already`,
    },
    edit,
  )
  if (edit.clauses.length === clauses) edit.brief = before
}

const everyDay = [1, 2, 3, 4, 5, 6, 0]

/** "Open Tuesday to Saturday" says all of the week; "open on Sundays" one day more. */
function takeOpenDays(order: string, days: readonly number[], edit: Edit): boolean {
  const isWhole = days.length >= 3 || /\bonly\b/i.test(order)
  const hours = /\d.*$/.exec(order)?.[0]
  if (!isWhole && hours !== undefined) {
    edit.refused.push(
      'other hours on some days, because the times that can be booked are the same on every open day (say: open on sundays, or open from 9 to 18)',
    )
    return true
  }
  const known = closedDays(edit.brief.request)
  tellClosed(isWhole ? everyDay.filter((day) => !days.includes(day)) : known.filter((day) => !days.includes(day)), edit)
  if (hours !== undefined) takeHours(`open from ${hours}`, edit)
  return true
}

function takeDays(order: string, edit: Edit): boolean {
  const found = shut.exec(order)
  const said = found?.[1] ?? found?.[2]
  const opened = said === undefined ? openOn.exec(order) : null
  const days = readWeekdays(said ?? opened?.[1] ?? opened?.[2] ?? '')
  // "From 24 December to 2 January" is told, and closes no day of the week.
  if (
    days.length === 0 ||
    days.length === 7 ||
    /\d{1,2}\.?\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(order)
  )
    return false
  if (said === undefined) return takeOpenDays(order, days, edit)
  const known = /\b(?:also|too|as well)\b/i.test(order) ? closedDays(edit.brief.request) : []
  tellClosed([...known, ...days], edit)
  return true
}

/** "A week ahead" is one. */
const numbers: Readonly<Record<string, number>> = { ...spelledNumbers, a: 1 }
const ahead =
  /\b(?:book\w*|appointments?|reserv\w+|sign-?ups?|possible|open|calendar)\b[^.;]*?\b(\d{1,3}|a|one|two|three|four|six) (days?|weeks?|months?)\b[^.;]*\b(?:ahead|in advance|before(?:hand)?|from now|into the future)\b|\b(?:at most|no more than|up to|maximum(?: of)?|max\.?|only)\s+(\d{1,3}|a|one|two|three|four|six) (days?|weeks?|months?) (?:ahead|in advance|into the future)\b/i

function takeAhead(order: string, edit: Edit): boolean {
  const [, first, firstUnit, second, secondUnit] = ahead.exec(order) ?? []
  const said = first ?? second
  const unit = firstUnit ?? secondUnit ?? ''
  if (said === undefined) return false
  if (/\b(?:at least|minimum|not later than|earliest|no later)\b/i.test(order)) {
    edit.refused.push(
      'a shortest time before a booking, because only the longest is known here (say: only allow bookings 2 weeks ahead)',
    )
    return true
  }
  const count = numbers[said.toLowerCase()] ?? Number(said)
  const days = count * (/^month/i.test(unit) ? 30 : /^week/i.test(unit) ? 7 : 1)
  carryOn(
    {
      said: `Bookings are taken at most ${days} days ahead.`,
      clause: `take bookings at most ${count} ${unit.toLowerCase().replace(/s$/, '')}${count === 1 ? '' : 's'} ahead`,
      why: 'taking bookings no further ahead, because it is so already',
    },
    edit,
  )
  return true
}

const person =
  '(?:people|persons|participants|guests|students|attendees|members|children|kids|players|spots|places|seats|bookings)'
const limits = [
  new RegExp(
    String.raw`^(?:let |allow )?(\d{1,4}|two|three|four|five|six|eight|ten) ${person}(?: to| can| may| should| be able to)* (?:book|come|have|take|share)(?: at)? (?:the same|an?|one|each|every|per) (time|slot|hour|class|lesson)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:limit|restrict|cap)\s+(?:the )?(?:number of )?(.+?)\s+(?:to|at)\s+(?:at most |a maximum of |max\.? )?(\d{1,4})\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:at most|no more than|up to|max(?:imum)?\.?(?: of)?|only|not more than)\s+(\d{1,4}) ${person}\b[^.;]*?\b(?:per|in(?:to)?|for|to|each|at)\b\s*(?:each|every|an?|the|one)?\s*(\p{L}+)?`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:each|every|an?|the)\s+(\p{L}[\p{L} ]*?) (?:has|have|takes?|holds?|fits?|should have|can have|is for)\s+(?:room for |space for |at most |up to |only |max\.? )*(\d{1,4}) ${person}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:allow|let|make room for|have|give (?:each|every) \p{L}+|there are|add)\s+(?:at most |up to |only )?(\d{1,4}) ${person}(?: (?:book|come|join))?\b[^.;]*?\b(?:per|in(?:to)?|for|each|at)\b\s*(?:each|every|an?|the|same)?\s*(\p{L}+)?`,
    'iu',
  ),
]

interface Limit {
  people: number
  of: string
}

function peopleIn(said: string): number {
  return numbers[said.toLowerCase()] ?? Number(said)
}

function readLimit(order: string): Limit | null {
  for (const pattern of limits) {
    const [, first = '', second = ''] = pattern.exec(order) ?? []
    if (first === '') continue
    const isNumber = /^\d+$/.test(first) || numbers[first.toLowerCase()] !== undefined
    return { people: peopleIn(isNumber ? first : second), of: (isNumber ? second : first).toLowerCase() }
  }
  return null
}

const timeWords =
  /\b(?:times?|slots?|hours?|appointments?|class(?:es)?|courses?|workshops?|lessons?|sessions?|groups?|treatments?|services?|tours?|trainings?|dates?)\b/i
const ofPlaces =
  /(?:^|_)(?:seats?|places?|spots?|spaces?|capacity|participants|limit|max|attendees|tickets|people|persons|guests|size)(?:_|$)/

/** The records of which each has places: those that are named, else the only ones that have some. */
function placed({ entity, fields, skeleton, topic, isInbox, more }: Brief, of: string): Entity | undefined {
  const kinds: Entity[] = [{ ...entity, fields, skeleton, topic, isInbox }, ...more]
  const words = of.split(/\s+/).map((word) => singularize(word))
  return kinds.find(
    ({ singular, isInbox: isForm }) => !isForm && words.some((word) => singular.split(' ').includes(word)),
  )
}

/** Of records that people book a place of, each says how many it has. */
function limitRecords({ people, of }: Limit, edit: Edit): boolean {
  const { brief } = edit
  const kind = placed(brief, of)
  if (kind === undefined || !(brief.parts.includes('seats') || brief.parts.includes('signups'))) return false
  const known = kind.fields.find((field) => field.kind === 'number' && ofPlaces.test(field.name))
  const [fresh] = known === undefined ? readFields('places (number)').fields : []
  if (fresh !== undefined) {
    edit.added.push(fresh)
    if (kind.singular === brief.entity.singular) edit.brief.fields = [...brief.fields, fresh]
    else
      edit.brief.more = brief.more.map((each) =>
        each.singular === kind.singular ? { ...each, fields: [...each.fields, fresh] } : each,
      )
  }
  const field = known ?? fresh
  const { table } = namesOf({
    entity: { singular: kind.singular, plural: kind.plural },
    base: kind.singular === brief.entity.singular ? brief.base : '',
  })
  edit.sql.push(`update ${quoteName(table)} set ${quoteName(field?.name ?? 'places')} = ${people};`)
  edit.brief.addedRows = [...(brief.addedRows ?? []), `${kind.plural}: ${people} places each`]
  edit.clauses.push(
    `give each of the ${kind.plural} ${people} places (“${field?.label ?? 'Places'}” of each says so, and can be changed there)`,
  )
  return true
}

function takeLimit(order: string, edit: Edit): boolean {
  const limit = readLimit(order)
  if (limit === null || limit.people < 1) return false
  if (edit.brief.front !== 'booking') return limitRecords(limit, edit)
  if (limit.of !== '' && !timeWords.test(limit.of) && placed(edit.brief, limit.of) === undefined) return false
  carryOn(
    {
      said: `Each time takes ${limit.people} people.`,
      clause: `let ${limit.people} people book the same time, and nobody more`,
      why: `${limit.people} people to a time, because it is so already`,
    },
    edit,
  )
  return true
}

const whom =
  /^(?:let|allow|make it possible for|enable) (?:the )?(?:people|customers|clients|guests|visitors|users|them|patients|members|students|pupils|parents|owners|everyone)(?: to)? (?:choose|pick|select)(?: (?:a|an|the|their|which|between|from|their own|one of the|our))* (\p{L}[\p{L} ]{2,24}?)(?: (?:they want|too|as well))?$|^(?:add (?:an? )?)?(?:choice|selection) of (?:an? |the )?(\p{L}[\p{L} ]{2,24})$/iu

function takeChoice(order: string, edit: Edit): boolean {
  const [, first, second] = whom.exec(order) ?? []
  const noun = singularize((first ?? second ?? '').toLowerCase())
  if (noun === '' || /^(?:day|date|time|service|slot|seat|place|option)$/.test(noun)) return false
  const isThere = edit.brief.more.some(({ fields }) => fields.some(({ label }) => label.toLowerCase() === noun))
  edit.refused.push(
    isThere
      ? `choosing the ${noun}, because whoever books is asked for it already`
      : `choosing the ${noun}, because I do not know who there is (say: let people choose the ${noun}: Ana, Ben)`,
  )
  return true
}

const cancels =
  /\bcancel\w*\b|\breschedul\w*|\b(?:move|change|postpone) (?:their|his|her|a|an|my|the) (?:own )?(?:booking|appointment|reservation)\b/i

const cannot: readonly (readonly [says: RegExp, why: string])[] = [
  [
    cancels,
    'cancelling or moving a booking by whoever booked, because nobody has an account there (whoever looks after the bookings changes and deletes them under “Bookings”)',
  ],
  [
    /\bremind\w*\b/i,
    'reminders, because that takes a mail service with its key and code that rules do not write (what comes next stands first under “Bookings”)',
  ],
  [
    /\bwait(?:ing)?[- ]?list\b/i,
    'a waiting list, because what is full cannot be booked here until a place is free again',
  ],
  [
    /\b(?:\d+ ?%|percent) (?:off|discount|less)\b|\bdiscounts?\b/i,
    'discounts, because nothing is paid here (the price of each stands on its page)',
  ],
  [/\b(?:vat|tax(?:es)?)\b/i, 'prices with tax, because a price is shown as it was written (change it under its name)'],
  [
    /\b(?:time ?table|week(?:ly)? (?:view|plan|schedule|overview))\b/i,
    'a table of the week, because the times of five days stand beside each other on the first page, and what was booked goes by days under “Bookings”',
  ],
]

/** @returns '' where the order was about what can be booked, else the order as it was */
export function takeBooking(order: string, edit: Edit): string {
  const { front, parts } = edit.brief
  const isSeated = parts.includes('seats') || parts.includes('signups')
  if (front !== 'booking' && !isSeated) return order
  if (takeLimit(order, edit)) return ''
  if (front !== 'booking') return order
  if (takeDays(order, edit) || takeAhead(order, edit) || takeChoice(order, edit)) return ''
  const why = /^(?:remove|delete|rename|hide|change)\b/i.test(order)
    ? undefined
    : cannot.find(([says]) => says.test(order))?.[1]
  if (why === undefined) return order
  edit.refused.push(why)
  return ''
}
