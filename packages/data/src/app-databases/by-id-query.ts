// The one query that a visitor's browser may ask: a row by its id (specification 7, `POST /api/db/{database}`). What is
// read from it is put together anew, so that no word of a stranger's text ever runs.
import { isDeepStrictEqual } from 'node:util'

import { parseSync } from 'libpg-query'
import { LRUCache } from 'lru-cache'
import { escapeIdentifier } from 'pg'

export interface ByIdQuery {
  table: string
  /** `*` alone, or names. */
  columns: string[]
}

const longestQuery = 4_000
const known = new LRUCache<string, { query: ByIdQuery | null }>({ max: 1_000 })

/** @returns null for everything but `select … from table where id = $1 limit 1` */
export function readByIdQuery(text: string): ByIdQuery | null {
  // To the parser a NUL is the end.
  if (text.length > longestQuery || text.includes('\0')) return null
  const entry = known.get(text) ?? { query: readUnknown(text) }
  known.set(text, entry)
  return entry.query
}

function readUnknown(text: string): ByIdQuery | null {
  const statement = parseOnly(text)
  const table = textAt(statement, ['SelectStmt', 'fromClause', 0, 'RangeVar', 'relname'])
  const targets = at(statement, ['SelectStmt', 'targetList'])
  if (table === null || !Array.isArray(targets) || targets.length > 100) return null
  const columns = targets.map(
    (_, index) => textAt(targets, [index, 'ResTarget', 'val', 'ColumnRef', 'fields', 0, 'String', 'sval']) ?? '*',
  )
  const query = { table, columns }
  // Whatever else stands in the text makes another tree.
  const isThat = [undefined, 'public'].some((schema) => isDeepStrictEqual(statement, treeOf(query, schema)))
  return isThat && (columns.length === 1 || !columns.includes('*')) ? query : null
}

/** @param isOpen a condition of ours; its parameters begin with $2 */
export function byIdSql({ table, columns }: ByIdQuery, isOpen: string): string {
  const chosen = columns.map((name) => (name === '*' ? name : escapeIdentifier(name))).join(', ')
  return `select ${chosen} from public.${escapeIdentifier(table)} where id = $1 and ${isOpen} limit 1`
}

const word = (sval: string) => ({ String: { sval } })

function treeOf({ table, columns }: ByIdQuery, schemaname: string | undefined): object {
  const column = (name: string) => ({ ColumnRef: { fields: [name === '*' ? { A_Star: {} } : word(name)] } })
  return {
    SelectStmt: {
      targetList: columns.map((name) => ({ ResTarget: { val: column(name) } })),
      fromClause: [
        {
          RangeVar: {
            ...(schemaname === undefined ? {} : { schemaname }),
            relname: table,
            inh: true,
            relpersistence: 'p',
          },
        },
      ],
      whereClause: {
        A_Expr: { kind: 'AEXPR_OP', name: [word('=')], lexpr: column('id'), rexpr: { ParamRef: { number: 1 } } },
      },
      limitCount: { A_Const: { ival: { ival: 1 } } },
      limitOption: 'LIMIT_OPTION_COUNT',
      op: 'SETOP_NONE',
    },
  }
}

function parseOnly(text: string): unknown {
  try {
    const { stmts = [] } = parseSync(text.toWellFormed())
    return stmts.length === 1 ? withoutPlaces(stmts[0]?.stmt) : null
  } catch {
    return null
  }
}

function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlaces)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => name !== 'location')
  return Object.fromEntries(entries.map(([name, inner]: [string, unknown]) => [name, withoutPlaces(inner)]))
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  let found = value
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Reflect.get(found, step)
  }
  return found
}

function textAt(value: unknown, path: readonly (string | number)[]): string | null {
  const found = at(value, path)
  return typeof found === 'string' ? found : null
}
