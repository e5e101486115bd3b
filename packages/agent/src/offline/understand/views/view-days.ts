// The day by which something is due, as it was told; else one to fill in, unless it follows from how often it is done.
import type { Brief } from '../../brief.ts'
import { everySoOften, lastTime, saidInterval } from '../../compose/records/care.ts'
import { dueDayOf } from '../../compose/drawings/measures.ts'
import { type Kind, type Seen, added, changed, factOf, first, stateOf } from './view-kinds.ts'

const hasLast = ({ fields }: Pick<Kind, 'fields'>): boolean =>
  fields.some(({ kind, name }) => kind === 'date' && lastTime.test(name))

const tellsInterval = ({ request, fields }: Brief): boolean =>
  saidInterval(request) !== null || fields.some(({ kind, name }) => kind !== 'date' && everySoOften.test(name))

/** What is done every so often, with the last time or each time written down: it is due again by itself. */
export function isCaredFor(brief: Brief, kind: Kind): boolean {
  if (brief.known !== undefined || kind.singular !== brief.entity.singular || !tellsInterval(brief)) return false
  return (
    hasLast(kind) ||
    brief.more.some(
      ({ fields }) => fields.some(({ to }) => to === kind.singular) && fields.some(({ kind: sort }) => sort === 'date'),
    )
  )
}

/** Something has a day by which it is due, whatever the day is called. */
export const isAhead =
  /\b(?:until|till|by when|by which|must|has to|have to|should|deliver\w*|back|keeps?|good|ends?|end|valid|renew\w*|next|planned|departure|appointment|harvest\w*)\b/i
const isPast = /\b(?:since|lent|borrowed|bought|made|opened|found|last|joined|born|birth\w*|received|started)\b/i

export function due(kind: Kind, said: string, isCared = false, every?: string): Seen {
  const dates = kind.fields.filter((field) => field.kind === 'date')
  const known = dueDayOf(kind)
  if (known !== null) return { kind, line: '' }
  // "Not checked for three months": with the last time it follows by itself.
  if (every !== undefined && hasLast(kind)) return { kind, line: `Show what is due every ${every}.` }
  if (isCared) return { kind, line: 'Show what is due.' }
  // A birthday comes round by itself.
  if (dates.some(({ label }) => /\bbirth/i.test(label))) return { kind, line: 'Show upcoming birthdays.' }
  const ahead = dates.find(({ label }) => isAhead.test(label) && !isPast.test(label))
  if (ahead !== undefined) return { kind: changed(kind, ahead, { isDue: true }), line: '' }
  const [only] = dates
  const isPlan =
    /^(?:appointment|event|exam|meeting|lesson|shift|trip|visit|turn|duty|slot|class|session|rehearsal|concert|\p{L}+ (?:night|evening)|screening|tour|outing|match|game|date|birthday|delivery|order|job|booking|task|chore)$/u
  const isPlanned = isPlan.test(kind.singular) || first(kind, 'time') !== undefined
  if (only !== undefined && dates.length === 1 && isPlanned && !isPast.test(only.label))
    return { kind: changed(kind, only, { isDue: true }), line: '' }
  const label = /\b(?:expir\w*|past (?:its|their) \p{L}+|bad|off|runs? out|keeps?)\b/iu.test(said)
    ? 'Best before'
    : /\b(?:back|return\w*|lent|loan|out)\b/i.test(said) || stateOf(kind, 'Returned')
      ? 'Due back'
      : 'Due date'
  return { kind: added(kind, { ...factOf(label, 'date'), isDue: true }), line: '' }
}
