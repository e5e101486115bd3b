// Works out the statements that lead from one structure to another, with @supabase/pg-delta. Both databases belong to
// the same role; what the platform keeps in them (the schema `joinery`) is left alone.
import { createHash } from 'node:crypto'

import type { Diagnostic, ExtractResult, FactBase, Plan, Policy, StableId } from '@supabase/pg-delta'
import { extract } from '@supabase/pg-delta/extract'
import { plan } from '@supabase/pg-delta/plan'

import type { TenantDatabase } from '../app-databases/tenant-sessions.ts'
import type { ChangeStatement, SchemaDifference } from './schema-difference.ts'
import type { SchemaReader } from './schema-reader.ts'

type Action = Plan['actions'][number]

const statementTimeoutMs = 20_000

/** @param roleName the app's own, which owns everything there is to compare */
const policyFor = (roleName: string): Policy => ({
  id: 'joinery',
  filter: [
    { match: { schema: 'joinery' }, action: 'exclude' },
    { match: { target: { schema: 'joinery' } }, action: 'exclude' },
    // There is one role in an app's database: what it grants itself changes nothing.
    { match: { kind: 'acl' }, action: 'exclude' },
    // Apps have the schema `public` and cannot make another.
    { match: { kind: 'schema' }, action: 'exclude' },
    { match: { target: { kind: 'schema' } }, action: 'exclude' },
  ],
  assumedSchemas: ['public', 'joinery'],
  assumedRoles: [roleName],
})

export type ReadSchema = Pick<ExtractResult, 'factBase' | 'diagnostics'>

export async function readSchema(reader: SchemaReader, database: TenantDatabase): Promise<ReadSchema> {
  return reader.read(database, (pool) => extract(pool, { statementTimeoutMs }))
}

/** What leads from what there is to what there should be. */
export async function compareSchemas(
  reader: SchemaReader,
  { from, to }: { from: TenantDatabase; to: TenantDatabase },
): Promise<SchemaDifference> {
  const [source, desired] = await Promise.all([readSchema(reader, from), readSchema(reader, to)])
  return differSchemas(source, desired, to.roleName)
}

/** @param roleName the app's own, which owns everything in both */
export function differSchemas(source: ReadSchema, desired: ReadSchema, roleName: string): SchemaDifference {
  const unknown = unknownDifferences(source.diagnostics, desired.diagnostics)
  if (unknown.length > 0) {
    return { ok: false, reason: `This difference cannot be carried over by itself: ${unknown.join('; ')}.` }
  }
  const made = makePlan(source.factBase, desired.factBase, roleName)
  if (typeof made === 'string') return { ok: false, reason: made }
  const alone = made.actions.find(({ transactionality }) => transactionality === 'nonTransactional')
  if (alone !== undefined) return { ok: false, reason: `This runs in no transaction: ${alone.sql}` }
  const hidden = made.projectionAudit?.entries.length ?? 0
  return { ok: true, statements: made.actions.map(toStatement), fingerprint: fingerprintOf(made, hidden) }
}

/** @returns the reason when there is no plan */
function makePlan(source: FactBase, desired: FactBase, roleName: string): Plan | string {
  try {
    return plan(source, desired, {
      policy: policyFor(roleName),
      renames: 'off',
      scope: 'database',
      defaultOwner: roleName,
    })
  } catch (error) {
    // The library refuses by throwing; its words name the object.
    return error instanceof Error ? error.message : String(error)
  }
}

/** Kinds of objects the library knows of but cannot change: they must be the same on both sides. */
function unknownDifferences(source: readonly Diagnostic[], desired: readonly Diagnostic[]): string[] {
  const [before, after] = [wordsOf(source), wordsOf(desired)]
  return [
    ...after.filter((words) => !before.includes(words)),
    ...before.filter((words) => !after.includes(words)).map((words) => `${words} (only in production)`),
  ]
}

function wordsOf(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics
    .filter(({ code, severity }) => code === 'unmodeled_kind' || severity === 'error')
    .map(({ message }) => message.replaceAll(/\s+/g, ' ').trim())
}

function toStatement(action: Action): ChangeStatement {
  const isLossy = action.verb === 'drop' || action.dataLoss === 'destructive'
  const gone = isLossy ? action.destroys.flatMap(lossOf) : []
  const tables = new Set(gone.filter(({ column }) => column === null).map(({ table }) => table))
  // A table takes its columns with it; they need no words of their own.
  const loses = gone.filter(({ table, column }) => column === null || !tables.has(table))
  return {
    sql: action.sql.trim().replace(/;$/, ''),
    // Dropping what holds no rows (an index, a view, a function) loses nothing that a later version cannot bring back.
    isDestructive: loses.length > 0 || action.dataLoss === 'destructive',
    blocks:
      action.lockClass === 'accessExclusive'
        ? 'everybody'
        : action.lockClass === 'share' || action.lockClass === 'shareRowExclusive'
          ? 'writers'
          : 'nobody',
    startsTransaction: action.newSegmentBefore,
    loses: loses.length > 0 || action.dataLoss === 'none' ? loses : action.consumes.flatMap(lossOf).slice(0, 1),
    kinds: [...action.produces, ...action.destroys].map(({ kind }) => kind),
  }
}

function lossOf(id: StableId): ChangeStatement['loses'] {
  if (id.kind === 'table') return [{ table: id.name, column: null }]
  if (id.kind === 'column') return [{ table: id.table, column: id.name }]
  return []
}

function fingerprintOf({ source, target, actions }: Plan, hidden: number): string {
  const parts = [source.fingerprint, target.fingerprint, hidden, actions.map(({ sql }) => sql)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
