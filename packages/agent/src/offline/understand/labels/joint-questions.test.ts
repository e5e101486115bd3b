import { expect, test } from 'vitest'

import { plainJointQuestions } from './joint-questions.ts'

test.each([
  ['Note what shape the roof and the walls are in.', 'Note roof shape, wall shape.'],
  ['when and where we saw it, and notes', 'when we saw it, where we saw it, and notes'],
  ['how wide and how deep it is', 'how wide it is, how deep it is'],
  ['which thread and needle I used', 'which thread I used, which needle I used'],
  ['whether the door and the window were shut', 'whether the door was shut, whether the window was shut'],
  ['how clean the kitchen and the bathroom are.', 'how clean the kitchen is, how clean the bathroom is.'],
  ['what they took, from when until when', 'what they took, from when, until when'],
  ['who fed them and when', 'who fed them, when they were fed'],
  ['to whom it went and when', 'to whom it went and when'],
  ['who came and what they ate', 'who came and what they ate'],
])('%s', (said, plain) => {
  expect(plainJointQuestions(said)).toBe(plain)
})
