export { requireDatabaseAccess } from './access.ts'
export { ensureDatabases } from './ensure-databases.ts'
export { listRows } from './list-rows.ts'
export { listTables } from './list-tables.ts'
