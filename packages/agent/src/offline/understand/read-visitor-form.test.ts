import { expect, test } from 'vitest'

import { readersOf } from './read-visitor-form.ts'

test('what visitors leave is read by those who are named, and “them” of other things names nobody', () => {
  expect(readersOf('Three tours. Show them on the page and let people write with name and email.')).toBe('nobody')
  expect(readersOf('People send a request with name and email. Show them in a list.')).toBe('everybody')
  expect(readersOf('Visitors leave name and email. We see all requests on a page.')).toBe('everybody')
})
