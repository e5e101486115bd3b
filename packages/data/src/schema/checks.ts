// What the judge said of an app, and the walks that are kept and walked again.
import type { AcceptanceCheck, CheckStep, JudgeReport } from '@joinery/contract/checks'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import { projectGroup } from './projects.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

export const checkRun = pgTable(
  'check_run',
  {
    id: text('id').primaryKey(),
    projectGroupId: text('project_group_id')
      .notNull()
      .references(() => projectGroup.id, { onDelete: 'cascade' }),
    status: text('status').notNull(),
    reason: text('reason').notNull(),
    /** The run of the agent whose end this was. */
    generationId: text('generation_id'),
    /** The step of that run or publish: a step that is done again after a crash finds its own report. */
    stepKey: text('step_key'),
    revisionId: text('revision_id'),
    revisionNumber: integer('revision_number'),
    /** sha-256 over the paths and hashes of the files. */
    treeHash: text('tree_hash').notNull(),
    /** `treeHash` together with the structure of the tables: equal means the same app. */
    appHash: text('app_hash').notNull(),
    /** Kinds that were checked; null for all of them. */
    kinds: jsonb('kinds').$type<string[]>(),
    report: jsonb('report').$type<JudgeReport>(),
    /** Walks that worked; they become acceptance checks when the version they were walked on is kept. */
    learned: jsonb('learned').$type<AcceptanceCheck[]>().notNull().default([]),
    problem: text('problem'),
    createdAt: at('created_at').notNull().defaultNow(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    index('check_run_project').on(table.projectGroupId, table.createdAt),
    uniqueIndex('check_run_step').on(table.projectGroupId, table.stepKey),
  ],
)

export const acceptanceCheck = pgTable(
  'acceptance_check',
  {
    id: text('id').primaryKey(),
    projectGroupId: text('project_group_id')
      .notNull()
      .references(() => projectGroup.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    steps: jsonb('steps').$type<CheckStep[]>().notNull(),
    /** The check run whose walk it is; null when a person gave it. */
    learnedFrom: text('learned_from'),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Set when a later change took away on purpose what it names (`outdated`), or a person did not want it (`removed`). */
    retiredAt: at('retired_at'),
    retiredBecause: text('retired_because'),
  },
  // The newest walk with a title is the one that counts.
  (table) => [uniqueIndex('acceptance_check_title').on(table.projectGroupId, table.title)],
)
