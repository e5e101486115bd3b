// How long something took, where how far it went stands beside it: the time of a run is no hour of the day.
import type { Field } from '../../brief.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'

const isFar = ({ kind, name, unit = '' }: Field): boolean =>
  kind === 'number' &&
  (/^(?:km|mi|m)$/.test(unit) || /(?:^|_)(?:km|kilomet(?:er|re)s|miles|distance|length)(?:_|$)/.test(name))
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

export function withDurations(kinds: Kinds): Kinds {
  return { ...kinds, main: inMinutes(timed(kinds.main)), more: kinds.more.map((kind) => inMinutes(timed(kind))) }
}
