// Brings a project from one composition to the next and leaves changes made by hand alone.
import { diff3Merge } from 'node-diff3'

import { briefPath } from '../brief.ts'

type Files = Readonly<Record<string, string>>

export interface Reconciliation {
  writes: { path: string; content: string }[]
  deletes: string[]
  /** Files changed by hand and by the edit in the same place: left as the person has them. */
  conflicts: string[]
  /** Files that hold a change made by hand and now also the edit. */
  merged: string[]
}

/** The paths whose present text `reconcile` needs. */
export function pathsToRead(before: Files, after: Files, present: ReadonlySet<string>): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...paths].filter((path) => before[path] !== after[path] && present.has(path))
}

export function reconcile({ before, after, current }: { before: Files; after: Files; current: Files }): Reconciliation {
  const result: Reconciliation = { writes: [], deletes: [], conflicts: [], merged: [] }
  for (const path of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, next, mine] = [before[path], after[path], current[path]]
    if (old === next || mine === next) continue
    if (next === undefined) {
      if (mine === old) result.deletes.push(path)
      continue
    }
    if (mine === old || path === briefPath || (mine === undefined && old === undefined))
      result.writes.push({ path, content: next })
    else if (mine === undefined || old === undefined) result.conflicts.push(path)
    else {
      const content = path.endsWith('.json') ? mergeJson(mine, old, next) : mergeText(mine, old, next)
      if (content === null) result.conflicts.push(path)
      else {
        result.writes.push({ path, content })
        result.merged.push(path)
      }
    }
  }
  return result
}

function mergeText(mine: string, old: string, next: string): string | null {
  const regions = diff3Merge(mine.split('\n'), old.split('\n'), next.split('\n'), { excludeFalseConflicts: true })
  const lines: string[] = []
  for (const { ok, conflict } of regions) {
    if (ok !== undefined) lines.push(...ok)
    // Two lines that came to the same place, such as two links of a menu, stand beside each other.
    else if (conflict !== undefined && conflict.o.length === 0) lines.push(...conflict.a, ...conflict.b)
    else return null
  }
  return lines.join('\n')
}

/** By key, since neighbouring lines of JSON belong together only on paper: what the edit changes is taken, the rest stays. */
function mergeJson(mine: string, old: string, next: string): string | null {
  try {
    return `${JSON.stringify(mergeValues(JSON.parse(mine), JSON.parse(old), JSON.parse(next)), null, 2)}\n`
  } catch {
    return null
  }
}

function mergeValues(mine: unknown, old: unknown, next: unknown): unknown {
  if (!isRecord(mine) || !isRecord(old) || !isRecord(next))
    return JSON.stringify(old) === JSON.stringify(next) ? mine : next
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(next)])].filter((key) => key in next || !(key in old))
  return Object.fromEntries(
    keys.map((key) => [
      key,
      key in mine ? mergeValues(mine[key], old[key], key in next ? next[key] : mine[key]) : next[key],
    ]),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
