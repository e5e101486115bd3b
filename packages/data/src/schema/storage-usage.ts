// What the databases of organizations hold, by day.
import type { CreditTransactionKind } from '@joinery/contract/vocabulary/credits'
import { bigint, date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { organization } from './accounts.ts'

export const storageUsage = pgTable(
  'storage_usage',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    /** How the ledger calls it. */
    kind: text('kind').$type<CreditTransactionKind>().notNull().default('STORAGE_USAGE'),
    /** Of all its databases together, when they were measured last. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    peakBytes: bigint('peak_bytes', { mode: 'number' }).notNull(),
    /** Bytes times the seconds of the day that they were held, in MB·s. */
    megabyteSeconds: bigint('megabyte_seconds', { mode: 'number' }).notNull().default(0),
    measuredAt: timestamp('measured_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.day] })],
)
