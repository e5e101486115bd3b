// What is on, in the order in which it happens: a programme that begins with its newest entry tells nobody when to come.
import type { Brief, Field } from '../../brief.ts'
import { quoteName } from '../data/quote-sql.ts'

/** Names of a day with guests, as it goes. */
const daysWithGuests: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:wedding|marr(?:y|ied|iage)|bride)\b/i,
    [
      'Arrival, and coffee',
      'The ceremony',
      'Photographs under the lime tree',
      'Lunch at the long table',
      'Speeches, short ones',
      'First dance',
      'Last round',
    ],
  ],
]
const usualDay = [
  'Doors open',
  'Opening words',
  'Coffee under the trees',
  'Lunch together',
  'Walk to the river',
  'Music until late',
  'Last round',
]
/** When each of them begins. */
export const dayTimes = ['09:30', '10:15', '11:20', '12:45', '14:30', '19:15', '23:00'] as const

/** Where they are; a day stays on its grounds, and goes on in one room for a while. */
export const dayPlaces = [
  'The courtyard',
  'The hall',
  'The garden',
  'The orchard',
  'The orchard',
  'The barn',
  'The barn',
] as const

export function isOfProgram(noun: string): boolean {
  return noun === 'program item'
}

/** Sample names of what is on. */
export function programTitles(request: string): readonly string[] {
  return daysWithGuests.find(([words]) => words.test(request))?.[1] ?? usualDay
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
