// Rows that visitors may read straight from their browsers. Nothing is open until the app says so with a grant.
import { databaseUserTable } from '@joinery/contract/vocabulary/databases'
import { escapeIdentifier } from 'pg'

import type { OpenRow, OpenRowOutcome, SqlOutcome } from '../app-databases.ts'
import { byIdSql, readByIdQuery } from './by-id-query.ts'
import type { StatementToRun } from './run-statements.ts'

/** Its passwords and sessions are nobody's to read, whatever was granted. */
const keptTable = /^auth_/

// A grant to PUBLIC is the app's word: in an app's database that is everybody who comes over this way. Row security asks
// who somebody is, which the database cannot know here.
const isOpen = `(select c.relkind in ('r', 'p') and not c.relrowsecurity
  and has_table_privilege('public', c.oid, 'select') from pg_catalog.pg_class c where c.oid = $2::regclass)`

const plannedOnce = { isStateless: true, isRepeated: true }

export async function readOpenRow(
  run: (statement: StatementToRun) => Promise<SqlOutcome>,
  { query, values, visitorId }: OpenRow,
): Promise<OpenRowOutcome> {
  const asked = readByIdQuery(query)
  const [id] = values
  if (asked === null || values.length !== 1 || (typeof id !== 'string' && typeof id !== 'number')) {
    return { ok: false, code: 'refused', message: 'A page may ask for one row by its id and for nothing else.' }
  }
  const { table } = asked
  const closed: OpenRowOutcome = { ok: false, code: 'closed', message: closedMessage(table) }
  if (keptTable.test(table)) return closed
  const isOwnAccount = table === databaseUserTable && visitorId !== null && visitorId === String(id)
  if (table === databaseUserTable && !isOwnAccount) return closed
  const name = `public.${escapeIdentifier(table)}`
  const statement: StatementToRun = isOwnAccount
    ? { text: byIdSql(asked, 'true'), params: [id], ...plannedOnce }
    : { text: byIdSql(asked, isOpen), params: [id, name], ...plannedOnce }
  const outcome = await run(statement)
  if (!outcome.ok) return outcome.code === '42P01' ? closed : outcome
  const rows = outcome.results[0]?.rows ?? []
  if (rows.length > 0 || isOwnAccount) return { ok: true, rows }
  // No such row, or not open: the app's author must be able to tell them apart.
  const reason = await run({ text: `select ${isOpen.replace('$2', '$1')} as open`, params: [name], ...plannedOnce })
  if (!reason.ok) return reason
  return reason.results[0]?.rows[0]?.['open'] === true ? { ok: true, rows } : closed
}

function closedMessage(table: string): string {
  if (table === databaseUserTable) return 'A page may read the account of the person who is signed in, and no other.'
  return (
    `The table ${table} is not open to pages. Read it in server code (page.server.js or an API route), ` +
    `or open all of its rows to everybody: grant select on ${escapeIdentifier(table)} to public`
  )
}
