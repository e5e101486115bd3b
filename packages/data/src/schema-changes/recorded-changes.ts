// What the recorded scripts know that two structures do not tell: that a thing was renamed and not replaced, and how a
// new column was filled.
import type { ScriptRow } from '../app-databases/app-database-queries.ts'
import { parseScript } from '../app-databases/sql-statements.ts'
import type { ChangeStatement } from './schema-difference.ts'

export interface RecordedChanges {
  renames: string[]
  /** UPDATEs of tables that the same script had altered. */
  backfills: string[]
}

export function readRecordedChanges(scripts: readonly ScriptRow[]): RecordedChanges {
  const found: RecordedChanges = { renames: [], backfills: [] }
  for (const { sql } of scripts) {
    const parsed = parseScript(sql)
    if (!parsed.ok) continue
    for (const { kind, text, isStructure } of parsed.statements) {
      if (kind === 'RenameStmt') found.renames.push(text)
      else if (kind === 'UpdateStmt' && isStructure) found.backfills.push(text)
    }
  }
  return found
}

const addedNotNull = /^(ALTER TABLE .+) ADD COLUMN ("(?:[^"]|"")+") (.+) NOT NULL$/s

/**
 * A column that must not be empty and has no default cannot be added to a table with rows. What development did in
 * three steps is done in three steps: add it, fill it as recorded, then demand it.
 *
 * @returns null when nothing was recorded that could fill such a column
 */
export function fillBeforeDemand(
  statements: readonly ChangeStatement[],
  backfills: readonly string[],
): ChangeStatement[] | null {
  if (backfills.length === 0) return null
  const demands: ChangeStatement[] = []
  let lastAdded = -1
  const opened = statements.map((statement, index): ChangeStatement => {
    const [, table = '', column = '', type = ''] = addedNotNull.exec(statement.sql) ?? []
    if (column === '') return statement
    lastAdded = index
    demands.push({ ...statement, sql: `${table} ALTER COLUMN ${column} SET NOT NULL`, startsTransaction: false })
    return { ...statement, sql: `${table} ADD COLUMN ${column} ${type}` }
  })
  if (lastAdded === -1) return null
  const fills = backfills.map((sql): ChangeStatement => ({
    sql,
    isDestructive: false,
    blocks: 'writers',
    startsTransaction: false,
    loses: [],
    kinds: [],
  }))
  return [...opened.slice(0, lastAdded + 1), ...fills, ...demands, ...opened.slice(lastAdded + 1)]
}

export function renameStatement(sql: string): ChangeStatement {
  return { sql, isDestructive: false, blocks: 'everybody', startsTransaction: false, loses: [], kinds: [] }
}
