import type { DatabaseTable } from '@joinery/contract/databases'
import * as z from 'zod'

import type { AgentTool } from '../tool.ts'

export const dbSchema: AgentTool<Record<string, never>> = {
  name: 'db_schema',
  description:
    "Shows the tables, columns and named constraints of the app's development database with the number of rows.",
  input: z.object({}),
  needsPath: false,
  isChange: false,
  describe: () => ({ block: 'tool-call', doing: 'Looking at the tables', done: 'Looked at the tables' }),
  async run(_, { host }) {
    const tables = await host.tables()
    if (tables.length === 0) return { text: 'The database has no tables yet.', detail: 'no tables' }
    return { text: tables.map(presentTable).join('\n\n'), detail: tables.map((table) => table.name).join(', ') }
  },
}

function presentTable(table: DatabaseTable): string {
  const columns = table.columns.map(
    (column) =>
      `  ${column.name} ${column.type}${column.isPrimaryKey ? ' primary key' : ''}${column.isNullable ? '' : ' not null'}`,
  )
  const constraints = table.constraints.map((constraint) => `  constraint ${constraint}`)
  return [`${table.name} (${table.rowCount} rows)`, ...columns, ...constraints].join('\n')
}
