// What apps' server code asked of the outside, by day.
import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { projectGroup } from './projects.ts'

export const outsideUsage = pgTable(
  'outside_usage',
  {
    projectGroupId: text('project_group_id')
      .notNull()
      .references(() => projectGroup.id, { onDelete: 'cascade' }),
    environment: text('environment').notNull(),
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    requests: integer('requests').notNull(),
    refused: integer('refused').notNull(),
    /** On the wire. */
    bytesUp: bigint('bytes_up', { mode: 'number' }).notNull(),
    bytesDown: bigint('bytes_down', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectGroupId, table.environment, table.day] })],
)
