// Providers of models and which model does what, for the installation and for each organization.
import type { ModelEffort, ModelProvider, ModelTask } from '@joinery/contract/models'
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { user } from './accounts.ts'

const changed = {
  updatedBy: text('updated_by').references(() => user.id, { onDelete: 'set null' }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
}

export const modelProvider = pgTable(
  'model_provider',
  {
    /** An organization's id, or `installation`. */
    owner: text('owner').notNull(),
    provider: text('provider').$type<ModelProvider>().notNull(),
    /** AES-256-GCM under the installation's key for models, bound to owner and provider. */
    sealedKey: text('sealed_key'),
    baseUrl: text('base_url'),
    ...changed,
  },
  (table) => [primaryKey({ columns: [table.owner, table.provider] })],
)

export const modelChoice = pgTable(
  'model_choice',
  {
    owner: text('owner').notNull(),
    task: text('task').$type<ModelTask>().notNull(),
    model: text('model').notNull(),
    fallback: text('fallback'),
    maxOutputTokens: integer('max_output_tokens'),
    effort: text('effort').$type<ModelEffort>(),
    ...changed,
  },
  (table) => [primaryKey({ columns: [table.owner, table.task] })],
)
