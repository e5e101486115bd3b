import type { Field } from '../brief.ts'

/** What Postgres keeps a field as. */
export const columnTypes: Readonly<Record<Field['kind'], string>> = {
  text: 'text',
  long: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  picture: 'text',
  tags: 'text',
  choice: 'text',
  reference: 'integer',
  number: 'double precision',
  money: 'numeric(12, 2)',
  date: 'date',
  time: 'time',
  boolean: 'boolean',
  rating: 'integer',
}
