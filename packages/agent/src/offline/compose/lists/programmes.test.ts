import { expect, test } from 'vitest'

import { programOf } from './programmes.ts'

test.each([
  ['landing page for our class reunion, class of 1988, with the programme for the evening', '18:00', /class photo/],
  ["page for my mum's 60th birthday, programme for the evening", '18:00', /cake/],
  ['website for our wedding with the programme of the day', '13:30', /ceremony/],
  ['event page for a charity concert with the programme', '18:30', /half/],
  ['page for the summer fete of our village, programme', '11:00', /race/],
  ['page for our winter ball, the programme of the evening', '18:00', /Dancing/],
  ['site for our conference on dialects with programme', '09:30', /talk/],
  ['page of our house with the programme', '09:30', /Lunch/],
])('%s', (about, begins, holds) => {
  const parts = programOf(about)
  const times = parts.map(({ time }) => time)
  expect(times[0]).toBe(begins)
  expect(times).toEqual(times.toSorted())
  expect(parts.some(({ title }) => holds.test(title))).toBe(true)
  expect(parts.every(({ title, place }) => title !== '' && place !== '')).toBe(true)
})
