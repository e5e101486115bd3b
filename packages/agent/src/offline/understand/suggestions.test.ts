import { expect, test } from 'vitest'

import { readBuild } from './read-build.ts'

test.each([
  [
    'Feature voting board, states: considering / building / live, upvotes, filter buttons.',
    'feature: Considering/Building/Live',
  ],
  [
    'A public roadmap. Features have a title, a description and a status (planned, in progress, done). Visitors vote.',
    'feature: Planned/In progress/Done',
  ],
  [
    'Feedback board for the choir: post a suggestion, upvote others, and see what is open, what is under review and what is done.',
    'suggestion: Open/Under review/Done',
  ],
  [
    'People who use my app should suggest features and vote for those of others. I mark each as planned, in progress or shipped.',
    'feature: Planned/In progress/Shipped',
  ],
])('what is suggested goes by its word and has its states: %s', (sentence, wanted) => {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  const { entity, fields, parts } = reading.brief
  const states = fields.filter(({ kind }) => kind === 'choice').map(({ options = [] }) => options.join('/'))
  expect(`${entity.singular}: ${states.join(' + ')}`).toBe(wanted)
  expect(parts).toContain('likes')
})
