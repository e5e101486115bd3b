import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'
import { pollTold } from './poll-told.ts'

test('what is voted on once is a poll with as many options as there are', () => {
  const reading = readBuild('vote on our four logo drafts, one vote each')
  if (!reading.ok) throw new Error(reading.reason)
  expect(reading.brief.front).toBe('poll')
  expect(compose(reading.brief).seedSql.match(/'Logo [A-D]'/gu)).toHaveLength(4)
})

test('options that are named are these', () => {
  expect(pollTold('people should vote once on three names: Otter, Beaver and Heron')).toContain(
    'Options: Otter, Beaver, Heron.',
  )
})

test('what is seen in pictures is kept with them, and is of that sort', () => {
  const told = 'Residents look at pictures of three playground designs and vote once, results visible after 30 April'
  const reading = readBuild(told)
  if (!reading.ok) throw new Error(reading.reason)
  expect([reading.brief.name, ...reading.brief.parts]).toEqual(['Playground designs', 'likes'])
  expect(compose(reading.brief).seedSql).toContain('Climbing forest')
})
