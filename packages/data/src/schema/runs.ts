// Chat messages, the runs they start, their events, and the job queue that carries them.
import type { Attachment } from '@joinery/contract/attachments'
import type { ChatMode, RunEvent } from '@joinery/contract/chat'
import type { ModelUsage } from '@joinery/contract/model-usage'
import type { ChatMessageKind, ContinuationAction } from '@joinery/contract/vocabulary/changes'
import type { JobStatus, VersionStatus } from '@joinery/contract/vocabulary/statuses'
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

import { user } from './accounts.ts'
import { projectGroup } from './projects.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** One run of the agent, started by one message. */
export const generation = pgTable(
  'generation',
  {
    id: text('id').primaryKey(),
    projectGroupId: text('project_group_id')
      .notNull()
      .references(() => projectGroup.id, { onDelete: 'cascade' }),
    status: text('status').$type<VersionStatus>().notNull(),
    model: text('model').notNull(),
    problem: text('problem'),
    revisionId: text('revision_id'),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    usage: jsonb('usage').$type<readonly ModelUsage[]>().notNull().default([]),
    /** At list prices, in millionths of the currency unit; null: no price is known for one of the models. */
    cost: bigint('cost', { mode: 'number' }),
    createdAt: at('created_at').notNull().defaultNow(),
    startedAt: at('started_at'),
    finishedAt: at('finished_at'),
  },
  (table) => [index('generation_project').on(table.projectGroupId, table.createdAt)],
)

export const chatMessage = pgTable(
  'chat_message',
  {
    id: text('id').primaryKey(),
    projectGroupId: text('project_group_id')
      .notNull()
      .references(() => projectGroup.id, { onDelete: 'cascade' }),
    generationId: text('generation_id')
      .notNull()
      .references(() => generation.id),
    authorId: text('author_id').references(() => user.id),
    clientId: text('client_id').notNull(),
    text: text('text').notNull(),
    kind: text('kind').$type<ChatMessageKind>().notNull().default('CHAT'),
    mode: text('mode').$type<ChatMode>().notNull().default('build'),
    /** Set where the agent went on by itself. */
    continuation: text('continuation').$type<ContinuationAction>(),
    /** Their bytes are uploads of the project. */
    attachments: jsonb('attachments').$type<readonly Attachment[]>().notNull().default([]),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('chat_message_client').on(table.projectGroupId, table.clientId),
    index('chat_message_project').on(table.projectGroupId, table.createdAt),
  ],
)

export const runEvent = pgTable(
  'run_event',
  {
    generationId: text('generation_id')
      .notNull()
      .references(() => generation.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    event: jsonb('event').$type<RunEvent>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.seq] })],
)

export const job = pgTable(
  'job',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    organizationId: text('organization_id').notNull(),
    projectGroupId: text('project_group_id').notNull(),
    lane: text('lane').notNull(),
    payload: jsonb('payload').notNull(),
    status: text('status').$type<JobStatus>().notNull().default('PENDING'),
    worker: text('worker'),
    attempt: integer('attempt').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull().default(20),
    leaseUntil: at('lease_until'),
    isCancelRequested: boolean('is_cancel_requested').notNull().default(false),
    failure: text('failure'),
    /** Order within a lane. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    createdAt: at('created_at').notNull().defaultNow(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    index('job_open').on(table.status, table.kind, table.position),
    index('job_lane').on(table.lane, table.status),
  ],
)

export const jobStep = pgTable(
  'job_step',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    output: jsonb('output').notNull(),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.key] })],
)
