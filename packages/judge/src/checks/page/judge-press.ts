// Says of one press whether it did something, did nothing, or did something wrong.
import type { Facts, RequestFact } from '../../walk/app-session.ts'
import type { Control } from './control-list.ts'
import type { PageState } from './page-state.ts'
import { changeOf } from './page-state.ts'

export interface Press {
  before: PageState
  after: PageState
  facts: Facts
  /** Why it could not be pressed. */
  problem: string | null
  /** What it sends was held back, so what follows from an answer is not to be judged. */
  isHeld: boolean
}

export interface Effect {
  outcome: 'works' | 'nothing' | 'fault'
  /** For a fault: what was expected and what was seen. */
  detail: string
  /** The only sign of an effect is other text, which may have come by itself. */
  isTextOnly: boolean
}

const works: Effect = { outcome: 'works', detail: '', isTextOnly: false }
const nothing: Effect = { outcome: 'nothing', detail: '', isTextOnly: false }
const fault = (detail: string): Effect => ({ outcome: 'fault', detail, isTextOnly: false })

/** Words that promise that something is sent or kept. */
const promises =
  /^(save|send|submit|subscribe|sign ?up|join|book|reserve|order|place|buy|pay|check ?out|publish|post|register)\b/i
/** Words that claim it was done. */
const claims =
  /\b(saved|sent|submitted|subscribed|signed up|booked|reserved|ordered|bought|paid|published|posted|registered|thank(s| you)|success(ful|fully)?)\b/i

export function judgePress(control: Control, press: Press): Effect {
  const { before, after, facts, problem, isHeld } = press
  if (problem !== null) return fault(problem)
  const [error] = facts.pageErrors
  if (error !== undefined && !isHeld) return fault(`Pressing it raises an error: ${firstLines(error)}`)
  const [broken] = facts.failedRequests.filter(({ status }) => status !== null && status >= 500)
  if (broken !== undefined && !isHeld)
    return fault(`Pressing it sends ${broken.method} ${broken.path}, which answered ${broken.status}.`)

  const change = changeOf(bare(before.lines), bare(after.lines))
  const isChanged = change.added.length > 0 || change.removed.length > 0
  const isKept = before.storage !== after.storage
  if (hasMoved(control, press) || isKept || before.dress !== after.dress) return works
  const sent = facts.requests.filter(
    (request) => isCall(request) && (control.role !== 'link' || request.resourceType !== 'document'),
  )
  if (sent.length > 0) {
    const [refused] = facts.failedRequests.filter(isCall)
    const isUnanswered = !isChanged && sent.every((request) => facts.failedRequests.includes(request))
    if (refused === undefined || !isUnanswered || isHeld) return works
    return fault(
      `Pressing it sends ${refused.method} ${refused.path}, which answered ${refused.status ?? 'nothing'}, and the page says nothing about it.`,
    )
  }
  const claim = findEmptyClaim(control, press)
  if (claim !== null)
    return fault(
      `It says “${claim}”, but nothing was sent to the server and nothing was kept: after a reload it is gone.`,
    )
  if (isChanged) return { ...works, isTextOnly: true }
  const [dialog] = facts.dialogs
  if (dialog !== undefined && dialog.type !== 'alert' && dialog.type !== 'prompt')
    return fault(`It asks “${dialog.message}”, and does nothing when the answer is yes.`)
  if (dialog !== undefined) return works
  if (before.focus !== after.focus && after.focus !== '') return works
  return Math.abs(before.scroll - after.scroll) > 40 && control.role !== 'link' ? works : nothing
}

/** To another address, a new window, a file, the clipboard, the printer. */
function hasMoved(control: Control, { before, after, facts }: Press): boolean {
  // A link without an address may load its own page anew, and nobody gets anywhere.
  const isLoaded = control.role !== 'link' && facts.requests.some((request) => request.resourceType === 'document')
  return (
    before.url !== after.url ||
    facts.popups.length > 0 ||
    facts.downloads.length > 0 ||
    facts.effects.length > 0 ||
    isLoaded
  )
}

function isCall(request: RequestFact): boolean {
  return request.isOwn && /^(fetch|xhr|ping|eventsource|websocket|document)$/.test(request.resourceType)
}

/** The control's own state alone (pressed, open, chosen) is no effect that anybody sees. */
function bare(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace(/ \[(?:pressed|expanded|checked|selected)=\w+\]/g, ''))
}

/** "Saved!" by an alert or a few words, for a control that promises to send or keep something. */
function findEmptyClaim(control: Control, { before, after, facts }: Press): string | null {
  const { added, removed } = changeOf(bare(before.lines), bare(after.lines))
  const isPromise = promises.test(control.name)
  const [dialog] = facts.dialogs
  if (dialog?.type === 'alert' && added.length === 0 && removed.length === 0)
    return isPromise || claims.test(dialog.message) ? dialog.message : null
  const isOnlyClaim = added.length > 0 && added.every((line) => claims.test(line) || isEmptyField(line))
  if (!isPromise || !isOnlyClaim || added.length + removed.length > 8) return null
  return textIn(added.find((line) => claims.test(line)) ?? '') || null
}

function isEmptyField(line: string): boolean {
  return line.startsWith('textbox') || line.startsWith('searchbox')
}

function textIn(line: string): string {
  return line
    .replace(/^(status|alert|paragraph|text|generic|button|heading|strong|log) /, '')
    .replace(/\[\w+=[^\]]*\] ?/g, '')
}

function firstLines(text: string): string {
  return text.split('\n').slice(0, 3).join(' ').slice(0, 400)
}
