// SQL of the development database: mended after an error, or written to empty it. Nothing is run here.
import type { SqlAnswer, SqlError } from '@joinery/contract/tasks'
import type { DatabaseTable } from '@joinery/contract/databases'

import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { askTask, readFenced } from './ask-task.ts'

interface OfProject {
  projectGroupId: string
  signal?: AbortSignal | undefined
}

export async function fixSql(
  ctx: DomainContext,
  input: OfProject & { sql: string; error: SqlError },
): Promise<SqlAnswer> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const tables = await tablesOf(ctx, project.id)
  const { sql, error } = input
  const asked = await askTask(ctx, {
    project,
    task: 'autofix sql error rewrite',
    prompt: [
      `The error: ${error.code} ${error.message}`,
      ...(error.hint === undefined ? [] : [`Its hint: ${error.hint}`]),
      ...(error.position === undefined ? [] : [`At character ${error.position}.`]),
      'The tables:',
      presentTables(tables),
      'The SQL:',
      sql,
    ].join('\n\n'),
    signal: input.signal,
    read: (text) => withoutNewRemoval(readFenced(text), sql),
  })
  if (asked.answer !== null) {
    return asked.answer.trim() === sql.trim()
      ? {
          by: asked.by,
          why: null,
          sql: null,
          notes: ['It would be written the same way. The data may be what is wrong.'],
        }
      : { by: asked.by, why: null, sql: asked.answer.trim(), notes: [] }
  }
  const mended = ctx.models.rules.mendSql({ sql, error, tables })
  return mended === null
    ? { by: 'rules', why: asked.why, sql: null, notes: [explain(error)] }
    : { by: 'rules', why: asked.why, ...mended }
}

export async function resetSql(ctx: DomainContext, input: OfProject & { keep: string }): Promise<SqlAnswer> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const tables = await tablesOf(ctx, project.id)
  if (tables.length === 0) {
    return { by: 'rules', why: null, sql: null, notes: ['The development database has no tables yet.'] }
  }
  const { keep } = input
  const asked = await askTask(ctx, {
    project,
    task: 'reset user database sql',
    prompt: ['The tables:', presentTables(tables), 'What should stay:', keep === '' ? 'nothing' : keep].join('\n\n'),
    signal: input.signal,
    read: (text) => onlyEmptying(readFenced(text)),
  })
  if (asked.answer !== null) return { by: asked.by, why: null, sql: asked.answer.trim(), notes: [] }
  const written = ctx.models.rules.resetSql({ tables, keep })
  return written === null
    ? { by: 'rules', why: asked.why, sql: null, notes: ['Everything there is should stay: there is nothing to empty.'] }
    : { by: 'rules', why: asked.why, ...written }
}

async function tablesOf(ctx: DomainContext, projectGroupId: string): Promise<DatabaseTable[]> {
  const key = { projectGroupId, environment: 'development' as const }
  return (await ctx.appDatabases.exists(key)) ? ctx.appDatabases.tables(key) : []
}

function presentTables(tables: readonly DatabaseTable[]): string {
  return tables
    .map(({ name, rowCount, columns, constraints }) => {
      const lines = columns.map((column) => `  ${column.name} ${column.type}${column.isNullable ? '' : ' not null'}`)
      return [`${name} (${rowCount} rows)`, ...lines, ...constraints.map((constraint) => `  ${constraint}`)].join('\n')
    })
    .join('\n')
}

const removing = /\b(?:drop|truncate|delete\s+from)\b/gi

/** A model may not put in a removal that was not asked for. */
function withoutNewRemoval(mended: string | null, before: string): string | null {
  if (mended === null) return null
  return countRemovals(mended) > countRemovals(before) ? null : mended
}

function countRemovals(sql: string): number {
  return sql.match(removing)?.length ?? 0
}

/** Emptying leaves the structure alone. */
function onlyEmptying(sql: string | null): string | null {
  return sql === null || /\b(?:drop|alter|create|grant|revoke)\b/i.test(sql) ? null : sql
}

function explain({ code }: SqlError): string {
  switch (code) {
    case '23502':
      return 'A column that must not be empty gets nothing. Say its value, or give the column a default.'
    case '23503':
      return 'A row points at another one that is not there, or that others still point at.'
    case '23505':
      return 'There is a row with this value already, and it may be there once only.'
    case '22P02':
      return 'A value does not fit the type of its column.'
    case 'refused':
      return 'This kind of statement is not allowed on an app’s database.'
    case 'timeout':
      return 'It took too long. Ask for fewer rows, or make an index.'
    default:
      return 'The rules know no way to mend this. Ask for it in the chat.'
  }
}
