// Tries one control until it did something; only what does nothing from a fresh page, whatever was done before, is dead.
import type { Evidence } from '@joinery/contract/checks'

import type { Mark, Visitor } from '../../walk/app-session.ts'
import { pause } from '../../walk/within.ts'
import type { Control } from './control-list.ts'
import { isDestructive } from './control-list.ts'
import { decodePng } from './decode-png.ts'
import type { Effect, Press } from './judge-press.ts'
import { judgePress } from './judge-press.ts'
import type { PageState } from './page-state.ts'
import { changeOf, countingLines, isOnlyCounting, mayBeCounting, readState } from './page-state.ts'
import { comeNear, findAgain, pressControl } from './press-control.ts'
import { preparationsFor } from './prepare-page.ts'

/** An answer may take its time: a timer, a slow animation. */
const patienceMs = 1_000

export interface Verdict {
  outcome: 'works' | 'failed' | 'gone'
  detail: string
  evidence: Evidence[]
  /** The page after the press that decided. */
  after: PageState | null
}

/** One visitor's way through the controls of one page. */
export interface Trial {
  visitor: Visitor
  path: string
  /** What must be pressed first for the control to be there. */
  via: Control | null
  /** The page as opened. */
  fresh: PageState
  /** The page as it is; null when it must be opened again. */
  state: PageState | null
  /** The page right after the latest press. */
  last: PageState | null
  /** Lines whose digits change by themselves, without the digits; null while nobody looked. */
  counting: ReadonlySet<string> | null
}

export async function startTrial(visitor: Visitor, path: string): Promise<Trial> {
  const fresh = await readState(visitor)
  return { visitor, path, via: null, fresh, state: fresh, last: null, counting: null }
}

/** Opens the page as if for the first time. */
export async function openAgain(trial: Trial): Promise<PageState> {
  const { visitor, via } = trial
  await visitor.page.evaluate(() => (localStorage.clear(), sessionStorage.clear())).catch(() => {})
  await visitor.open(trial.path)
  let state = await readState(visitor)
  const opener = via === null ? null : findAgain(state, via)
  if (opener !== null) state = (await pressControl(visitor, opener, state)).after
  trial.state = state
  return state
}

export async function tryControl(trial: Trial, control: Control): Promise<Verdict> {
  const mark = trial.visitor.mark()
  const quick = trial.state === null ? null : await tryOnce(trial, control, trial.state, { isPatient: false })
  if (quick?.outcome === 'works') return { ...worked, after: trial.last }
  // Anything else is only believed of a page that nobody has touched.
  const opened = await openAgain(trial)
  if (findAgain(opened, control) === null) return gone
  const sure = await tryWithPictures(trial, control, opened)
  if (sure === null) return gone
  if (sure.outcome === 'works') return { ...worked, after: trial.last }
  if (sure.outcome === 'fault') return failedBy(trial, mark, sure.detail)
  for (const preparation of preparationsFor(control, opened)) {
    const state = await openAgain(trial)
    await preparation.run(trial.visitor, state)
    const effect = await tryOnce(trial, control, await readState(trial.visitor), { isPatient: false })
    if (effect?.outcome === 'works') return { ...worked, after: null }
    if (effect?.outcome === 'fault') return failedBy(trial, mark, `After ${preparation.what}: ${effect.detail}`)
  }
  return failedBy(
    trial,
    mark,
    'Pressing it does nothing: no other address, no request, no dialog, no download, and nothing on the page changes.',
  )
}

const worked: Verdict = { outcome: 'works', detail: '', evidence: [], after: null }
const gone: Verdict = { outcome: 'gone', detail: '', evidence: [], after: null }

async function failedBy(trial: Trial, mark: Mark, detail: string): Promise<Verdict> {
  const picture = await trial.visitor.screenshot()
  const evidence = trial.visitor.evidence(mark).slice(-12)
  trial.state = null
  return { outcome: 'failed', detail, evidence: picture === null ? evidence : [...evidence, picture], after: null }
}

/** Null when the control is not there, or could not be pressed for no reason that it has. */
async function tryOnce(
  trial: Trial,
  control: Control,
  state: PageState,
  { isPatient }: { isPatient: boolean },
): Promise<Effect | null> {
  const { visitor } = trial
  const present = findAgain(state, control)
  if (present === null) return null
  let press = await pressControl(visitor, present, state)
  if (!press.wasPressed) {
    trial.state = null
    return null
  }
  if (isPatient && judgePress(present, press).outcome === 'nothing') {
    await pause(patienceMs)
    press = { ...press, after: await readState(visitor), facts: visitor.facts(press.mark) }
  }
  const effect = judgePress(present, press)
  trial.last = press.after
  trial.state = canGoOn(trial, press) ? press.after : null
  if (!effect.isTextOnly) return effect
  return (await cameByItself(trial, press)) ? { ...effect, outcome: 'nothing' } : effect
}

/** The next control can be tried where this one left the page when it is as if nobody had touched it. */
function canGoOn({ fresh, via }: Trial, { after, facts }: Press): boolean {
  const isLoaded = facts.requests.some((request) => request.resourceType === 'document')
  if (via !== null || isLoaded || after.url !== fresh.url || after.storage !== fresh.storage) return false
  return after.dress === fresh.dress && after.lines.join('\n') === fresh.lines.join('\n')
}

/** Digits that tick are no answer to this press. */
async function cameByItself(trial: Trial, { before, after }: Press): Promise<boolean> {
  const change = changeOf(before.lines, after.lines)
  return mayBeCounting(change) && isOnlyCounting(change, await countingOf(trial))
}

/** Looks once for each page. */
async function countingOf(trial: Trial): Promise<ReadonlySet<string>> {
  if (trial.counting !== null) return trial.counting
  const before = await readState(trial.visitor)
  await pause(1_300)
  const after = await readState(trial.visitor)
  trial.counting = countingLines(changeOf(before.lines, after.lines))
  return trial.counting
}

/** What neither words nor roles tell, the eye may see: colours, drawings. */
async function tryWithPictures(trial: Trial, control: Control, state: PageState): Promise<Effect | null> {
  const present = findAgain(state, control)
  const near = present === null ? state : await comeNear(trial.visitor, present, state)
  const picture = await takeStill(trial.visitor)
  const effect = await tryOnce(trial, control, near, { isPatient: true })
  if (effect === null || effect.outcome !== 'nothing' || (trial.counting?.size ?? 0) > 0 || isDestructive(control))
    return effect
  if (!differ(picture, await takeStill(trial.visitor))) return effect
  // A clock that stood still during the press itself has moved on between the pictures.
  return (await countingOf(trial)).size > 0 ? effect : { ...effect, outcome: 'works' }
}

/** Without what the mouse and the focus paint. */
async function takeStill(visitor: Visitor): Promise<Uint8Array | null> {
  const { page } = visitor
  await page.mouse.move(0, 0).catch(() => {})
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await visitor.settle(400)
  return page.screenshot({ type: 'png', scale: 'css', animations: 'disabled', caret: 'hide' }).catch(() => null)
}

const leastPixels = 40
const leastStep = 24

function differ(one: Uint8Array | null, other: Uint8Array | null): boolean {
  if (one === null || other === null || Buffer.compare(one, other) === 0) return false
  const first = decodePng(one)
  const second = decodePng(other)
  if (first.pixels.length !== second.pixels.length) return true
  let pixels = 0
  for (let at = 0; at < first.pixels.length; at += first.channels) {
    const step = [0, 1, 2].some(
      (channel) => Math.abs((first.pixels[at + channel] ?? 0) - (second.pixels[at + channel] ?? 0)) > leastStep,
    )
    if (step) pixels += 1
  }
  return pixels >= leastPixels
}
