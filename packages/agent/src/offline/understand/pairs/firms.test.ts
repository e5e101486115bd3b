import { expect, test } from 'vitest'

import { kindsOf } from '../../fixtures/read-kinds.ts'
import { readBuild } from '../read-build.ts'
import { readFirms } from './firms.ts'

/** Every kind with its labels, a reference as ">firm". */
test.each([
  [
    'I sell packaging and I meet people at fairs. I want to keep who I met, their phone and mail, and the firm they are with. When I open the firm I want to see everybody I know there.',
    'person',
    'firm',
  ],
  [
    'A little address book for work. She works at Siemens, he works at Bosch. So people, and where they work, and then I click the company and see all of them.',
    'contact',
    'company',
  ],
  ['contacts and companies. each contact works at one company', 'contact', 'company'],
  ['Please make me a directory of suppliers and the people who work for them.', 'person', 'supplier'],
  ['a phone book where each person has an employer', 'contact', 'employer'],
  ['CRM light: accounts and contacts', 'contact', 'account'],
  ['who works where - app for my networking', 'person', 'company'],
])('people belong to what they are with: %s', (message, person, firm) => {
  const kinds = kindsOf(message)
  expect(Object.keys(kinds)).toEqual([person, firm])
  expect(kinds[person]).toContain(`>${firm}`)
})

test('facts are of whom they are told, however they are told', () => {
  expect(
    kindsOf(
      "My husband is an electrician and knows someone at every builder's merchant. Make something where we can put in the merchants with their address, and under each merchant the people with name and mobile and what they're responsible for.",
    ),
  ).toEqual({
    person: ['Name', '>merchant', 'Mobile', 'Responsible for'],
    merchant: ['Name', 'Address'],
  })
  expect(
    kindsOf(
      'I coach managers. I note my coachees with name, email, phone and their employer. The employer pays the bill so I need its billing address and VAT id too.',
    ),
  ).toEqual({
    coachee: ['Name', '>employer', 'Email', 'Phone'],
    employer: ['Name', 'Billing address', 'VAT id'],
  })
  expect(kindsOf('Vendors & reps: vendor name, what they sell, website; rep name, phone, email, vendor')).toEqual({
    rep: ['Name', '>vendor', 'Phone', 'Email'],
    vendor: ['Name', 'What they sell', 'Website'],
  })
})

test('what people do there is a choice', () => {
  const reading = readBuild(
    'A register of clubs with their officials (chair, treasurer, secretary) incl. phone and email',
  )
  expect(reading.ok && reading.brief.fields.find(({ label }) => label === 'Role')?.options).toEqual([
    'Chair',
    'Treasurer',
    'Secretary',
  ])
})

test.each([
  "I'm a freelance translator. I need a client list with name, company, email, phone, language pair and rate per word",
  'Jobs with title (required), company (required) and town',
  'Press mentions of our company: headline, outlet, date, link, tone (positive, neutral, negative)',
  'CRM for a solar company: lead name, roof size in m2, stage (new, visited, won, lost), expected value',
])('a company that is one fact, or the only one, is no kind of its own: %s', (message) => {
  expect(readFirms(message)).toBeNull()
})
