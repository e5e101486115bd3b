// Meters only rise.
import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function figures(message: string, at: number): { ago: number; value: number }[] {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief)
    .seedSql.split('\n')
    .flatMap((line) => {
      const ago = /current_date(?: - (\d+))?/.exec(line)
      const value = line.replace(/^\s*\(/, '').split(', ')[at]
      return ago === null || value === undefined ? [] : [{ ago: Number(ago[1] ?? 0), value: Number(value) }]
    })
    .toSorted((one, other) => other.ago - one.ago)
}

test.each([
  ['Odometer log for our family car: date, km, who drove, where to', 1],
  ['Energy meter readings: date, electricity, gas, water', 1],
  ['Energy meter readings: date, electricity, gas, water', 3],
] as const)('%s (%i)', (message, at) => {
  const told = figures(message, at).map(({ value }) => value)
  expect(told.length).toBeGreaterThan(4)
  expect(told).toEqual(told.toSorted((one, other) => one - other))
})
