// Walks the steps of kept acceptance checks as a person would, and says where one does not hold any more.
import type { AcceptanceCheck, CheckResult, CheckStep, Evidence } from '@joinery/contract/checks'

import { type AppSession, type Check, LimitReached, PageHung, type Visitor } from '../walk/app-session.ts'
import { patternOf } from '../walk/site-map.ts'
import { slowness } from '../walk/slowness.ts'
import { pause } from '../walk/within.ts'
import { expectCount, expectPath, expectRows, expectText, normal, placeOf, showsOtherRows } from './expect-shown.ts'
import { fieldLabels, fillField, findField, otherKind } from './fill-field.ts'
import { alternativesOf, controlNames, findControl } from './find-control.ts'

export const acceptanceCheck: Check = {
  kind: 'acceptance',
  isUndone: true,
  async run(session) {
    const results: CheckResult[] = []
    const checks = session.expectations.acceptance
    for (const [index, check] of checks.entries()) {
      await session.renewRows()
      if (index + 1 < checks.length) session.expectRenewal()
      results.push(await runAcceptance(session, check))
    }
    return results
  },
}

/** Something that does not hold; `missing` names what could not be found at all, `isOutdated` says that the app may be right. */
interface Trouble {
  detail: string
  missing?: string
  isOutdated?: boolean
}

const appearMs = 2_500

/** Each person of the check has a browser of their own; what they do stays in the app's data. */
export async function runAcceptance(session: AppSession, check: AcceptanceCheck): Promise<CheckResult> {
  const people = new Map<string, Visitor>()
  const evidence: Evidence[] = []
  let person = 'first'
  const visitorNow = async () => {
    const known = people.get(person)
    if (known !== undefined) return known
    const visitor = await session.newVisitor()
    people.set(person, visitor)
    return visitor
  }
  const done = (outcome: CheckResult['outcome'], detail: string, page: string | null): CheckResult => {
    const said = { kind: 'acceptance' as const, title: check.title, outcome, detail, page }
    return { ...said, evidence: evidence.slice(-40), acceptanceId: check.id }
  }

  let visitor: Visitor | null = null
  try {
    for (const [index, step] of check.steps.entries()) {
      const words = wordsOf(step)
      if (evidence.length < 30) evidence.push({ type: 'step', text: words })
      if (step.do === 'as') {
        person = step.person
        continue
      }
      visitor = await visitorNow()
      visitor.step(words)
      const trouble = await takeStep(session, visitor, step)
      if (trouble === null) continue
      evidence.push(...(await evidenceOf(visitor)))
      const typed = check.steps.slice(0, index).flatMap((each) => (each.do === 'fill' ? [each.value] : []))
      const isOutdated = trouble.missing !== undefined && (await isGone(session, trouble.missing, typed))
      const detail = `Step ${index + 1} of ${check.steps.length}, ${words}: ${trouble.detail}`
      if (trouble.isOutdated === true) return done('outdated', detail, placeOf(visitor.page))
      return isOutdated
        ? done('outdated', `${detail} The app no longer has “${trouble.missing}” anywhere.`, placeOf(visitor.page))
        : done('failed', detail, placeOf(visitor.page))
    }
    return done('passed', '', visitor === null ? null : placeOf(visitor.page))
  } catch (error) {
    if (error instanceof PageHung || visitor?.isHung === true) return done('failed', hungWords(error, visitor), null)
    if (error instanceof LimitReached) return done('skipped', error.message, null)
    throw error
  } finally {
    await Promise.all([...people.values()].map((each) => each.close()))
  }
}

/** Calls under way end with words of their own when the page is given up. */
function hungWords(error: unknown, visitor: Visitor | null): string {
  const hung = error instanceof PageHung ? error : new PageHung(visitor?.path() ?? '/')
  return hung.message
}

async function takeStep(
  session: AppSession,
  visitor: Visitor,
  step: Exclude<CheckStep, { do: 'as' }>,
): Promise<Trouble | null> {
  const { page } = visitor
  switch (step.do) {
    case 'goTo':
      return goTo(session, visitor, step.path)
    case 'reload':
      await page.reload({ waitUntil: 'load' }).catch(() => null)
      await visitor.settle()
      return null
    case 'fill':
      return fill(visitor, step)
    case 'press':
      return press(visitor, step)
    case 'expectText':
      return textTrouble(session, visitor, step)
    case 'expectPath':
      return asTrouble(await expectPath(page, step.path))
    case 'expectCount':
      return asTrouble(await expectCount(page, { role: step.role, near: step.near, count: step.count }))
    case 'expectRows':
      return rowsTrouble(await expectRows(session.app, step), step.table)
  }
}

async function textTrouble(
  session: AppSession,
  visitor: Visitor,
  { text, isAbsent = false, among }: Extract<CheckStep, { do: 'expectText' }>,
): Promise<Trouble | null> {
  const { page } = visitor
  let detail = await expectText(page, text, isAbsent)
  if (detail !== null && !isAbsent && (await sendLoneChoice(visitor))) detail = await expectText(page, text, false)
  if (detail === null || among === undefined || isAbsent) return asTrouble(detail)
  return { detail, isOutdated: await showsOtherRows(session.app, page, { ...among, text }) }
}

function asTrouble(detail: string | null): Trouble | null {
  return detail === null ? null : { detail }
}

function rowsTrouble(detail: string | null, table: string): Trouble | null {
  if (detail === null) return null
  return /^(There is no table|The app has no database)/.test(detail) ? { detail, missing: table } : { detail }
}

async function goTo(session: AppSession, visitor: Visitor, path: string): Promise<Trouble | null> {
  const opened = await visitor.open(path)
  if (opened.status !== null && opened.status < 400) return null
  const patterns = session.app.routes.map((route) => route.pattern)
  const detail = opened.status === null ? `${path} does not answer.` : `${path} answers ${opened.status}.`
  return patternOf(path, patterns) === null ? { detail, missing: path } : { detail }
}

async function fill(visitor: Visitor, step: { label: string; value: string }): Promise<Trouble | null> {
  const { page } = visitor
  const field = await appearing(() => findField(page, step.label))
  if (field === null) {
    const labels = await fieldLabels(page)
    const seen = labels.length === 0 ? 'no fields at all' : labels.map((label) => `“${label}”`).join(', ')
    return { detail: `There is no field “${step.label}” on ${placeOf(page)}; there are ${seen}.`, missing: step.label }
  }
  const problem = await attempt(() => fillField(page, field, step.value))
  await visitor.settle()
  if (problem === null) return null
  return { detail: `“${step.label}” did not take “${step.value}”: ${problem}.`, isOutdated: problem === otherKind }
}

async function press(visitor: Visitor, step: { name: string; near?: string | undefined }): Promise<Trouble | null> {
  const { page } = visitor
  let control = await appearing(() => findControl(page, step.name, step.near))
  if (control === null && (await sendLoneChoice(visitor))) {
    control = await appearing(() => findControl(page, step.name, step.near))
  }
  if (control === null) {
    // Without `near` it may be there: then only its row is missing, and the row was data.
    const isThere = step.near !== undefined && (await findControl(page, step.name)) !== null
    const names = await controlNames(page)
    const seen = names.length === 0 ? 'nothing to press' : names.map((name) => `“${name}”`).join(', ')
    const near = step.near === undefined ? '' : ` near “${step.near}”`
    const detail = `There is no “${step.name}”${near} on ${placeOf(page)}; there is ${seen}.`
    return isThere ? { detail } : { detail, missing: step.name }
  }
  const problem = await attempt(async () => {
    const label = control.locator('xpath=self::input[@type="radio" or @type="checkbox"]/ancestor::label')
    // A styled choice hides its input below its label: that is what a person presses.
    await ((await label.count()) > 0 ? label.first() : control).click()
    return null
  })
  await visitor.settle()
  return problem === null ? null : { detail: `“${step.name}” cannot be pressed: ${problem}.` }
}

/**
 * A day or a choice that stands alone with a button of its own ("Show free times") is sent off, as a person does who
 * sees nothing happen; no check can know whether an app needs that press.
 */
async function sendLoneChoice(visitor: Visitor): Promise<boolean> {
  const isSent = await visitor.page.evaluate(() => {
    const chosen = document.activeElement
    if (!(chosen instanceof HTMLInputElement || chosen instanceof HTMLSelectElement) || chosen.form === null)
      return false
    if (!['date', 'week', 'month', 'time', 'datetime-local', 'search', 'select-one'].includes(chosen.type)) return false
    const shown = [...chosen.form.elements].filter((each) => each instanceof HTMLElement && each.offsetParent !== null)
    const button = shown.find((each) => each.matches('button:not([type=button]), input[type=submit]'))
    const fields = shown.filter((each) => each.matches('input:not([type=submit]), select, textarea'))
    if (!(button instanceof HTMLElement) || fields.length !== 1) return false
    button.click()
    return true
  })
  if (isSent) await visitor.settle()
  return isSent
}

/** What comes with data or a dialog may take a moment. */
async function appearing<T>(find: () => Promise<T | null>): Promise<T | null> {
  const deadline = Date.now() + appearMs * slowness()
  for (;;) {
    const found = await find()
    if (found !== null || Date.now() >= deadline) return found
    await pause(150)
  }
}

async function attempt(work: () => Promise<string | null>): Promise<string | null> {
  try {
    return await work()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const reason = /intercepts pointer events|element is not (?:visible|enabled|editable|stable)|Malformed value/.exec(
      message,
    )
    return reason?.[0] ?? message.split('\n')[0] ?? 'it failed'
  }
}

/** Taken away on purpose: neither the app's files nor its data, nor what was typed before, know these words. */
async function isGone(session: AppSession, words: string, typed: readonly string[]): Promise<boolean> {
  const wanted = alternativesOf(words).map(normal)
  const isIn = (text: string) => wanted.some((each) => normal(text).includes(each))
  const isOf = (value: string) => value !== '' && wanted.some((each) => each.includes(normal(value)))
  if (typed.some((value) => isIn(value) || isOf(value))) return false
  if (Object.values(session.app.files).some(isIn)) return false
  const { data } = session.app
  if (data === null) return true
  for (const { name } of await data.tables()) {
    const { rows } = await data.rows(name, 500)
    if (isIn(JSON.stringify(rows))) return false
  }
  return true
}

async function evidenceOf(visitor: Visitor): Promise<Evidence[]> {
  const seen = visitor.evidence().filter((each) => each.type !== 'step')
  const picture = await visitor.screenshot()
  return [...seen.slice(0, 8), ...(picture === null ? [] : [picture])]
}

/** A step as a sentence. */
export function wordsOf(step: CheckStep): string {
  switch (step.do) {
    case 'goTo':
      return `Open ${step.path}`
    case 'fill':
      return `Type “${step.value}” into “${step.label}”`
    case 'press':
      return step.near === undefined ? `Press “${step.name}”` : `Press “${step.name}” near “${step.near}”`
    case 'reload':
      return 'Reload the page'
    case 'as':
      return `Go on as the ${step.person} person`
    case 'expectText':
      return step.isAbsent === true ? `Expect no “${step.text}”` : `Expect “${step.text}”`
    case 'expectPath':
      return `Expect the address ${step.path}`
    case 'expectRows':
      return `Expect ${step.count} rows in “${step.table}” with ${JSON.stringify(step.values)}`
    case 'expectCount':
      return `Expect ${step.count} of the kind “${step.role}”${step.near === undefined ? '' : ` near “${step.near}”`}`
  }
}
