// Fills a form and sends it, through all its steps, and tells what happened.
import type { CheckStep } from '@joinery/contract/checks'

import { asRelativeDay } from '../../acceptance/relative-day.ts'
import type { Mark, RequestFact, Visitor } from '../../walk/app-session.ts'
import { pause } from '../../walk/within.ts'
import type { DataWalk } from './data-walk.ts'
import type { ButtonSeen, FieldSeen, FormSeen, PageReaction } from './form-seen.ts'
import { formSignature, isDayField, leadsOn, submitButton } from './form-seen.ts'
import type { ValueStyle } from './made-values.ts'
import { makeValue, wrongEmail } from './made-values.ts'
import { fillField, formsOn, inPage, pressButton, reactionOf } from './page-hand.ts'
import type { DataLook, RowDifferences } from './row-differences.ts'
import type { Typed } from './stored-values.ts'

export type Filling =
  | { how: 'empty' }
  | { how: 'wrong-email' }
  | { how: 'good'; style: ValueStyle; values?: Readonly<Record<string, string>> }

export interface Sent {
  /** The last step's form, as it was when it was sent. */
  form: FormSeen
  /** The same form afterwards; null when it is gone. */
  formAfter: FormSeen | null
  typed: Typed[]
  /** Null where the form has no button and was sent with Enter. */
  button: ButtonSeen | null
  /** False: the button could not be pressed. */
  isPressed: boolean
  before: DataLook
  after: DataLook
  differences: RowDifferences
  textBefore: string
  reaction: PageReaction
  /** Own requests that may write. */
  writes: RequestFact[]
  dialogs: string[]
  /** True when the browser's own storage holds something new. */
  isStorageChanged: boolean
  pathBefore: string
  path: string
  /** True when a further step is still waiting: a form of many steps. */
  isUnfinished: boolean
  /** The same as steps of a kept check. */
  steps: CheckStep[]
}

const maxSteps = 8
/** A quarter of a second each. */
const maxAnswerRounds = 16

export async function sendForm(walk: DataWalk, visitor: Visitor, first: FormSeen, filling: Filling): Promise<Sent> {
  const before = await walk.look()
  const since = visitor.mark()
  const textBefore = (await reactionOf(visitor, first)).text
  const storageBefore = await storageOf(visitor)
  const pathBefore = visitor.path()
  const sent = { typed: [] as Typed[], steps: [] as CheckStep[] }
  const seed = walk.nextSeed()
  const known = new Set((await formsOn(visitor)).map(formSignature))
  let form: FormSeen | null = first
  let last = { form: first, button: submitButton(first), isPressed: true }
  let isUnfinished = false
  for (let step = 0; step < maxSteps && form !== null; step += 1) {
    if (filling.how !== 'empty') await fillForm(visitor, form, { seed, filling, sent })
    last = await pressSubmit(visitor, form, sent.steps)
    isUnfinished = step === maxSteps - 1
    if (!last.isPressed || last.button?.isDisabled === true) break
    form =
      filling.how === 'empty' || hasWritten(visitor.facts(since).requests) ? null : await nextStep(visitor, last, known)
    if (form === null) isUnfinished = false
  }
  await waitForAnswers(visitor, since)
  const facts = visitor.facts(since)
  const after = await walk.look()
  const formAfter = (await formsOn(visitor)).find((each) => each.mark === last.form.mark) ?? null
  return {
    ...last,
    ...sent,
    formAfter,
    before,
    after,
    differences: walk.compare(before, after),
    textBefore,
    reaction: await reactionOf(visitor, last.form),
    writes: facts.requests.filter(isWrite),
    dialogs: facts.dialogs.map((dialog) => dialog.message),
    isStorageChanged: (await storageOf(visitor)) !== storageBefore,
    pathBefore,
    path: visitor.path(),
    isUnfinished,
  }
}

export function isWrite(request: RequestFact): boolean {
  return request.isOwn && !/^(GET|HEAD|OPTIONS)$/i.test(request.method)
}

/** A busy server answers late: what was sent is waited for longer than a page is. */
async function waitForAnswers(visitor: Visitor, since: Mark): Promise<void> {
  const isWaiting = () => visitor.facts(since).requests.some((request) => isWrite(request) && request.status === null)
  if (!isWaiting()) return
  for (let round = 0; round < maxAnswerRounds && isWaiting(); round += 1) await pause(250)
  await visitor.settle()
}

function hasWritten(requests: readonly RequestFact[]): boolean {
  return requests.some(isWrite)
}

/** What this browser keeps, as one text. What is gone with its tab is how a page stands, and keeps no record. */
export async function storageOf(visitor: Visitor): Promise<string> {
  return inPage(visitor, () => JSON.stringify([JSON.stringify(localStorage), document.cookie]), null)
}

interface FillPlan {
  seed: number
  filling: Filling
  sent: { typed: Typed[]; steps: CheckStep[] }
}

async function fillForm(visitor: Visitor, form: FormSeen, plan: FillPlan): Promise<void> {
  const { filling, sent } = plan
  const groups = new Set<string>()
  visitor.step(`fill the form “${form.title || submitButton(form)?.name || 'without a name'}”`)
  for (const [index, field] of form.fields.entries()) {
    if (field.isReadOnly || (field.kind === 'checkbox' && !isToTick(field, form, groups))) continue
    const style = filling.how === 'good' ? filling.style : 'plain'
    // Two fields with the same kind of value must not hold the same words; a repeated password must.
    const made = makeValue(
      field,
      field.kind === 'password' || isEmailField(field) ? plan.seed : plan.seed + index * 1000,
      style,
    )
    const wanted =
      filling.how === 'good'
        ? filling.values?.[field.kind === 'password' ? 'password' : isEmailField(field) ? 'email' : field.name]
        : undefined
    const value = filling.how === 'wrong-email' && isEmailField(field) ? wrongEmail : (wanted ?? made.value)
    const put = value === made.value ? made : { value, shown: value }
    if (!(await fillField(visitor, field, put))) continue
    sent.typed.push({ field, made: put })
    if (field.kind === 'file' || field.kind === 'color') continue
    if (field.kind === 'checkbox' || field.kind === 'radio')
      sent.steps.push({ do: 'press', name: field.kind === 'radio' ? put.shown : field.label })
    else
      sent.steps.push({
        do: 'fill',
        label: field.label || field.name,
        value: field.kind === 'select' ? put.shown : isDayField(field) ? asRelativeDay(put.value) : put.value,
      })
  }
}

export function isEmailField(field: FieldSeen): boolean {
  return field.kind === 'email' || (field.kind === 'text' && /\be-?mail\b/i.test(`${field.label} ${field.name}`))
}

/** Agreements and required ticks, and the first of a group; others may hide the record (private, draft). */
function isToTick(field: FieldSeen, form: FormSeen, groups: Set<string>): boolean {
  if (field.isRequired || /agree|accept|terms|consent|privacy policy/i.test(`${field.label} ${field.name}`)) return true
  const isGroup =
    field.name !== '' && form.fields.filter((each) => each.kind === 'checkbox' && each.name === field.name).length > 1
  if (!isGroup || groups.has(field.name)) return false
  groups.add(field.name)
  return true
}

async function pressSubmit(
  visitor: Visitor,
  form: FormSeen,
  steps: CheckStep[],
): Promise<{ form: FormSeen; button: ButtonSeen | null; isPressed: boolean }> {
  // Filling may have enabled the button or drawn another one.
  const now = (await formsOn(visitor)).find((each) => each.mark === form.mark) ?? form
  const button = submitButton(now)
  if (button === null) {
    visitor.step('press Enter')
    const field = now.fields.findLast(
      (each) => each.kind !== 'textarea' && each.kind !== 'checkbox' && each.kind !== 'radio',
    )
    if (field === undefined) return { form: now, button, isPressed: false }
    await visitor.page
      .locator(`[data-judge-mark="${field.mark}"]`)
      .press('Enter', { timeout: 1_000 })
      .catch(() => null)
    await visitor.settle()
    return { form: now, button, isPressed: true }
  }
  if (button.isDisabled) return { form: now, button, isPressed: false }
  steps.push({ do: 'press', name: button.name })
  return { form: now, button, isPressed: await pressButton(visitor, button) }
}

/** The form that came up in place of the one just sent, when nothing was written yet. */
async function nextStep(
  visitor: Visitor,
  last: { form: FormSeen; button: ButtonSeen | null },
  known: Set<string>,
): Promise<FormSeen | null> {
  const forms = await formsOn(visitor)
  const fresh = forms.find((form) => !known.has(formSignature(form)) && submitButton(form) !== null)
  if (fresh === undefined) {
    const same = forms.find((form) => form.mark === last.form.mark)
    const button = same === undefined ? null : submitButton(same)
    const isLastStep =
      same !== undefined && leadsOn(last.button) && button !== null && button.name !== last.button?.name
    return isLastStep ? same : null
  }
  known.add(formSignature(fresh))
  return fresh
}
