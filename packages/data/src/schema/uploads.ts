// What visitors of apps hand in: uploaded files, and rows of public sheets.
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { projectGroup } from './projects.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const projectGroupId = () =>
  text('project_group_id')
    .notNull()
    .references(() => projectGroup.id, { onDelete: 'cascade' })

export const upload = pgTable(
  'upload',
  {
    /** A UUID: whoever knows the address may see the file. */
    id: text('id').primaryKey(),
    projectGroupId: projectGroupId(),
    environment: text('environment').$type<DatabaseEnvironment>().notNull(),
    /** sha-256 of the bytes, which lie under the project and this. */
    hash: text('hash').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    mediaType: text('media_type'),
    fileName: text('file_name'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('upload_project').on(table.projectGroupId, table.hash)],
)

/** What a project's uploads come to; moves in the transaction that writes the upload. */
export const uploadTotal = pgTable('upload_total', {
  projectGroupId: text('project_group_id')
    .primaryKey()
    .references(() => projectGroup.id, { onDelete: 'cascade' }),
  count: integer('count').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
})

export const publicSheet = pgTable(
  'public_sheet',
  {
    projectGroupId: projectGroupId(),
    environment: text('environment').$type<DatabaseEnvironment>().notNull(),
    /** As the app names it. */
    sheetId: text('sheet_id').notNull(),
    /** Names of fields in the order in which they came up. */
    columns: jsonb('columns').$type<string[]>().notNull(),
    rowCount: integer('row_count').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.projectGroupId, table.environment, table.sheetId] })],
)

export const publicSheetRow = pgTable(
  'public_sheet_row',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    projectGroupId: projectGroupId(),
    environment: text('environment').$type<DatabaseEnvironment>().notNull(),
    sheetId: text('sheet_id').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    /** sha-256 of values and sender, by which the same form sent twice is known. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('public_sheet_row_sheet').on(table.projectGroupId, table.environment, table.sheetId, table.id)],
)
