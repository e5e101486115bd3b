// What people do with each other's records in an app that is known: it is the same app, with what the message says of the act.
import type { BuildReading } from '../finish-brief.ts'
import type { Records } from '../purposes/purpose.ts'

/** A known app in which just that is done, as the message tells it; null where it is another. */
export function withKnownAct(
  known: BuildReading | null,
  { parts = [], isOverseen, ...act }: Records,
): BuildReading | null {
  if (known?.ok !== true || (parts.length === 0 && isOverseen !== true)) return null
  const { brief } = known
  const isSame = parts.every((part) => brief.parts.includes(part)) && brief.isOverseen === (isOverseen === true)
  if (!isSame) return null
  const { answers, requests, claims } = act
  return {
    ...known,
    brief: {
      ...brief,
      ...(answers !== undefined && { answers }),
      ...(requests !== undefined && { requests }),
      ...(claims !== undefined && { claims }),
    },
  }
}
