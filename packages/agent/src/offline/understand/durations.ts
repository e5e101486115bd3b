// How long something took, where how far it went stands beside it: the time of a run is no hour of the day.
import type { Field } from '../brief.ts'
import type { Kinds } from './relate-kinds.ts'

const isFar = ({ kind, name, unit = '' }: Field): boolean =>
  kind === 'number' &&
  (/^(?:km|mi|m)$/.test(unit) || /(?:^|_)(?:km|kilomet(?:er|re)s|miles|distance|length)(?:_|$)/.test(name))
const isSpan = ({ kind, name }: Field): boolean =>
  (kind === 'time' || kind === 'text') &&
  /^(?:(?:run|finish|finishing|running|total|moving)_)?(?:time|duration)$|^how_long$/.test(name)

function timed<T extends { fields: Field[] }>(kind: T): T {
  if (!kind.fields.some(isFar)) return kind
  return {
    ...kind,
    fields: kind.fields.map((field) => (isSpan(field) ? { ...field, kind: 'number', unit: 'min' } : field)),
  }
}

export function withDurations(kinds: Kinds): Kinds {
  return { ...kinds, main: timed(kinds.main), more: kinds.more.map(timed) }
}
