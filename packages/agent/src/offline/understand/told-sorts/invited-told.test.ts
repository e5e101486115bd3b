import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { invitedTold } from './invited-told.ts'

test('guests are asked what was told, and what is quoted stands on its page', () => {
  const reading = readBuild(
    "wedding page with story, schedule, how to get there, hotels, dress code 'no heels, there is grass'; RSVP with names, meat/veggie and whether they need the bus back at midnight",
  )
  if (!reading.ok) throw new Error(reading.reason)
  const { entity, more, copy } = reading.brief
  expect([entity.singular, ...more.map(({ singular }) => singular)]).toEqual(['program item', 'hotel', 'reply'])
  expect(more.at(-1)?.fields.map(({ label }) => label)).toEqual([
    'Name',
    'Attending',
    'Meat or veggie',
    'Bus back at midnight',
  ])
  expect(copy.pages.at(-1)).toMatchObject({ title: 'Dress code', lines: ['No heels, there is grass.'] })
})

test.each(['wedding page with our story and photos', 'party with music; guests rsvp by mail'])(
  'without parts or answers it stays as it was told: %s',
  (message) => {
    expect(invitedTold(message)).toBeNull()
  },
)
