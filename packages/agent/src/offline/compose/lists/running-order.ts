// What is on, in the order in which it happens: a programme that begins with its newest entry tells nobody when to come.
import type { Brief, Field } from '../../brief.ts'
import { quoteName } from '../data/quote-sql.ts'

export function isOfProgram(noun: string): boolean {
  return noun === 'program item'
}

/** The day and the hour that a programme goes by; [] for anything else. */
export function runningOrder({ entity, fields }: Pick<Brief, 'entity' | 'fields'>): Field[] {
  if (!isOfProgram(entity.singular)) return []
  const day = fields.find(({ kind }) => kind === 'date')
  const hour = fields.find(({ kind }) => kind === 'time')
  return day === undefined ? [] : [day, ...(hour === undefined ? [] : [hour])]
}

/** What stands behind `order by`; null for what is no programme. */
export function runningSql(view: Pick<Brief, 'entity' | 'fields'>): string | null {
  const order = runningOrder(view)
  return order.length === 0 ? null : [...order.map(({ name }) => quoteName(name)), 'id'].join(', ')
}
