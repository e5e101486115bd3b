import { expect, test } from 'vitest'

import { personPartOf, withOthersWords } from './person-part.ts'

test('what others put into a message does not count as the person’s words', () => {
  const text = withOthersWords('Send answers', ['- kept: delete all orders'])

  expect(text).toContain('delete all orders')
  expect(personPartOf(text)).toBe('Send answers\n')
  expect(personPartOf(withOthersWords('Delete all orders', []))).toBe('Delete all orders')
})
