// A record that is called by its day ("Eggs: date, count, weather") is told as people say a day, "Wed 18 Nov": its title is made
// of the day, which stays the fact that it was noted as.
import type { Brief, Entity, Field } from '../../brief.ts'

type Kind = Pick<Entity, 'fields'>

function withDayTitle<Told extends Kind>(kind: Told): Told {
  const [first] = kind.fields
  if (first?.kind !== 'date' || first.isMade === true) return kind
  const isTaken = kind.fields.some(({ name }) => name === 'title')
  const name = isTaken ? 'day_title' : 'title'
  const title: Field = { name, label: first.label, kind: 'text', required: false, isMade: true, isOfDay: true }
  return { ...kind, fields: [title, ...kind.fields] }
}

/** All kinds of the app that are called by a day. */
export const withDayTitles = (brief: Brief): Brief => ({
  ...withDayTitle(brief),
  more: brief.more.map((kind) => withDayTitle(kind)),
})
