// Walks through one form as careful people do: empty, with a wrong address, then rightly.
import type { CheckResult, Evidence } from '@joinery/contract/checks'

import type { Visitor } from '../../walk/app-session.ts'
import { failed, passed, skipped } from '../../walk/check-results.ts'
import type { DataWalk, FormPlace } from './data-walk.ts'
import { currentForm, openPlace } from './find-forms.ts'
import { asksForCode, asksForKnown, promisesToKeep } from './form-purpose.ts'
import type { FieldSeen, FormSeen } from './form-seen.ts'
import { formTitle, isTextual, submitButton } from './form-seen.ts'
import { answerOf, freshText, refusalOf, saysNothingFound } from './judge-answer.ts'
import { rowWords } from './row-differences.ts'
import { isEmailField, sendForm, type Sent } from './send-form.ts'

export interface FormWalk {
  place: FormPlace
  title: string
  results: CheckResult[]
  /** What was sent and taken; null when the form took nothing. */
  accepted: Sent | null
}

export async function walkForm(walk: DataWalk, place: FormPlace): Promise<FormWalk> {
  const title = formTitle(place.form)
  const results = [labelsResult(place, title)]
  if (!['create', 'personal', 'tool', 'sign-up', 'sign-in'].includes(place.purpose))
    return { place, title, results, accepted: null }
  return walk.withVisitor(async (visitor) => {
    const form = await openPlace(visitor, place)
    if (form === null) return { place, title, results: [...results, notThere(place, title)], accepted: null }
    const isKeeping = place.purpose === 'create' || place.purpose === 'sign-up' || place.purpose === 'sign-in'
    if (isKeeping) results.push(...(await refusals(walk, visitor, { place, title, form })))
    // Signing up and in rightly is the walk of people.
    if (place.purpose === 'sign-up' || place.purpose === 'sign-in') return { place, title, results, accepted: null }
    const sent = await sendRightly(walk, visitor, place)
    if (sent === null) return { place, title, results, accepted: null }
    const result = acceptedResult(place, title, sent, evidenceOf(visitor, sent))
    results.push(result)
    // What is only shown is told by the form's result; where it promised to be kept, by the record's as well.
    const answer = answerOf(sent)
    const isTaken =
      result.outcome === 'passed' ? answer === 'stored' || answer === 'kept-here' : answer === 'shown-only'
    return {
      place,
      title,
      results,
      accepted: isTaken && !sent.isUnfinished && place.purpose === 'create' ? sent : null,
    }
  }, place)
}

function notThere({ path }: FormPlace, title: string): CheckResult {
  return skipped({
    kind: 'forms',
    title: `“${title}” can be used`,
    page: path,
    detail: 'The form was not there when its page was opened again.',
  })
}

function labelsResult({ form, path, purpose }: FormPlace, title: string): CheckResult {
  const said = { kind: 'forms' as const, title: `Fields of “${title}” have labels and names`, page: path }
  const isFinding = purpose === 'find'
  const unlabelled = form.fields.filter(
    (field) => field.labelledBy === 'none' || (field.labelledBy === 'placeholder' && !isFinding),
  )
  const nameless =
    form.isForm && !(isFinding && form.method === 'get' && form.fields.length === 1)
      ? form.fields.filter((field) => field.name === '')
      : []
  const problems = [
    ...unlabelled.map(
      (field) =>
        `The ${field.kind} field ${callField(field)} has no label: give it a <label> or aria-label${field.labelledBy === 'placeholder' ? ' (a placeholder is none)' : ''}.`,
    ),
    ...nameless.map((field) => `The field ${callField(field)} has no name attribute.`),
  ]
  return problems.length === 0 ? passed(said) : failed({ ...said, detail: problems.join(' ') })
}

function callField(field: FieldSeen): string {
  return `“${field.label || field.placeholder || field.name || field.kind}”`
}

interface Walked {
  place: FormPlace
  title: string
  form: FormSeen
}

async function refusals(walk: DataWalk, visitor: Visitor, walked: Walked): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  const asksForWords = walked.form.fields.some(
    (field) => field.kind !== 'file' && isEmptyField(field) && !isOptional(field),
  )
  if (asksForWords) results.push(await refusesEmptiness(walk, visitor, walked))
  if (walked.place.purpose !== 'sign-in' && walked.form.fields.some(isEmailField)) {
    const form = (await currentForm(visitor, walked.place)) ?? (await openPlace(visitor, walked.place))
    if (form !== null) results.push(...(await refusesWrongEmail(walk, visitor, { ...walked, form })))
  }
  return results
}

function isEmptyField(field: FieldSeen): boolean {
  if (field.isReadOnly || field.kind === 'checkbox' || field.kind === 'color' || field.kind === 'range') return false
  return field.value.trim() === ''
}

function isOptional(field: FieldSeen): boolean {
  return (
    !field.isRequired && /optional|\bnotes?$|comment|anything else|if any/i.test(`${field.label} ${field.placeholder}`)
  )
}

async function refusesEmptiness(
  walk: DataWalk,
  visitor: Visitor,
  { place, title, form }: Walked,
): Promise<CheckResult> {
  const said = { kind: 'forms' as const, title: `“${title}” refuses to be sent empty and says why`, page: place.path }
  if (submitButton(form)?.isDisabled === true) return passed(said)
  const sent = await sendForm(walk, visitor, form, { how: 'empty' })
  if (!sent.isPressed) return passed(said)
  const answer = answerOf(sent)
  if (answer === 'refused') return passed(said)
  const evidence = evidenceOf(visitor, sent)
  if (answer === 'stored')
    return failed({
      ...said,
      evidence,
      detail: `Sent without any input, it was accepted: ${storedWords(sent)}. Required fields must be required in the form and on the server.`,
    })
  if (answer === 'nothing')
    return failed({
      ...said,
      evidence,
      detail:
        'Sent without any input, it says nothing: no message shows what is missing. Mark required fields with `required` or show a message.',
    })
  if (answer === 'failed-silently')
    return failed({
      ...said,
      evidence,
      detail: `Sent without any input, ${refusalOf(sent)} and the page shows nothing of it.`,
    })
  // A further step or a word that is no complaint: emptiness went through.
  const fresh = freshText(sent)
  return failed({
    ...said,
    evidence,
    detail: `Sent without any input, it goes on as if all were well${fresh === '' ? '' : `: “${fresh.slice(0, 160)}”`}.`,
  })
}

async function refusesWrongEmail(
  walk: DataWalk,
  visitor: Visitor,
  { place, title, form }: Walked,
): Promise<CheckResult[]> {
  const said = { kind: 'forms' as const, title: `“${title}” refuses a wrong e-mail address`, page: place.path }
  const sent = await sendForm(walk, visitor, form, { how: 'wrong-email' })
  if (!sent.isPressed) return []
  const answer = answerOf(sent)
  if (answer !== 'stored' && answer !== 'kept-here') return [passed(said)]
  const holds = sent.differences.inserted.some(({ row }) => rowWords(row).includes('not-an-address'))
  const isTaken = holds || sent.writes.some((request) => request.status !== null && request.status < 400)
  if (!isTaken) return [passed(said)]
  return [
    failed({
      ...said,
      evidence: evidenceOf(visitor, sent),
      detail: `The address “not-an-address” was accepted: ${storedWords(sent)}. Use type="email" and check it on the server.`,
    }),
  ]
}

/** Twice if need be: other dates, smaller numbers and longer texts the second time. Null when the form is gone. */
export async function sendRightly(walk: DataWalk, visitor: Visitor, place: FormPlace): Promise<Sent | null> {
  let sent: Sent | null = null
  for (const style of ['plain', 'other'] as const) {
    // Afresh: what an earlier attempt left in the fields is not what a person begins with.
    const form = await openPlace(visitor, place)
    if (form === null) return sent
    sent = await sendForm(walk, visitor, form, { how: 'good', style })
    if (!['refused', 'failed-silently'].includes(answerOf(sent)) && sent.isPressed) return sent
  }
  return sent
}

function acceptedResult(place: FormPlace, title: string, sent: Sent, evidence: Evidence[]): CheckResult {
  const said = { kind: 'forms' as const, title: `“${title}” accepts good input`, page: place.path, evidence }
  const button = sent.button?.name ?? 'Enter'
  if (!sent.isPressed)
    return failed({
      ...said,
      detail: `After all fields were filled, “${button}” ${sent.button?.isDisabled === true ? 'is still disabled' : 'cannot be pressed'}.`,
    })
  const answer = answerOf(sent)
  // A code that is made up is none that the app gave out: that it says so is right.
  const isMadeUpCode = sent.typed.length > 0 && sent.typed.every(({ field }) => asksForCode(field))
  if (answer === 'refused' && isMadeUpCode) return passed(said)
  // Nor is there anything to be found under what was typed into a form that looks something up.
  const isLookup = place.purpose !== 'edit' && asksForKnown(sent.form, `${place.opener} ${button}`)
  if (answer === 'refused' && isLookup && saysNothingFound(refusalOf(sent))) return passed(said)
  if (answer === 'refused')
    return failed({ ...said, detail: `Good input was refused: ${refusalOf(sent)}. Typed: ${typedWords(sent)}.` })
  if (answer === 'failed-silently')
    return failed({
      ...said,
      detail: `The request failed and the page says nothing: ${refusalOf(sent)}. Typed: ${typedWords(sent)}.`,
    })
  if (answer === 'nothing')
    return failed({
      ...said,
      detail: `Pressing “${button}” with all fields filled does nothing: no request, no change on the page, nothing stored.`,
    })
  const isKeeping = place.purpose === 'create' && promisesToKeep(sent.form, `${place.opener} ${button}`)
  if (answer === 'shown-only' && isKeeping && !sent.isUnfinished)
    return failed({
      ...said,
      detail: `“${button}” sends nothing and stores nothing; the page only shows “${freshText(sent).slice(0, 160)}”.`,
    })
  if (
    freshText(sent) === '' &&
    !sent.isStorageChanged &&
    sent.path === sent.pathBefore &&
    !isCleared(sent) &&
    place.purpose === 'create'
  )
    return failed({ ...said, detail: `“${button}” stores the input, but nothing on the page says so.` })
  return passed({ ...said, evidence: [] })
}

/** True when the form is empty again or gone: that says it was taken. */
function isCleared(sent: Sent): boolean {
  const typed = sent.typed.find(({ field }) => isTextual(field))
  return (
    typed !== undefined &&
    sent.formAfter?.fields.some((field) => field.mark === typed.field.mark && field.value === typed.made.value) !== true
  )
}

export function typedWords(sent: Sent): string {
  return sent.typed
    .map(({ field, made }) => `${callField(field)} = “${field.kind === 'password' ? '…' : made.shown.slice(0, 60)}”`)
    .join(', ')
}

function storedWords(sent: Sent): string {
  const row =
    sent.differences.inserted[0] ?? sent.differences.changed.map(({ table, after }) => ({ table, row: after }))[0]
  if (row !== undefined) return `table ${row.table} now holds {${rowWords(row.row)}}`
  const write = sent.writes.at(-1)
  return write === undefined
    ? 'the page went on'
    : `${write.method} ${write.path} answered ${write.status ?? 'nothing'}`
}

export function evidenceOf(visitor: Visitor, sent: Sent): Evidence[] {
  const rows = sent.differences.inserted
    .slice(0, 3)
    .map(({ table, row }): Evidence => ({ type: 'row', table, text: rowWords(row) }))
  return [
    ...visitor.evidence(),
    ...sent.writes.map(({ method, path, status }): Evidence => ({ type: 'request', method, url: path, status })),
    ...rows,
  ]
}
