// Reads what an app answered to a sent form: did it take it, refuse it, or only say so?
import { isTextual } from './form-seen.ts'
import type { Sent } from './send-form.ts'
import { isSame } from './row-differences.ts'

export type Answer =
  /** Rows changed, or a write was answered well. */
  | 'stored'
  /** Nothing left the browser, but its storage holds it. */
  | 'kept-here'
  /** The page shows something new, and that is all. */
  | 'shown-only'
  | 'refused'
  /** A write failed and the page says nothing of it. */
  | 'failed-silently'
  | 'nothing'

const successWords =
  /\b(saved|added|created|sent|thank|thanks|success|successful|successfully|done|submitted|received|booked|confirmed|updated|subscribed|placed|registered)\b|!$/i
const refusalWords =
  /\b(required|must|please|missing|empty|invalid|not valid|valid|cannot|can't|can’t|could not|couldn't|couldn’t|wrong|incorrect|error|too (?:short|long|small|large|many|few|early|late)|at least|enter|choose|select|fill|needs?|already|failed|sold out|full|only)\b/i

export function answerOf(sent: Sent): Answer {
  const fresh = freshText(sent)
  const answered = sent.writes.filter((request) => request.status !== null)
  const isRefusedByServer = sent.writes.some((request) => request.status === null || request.status >= 400)
  if (!isSame(sent.differences)) return isRefusedByServer && refusalWords.test(fresh) ? 'refused' : 'stored'
  if (sent.reaction.complaints.length > 0 && !isEmptied(sent)) return 'refused'
  if (isRefusedByServer) return fresh === '' ? 'failed-silently' : 'refused'
  if (refusalWords.test(fresh) && !successWords.test(fresh)) return 'refused'
  if (answered.length > 0) return isRefusalPage(sent, fresh) ? 'refused' : 'stored'
  if (sent.isStorageChanged) return 'kept-here'
  if (fresh !== '' || sent.path !== sent.pathBefore) return 'shown-only'
  return 'nothing'
}

/** A form that took its input and is empty again: its required fields are invalid then, and that says nothing. */
function isEmptied({ typed, formAfter }: Sent): boolean {
  return typed.some(
    ({ field, made }) =>
      made.value !== '' &&
      (isTextual(field) || field.kind === 'number') &&
      formAfter?.fields.some((each) => each.mark === field.mark && each.value === '') === true,
  )
}

function isRefusalPage(sent: Sent, fresh: string): boolean {
  return sent.reaction.notices.some((notice) => refusalWords.test(notice)) && refusalWords.test(fresh)
}

/** Words that were not there before: on the page and in dialogs. */
export function freshText(sent: Sent): string {
  const old = new Map<string, number>()
  for (const word of sent.textBefore.split(/\s+/)) old.set(word, (old.get(word) ?? 0) + 1)
  const fresh = sent.reaction.text.split(/\s+/).filter((word) => {
    const left = old.get(word) ?? 0
    old.set(word, left - 1)
    return left <= 0
  })
  return [...fresh, ...sent.dialogs].join(' ').trim()
}

/** Words of two elements may stand together without a space: “2026There is no …”. */
const nothingFoundWords =
  /(?:\b|(?<=\d))there (?:is|are) no\b|\bno (?:\w+ ){1,4}(?:was |were )?found\b|\bnot found\b|\bnothing (?:was )?found\b|\b(?:could not|couldn['’]t|cannot|can['’]t|did not|didn['’]t) find\b|\bdo(?:es)? ?n[o'’]t match\b|\bunknown\b/i

/** What was typed leads to nothing that is there: no fault of the form. */
export function saysNothingFound(words: string): boolean {
  return nothingFoundWords.test(words)
}

/** What the app said against the input, in its own words. */
export function refusalOf(sent: Sent): string {
  const said = [
    ...sent.reaction.complaints,
    ...sent.dialogs,
    ...sent.reaction.notices.filter((notice) => refusalWords.test(notice)),
  ]
  const failures = sent.writes
    .filter((request) => request.status === null || request.status >= 400)
    .map((request) => `${request.method} ${request.path} answered ${request.status ?? 'nothing'}`)
  return [...said, ...failures, ...(said.length === 0 ? [freshText(sent)] : [])]
    .filter((text) => text !== '')
    .join('; ')
    .slice(0, 400)
}
