// The order of what is told by its day: what comes next first, what was noted last first, what is due soonest first.
import type { Brief, Field } from '../../brief.ts'
import { dueDayOf, isSpent, looksAhead } from '../drawings/measures.ts'
import { isNote, shapeOf } from '../record-shapes/choose-shape.ts'
import { isDoneField, partsOf } from '../roles.ts'
import type { Ordering } from './asked-order.ts'

/** Entries of a day, what money went on, and what has to be done by a day; a tick puts what is open first by itself. */
export function isToldByDay(brief: Brief, date: Field): boolean {
  const { title, toggle } = partsOf(brief)
  if (date === dueDayOf(brief)) return toggle === null || !isDoneField(toggle)
  return (
    shapeOf(brief) === 'event' ||
    (!looksAhead(brief, date) && (title.isMade === true || isSpent(brief) || isNote(brief)))
  )
}

/** The days to come begin with the next one, those that have passed with the last. */
export function dateOrder(brief: Brief, date: Field): Ordering {
  const time = brief.fields.find(({ kind }) => kind === 'time')
  const when = (one: string) =>
    time === undefined
      ? `(${one}.${date.name} ?? '9')`
      : `\`\${${one}.${date.name} ?? '9'} \${${one}.${time.name} ?? ''}\``
  const label = `By ${date.label.toLowerCase()}`
  if (date === dueDayOf(brief) || !isToldByDay(brief, date))
    return { id: date.name, label, compare: `(a, b) => ${when('a')}.localeCompare(${when('b')})` }
  if (shapeOf(brief) === 'event')
    return {
      id: date.name,
      label,
      compare: `(a, b) => {
    const today = new Date().toISOString().slice(0, 10)
    const isOver = ({ ${date.name} }) => Boolean(${date.name}) && ${date.name} < today
    const order = ${when('a')}.localeCompare(${when('b')})
    return Number(isOver(a)) - Number(isOver(b)) || (isOver(a) ? -order : order)
  }`,
    }
  return {
    id: date.name,
    label: 'Latest first',
    compare: `(a, b) => (b.${date.name} ?? '').localeCompare(a.${date.name} ?? '') || b.id - a.id`,
  }
}
