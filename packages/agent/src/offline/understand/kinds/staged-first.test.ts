import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

test('of several kinds the one that has stages and is worth money leads, on a board', () => {
  const brief = briefOf('CRM: companies with stage and deal value, contacts with phone and e-mail, notes')
  expect([brief.entity.singular, brief.skeleton]).toEqual(['company', 'board'])
  expect(brief.more.map(({ singular }) => singular)).toEqual(['contact'])
  // The page of a company still shows who is in it.
  expect(compose(brief).files['web/app/[id]/page.jsx']).toContain('contacts')
})

test.each([
  ['An address book: companies with stage and deal value, contacts with phone and e-mail', 'contact'],
  ['Clients with name and phone, visits with client, date and notes', 'client'],
])('%s is still about its people', (sentence, noun) => {
  expect(briefOf(sentence).entity.singular).toBe(noun)
})
