// What happens to app databases: changes of production's structure, and snapshots.
import type { SchemaLoss } from '@joinery/contract/schema-changes'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import type { DatabaseStatus, MigrationStatus } from '@joinery/contract/vocabulary/statuses'
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** One change of a production database's structure; its id is that of the deployment it belongs to. */
export const databaseMigration = pgTable(
  'database_migration',
  {
    id: text('id').primaryKey(),
    projectGroupId: text('project_group_id').notNull(),
    status: text('status').$type<MigrationStatus>().notNull(),
    /** By transaction: almost always one. Written before RUNNING, and what runs then. */
    transactions: jsonb('transactions').$type<string[][]>().notNull().default([]),
    losses: jsonb('losses').$type<SchemaLoss[]>().notNull().default([]),
    failure: text('failure'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('database_migration_project').on(table.projectGroupId, table.createdAt)],
)

/** A database that was set aside: nobody connects to it, others are made from it. */
export const databaseSnapshot = pgTable(
  'database_snapshot',
  {
    id: text('id').primaryKey(),
    projectGroupId: text('project_group_id').notNull(),
    environment: text('environment').$type<DatabaseEnvironment>().notNull(),
    status: text('status').$type<DatabaseStatus>().notNull(),
    name: text('name').notNull(),
    /** Why it was made: `person`, or what was about to happen. */
    reason: text('reason').notNull(),
    databaseName: text('database_name').notNull().unique(),
    roleName: text('role_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull().default(0),
    createdBy: text('created_by'),
    createdAt: at('created_at').notNull().defaultNow(),
    deletedAt: at('deleted_at'),
  },
  (table) => [index('database_snapshot_project').on(table.projectGroupId, table.createdAt)],
)
