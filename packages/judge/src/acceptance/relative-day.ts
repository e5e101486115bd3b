// Days that a kept check counts from the day on which it is walked: a fixed one would soon be past, or another month's.

const dayMs = 86_400_000
/** Further away it is a date of its own, like a birthday. */
const mostDays = 62

/** `2031-05-03` as `today`, `today+14` or `today-3`, a time after it stays; what is no near day stays as it is. */
export function asRelativeDay(value: string, now = new Date()): string {
  const [, day, time = ''] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(value) ?? []
  if (day === undefined) return value
  const days = Math.round((Date.parse(day) - Date.parse(isoDay(now))) / dayMs)
  if (Math.abs(days) > mostDays) return value
  const relative = days === 0 ? 'today' : `today${days > 0 ? '+' : ''}${days}`
  return time === '' ? relative : `${relative} ${time}`
}

/** The other way round; anything else stays as it is. */
export function readRelativeDay(value: string, now = new Date()): string {
  const found = /^today([+-]\d+)?(?: (\d{2}:\d{2}))?$/.exec(value)
  if (found === null) return value
  const [, days = '0', time] = found
  const day = isoDay(new Date(now.getTime() + Number(days) * dayMs))
  return time === undefined ? day : `${day}T${time}`
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
