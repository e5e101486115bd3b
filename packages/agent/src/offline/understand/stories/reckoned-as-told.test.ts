import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

const headings = (message: string): string[] => {
  const reading = readBuild(message)
  return reading.ok ? (reading.brief.reckoned ?? []).map((line) => line.split(' | ')[0] ?? '') : []
}

test('what a message speaks of is worked out first, and what it does not speak of makes room', () => {
  expect(headings('hive inspections, queen seen, brood, mites, for 5 hives')).toEqual([
    'Each hive',
    'Not looked at for two weeks',
  ])
  expect(
    headings('I keep bees on two meadows and want to note every inspection and how much honey each hive gave'),
  ).toContain('Honey')
})

test('who owes stays where the message asks who owes', () => {
  expect(headings('window cleaning round, 120 houses, every 4 or 8 weeks, which ones are due, who owes')).toContain(
    'Who owes',
  )
})
