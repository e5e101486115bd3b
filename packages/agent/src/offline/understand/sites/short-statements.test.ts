import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { shortStatements } from './short-statements.ts'

test.each([
  ['Barber shop site, both 32, walk-ins welcome, closed on Mondays.', ['walk-ins welcome']],
  ['Bakery, open from 7 to 13, cash only and no reservations', ['cash only', 'no reservations']],
  ['Concert page, tickets at the door, children under 12 free', ['tickets at the door', 'children under 12 free']],
  ['Yoga site with class times, first lesson free', ['first lesson free']],
  ['A site with name, email and photo, suggestions welcome', []],
])('%s', (message, said) => {
  expect(shortStatements(message)).toEqual(said)
})

test('they are on the page word for word', () => {
  const reading = readBuild(
    'I run a nail studio on Park Road and want a web page with prices: manicure 28, gel 40, no appointment needed',
  )
  expect(reading.ok && reading.brief.copy.lines.join(' ')).toContain('No appointment needed.')
})
