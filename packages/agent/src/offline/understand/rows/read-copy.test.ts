import { expect, test } from 'vitest'

import { readCopy } from './read-copy.ts'

test.each([
  ['A page about our harbour festival on 3 May in Kiln Lane.', ['When: 3 May', 'Address: Kiln Lane']],
  ['Wedding page for Ida & Bo, June 7th 2031 at Kiln Hall', ['When: June 7th 2031', 'Where: Kiln Hall']],
  ['A site for my workshop, Kiln Road 12, phone 0421 998877.', ['Address: Kiln Road 12', 'Phone: 0421 998877']],
  ['A list of runs with date and kilometres', []],
  ['Registration closes on 10 September.', []],
])('when, where and how to call is kept: %s', (message, facts) => {
  expect(readCopy(message, undefined).facts.map(({ label, value }) => `${label}: ${value}`)).toEqual(facts)
})
