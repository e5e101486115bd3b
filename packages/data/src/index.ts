export type {
  AppDatabaseKey,
  AppDatabases,
  SqlFailure,
  SqlOutcome,
  Statement,
  StatementResult,
} from './app-databases.ts'
export type { Blobs } from './blobs.ts'
export { createDiskBlobs } from './disk-blobs.ts'
export type { EnqueueJob, Job, JobRun } from './job-queue.ts'
export {
  createPlatformDatabaseIfMissing,
  migratePlatform,
  openPlatformDatabase,
  type Database,
  type PlatformDatabase,
} from './platform-database.ts'
export { startPostgres, type RunningPostgres, type StartPostgres } from './postgres/start-postgres.ts'
