// Edits that fit nowhere exactly, merged by a service. What comes back counts only where it does what was asked and
// nothing else: lines that nobody wanted to replace are all still there, and no line is new that was not written.
import type { FastApply } from '../reach/apply-fast.ts'
import { ReachFailure, type ServiceUse } from '../reach/reach.ts'
import type { Edit } from './apply-edits.ts'
import { lineLikeness } from './nearest-text.ts'

const gap = '// ... existing code ...'
/** So alike are a line that goes and one that was named to go. */
const replacedLikeness = 0.6

export interface Merged {
  /** Null where the service failed or did something else. */
  text: string | null
  used: readonly ServiceUse[]
}

export async function mergeEdits(
  service: FastApply,
  { before, edits, signal }: { before: string; edits: readonly Edit[]; signal: AbortSignal },
): Promise<Merged> {
  const asked = edits.map(({ find }, index) => `${index + 1}. in place of something like:\n${find}`).join('\n')
  const instruction = `Put each part of the update where it belongs and change nothing else. They stand\n${asked}`
  const update = [gap, ...edits.flatMap(({ replace }) => [replace, gap])].join('\n')
  try {
    const { text, tokens } = await service.merge({ instruction, code: before, update, signal })
    const used: ServiceUse[] = [{ kind: 'FAST_APPLY_USAGE', service: service.name, requests: 0, tokens }]
    return { text: doesOnly(before, text, edits) ? text : null, used }
  } catch (error) {
    if (!(error instanceof ReachFailure)) throw error
    return { text: null, used: [] }
  }
}

function doesOnly(before: string, after: string, edits: readonly Edit[]): boolean {
  const [old, fresh] = [countLines(before), countLines(after)]
  const found = edits.flatMap(({ find }) => linesOf(find))
  const written = new Set(edits.flatMap(({ replace }) => linesOf(replace)))
  const gone = [...old].filter(([line, count]) => (fresh.get(line) ?? 0) < count).map(([line]) => line)
  const added = [...fresh].filter(([line, count]) => (old.get(line) ?? 0) < count).map(([line]) => line)
  return (
    [...written].every((line) => fresh.has(line)) &&
    added.every((line) => written.has(line)) &&
    gone.every((line) => found.some((each) => lineLikeness(each, line) >= replacedLikeness))
  )
}

function countLines(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of linesOf(text)) counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}

/** Without white space around them, and without empty ones. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '')
}
