// What the tables of ready parts are called in an app: by its subject where that was read, else by their plain names.
import type { Brief } from '../../brief.ts'
import { quoteName } from '../data/quote-sql.ts'

/** Tables of parts that may go by the subject of an app. */
export type PlainTable =
  | 'calculations'
  | 'messages'
  | 'personality_results'
  | 'poll_options'
  | 'polls'
  | 'products'
  | 'questions'
  | 'rooms'
  | 'scores'
  | 'sessions'
  | 'texts'
  | 'wins'

/** As SQL writes it. */
export function ownTable({ tables }: Pick<Brief, 'tables'>, plain: PlainTable): string {
  return quoteName(tables[plain] ?? plain)
}
