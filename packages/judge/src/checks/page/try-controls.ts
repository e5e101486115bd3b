// Tries the planned controls of a page, and then those that came to light on the way.
import type { CheckKind, CheckResult } from '@joinery/contract/checks'

import type { Visitor } from '../../walk/app-session.ts'
import { failed } from '../../walk/check-results.ts'
import type { Control } from './control-list.ts'
import { isDestructive } from './control-list.ts'
import { findAgain, nameControl, readControl } from './press-control.ts'
import type { Trial, Verdict } from './try-control.ts'
import { openAgain, startTrial, tryControl } from './try-control.ts'

const mostRevealed = 6
/** Each dead control takes seconds to be sure of; after so many the page has been told enough. */
const mostFailures = 5

export interface Tries {
  results: CheckResult[]
  tried: number
}

/** `visitor` has the page open. Failed results only; what works is counted. */
export async function tryControls(
  visitor: Visitor,
  work: { kind: CheckKind; path: string; controls: readonly Control[] },
): Promise<Tries> {
  const trial = await startTrial(visitor, work.path)
  const queue: { control: Control; via: Control | null }[] = work.controls.map((control) => ({ control, via: null }))
  const seen = new Set(trial.fresh.controls.map((control) => control.key))
  const results: CheckResult[] = []
  let tried = 0
  let revealed = 0
  for (let next = queue.shift(); next !== undefined && results.length < mostFailures; next = queue.shift()) {
    const verdict = await tryNext(trial, next)
    if (verdict.outcome === 'gone') continue
    tried += 1
    if (verdict.outcome === 'failed') results.push(sayFailed(work, next, verdict))
    for (const control of next.via === null ? newControls(trial, verdict, seen) : []) {
      revealed += 1
      if (revealed <= mostRevealed) queue.push({ control, via: next.control })
    }
  }
  return { results, tried }
}

async function tryNext(trial: Trial, next: { control: Control; via: Control | null }): Promise<Verdict> {
  if (next.via !== trial.via) trial.state = null
  trial.via = next.via
  const state = trial.state ?? (await openAgain(trial))
  const present = findAgain(state, next.control)
  if (present !== null) {
    const { isOfForm, isField } = await readControl(trial.visitor, present)
    if (isOfForm || isField) return { outcome: 'gone', detail: '', evidence: [], after: null }
  }
  return tryControl(trial, next.control)
}

/** What a menu, a dialog or a disclosure brought along on the same page. */
function newControls(trial: Trial, { after }: Verdict, seen: Set<string>): Control[] {
  if (after === null || after.url !== trial.fresh.url) return []
  const fresh = after.controls.filter(
    (control) => !seen.has(control.key) && !control.isDisabled && !control.isChosen && !isDestructive(control),
  )
  for (const control of fresh) seen.add(control.key)
  return fresh
}

function sayFailed(
  work: { kind: CheckKind; path: string },
  { control, via }: { control: Control; via: Control | null },
  { detail, evidence }: Verdict,
): CheckResult {
  const way = via === null ? '' : ` after pressing the ${nameControl(via)}`
  return failed({
    kind: work.kind,
    title: `The ${nameControl(control)} does something`,
    page: work.path,
    detail: `${work.path}, the ${nameControl(control)}${way}: ${detail}`,
    evidence,
  })
}
