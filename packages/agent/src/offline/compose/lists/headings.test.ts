import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { claimOf } from './headings.ts'

function claimFor(request: string): string | null {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return claimOf(reading.brief)
}

test('lists of one topic say what is their own', () => {
  const claims = [
    'An app for vegan recipes.',
    'A recipe app for cakes with title and photo.',
    'Soup recipes with title and notes.',
    'Recipes of our family, with title and who made it first.',
  ].map(claimFor)

  expect(new Set(claims).size).toBe(claims.length)
  expect(claims).not.toContain(null)
})

test('games are played, and no films are watched there', () => {
  for (const request of ['Board games we own: players, minutes.', 'My board games with title and stars.'])
    expect(claimFor(request) ?? '').not.toMatch(/watch|seen/i)
})

test('what was spent is added up', () => {
  const reading = readBuild('My expenses by category with a monthly budget')
  if (!reading.ok) throw new Error(reading.reason)
  const page = compose(reading.brief).files['web/app/page.jsx'] ?? ''
  expect(page).toMatch(/<h1[^>]*>\s*\{formatMoney\(data\.expenses\.reduce/)
})

test('how many there are is no heading', () => {
  const reading = readBuild('A list of tools with name, price and photo')
  if (!reading.ok) throw new Error(reading.reason)
  const { files } = compose(reading.brief)
  expect(files['web/app/page.jsx']).not.toContain('countOf')
})
