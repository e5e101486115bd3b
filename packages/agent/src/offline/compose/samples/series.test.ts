import { expect, it } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function daysOf(message: string, table: string): number[] {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  const insert =
    compose(reading.brief)
      .seedSql.split(';')
      .find((each) => each.includes(`insert into ${table} `)) ?? ''
  return [...insert.matchAll(/current_date(?: - (\d+))?/g)].map(([, days = '0']) => Number(days))
}

it('counts what a bird gives day after day, the last of them today', () => {
  const days = daysOf('Two geese: feathers each day, feed bought with cost', 'feather_counts')
  expect(days.length).toBeGreaterThan(4)
  expect(days.toReversed()).toEqual(days.map((_, at) => at))
})

it('fills up every week or so, and not on the days of the services', () => {
  const message = 'Log for our two cars: fuel with litres, price and odometer, and services with date and cost'
  const days = daysOf(message, 'fuel_entries').toReversed()
  for (const [at, day] of days.entries()) if (at > 0) expect(day - (days[at - 1] ?? 0)).toBeLessThan(12)
  expect(days).not.toEqual(daysOf(message, 'services').toReversed())
})
