// A record that is called by its day ("Eggs: date, count, weather") is told as people say a day, "Wed 18 Nov": its title is made
// of the day, which stays the fact that it was noted as.
import type { Brief, Field } from '../../brief.ts'
import { withMadeTitle } from '../../understand/fields/arrange-fields.ts'

function withDayTitle(fields: readonly Field[], singular: string): Field[] {
  const [first] = fields
  if (first?.kind !== 'date') return [...fields]
  const [title, ...noted] = withMadeTitle(fields, singular)
  return title === undefined ? noted : [{ ...title, isOfDay: true }, ...noted]
}

/** All kinds of the app that are called by a day. */
export const withDayTitles = (brief: Brief): Brief => ({
  ...brief,
  fields: withDayTitle(brief.fields, brief.entity.singular),
  more: brief.more.map((kind) => ({ ...kind, fields: withDayTitle(kind.fields, kind.singular) })),
})
