// What a run's script must leave: rows, columns and values that were there before the run. Checked by effect, inside the
// script's own transaction: whatever way a script takes to remove them, it comes to nothing.
import type { DatabaseTable } from '@joinery/contract/databases'

import type { Services } from '../context.ts'

/** Where the database says that something is gone, the column of the check has this name. */
const mark = 'joinery_keeps'

interface KeptTable {
  name: string
  columns: string[]
}

/** Counts of rows, and of filled values by column, in the order of the tables. */
export interface Kept {
  table: KeptTable
  counts: number[]
}

export async function countKept(
  appDatabases: Services['appDatabases'],
  projectGroupId: string,
  input: { tables: readonly DatabaseTable[]; mayRemove: (name: string) => boolean },
): Promise<Kept[]> {
  const tables = input.tables
    .filter(({ name }) => !input.mayRemove(name))
    .map(({ name, columns }): KeptTable => ({
      name,
      columns: columns.map((column) => column.name).filter((column) => !input.mayRemove(column)),
    }))
  if (tables.length === 0) return []
  const outcome = await appDatabases.execute(
    { projectGroupId, environment: 'development' },
    tables.map((table) => ({
      text: `select ${countsOf(table)
        .map((count, index) => `${count} as c${index}`)
        .join(', ')} from ${quote(table.name)}`,
      params: [],
    })),
  )
  // A table that cannot be counted cannot be kept either: it went away since it was listed.
  if (!outcome.ok) return []
  return tables.map((table, index) => ({
    table,
    counts: Object.values(outcome.results[index]?.rows[0] ?? {}).map(Number),
  }))
}

/** The script followed by a statement for each table that fails where something of it is gone. */
export function withChecks(sql: string, kept: readonly Kept[]): string {
  if (kept.length === 0) return sql
  const checks = kept.map(({ table, counts }) => {
    const holds = countsOf(table).map((count, index) => `${count} >= ${counts[index] ?? 0}`)
    return `select 1 / (case when ${holds.join(' and ')} then 1 else 0 end) as ${mark} from ${quote(table.name)}`
  })
  return `${sql}\n;\n${checks.join(';\n')}`
}

/** Did the script fail at what was added behind it? */
export function isKept(sql: string, failure: { code: string; position?: number }): boolean {
  if (failure.code === '22012') return failure.position === undefined || failure.position > sql.length
  return failure.position !== undefined && failure.position > sql.length
}

export const keptMessage =
  'this would remove rows, columns or values that were there before, and the person did not ask for that by name. Leave them: where not every value fits another type, add a column beside the old one, fill it from there and use it everywhere; what is in the way otherwise, name in the summary'

function countsOf({ columns }: KeptTable): string[] {
  return ['count(*)', ...columns.map((column) => `count(nullif(${quote(column)}::text, ''))`)]
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
