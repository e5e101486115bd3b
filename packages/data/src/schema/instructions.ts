// Standing words of owners for the agent: instructions and chapters of the guide; every change is another version.
import type { InstructionSubject } from '@joinery/contract/instructions'
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { user } from './accounts.ts'

export const instruction = pgTable(
  'instruction',
  {
    /** An organization's id, or a project's. */
    owner: text('owner').notNull(),
    subject: text('subject').$type<InstructionSubject>().notNull(),
    /** Counts from 1; the highest one counts. */
    version: integer('version').notNull(),
    /** Empty: taken back. */
    text: text('text').notNull(),
    authorId: text('author_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.subject, table.version] })],
)
