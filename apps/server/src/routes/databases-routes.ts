import {
  getStorage,
  listRows,
  listTables,
  listMigrations,
  listSnapshots,
  removeSnapshot,
  resetDevelopment,
  restoreSnapshot,
  runSql,
  takeMinute,
  takeSnapshot,
  undeleteSnapshot,
} from '@joinery/domain/databases'

import { procedures } from '../procedures.ts'

export const databasesRoutes = {
  run: procedures.databases.run.handler(({ context, input }) => runSql(context.ctx, input)),
  tables: procedures.databases.tables.handler(({ context, input }) => listTables(context.ctx, input)),
  rows: procedures.databases.rows.handler(({ context, input }) => listRows(context.ctx, input)),
  storage: procedures.databases.storage.handler(({ context, input }) => getStorage(context.ctx, input)),
  snapshots: procedures.databases.snapshots.handler(({ context, input }) => listSnapshots(context.ctx, input)),
  takeSnapshot: procedures.databases.takeSnapshot.handler(({ context, input }) => takeSnapshot(context.ctx, input)),
  restoreSnapshot: procedures.databases.restoreSnapshot.handler(({ context, input }) =>
    restoreSnapshot(context.ctx, input),
  ),
  removeSnapshot: procedures.databases.removeSnapshot.handler(({ context, input }) =>
    removeSnapshot(context.ctx, input),
  ),
  undeleteSnapshot: procedures.databases.undeleteSnapshot.handler(({ context, input }) =>
    undeleteSnapshot(context.ctx, input),
  ),
  reset: procedures.databases.reset.handler(({ context, input }) => resetDevelopment(context.ctx, input)),
  takeMinute: procedures.databases.takeMinute.handler(({ context, input }) => takeMinute(context.ctx, input)),
  migrations: procedures.databases.migrations.handler(({ context, input }) => listMigrations(context.ctx, input)),
}
