// From a project and a message to what changes in it: by its brief where it has one, in its code by the syntax tree.
import { type Brief, briefPath } from '../brief.ts'
import { compose } from '../compose/compose.ts'
import { joinWords } from '../speak.ts'
import { type EditReading, readEdit } from '../understand/edits/read-edit.ts'
import { plainOrder } from '../understand/plain/plain-orders.ts'
import { resolveOrder, resolvedOrders, splitOrders } from '../understand/edits/read-edit-orders.ts'
import { applyOrders } from './code/apply-orders.ts'
import { fromTheTop } from './deletion-order.ts'
import { migrate } from './migrate.ts'
import { pathsToRead, reconcile } from './reconcile.ts'

type Files = Readonly<Record<string, string>>

export interface EditPlan {
  reading: Omit<EditReading, 'brief'> & { brief: Brief | null }
  before: Brief | null
  /** Empty where the brief's tables stay as they are. */
  migration: string
  /** Files whose text must be known before anything can be changed. */
  needed: string[]
}

export interface Changes {
  writes: { path: string; content: string }[]
  deletes: string[]
  sql: string[]
  clauses: string[]
  refused: string[]
  /** Files that held changes by hand, or were changed by the syntax tree: taken back where they do not compile. */
  risky: string[]
}

/** What the code of an app is read from. */
const sources = /^(?:web\/.*\.[jt]sx?|web\/app\/globals\.css|design\/tokens\.json|database\/schema\.sql)$/

export function sourcePaths(paths: Iterable<string>): string[] {
  return [...paths].filter((path) => sources.test(path))
}

export function planEdit(
  request: string,
  { brief, present, earlier }: { brief: Brief | null; present: ReadonlySet<string>; earlier: readonly string[] },
): EditPlan {
  if (brief === null) {
    const orders = ordersOf(request, earlier).map((order) => ({ order, refused: null }))
    const reading = { brief: null, added: [], removed: [], clauses: [], refused: [], sql: [], orders }
    return { reading, before: null, migration: '', needed: sourcePaths(present) }
  }
  const reading = readEdit(request, brief, earlier)
  const composed = pathsToRead(compose(brief).files, compose(reading.brief).files, present)
  const needed = reading.orders.length === 0 ? composed : [...new Set([...composed, ...sourcePaths(present)])]
  return { reading, before: brief, migration: migrate(brief, reading.brief), needed }
}

function ordersOf(request: string, earlier: readonly string[]): string[] {
  const done = resolvedOrders(earlier)
  return splitOrders(request).map((said) => {
    const order = plainOrder(resolveOrder(said, done), null)
    done.push(order)
    return order
  })
}

/** @param current texts of the needed files, as they were when the run began */
export function changesOf({ reading, before, migration }: EditPlan, current: Files): Changes {
  const composed =
    before === null || reading.brief === null
      ? { writes: [], deletes: [], conflicts: [], merged: [] }
      : reconcile({ before: compose(before).files, after: compose(reading.brief).files, current })
  const merged: Record<string, string> = { ...current }
  for (const { path, content } of composed.writes) merged[path] = content
  for (const path of composed.deletes) delete merged[path]
  const code = applyOrders(
    reading.orders.map(({ order, refused }) => ({
      order,
      isFact: before !== null && /^adding\b/.test(refused ?? ''),
      otherwise: refused,
    })),
    Object.fromEntries(Object.entries(merged).filter(([path]) => sources.test(path))),
  )
  for (const { path, content } of code.writes) merged[path] = content
  for (const path of code.deletes) delete merged[path]
  const unread = reading.orders.filter(({ order }) => code.unread.includes(order))
  return {
    writes: Object.entries(merged).flatMap(([path, content]) => (current[path] === content ? [] : [{ path, content }])),
    deletes: fromTheTop(
      Object.keys(current).filter((path) => merged[path] === undefined),
      current,
    ),
    sql: [migration, ...reading.sql, ...code.sql].filter((sql) => sql !== ''),
    clauses: [...reading.clauses, ...code.clauses],
    refused: [
      ...reading.refused,
      ...code.refused,
      ...unread.map(({ order, refused }) => refused ?? `“${order}”, because I do not see what to change`),
      ...sayConflicts(composed.conflicts),
    ],
    risky: [...composed.merged, ...code.writes.map(({ path }) => path)].filter((path) => path !== briefPath),
  }
}

/** What the person should know about files that they had changed by hand. */
function sayConflicts(conflicts: readonly string[]): string[] {
  if (conflicts.length === 0) return []
  const files = conflicts.length === 1 ? 'that file' : 'those files'
  return [`the part of it in ${joinWords(conflicts)}, because you had changed ${files} by hand in the same place`]
}
