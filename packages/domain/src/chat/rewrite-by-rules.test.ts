import { expect, test } from 'vitest'

import { rewriteByRules } from './rewrite-by-rules.ts'

test('what it is comes first, then one wish a line', () => {
  expect(rewriteByRules('a log for dog walks with dog, date, minutes and route. Make it dark green')).toBe(
    [
      'A log for dog walks.',
      '- Dog\n- Date\n- Minutes\n- Route\n- Make it dark green',
      'It works when everything that is typed in is still there after a reload, also on a phone.',
    ].join('\n\n'),
  )
})

test('nothing that was said is lost, and a short message stays as it is', () => {
  const said = 'Build a shop for Ünal’s bread, price 3,50 and pickup at 7:30! Colours: rye and #2f4f2f.'
  const words = said.match(/[\p{L}\p{N}#]+/gu) ?? []

  const rewritten = rewriteByRules(said).toLowerCase()

  for (const word of words) expect(rewritten).toContain(word.toLowerCase())
  expect(rewriteByRules('add a footer')).toBe('add a footer')
})
