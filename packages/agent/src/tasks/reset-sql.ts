import type { DatabaseTable } from '@joinery/contract/databases'

import { mentions } from '../guards/person-words.ts'

/** Empties the tables that the person does not want kept; tables that point at each other go together. */
export function resetSql({
  tables,
  keep,
}: {
  tables: readonly DatabaseTable[]
  keep: string
}): { sql: string; notes: string[] } | null {
  const isKept = ({ name }: DatabaseTable) =>
    keep !== '' &&
    (mentions(keep, name) || (name.startsWith('auth_') && /\b(?:accounts?|users?|people|sign-?ins?)\b/i.test(keep)))
  const kept = tables.filter(isKept)
  const emptied = tables.filter((table) => !isKept(table))
  if (emptied.length === 0) return null
  const pointing = kept.filter(({ constraints }) =>
    constraints.some((constraint) => emptied.some(({ name }) => pointsAt(constraint, name))),
  )
  const notes = [
    `Empties ${listOf(emptied)}; their structure stays, and numbers begin at 1 again.`,
    ...(kept.length === 0 ? [] : [`Keeps ${listOf(kept)}.`]),
    ...(keep !== '' && kept.length === 0 ? ['None of the tables is named in what should stay.'] : []),
  ]
  // Truncating would take along whatever points at an emptied table, so kept ones need row by row.
  if (pointing.length === 0) {
    return { sql: `truncate table ${emptied.map(({ name }) => quote(name)).join(', ')} restart identity;`, notes }
  }
  return {
    sql: emptied.map(({ name }) => `delete from ${quote(name)};`).join('\n'),
    notes: [
      ...notes.map((note) =>
        note.replace('; their structure stays, and numbers begin at 1 again', '; their structure stays'),
      ),
      `Rows that ${listOf(pointing)} point at cannot go unless their reference allows it; then nothing is changed.`,
    ],
  }
}

function pointsAt(constraint: string, table: string): boolean {
  return new RegExp(`references\\s+(?:public\\.)?"?${table.replaceAll(/\W/g, '.')}"?\\s*\\(`, 'i').test(constraint)
}

export function quote(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`
}

function listOf(tables: readonly DatabaseTable[]): string {
  return tables.map(({ name }) => name).join(', ')
}
