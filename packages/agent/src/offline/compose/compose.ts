// A brief → a whole app. Deterministic: the same brief always gives the same bytes.
import { type Brief, briefPath, writeBrief } from '../brief.ts'
import { composeDayBars } from './day-bars.ts'
import { composeFormFiles } from './form-files.ts'
import { composeListFiles } from './list-files.ts'
import { composeQuickAdd } from './quick-add.ts'
import { composeRecordFiles } from './record-files.ts'
import { composeSchema } from './schema-sql.ts'
import { composeSeed } from './seed-sql.ts'
import { composeServerFiles } from './server-files.ts'
import { composeShellFiles } from './shell-files.ts'

export interface Composition {
  /** Path → text. */
  files: Readonly<Record<string, string>>
  schemaSql: string
  seedSql: string
}

export function compose(brief: Brief): Composition {
  const schemaSql = composeSchema(brief)
  return {
    schemaSql,
    seedSql: composeSeed(brief),
    files: {
      [briefPath]: writeBrief(brief),
      'database/schema.sql': schemaSql,
      ...composeShellFiles(brief),
      ...composeServerFiles(brief),
      ...composeFormFiles(brief),
      ...composeRecordFiles(brief),
      ...composeListFiles(brief),
      ...composeDayBars(brief),
      ...composeQuickAdd(brief),
    },
  }
}
