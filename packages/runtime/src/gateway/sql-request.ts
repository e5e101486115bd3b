// The body of an `sql` call, written by code we do not trust.
import { databaseCallSchema } from '@joinery/contract/database-calls'

export interface SqlStatement {
  text: string
  params: unknown[]
}

const maxStatements = 100

/** @returns what is wrong with it as text, or the statements */
export function parseSqlRequest(body: string): SqlStatement[] | string {
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
  return parsed
}

/** The body of `POST /api/db/{database}` (specification 7). @returns what is wrong with it as text, or its statement */
export function parseDatabaseCall(body: string): SqlStatement[] | string {
  const { data } = databaseCallSchema.safeParse(parse(body))
  if (data === undefined) return 'The body must be JSON: {"query": "…", "values": []}.'
  return [{ text: data.query, params: data.values }]
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
