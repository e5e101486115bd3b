import { describe, expect, it } from 'vitest'

import { toldHours } from './told-hours.ts'

describe('hours as they were told', () => {
  it.each([
    ['a trout lake, opening hours 7 till dusk, tickets £32', [['Open', '7 till dusk']]],
    [
      'open 8 till 6 closed sundays',
      [
        ['Open', '8 till 6'],
        ['Closed', 'Sundays'],
      ],
    ],
    ['a barber, closed on mondays, haircut 25 €', [['Closed', 'Mondays']]],
    ['a plumber, weekdays 9-5', [['Weekdays', '9–5']]],
    [
      'open fri 14-18 and sat 9-13',
      [
        ['Fri', '14–18'],
        ['Sat', '9–13'],
      ],
    ],
    ['office hours mon-fri 9-12 and 14-17', [['Mon–Fri', '9–12 and 14–17']]],
    ['salsa evenings every thursday', [['When', 'Every Thursday']]],
    ['a circle meets every second tuesday at 7pm', [['When', 'Every second Tuesday, 7pm']]],
    ['last sunday of the month 8 till 14', [['When', 'Last Sunday of the month, 8 till 14']]],
    ['rehearsals mondays 8pm', [['Rehearsals', 'Mondays, 8pm']]],
    ['a run, start 9:30', [['Start', '9:30']]],
  ])('reads "%s"', (text, facts) => {
    expect(toldHours(text).map(({ label, value }) => [label, value])).toEqual(facts)
  })

  it.each(['prices from 5 to 10 €', 'for 2 to 4 people', 'a page about sundaes', 'rooms 1-4 and the garden'])(
    'finds none in "%s"',
    (text) => {
      expect(toldHours(text)).toEqual([])
    },
  )
})
