// What a page is like at one moment, and what became different.
import type { Visitor } from '../../walk/app-session.ts'
import { linesOf, readTree } from './accessibility-tree.ts'
import type { Control } from './control-list.ts'
import { listControls } from './control-list.ts'
import type { Traces } from './in-page/read-traces.ts'
import { readTraces } from './in-page/read-traces.ts'
import { runInPage } from './in-page/run-in-page.ts'

export interface PageState extends Traces {
  url: string
  lines: string[]
  controls: Control[]
}

const noTraces: Traces = { storage: '', focus: '', scroll: 0, dress: '' }

export async function readState(visitor: Visitor): Promise<PageState> {
  const { page } = visitor
  const tree = await readTree(page)
  const quick = (await runInPage(page, readTraces, null).catch(() => null)) ?? noTraces
  // An empty fragment is no other address.
  return { url: page.url().replace(/#$/, ''), lines: linesOf(tree), controls: listControls(tree), ...quick }
}

export interface LineChange {
  added: string[]
  removed: string[]
}

export function changeOf(before: readonly string[], after: readonly string[]): LineChange {
  return { added: without(after, before), removed: without(before, after) }
}

/** The lines of the first list that the second has not, counting repetitions. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

/** Lines that changed in their digits alone, without them: a clock, a countdown, a counter. */
export function countingLines({ added, removed }: LineChange): ReadonlySet<string> {
  const before = new Set(removed.map(withoutDigits))
  return new Set(added.map(withoutDigits).filter((line) => before.has(line)))
}

/** True when nothing came but other digits in such lines; what stood in their place before they began may be gone. */
export function isOnlyCounting({ added, removed }: LineChange, counting: ReadonlySet<string>): boolean {
  return added.length > 0 && removed.length <= added.length && added.every((line) => counting.has(withoutDigits(line)))
}

/** Worth to wait and see whether it goes on by itself. */
export function mayBeCounting({ added }: LineChange): boolean {
  return added.length > 0 && added.every((line) => /\d/.test(line))
}

function withoutDigits(line: string): string {
  return line.replace(/\d+/g, '#')
}
