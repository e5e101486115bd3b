import { expect, test } from 'vitest'

import { readStatus } from '../sites/read-inbox.ts'
import { readSurvey } from '../tools/read-survey.ts'
import { ratedAsFacts } from './rated-things.ts'

test.each([
  ['Pupils rate the bus, the driver and the stop from 1 to 5.', 'give bus (1-5), driver (1-5), stop (1-5)'],
  ['Diners rate taste and service with stars', 'give taste (1-5), service (1-5)'],
  ['0 to 10 how much fun it was, comment', 'how much fun it was (0-10), comment'],
  ['they tell us whether they need parking, and leave a remark', 'need parking (yes/no), , remark (long text)'],
])('%s', (text, said) => {
  expect(ratedAsFacts(text)).toContain(said)
})

test('the facts that stand before the first question are asked as well', () => {
  const fields = readSurvey('Helpers say: name, shirt (S, M, L), can you drive? Do you have a licence?') ?? []
  expect(fields.filter(({ isMade }) => isMade !== true).map(({ label }) => label)).toEqual([
    'Name',
    'Shirt',
    'Can you drive?',
    'Do you have a licence?',
  ])
})

test.each([
  'Every wish is open, bought or dropped.',
  'Ideas are marked as open, bought or dropped and can be filtered.',
])('%s', (text) => {
  expect(readStatus(text)?.options).toEqual(['Open', 'Bought', 'Dropped'])
})
