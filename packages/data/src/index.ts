export type {
  AppDatabaseKey,
  AppDatabases,
  CopyOutcome,
  ForkOutcome,
  SqlFailure,
  SqlOutcome,
  Statement,
  StatementResult,
} from './app-databases.ts'
export type { Blobs } from './blobs.ts'
export type { DatabaseSnapshots, SnapshotOutcome } from './snapshots/database-snapshots.ts'
export type { SchemaChanges } from './schema-changes/schema-changes.ts'
export { createAppDatabases, type CreateAppDatabases } from './app-databases/create-app-databases.ts'
export { prepareArchive } from './archive/archive-folder.ts'
export { archivedDays, keepArchive } from './archive/keep-archive.ts'
export { clearRecoveries } from './archive/recover-cluster.ts'
export { createDiskBlobs } from './disk-blobs.ts'
export { LostLease, type EnqueueJob, type Job, type JobQueue, type JobRun, type WorkOptions } from './job-queue.ts'
export { createJobQueue, type CreateJobQueue } from './jobs/create-job-queue.ts'
export { createNotifier, type Notifier } from './jobs/notifier.ts'
export { createOutsideUsages, type OutsideUsage, type OutsideUsages } from './outside-usage.ts'
export {
  createPlatformDatabaseIfMissing,
  migratePlatform,
  openPlatformDatabase,
  type Database,
  type PlatformDatabase,
} from './platform-database.ts'
export { createSealer, type Sealer } from './sealer.ts'
export { isPostgresRunning } from './postgres/postmaster-file.ts'
export { startPostgres, type RunningPostgres, type StartPostgres } from './postgres/start-postgres.ts'
export { createDiskUploads } from './uploads/disk-uploads.ts'
export { createS3Uploads, type CreateS3Uploads } from './uploads/s3-uploads.ts'
export { createUploads, type CreateUploads } from './uploads/create-uploads.ts'
export { publicInternet, type RemoteRules } from './uploads/remote-file.ts'
export {
  type ByteRange,
  type RemoteFile,
  type StagedUpload,
  type StageOutcome,
  type UploadKey,
  type Uploads,
  type UploadStorage,
  UploadStorageError,
} from './uploads/uploads.ts'
