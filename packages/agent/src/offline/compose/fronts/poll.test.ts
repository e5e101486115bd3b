import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import type { Brief } from '../../brief.ts'
import { readPoll } from '../../understand/tools/read-poll.ts'
import { compose } from '../compose.ts'
import { thingVotedOn } from './poll-things.ts'

function briefOf(request: string): Brief {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

function cardOf(request: string): string {
  return compose(briefOf(request)).files['web/components/poll-card.jsx'] ?? ''
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

test('options that are colours are tiles with the thing in them', () => {
  const { files } = compose(briefOf('Vote on the new club shirt: green, navy or striped'))
  expect(files['web/components/poll-card.jsx']).toContain('<OptionPicture label={option.label} />')
  expect(files['web/components/option-picture.jsx']).toContain('/** A shirt, in the colour')
})

test.each([
  ['Which colour for our club house door: red, dark blue, yellow or checked', 'A door'],
  ['Poll: which mugs do we order? White mugs, Black mugs, Blue and white stripes', 'A mug'],
  ['Poll: what colour do we paint the fence? Green, Brown, White', 'A swatch'],
])('%s', (question, thing) => {
  expect(thingVotedOn(question, readPoll(question).options)?.drawnThing).toBe(thing)
})

test('names with a colour in them are no colours', () => {
  expect(thingVotedOn('Which pub? The White Horse, Red Lion', ['The White Horse', 'Red Lion'])).toBeNull()
  expect(thingVotedOn('Red wine or beer?', ['Red wine', 'Beer'])).toBeNull()
})
