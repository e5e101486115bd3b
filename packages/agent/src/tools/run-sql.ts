import * as z from 'zod'

import { asksToRemove } from '../guards/person-words.ts'
import { toolError, type AgentTool } from '../tool.ts'
import type { SqlAnswer } from '../turn.ts'

const maxRows = 50
const maxCharacters = 8_000
const input = z.object({ sql: z.string().min(1).max(200_000) })

export const runSql: AgentTool<z.infer<typeof input>> = {
  name: 'run_sql',
  description:
    'Runs one or more SQL statements on the development database, all in one transaction: create or alter tables, insert sample rows, look at rows. Publishing replays the changes of structure on the live database, so change tables only here. Do not write BEGIN or COMMIT.',
  input,
  needsPath: false,
  isChange: true,
  describe: ({ sql }) => describeSql(sql),
  async run({ sql }, { host, stepKey, personWords }) {
    const mayRemove = (name: string) => asksToRemove(personWords, name)
    const answer = await host.runSql({ sql, stepKey, mayRemove })
    if (!answer.ok) return toolError(presentFailure(sql, answer))
    return { text: presentResults(answer.results), detail: countStatements(answer.results.length) }
  },
}

function describeSql(sql: string | undefined): { block: 'database'; doing: string; done: string } {
  const table = /\b(create|alter|drop)\s+table\s+(?:if\s+(?:not\s+)?exists\s+)?(?:public\.)?"?(\w+)"?/i.exec(sql ?? '')
  const verb = table?.[1]?.toLowerCase()
  if (verb === 'create') return words('Making', 'Made', `the table ${table?.[2]}`)
  if (verb === 'alter') return words('Changing', 'Changed', `the table ${table?.[2]}`)
  if (verb === 'drop') return words('Removing', 'Removed', `the table ${table?.[2]}`)
  if (sql !== undefined && /^\s*(?:select|with)\b/i.test(sql)) return words('Reading', 'Read', 'rows')
  if (sql !== undefined && /^\s*insert\b/i.test(sql)) return words('Adding', 'Added', 'rows')
  return words('Working on', 'Worked on', 'the database')
}

function words(doing: string, done: string, what: string): { block: 'database'; doing: string; done: string } {
  return { block: 'database', doing: `${doing} ${what}`, done: `${done} ${what}` }
}

function countStatements(count: number): string {
  return count === 1 ? '1 statement' : `${count} statements`
}

function presentFailure(sql: string, failure: Extract<SqlAnswer, { ok: false }>): string {
  const line = failure.position === undefined ? '' : ` (line ${sql.slice(0, failure.position - 1).split('\n').length})`
  const hint = failure.hint === undefined ? '' : ` Hint: ${failure.hint}`
  return `Nothing was changed. ${failure.code}: ${failure.message}${line}.${hint}`
}

function presentResults(results: Extract<SqlAnswer, { ok: true }>['results']): string {
  const parts = results.map(({ columns, rows, rowCount }) => {
    if (columns.length === 0) return `ok, ${rowCount} rows`
    const shown = rows.slice(0, maxRows).map((row) => JSON.stringify(row))
    const rest = rows.length > maxRows ? [`[${rows.length - maxRows} more rows]`] : []
    return [`${rowCount} rows:`, ...shown, ...rest].join('\n')
  })
  const text = parts.length === 0 ? 'ok' : parts.join('\n')
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}\n[cut]` : text
}
