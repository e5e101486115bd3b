// The body of an `sql` call, written by code we do not trust.
import { databaseCallSchema } from '@joinery/contract/database-calls'

export interface SqlStatement {
  text: string
  params: unknown[]
}

export type Isolation = 'read committed' | 'repeatable read' | 'serializable'

export interface SqlRequest {
  statements: SqlStatement[]
  isolation?: Isolation
}

const isolations: readonly Isolation[] = ['read committed', 'repeatable read', 'serializable']

const maxStatements = 100

/** @returns what is wrong with it as text */
export function parseSqlRequest(body: string): SqlRequest | string {
  const value = parse(body)
  const statements = isRecord(value) ? value['statements'] : undefined
  if (!Array.isArray(statements)) return 'The body must be JSON: {"statements": [{"text": "…", "params": []}]}.'
  if (statements.length === 0 || statements.length > maxStatements) {
    return `One call carries 1 to ${maxStatements} statements.`
  }
  const parsed: SqlStatement[] = []
  for (const each of statements) {
    const text: unknown = isRecord(each) ? each['text'] : undefined
    const params: unknown = isRecord(each) ? (each['params'] ?? []) : undefined
    if (typeof text !== 'string' || !Array.isArray(params))
      return 'Each statement needs "text", and "params" as a list.'
    parsed.push({ text, params })
  }
  const asked: unknown = isRecord(value) ? value['isolation'] : undefined
  if (asked === undefined) return { statements: parsed }
  const isolation = isolations.find((each) => each === asked)
  if (isolation === undefined) return `A transaction’s isolation is one of: ${isolations.join(', ')}.`
  return { statements: parsed, isolation }
}

/** The body of `POST /api/db/{database}` (specification 7). @returns what is wrong with it as text, or its statement */
export function parseDatabaseCall(body: string): SqlRequest | string {
  const { data } = databaseCallSchema.safeParse(parse(body))
  if (data === undefined) return 'The body must be JSON: {"query": "…", "values": []}.'
  return { statements: [{ text: data.query, params: data.values }] }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
