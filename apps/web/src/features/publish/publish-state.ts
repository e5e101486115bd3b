// What the Publish button says and what its popover opens on (screens 2.5).
import { type Deployment, publishSteps, type Publication } from '@joinery/contract/publish'
import type { SchemaChange } from '@joinery/contract/schema-changes'

export type PublishFace =
  | { kind: 'publish' }
  | { kind: 'updates'; count: number }
  | { kind: 'live' }
  | { kind: 'publishing'; step: number; total: number }
  | { kind: 'again' }

export function faceOf({ state, freshness, waiting, latest }: Publication): PublishFace {
  if (state === 'PUBLISHING') {
    const step = latest?.step === null || latest === null ? 0 : publishSteps.indexOf(latest.step)
    return { kind: 'publishing', step: Math.max(0, step) + 1, total: publishSteps.length }
  }
  if (state === 'PUBLISHED') {
    return freshness === 'UP_TO_DATE' ? { kind: 'live' } : { kind: 'updates', count: Math.max(1, waiting) }
  }
  return freshness === 'NEVER_PUBLISHED_BEFORE' || freshness === 'NO_DOMAIN_CLAIMED'
    ? { kind: 'publish' }
    : { kind: 'again' }
}

/** Something failed in a browser, so it was not put live: a person may put it live anyway. */
export function isStoppedByChecks({ status, step }: Pick<Deployment, 'status' | 'step'>): boolean {
  return status === 'FAILED' && step === 'check'
}

/** Whether nothing that a person has to do stands between them and the publish. */
export function isReady(change: SchemaChange | null | undefined, typed: string): boolean {
  if (change === null || change === undefined) return true
  return change.refusal === null && (change.confirmation === null || change.confirmation === typed.trim())
}

export type StepState = 'done' | 'running' | 'waiting' | 'failed'

/** The steps of the newest publish with how far each is. */
export function stepsOf(
  latest: Publication['latest'],
): readonly { step: (typeof publishSteps)[number]; state: StepState }[] {
  const at = latest === null || latest.step === null ? -1 : publishSteps.indexOf(latest.step)
  return publishSteps.map((step, index) => ({ step, state: stepState({ index, at, status: latest?.status }) }))
}

function stepState({ index, at, status }: { index: number; at: number; status: string | undefined }): StepState {
  if (status === 'SUCCESS' || index < at) return 'done'
  if (index > at) return 'waiting'
  return status === 'FAILED' ? 'failed' : 'running'
}
