// Project groups, their immutable revisions, previews and deployments.
import type { Diagnostic } from '@joinery/contract/files'
import type { ChangeType, VersionOrigin } from '@joinery/contract/vocabulary/changes'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import type { ProjectKind, Visibility } from '@joinery/contract/vocabulary/projects'
import type {
  DatabaseStatus,
  DeploymentStatus,
  PublishState,
  VersionStatus,
} from '@joinery/contract/vocabulary/statuses'
import type { BuiltRouteRow } from './manifests.ts'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { organization, user } from './accounts.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

export const projectGroup = pgTable(
  'project_group',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').$type<ProjectKind>().notNull(),
    visibility: text('visibility').$type<Visibility>().notNull(),
    /** Moves only by compare-and-set. */
    headRevisionId: text('head_revision_id').notNull(),
    headNumber: integer('head_number').notNull(),
    publishState: text('publish_state').$type<PublishState>().notNull().default('UNPUBLISHED'),
    liveDeploymentId: text('live_deployment_id'),
    createdBy: text('created_by')
      .notNull()
      .references(() => user.id),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    deletedAt: at('deleted_at'),
  },
  (table) => [index('project_group_organization').on(table.organizationId, table.updatedAt)],
)

/** path → sha-256 of the file's text. */
export type TreeRow = Record<string, string>

export const revision = pgTable(
  'revision',
  {
    id: text('id').primaryKey(),
    projectGroupId: text('project_group_id')
      .notNull()
      .references(() => projectGroup.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    parentId: text('parent_id'),
    origin: text('origin').$type<VersionOrigin>().notNull(),
    changeType: text('change_type').$type<ChangeType>().notNull(),
    status: text('status').$type<VersionStatus>().notNull(),
    message: text('message').notNull(),
    authorId: text('author_id').references(() => user.id),
    generationId: text('generation_id'),
    tree: jsonb('tree').$type<TreeRow>().notNull(),
    added: integer('added').notNull(),
    removed: integer('removed').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('revision_number').on(table.projectGroupId, table.number),
    // A run commits at most one revision, however often it is resumed.
    uniqueIndex('revision_generation').on(table.generationId),
  ],
)

/** What a running build has written so far over its base revision; gone when the run ends. */
export const draft = pgTable('draft', {
  projectGroupId: text('project_group_id')
    .primaryKey()
    .references(() => projectGroup.id, { onDelete: 'cascade' }),
  generationId: text('generation_id').notNull(),
  tree: jsonb('tree').$type<TreeRow>().notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

/** A preview's unguessable hostname: `preview-{token}`. */
export const previewToken = pgTable(
  'preview_token',
  {
    token: text('token').primaryKey(),
    projectGroupId: text('project_group_id')
      .notNull()
      .references(() => projectGroup.id, { onDelete: 'cascade' }),
    /** null: head plus draft. */
    revisionId: text('revision_id'),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('preview_token_project').on(table.projectGroupId, table.userId)],
)

export const deployment = pgTable(
  'deployment',
  {
    id: text('id').primaryKey(),
    projectGroupId: text('project_group_id')
      .notNull()
      .references(() => projectGroup.id, { onDelete: 'cascade' }),
    revisionId: text('revision_id').notNull(),
    revisionNumber: integer('revision_number').notNull(),
    status: text('status').$type<DeploymentStatus>().notNull(),
    step: text('step'),
    firstData: text('first_data').notNull(),
    /** A person publishes although checks failed. */
    isDespiteChecks: boolean('is_despite_checks').notNull().default(false),
    /** What a person typed to agree that something in production goes. */
    confirmedLoss: text('confirmed_loss'),
    checkRunId: text('check_run_id'),
    /** URL path → blob hash and content type of every static file, prerendered pages included. */
    files: jsonb('files').$type<Record<string, { hash: string; contentType: string }>>(),
    routes: jsonb('routes').$type<BuiltRouteRow[]>(),
    /** sha-256 of the server bundle; its code and map are blobs. */
    serverHash: text('server_hash'),
    serverCodeBlob: text('server_code_blob'),
    serverMapBlob: text('server_map_blob'),
    buildLogs: jsonb('build_logs').$type<string[]>().notNull().default([]),
    diagnostics: jsonb('diagnostics').$type<Diagnostic[]>().notNull().default([]),
    failureReason: text('failure_reason'),
    createdBy: text('created_by').references(() => user.id),
    createdAt: at('created_at').notNull().defaultNow(),
    completedAt: at('completed_at'),
  },
  (table) => [index('deployment_project').on(table.projectGroupId, table.createdAt)],
)

export const appDatabase = pgTable(
  'app_database',
  {
    projectGroupId: text('project_group_id').notNull(),
    environment: text('environment').$type<DatabaseEnvironment>().notNull(),
    /** Names a throw-away copy; empty for the database itself. */
    copyId: text('copy_id').notNull().default(''),
    status: text('status').$type<DatabaseStatus>().notNull(),
    databaseName: text('database_name').notNull().unique(),
    roleName: text('role_name').notNull(),
    /** AES-256-GCM under the installation's master key. */
    rolePassword: text('role_password').notNull(),
    /** Position of the last recorded script that this database has had. */
    appliedPosition: integer('applied_position').notNull().default(0),
    /** On disk, when it was measured last. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** The organization holds as much as its plan allows: nothing may be added. */
    isFull: boolean('is_full').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.projectGroupId, table.environment, table.copyId] })],
)

/** Scripts that ran on a development database, in order; publish replays their structure statements on main. */
export const schemaScript = pgTable(
  'schema_script',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    projectGroupId: text('project_group_id').notNull(),
    position: integer('position').notNull(),
    sql: text('sql').notNull(),
    stepKey: text('step_key').notNull(),
    hasStructure: boolean('has_structure').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('schema_script_position').on(table.projectGroupId, table.position),
    uniqueIndex('schema_script_step').on(table.projectGroupId, table.stepKey),
  ],
)
