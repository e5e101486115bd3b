// How long something took and at what hours it is: the time of a run or a recipe is no hour of the day, a rehearsal's “from” is.
import type { Field } from '../../brief.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'

const isFarByName = /(?:^|_)(?:km|kilomet(?:er|re)s|miles|distance|length)(?:_|$)/
/** How far somebody went; the length of a fish in centimetres is no way. */
const isFar = ({ kind, name, unit }: Field): boolean =>
  kind === 'number' && (unit === undefined ? isFarByName.test(name) : /^(?:km|mi|m)$/.test(unit))
const isSpan = ({ kind, name }: Field): boolean =>
  (kind === 'time' || kind === 'text') &&
  /^(?:(?:run|finish|finishing|running|total|moving)_)?(?:time|duration)$|^how_long$/.test(name)

/** The time of a kitchen is counted in minutes, also where nobody says so. */
const isKitchenTime = ({ kind, name, unit }: Field): boolean =>
  kind === 'number' && unit === undefined && /^(?:cook\w*|prep\w*|bak\w*|total|resting)_time$/.test(name)

function inMinutes<T extends { fields: Field[] }>(kind: T): T {
  if (!kind.fields.some(isKitchenTime)) return kind
  return { ...kind, fields: kind.fields.map((field) => (isKitchenTime(field) ? { ...field, unit: 'min' } : field)) }
}

function timed<T extends { fields: Field[] }>(kind: T): T {
  if (!kind.fields.some(isFar)) return kind
  return {
    ...kind,
    fields: kind.fields.map((field) => (isSpan(field) ? { ...field, kind: 'number', unit: 'min' } : field)),
  }
}

interface Dated {
  singular: string
  fields: Field[]
}

/** What is cooked takes so long; it is not done at an hour of the day. */
const isCooked = /(?:^| )(?:recipe|dish|meal|cake|bake|bread|dessert|soup|cocktail|drink)$/
const isCookTime = ({ kind, name }: Field): boolean =>
  (kind === 'time' || kind === 'text') && /^(?:(?:cook|prep|bak|total|resting|preparation)\w*_)?time$/.test(name)

function cooked<T extends Dated>(kind: T): T {
  if (!isCooked.test(kind.singular)) return kind
  return {
    ...kind,
    fields: kind.fields.map((field) => (isCookTime(field) ? { ...field, kind: 'number', unit: 'min' } : field)),
  }
}

/** What goes from one place to another, or from one person to another, has no hours in its "from" and "to". */
const isOnWay =
  /(?:^| )(?:trip|ride|journey|drive|flight|transfer|delivery|move|letter|message|payment|transaction|transport|route|passage|train|ferry|gift|parcel|translation|lift|loan|stay|holiday)$/
const isOwnDay = ({ kind, name }: Field): boolean => kind === 'date' && /^(?:date|day|which_day|when)$/.test(name)
const isFrom = /^(?:from|start|starts|begin|begins|started)$/
const isUntil = /^(?:to|until|till|end|ends|finish|finished|ended)$/
const canBeHour = ({ kind }: Field): boolean => kind === 'text' || kind === 'date' || kind === 'time'

function byHours<T extends Dated>(kind: T): T {
  const of = (says: RegExp): Field | undefined => kind.fields.find((field) => canBeHour(field) && says.test(field.name))
  const [from, until] = [of(isFrom), of(isUntil)]
  const isOne = !isOnWay.test(kind.singular) && kind.fields.some(isOwnDay)
  if (!isOne || from === undefined || until === undefined) return kind
  return {
    ...kind,
    fields: kind.fields.map((field) => (field === from || field === until ? { ...field, kind: 'time' } : field)),
  }
}

const lasting = <T extends Dated>(kind: T): T => inMinutes(timed(cooked(byHours(kind))))

export function withDurations(kinds: Kinds): Kinds {
  return { ...kinds, main: lasting(kinds.main), more: kinds.more.map(lasting) }
}
