// What is cooked today is another tomorrow: "daily specials", "entered every morning" is kept by its day.
import type { Brief, Field } from '../../brief.ts'

const isCooked = /(?:^|\s)(?:dish|meal|special|soup|lunch)$/
const changes =
  /\b(?:daily|of the day|day['’]s|each day|every (?:day|morning)|each morning|in the morning|today['’]s|weekly|this week|(?:for|of) the week)\b/i

const day: Field = { name: 'date', label: 'Date', kind: 'date', required: true }

/** The brief of a list of dishes with the day of each, where they change from day to day. */
export function withDayOfDish(brief: Brief, message: string): Brief {
  const hasDay = brief.fields.some(({ kind, name }) => kind === 'date' || /(?:^|_)day(?:_|$)/.test(name))
  if (brief.front !== 'list' || brief.known !== undefined || hasDay) return brief
  if (!isCooked.test(brief.entity.singular) || !changes.test(message)) return brief
  return { ...brief, fields: brief.fields.toSpliced(1, 0, day) }
}
