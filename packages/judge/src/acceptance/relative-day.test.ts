import { expect, test } from 'vitest'

import { asRelativeDay, readRelativeDay } from './relative-day.ts'

const learned = new Date('2031-01-30T22:00:00Z')
const later = new Date('2031-03-01T05:00:00Z')

test('a near day is kept by its distance and read again on the day of the walk', () => {
  const days = ['2031-01-30', '2031-02-09', '2031-01-27', '2031-02-09T14:30']
  const kept = days.map((day) => asRelativeDay(day, learned))
  expect(kept).toEqual(['today', 'today+10', 'today-3', 'today+10 14:30'])
  expect(kept.map((day) => readRelativeDay(day, learned))).toEqual(days)
  expect(kept.map((day) => readRelativeDay(day, later))).toEqual([
    '2031-03-01',
    '2031-03-11',
    '2031-02-26',
    '2031-03-11T14:30',
  ])
})

test('birthdays and what is no day stay as they are', () => {
  for (const value of ['1990-05-17', '2031-05', '14:30', 'Buy oak', ''])
    expect(asRelativeDay(value, learned)).toBe(value)
  for (const value of ['2031-05-03', 'todays bread', 'today+', 'Buy oak', ''])
    expect(readRelativeDay(value, later)).toBe(value)
})
