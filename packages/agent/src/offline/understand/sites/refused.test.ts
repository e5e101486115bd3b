import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

test('a place that takes no reservations says so, and has no form for them', () => {
  const reading = readBuild(
    'A website for our neighbourhood ramen bar with 14 seats, no reservations, open Tuesday to Saturday from 5 pm, plus the menu and how to find us.',
  )
  if (!reading.ok) throw new Error(reading.reason)
  const { brief } = reading
  expect([brief.entity, ...brief.more].map(({ singular }) => singular)).not.toContain('booking')
  expect(brief.copy.facts).toContainEqual({ label: 'Reservations', value: 'None, just come by' })
})

test('a place that takes them keeps its form', () => {
  const reading = readBuild('A website for our small tapas bar with a menu and table reservations')
  expect(reading.ok && JSON.stringify([reading.brief.entity, ...reading.brief.more])).toMatch(/reservation|booking/)
})
