// Rows of one table as CSV, out and in.
import type { CsvImportResult, CsvMapping } from '@joinery/contract/csv'

import type { AppDatabaseKey } from '../app-databases.ts'

export interface CsvTransfer {
  /**
   * Writes the whole table, header first, as it is at one moment.
   *
   * @param write resolves when more may come
   * @returns false when there is no such table
   */
  export(key: AppDatabaseKey, table: string, write: (text: string) => Promise<void>): Promise<boolean>
  /** Adds all rows of a file or none; null when there is no such table. */
  import(
    key: AppDatabaseKey,
    input: {
      table: string
      /** Without it headers find columns of their name. */
      mapping: CsvMapping | null
      text: AsyncIterable<string>
    },
  ): Promise<CsvImportResult | null>
}
