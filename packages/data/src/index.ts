export type {
  AppDatabaseKey,
  AppDatabases,
  SqlFailure,
  SqlOutcome,
  Statement,
  StatementResult,
} from './app-databases.ts'
export type { Blobs } from './blobs.ts'
export type { EnqueueJob, Job, JobRun } from './job-queue.ts'
export type { Database } from './platform-database.ts'
