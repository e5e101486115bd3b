// What is done to records must not get lost when a message is read without what somebody wants to see.
import type { Brief, Part } from '../../brief.ts'

/** What people do to each other's records is told with what they want to see of it: "how many altos come each time". */
const acts: ReadonlySet<Part> = new Set([
  'answers',
  'requests',
  'loans',
  'signups',
  'likes',
  'streaks',
  'seats',
  'settling',
])

/** @returns whether the app of the whole message has more of them than the one that would be kept */
export function losesAct(whole: Brief, kept: Brief): boolean {
  const done = whole.parts.filter((part) => acts.has(part))
  return (
    done.some((part) => !kept.parts.includes(part)) ||
    (whole.answers?.fields.length ?? 0) > (kept.answers?.fields.length ?? 0)
  )
}
