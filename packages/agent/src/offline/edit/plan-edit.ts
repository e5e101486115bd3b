// From a project and a sentence to the tool calls that change it.
import type { Brief } from '../brief.ts'
import { compose } from '../compose/compose.ts'
import { migrationSql, releaseColumnsSql } from '../compose/schema-sql.ts'
import { joinWords } from '../speak.ts'
import { type EditReading, readEdit } from '../understand/read-edit.ts'
import { pathsToRead, reconcile, type Reconciliation } from './reconcile.ts'

export interface EditPlan {
  reading: EditReading
  /** Empty when the tables stay as they are. */
  migration: string
  needed: string[]
}

/** Null when nothing in the sentence can be acted on. */
export function planEdit(request: string, brief: Brief, present: ReadonlySet<string>): EditPlan {
  const reading = readEdit(request, brief)
  const migration = [
    migrationSql(brief, reading.brief),
    releaseColumnsSql(brief, [...reading.removed, ...reading.relaxed]),
  ]
  return {
    reading,
    migration: migration.filter((sql) => sql !== '').join('\n'),
    needed: pathsToRead(compose(brief).files, compose(reading.brief).files, present),
  }
}

export function changesOf(
  brief: Brief,
  reading: EditReading,
  current: Readonly<Record<string, string>>,
): Reconciliation {
  return reconcile({ before: compose(brief).files, after: compose(reading.brief).files, current })
}

/** What the person should know about files that they had changed by hand. */
export function sayConflicts({ conflicts }: Pick<Reconciliation, 'conflicts'>): string[] {
  if (conflicts.length === 0) return []
  const one = conflicts.length === 1
  return [
    `You had changed ${joinWords(conflicts)} by hand in the same place, so I left ${one ? 'that file' : 'those files'} as ${one ? 'it is' : 'they are'}; this change is missing there.`,
  ]
}
