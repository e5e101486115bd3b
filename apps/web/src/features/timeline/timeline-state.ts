// The versions of a project as ticks, and which one a person looks at.
import type { Revision } from '@joinery/contract/revisions'
import type { VersionStatus } from '@joinery/contract/vocabulary/statuses'

export type TickTone = 'settled' | 'failed' | 'published' | 'building'

export interface Tick {
  number: number
  revisionId: string | null
  tone: TickTone
}

const failed: readonly VersionStatus[] = ['INVALID', 'INVALID_CODE', 'FAILED', 'GENERATION_FAILED', 'INVALID_PROMPT']

/** @param revisions in any order; @param isBuilding adds the coming version as the last tick */
export function ticksOf(revisions: readonly Revision[], isBuilding: boolean): readonly Tick[] {
  const ticks = [...revisions]
    .sort((a, b) => a.number - b.number)
    .map((revision) => ({ number: revision.number, revisionId: revision.id, tone: toneOf(revision) }))
  const next = (ticks.at(-1)?.number ?? 0) + 1
  return isBuilding ? [...ticks, { number: next, revisionId: null, tone: 'building' }] : ticks
}

function toneOf(revision: Revision): TickTone {
  if (revision.isPublished) return 'published'
  return failed.includes(revision.status) ? 'failed' : 'settled'
}

/**
 * The version after a key press on the slider.
 *
 * @returns null for the newest version, which is not "looking at an old one"
 */
export function stepVersion(
  revisions: readonly Revision[],
  at: number | null,
  key: 'back' | 'forward' | 'first' | 'last',
): number | null {
  const numbers = revisions.map(({ number }) => number).sort((a, b) => a - b)
  const head = numbers.length - 1
  const from = at === null ? head : numbers.indexOf(at)
  const to = { back: from - 1, forward: from + 1, first: 0, last: head }[key]
  const index = Math.min(head, Math.max(0, to))
  return index === head ? null : (numbers[index] ?? null)
}
