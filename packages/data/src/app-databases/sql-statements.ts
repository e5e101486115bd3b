// What kind of statement a text is, and which kinds an app may send. Postgres' own parser decides, never a pattern.
import { hasSqlDetails, loadModule, parseSync } from 'libpg-query'
import { LRUCache } from 'lru-cache'

import type { SqlFailure } from '../app-databases.ts'
import { leavesState } from './session-state.ts'
import { effectOf, type StatementEffect } from './statement-effect.ts'

export interface ParsedStatement {
  text: string
  /** 0-based, in UTF-16 code units, of the statement in the script. */
  offset: number
  /** The parser's node name, for example `SelectStmt`. */
  kind: string
  /** Publish replays it on production: it shapes tables, or fills what was just shaped. */
  isStructure: boolean
  /** May leave something in the session that the next user of the connection would find. */
  leavesState: boolean
  effect: StatementEffect
}

export type ParsedScript = { ok: true; statements: ParsedStatement[] } | SqlFailure

const maxScriptLength = 1_000_000

// Only what is known is let through, so that a kind of a later Postgres is refused until somebody has looked at it.
const rowKinds = [
  'SelectStmt',
  'InsertStmt',
  'UpdateStmt',
  'DeleteStmt',
  'MergeStmt',
  'TruncateStmt',
  'ExplainStmt',
  'CallStmt',
  'LockStmt',
  'VariableShowStmt',
  'ConstraintsSetStmt',
  'VacuumStmt',
  'ReindexStmt',
  'RefreshMatViewStmt',
]
// A DO block counts as structure: models use it to create a type that may exist already.
const structureKinds = [
  'DoStmt',
  'CreateStmt',
  'AlterTableStmt',
  'DropStmt',
  'RenameStmt',
  'IndexStmt',
  'ViewStmt',
  'CreateTableAsStmt',
  'CreateSeqStmt',
  'AlterSeqStmt',
  'CreateEnumStmt',
  'AlterEnumStmt',
  'CompositeTypeStmt',
  'CreateRangeStmt',
  'CreateDomainStmt',
  'AlterDomainStmt',
  'AlterTypeStmt',
  'DefineStmt',
  'CreateFunctionStmt',
  'AlterFunctionStmt',
  'CreateTrigStmt',
  'RuleStmt',
  'CreatePolicyStmt',
  'AlterPolicyStmt',
  'CreateStatsStmt',
  'AlterStatsStmt',
  'CommentStmt',
  'GrantStmt',
  'CreateCastStmt',
  'AlterObjectDependsStmt',
]
const allowed = new Set([...rowKinds, ...structureKinds])
const structure = new Set(structureKinds)

const advice: Readonly<Record<string, string>> = {
  TransactionStmt: 'Leave out BEGIN, COMMIT and ROLLBACK: everything sent together already runs in one transaction.',
  CopyStmt: 'COPY is not available; use INSERT.',
  CreateExtensionStmt: 'Extensions are not available; gen_random_uuid() is built in.',
  CreateSchemaStmt: 'Other schemas are not available; use the schema "public".',
  VariableSetStmt: 'SET is not available.',
}

const parsedScripts = new LRUCache<string, ParsedScript>({
  max: 2_000,
  maxSize: 20_000_000,
  sizeCalculation: (_, text) => text.length + 200,
})

await loadModule()

/** Splits a text into its statements; a failure names the first thing that is wrong or refused. */
export function parseScript(text: string): ParsedScript {
  const known = parsedScripts.get(text)
  if (known !== undefined) return known
  const parsed = parseUnknown(text)
  parsedScripts.set(text, parsed)
  return parsed
}

/** As `parseScript`, for a text that must be exactly one statement. */
export function parseOne(text: string): ParsedScript {
  return exactlyOne(parseScript(text))
}

export function exactlyOne(parsed: ParsedScript): ParsedScript {
  if (!parsed.ok || parsed.statements.length === 1) return parsed
  return refuse(parsed.statements.length === 0 ? 'The statement is empty.' : 'Send one statement at a time.')
}

function parseUnknown(text: string): ParsedScript {
  if (text.length > maxScriptLength) return refuse('The statement is longer than 1 MB.')
  // To the parser a NUL is the end; what follows would reach Postgres unseen.
  if (text.includes('\0')) return refuse('The statement contains a NUL character.')
  return parse(text.toWellFormed())
}

function parse(text: string): ParsedScript {
  const nodes = readNodes(text)
  if (!nodes.ok) return nodes
  const bytes = Buffer.from(text)
  const statements: ParsedStatement[] = []
  const altered = new Set<string>()
  let passed = { bytes: 0, units: 0 }
  for (const { kind, node, start, length } of nodes.nodes) {
    const raw = bytes.subarray(start, length === 0 ? undefined : start + length).toString()
    // From where the last one began: counting from the text's beginning each time takes minutes in a long script.
    passed = { bytes: start, units: passed.units + bytes.subarray(passed.bytes, start).toString().length }
    const offset = passed.units + (raw.length - raw.trimStart().length)
    if (!allowed.has(kind)) {
      return {
        ...refuse(advice[kind] ?? `Statements of this kind (${kind.replace(/Stmt$/, '')}) are not available.`),
        position: offset + 1,
      }
    }
    const table = tableOf(node)
    if (kind === 'AlterTableStmt' && table !== null) altered.add(table)
    // An UPDATE of a table that the same script has just altered fills a new column; without it a following
    // SET NOT NULL could never pass on production.
    const isBackfill = kind === 'UpdateStmt' && table !== null && altered.has(table)
    const isSelectInto = kind === 'SelectStmt' && 'intoClause' in node
    statements.push({
      text: raw.trim(),
      offset,
      kind,
      isStructure: structure.has(kind) || isBackfill || isSelectInto,
      leavesState: isSelectInto || leavesState(kind, node),
      effect: effectOf(kind, node),
    })
  }
  return { ok: true, statements }
}

interface StatementNode {
  kind: string
  node: object
  start: number
  length: number
}

function readNodes(text: string): { ok: true; nodes: StatementNode[] } | SqlFailure {
  try {
    const nodes = (parseSync(text).stmts ?? []).map(({ stmt, stmt_location: start = 0, stmt_len: length = 0 }) => {
      const [kind, node]: [string, unknown] = Object.entries(stmt ?? {})[0] ?? ['none', {}]
      return { kind, node: typeof node === 'object' && node !== null ? node : {}, start, length }
    })
    return { ok: true, nodes }
  } catch (error) {
    if (!hasSqlDetails(error)) return refuse('The statement could not be read.')
    const position = error.sqlDetails?.cursorPosition
    const failure: SqlFailure = { ok: false, code: '42601', message: error.message }
    return position === undefined || position < 0 ? failure : { ...failure, position: position + 1 }
  }
}

function tableOf(node: object): string | null {
  const relation: unknown = 'relation' in node ? node.relation : null
  if (typeof relation !== 'object' || relation === null || !('relname' in relation)) return null
  return typeof relation.relname === 'string' ? relation.relname : null
}

function refuse(message: string): SqlFailure {
  return { ok: false, code: 'refused', message }
}
