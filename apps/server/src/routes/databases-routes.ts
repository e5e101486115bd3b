import { listRows, listTables } from '@joinery/domain/databases'

import { procedures } from '../procedures.ts'

export const databasesRoutes = {
  tables: procedures.databases.tables.handler(({ context, input }) => listTables(context.ctx, input)),
  rows: procedures.databases.rows.handler(({ context, input }) => listRows(context.ctx, input)),
}
