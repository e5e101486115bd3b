// The platform's own database: Drizzle over a pg pool.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

import type * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema>
