import { expect, test } from 'vitest'

import { readIntervals, readLengths } from './read-timer.ts'

test.each([
  [
    'buttons for green tea 2 min, black tea 4 min, herbal 7 min. start, pause, reset',
    'Green tea 120, Black tea 240, Herbal 420',
  ],
  ['3 minutes for green and 5 minutes for black', 'Green 180, Black 300'],
  ['50 minutes work 10 minutes break, list of what I did', 'Work 3000, Break 600'],
  ['a 25 minute focus timer', ' 1500'],
  ['soft (5 min), medium (7:30 min), hard 10 min', 'Soft 300, Medium 450, Hard 600'],
  ['Verse is three minutes, Chorus is two minutes. The last ten seconds are red', 'Verse 180, Chorus 120'],
  ['I choose 10, 20 or 40 minutes', ' 600,  1200,  2400'],
  [
    'Pomodoro: 30 minutes work, 6 minutes break, then a long break of 20 minutes',
    'Work 1800, Break 360, Long break 1200',
  ],
  ['a timer', ''],
])('%s', (sentence, lengths) => {
  expect(
    readLengths(sentence)
      .map(({ label, seconds }) => `${label} ${seconds}`)
      .join(', '),
  ).toBe(lengths)
})

test('what takes turns is named as it was said, and set by hand where no lengths are', () => {
  expect(readIntervals('Interval timer: hang seconds, rest seconds and rounds can be set')).toEqual({
    work: { label: 'Hang', seconds: 30 },
    rest: { label: 'Rest', seconds: 10 },
    rounds: 8,
  })
  expect(readIntervals('20 seconds sprint, 40 seconds walk, 12 rounds')).toMatchObject({
    work: { label: 'Sprint', seconds: 20 },
    rounds: 12,
  })
  expect(readIntervals('a tea timer with 3 minutes')).toBeNull()
})
