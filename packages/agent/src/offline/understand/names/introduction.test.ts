import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

test.each([
  ['A landing page for my roof repair company "Dry Side" where people ask for a quote', 'Roof repair company.'],
  ['A landing page for our app that helps teams plan lunch, collect e-mails', 'An app that helps teams plan lunch.'],
  ['A portfolio for a furniture designer called "Okka Lund" with projects', 'Furniture designer.'],
])('a page says whose it is: %s', (request, line) => {
  const reading = readBuild(request)

  expect(reading.ok && reading.brief.copy.lines[0]).toBe(line)
})

test('nothing is said of whom nothing is known', () => {
  const reading = readBuild('A site for our swimming club with events')

  expect(reading.ok && reading.brief.copy.lines).toEqual([])
})
