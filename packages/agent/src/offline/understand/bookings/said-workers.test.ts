import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { saidWorkers } from './said-workers.ts'

test.each([
  ['Hair salon, three stylists, cut and colour', 'stylist', 3],
  ['a studio with 4 experienced therapists', 'therapist', 4],
  ['customers choose their barber and a time', 'barber', 3],
])('%s', (text, noun, count) => {
  const workers = saidWorkers(text, 7)
  expect(workers?.noun).toBe(noun)
  expect(new Set(workers?.names).size).toBe(count)
})

test('those who are named are chosen by their names', () => {
  expect(saidWorkers('studio with three artists named Mia, Jonas and Lee', 1)?.names).toEqual(['Mia', 'Jonas', 'Lee'])
  expect(saidWorkers('two barbers, Ana and Ben, haircuts', 1)?.names).toEqual(['Ana', 'Ben'])
  expect(saidWorkers('booking page for my barber shop', 1)).toBe(null)
})

test('whoever books says by whom', () => {
  const reading = readBuild(
    'Booking page for my barber shop, two barbers, haircut, beard trim and shave, closed on Mondays',
  )
  const booking = reading.ok ? reading.brief.more.find(({ singular }) => singular === 'booking') : undefined
  expect(booking?.fields.find(({ label }) => label === 'Barber')).toMatchObject({ kind: 'choice', required: true })
})
