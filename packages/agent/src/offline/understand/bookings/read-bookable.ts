// What of the coming days and times can be booked: closed days, how far ahead, how many people a time takes.

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const starts = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const week = [1, 2, 3, 4, 5, 6, 0] as const
const dayWord = String.raw`(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:days?)?`
const span = new RegExp(String.raw`\b(${dayWord})\s*(?:to|-|–|until|till|through)\s*(${dayWord})\b`, 'giu')
const single = new RegExp(String.raw`\b${dayWord}\b`, 'giu')

function numberOf(word: string): number {
  return starts.findIndex((start) => word.toLowerCase().startsWith(start))
}

function placeInWeek(word: string): number {
  return week.findIndex((day) => day === numberOf(word))
}

/** Days of the week that words name, as numbers from Sunday, 0, in the order of the week. */
export function readWeekdays(words: string): number[] {
  const found = new Set<number>()
  if (/\bweekends?\b/i.test(words)) for (const day of [6, 0]) found.add(day)
  if (/\b(?:weekdays|working days)\b/i.test(words)) for (const day of [1, 2, 3, 4, 5]) found.add(day)
  const rest = words.replace(span, (_, first: string, last: string) => {
    const [from, to] = [placeInWeek(first), placeInWeek(last)]
    for (const [at, day] of week.entries())
      if (from <= to ? at >= from && at <= to : at >= from || at <= to) found.add(day)
    return ' '
  })
  for (const [word] of rest.matchAll(single)) found.add(numberOf(word))
  return week.filter((day) => found.has(day))
}

/** "Mondays and Sundays". */
export function tellWeekdays(days: readonly number[]): string {
  const names = days.map((day) => `${dayNames[day] ?? ''}s`)
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((each) => each !== '').join(' and ')
}

const lastOf = (pattern: RegExp, request: string): string | undefined => [...request.matchAll(pattern)].at(-1)?.[1]

const days = String.raw`${dayWord}(?:(?:\s*,\s*|\s*(?:,\s*)?(?:and|or|&|\+|to|-|–|until|till|through)\s+|-|–)${dayWord})*`
const closedOn = new RegExp(
  String.raw`\b(?:closed|shut)\s+(?:on\s+|every\s+|all day\s+)?(${days})\b|\bnot open on\s+(${days})\b`,
  'iu',
)
const openOn = new RegExp(
  String.raw`\bopen(?:\s+only)?\s+(?:on\s+|from\s+)?(${days})\b(?!\s+(?:evenings?|mornings?|afternoons?|late))`,
  'iu',
)

/** "Closed on Sundays and Mondays", "open Tuesday to Saturday": the days that a message leaves out. */
function closedInPassing(message: string): number[] {
  const [, shut, notOpen] = closedOn.exec(message) ?? []
  const closed = readWeekdays(shut ?? notOpen ?? '')
  const open = closed.length > 0 ? [] : readWeekdays(openOn.exec(message)?.[1] ?? '')
  // Where one day is named to be open, others may be as well.
  return open.length > 1 ? week.filter((day) => !open.includes(day)) : closed
}

/** Days on which nothing can be booked, as it was said last. */
export function closedDays(request: string): number[] {
  const ordered = lastOf(/^Nothing can be booked on ([^.\n]+)\.$/gm, request)
  return ordered === undefined ? closedInPassing(request) : readWeekdays(ordered)
}

/** How many days ahead something can be booked; null where that is open. */
export function daysAhead(request: string): number | null {
  const said = lastOf(/^Bookings are taken at most (\d{1,3}) days ahead\.$/gm, request)
  return said === undefined ? null : Number(said)
}

export interface BookingLimit {
  count: number
  /** In which stretch of time; "ahead" are all that are still to come. */
  span: 'day' | 'week' | 'month' | 'ahead'
}

/** How often one person may book; null where that is open. */
export function bookingLimit(request: string): BookingLimit | null {
  const [, count = '', said = ''] =
    [...request.matchAll(/^Nobody books more than (\d{1,2}) times (a day|a week|a month|ahead)\.$/gm)].at(-1) ?? []
  if (count === '') return null
  const word = said.replace('a ', '')
  return { count: Number(count), span: word === 'day' || word === 'week' || word === 'month' ? word : 'ahead' }
}

/** How many people may book the same time; null where a time is one person's. */
export function peoplePerTime(request: string): number | null {
  const said = lastOf(/^Each time takes (\d{1,4}) people\.$/gm, request)
  return said === undefined ? null : Number(said)
}
