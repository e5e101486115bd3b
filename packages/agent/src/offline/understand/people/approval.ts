// Entries that strangers send in and somebody approves before they appear: a list has no such desk, and says so.
import type { Brief } from '../../brief.ts'

const approves =
  /\b(?:i|we) (?:want to |have to |must |will |can )?(?:approve|check|release|publish) (?:it|them|each|every \p{L}+|the (?:entry|entries)|these)\b[^.;]{0,40}\b(?:before|first|until)\b/iu
const sends =
  /\b(?:send|hand|put|submit|enter)s? (?:in )?(?:their |an? |the )?(?:own )?(?:entry|entries|listing|page|profile)\b/iu

/** What is not there of a list whose entries are to wait for somebody. */
export function unapproved({ front, isOverseen }: Brief, message: string): string[] {
  return front === 'list' && !isOverseen && approves.test(message) && sends.test(message)
    ? ['entries that people send in and that you approve before they appear']
    : []
}
