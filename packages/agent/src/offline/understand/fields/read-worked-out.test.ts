import { expect, test } from 'vitest'

import { readFields } from './read-fields.ts'
import { readKind } from '../kinds/read-relations.ts'
import { withWorkedOut } from './read-worked-out.ts'

test.each([
  [
    'date, coins mined, price of the coin that day, what the electricity cost',
    'Work out the profit of each row (coins mined × price − electricity)',
    'Profit = coins_mined * price_of_the_coin_that_day - what_the_electricity_cost',
  ],
  [
    'exercise, sets, reps, weight in kg',
    'The volume (sets × reps × weight) of every exercise is calculated for me',
    'Volume = sets * reps * weight_in_kg',
  ],
  [
    'metal (copper, brass), kilos, price per kilo',
    'The app multiplies kilos by price so that I can read in the list what we pay',
    'Total = kilos * price_per_kilo',
  ],
  ['car, driver, km at start, km at end', 'work out the km of the trip', 'Km = km_at_end - km_at_start'],
  [
    'pool, metres, minutes',
    'in each row the minutes per 100 m (minutes / metres * 100, two decimals)',
    'Minutes per 100 m = minutes / metres * 100',
  ],
  [
    'date, start (time), finish (time), break (number)',
    'so I see how many hours that was',
    'Hours = finish - start - break_value / 60',
  ],
  ['date, bed time (time), woke up (time)', 'and how long I slept', 'Hours = woke_up - bed_time'],
  ['date, from (time), until (time)', 'and what was said', ''],
  ['title, pages', 'A list of books (novels / essays) with notes', ''],
])('%s: %s', (list, text, said) => {
  const kind = { ...readKind('entry', undefined), fields: readFields(list).fields }
  const made = withWorkedOut({ main: kind, more: [] }, text).main.fields.filter(({ isMade }) => isMade === true)
  expect(made.map(({ label, formula }) => `${label} = ${formula ?? ''}`).join('; ')).toBe(said)
})
