import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function cardOf(request: string): string {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files['web/components/poll-card.jsx'] ?? ''
}

const layouts = /as long a bar|as columns|A ballot paper/
const questions = [
  'Poll: Where do we eat on Friday? Pizza, Thai or Salad bar',
  'A poll: where shall we go on holiday, Lisbon, Oslo or Bari?',
  'A poll for our choir: which song comes first, Shenandoah, Danny Boy or Greensleeves?',
  'poll for a team day, options 3 June, 10 June, 17 June',
  'Poll: Which film? Alien, Amelie, Ran',
]

test('polls stand as bars, as columns or on a ballot paper', () => {
  expect(new Set(questions.map((question) => layouts.exec(cardOf(question))?.[0])).size).toBeGreaterThan(1)
})

test.each(questions)('each option is a button of that name alone, beside its votes: %s', (question) => {
  const card = cardOf(question)
  expect(card).toMatch(/<button onClick=\{\(\) => vote\(option\)\} aria-pressed[^>]*>\s*\{option\.label\}\s*<\/button>/)
  expect(card).toContain("{option.votes === 1 ? 'vote' : 'votes'}")
})

test('long answers are never columns', () => {
  const long = 'Poll: what do we build? A greenhouse for the school, A bench by the pond, A shed for the tools'
  expect(cardOf(long)).not.toContain('as columns')
})
