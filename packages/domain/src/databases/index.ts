export { requireDatabaseAccess } from './access.ts'
export { exportCsv, importCsv } from './csv.ts'
export { ensureDatabases } from './ensure-databases.ts'
export { findSql } from './find-sql.ts'
export { getStorage } from './get-storage.ts'
export { listRows } from './list-rows.ts'
export { listTables } from './list-tables.ts'
export { runSql } from './run-sql.ts'
export {
  listMigrations,
  listSnapshots,
  removeSnapshot,
  resetDevelopment,
  restoreSnapshot,
  takeMinute,
  takeSnapshot,
  undeleteSnapshot,
} from './snapshots.ts'
