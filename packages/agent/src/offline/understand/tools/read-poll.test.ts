import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { isPollMaker, optionCount, optionWord, readPoll, takesOptions } from './read-poll.ts'

test.each([
  ['Poll: "Best soup?" with Leek, Pea and Beetroot. Everyone can vote once.', 'Best soup?', 'Leek, Pea, Beetroot'],
  [
    'Which tune should we play? Polka / Reel / Waltz. Bars with percent.',
    'Which tune should we play?',
    'Polka, Reel, Waltz',
  ],
  [
    'A poll: where shall we go on holiday, Lisbon, Oslo or Bari?',
    'Where shall we go on holiday?',
    'Lisbon, Oslo, Bari',
  ],
  ['Where to? Let them vote: Ghent, Turin, Bergen.', 'Where to?', 'Ghent, Turin, Bergen'],
  ['One question "Boat or train?" with two big buttons and counters', 'Boat or train?', 'Boat, Train'],
  [
    'Make a poll: Heron Way, Miller Lane or Ada Street. Results only after voting.',
    '',
    'Heron Way, Miller Lane, Ada Street',
  ],
  [
    'We vote on the colour of the gate. Choices:\n- Moss green\n- Rust red\nNo login.',
    'The colour of the gate',
    'Moss green, Rust red',
  ],
  [
    'Poll "Which cake?" Options: Plum, Poppy.\nWe want a third one: Carrot\nplease add Walnut as an option',
    'Which cake?',
    'Plum, Poppy, Carrot, Walnut',
  ],
])('%s', (text, question, options) => {
  const poll = readPoll(text)
  expect(poll.question).toBe(question)
  expect(poll.options.join(', ')).toBe(options)
})

test('whose polls they are', () => {
  expect(isPollMaker('An app in which anyone makes a poll: a question and up to four answers')).toBe(true)
  expect(isPollMaker('Make a poll: Heron Way or Ada Street')).toBe(false)
  expect(optionCount('a question and up to four answers')).toBe(4)
  expect(optionWord('a question and up to four answers')).toBe('Answer')
  expect(takesOptions('They can also suggest another place')).toBe(true)
})

test('a question may name more than two of its options', () => {
  expect(readPoll('Let the neighbours vote: bench, swing or nothing? One vote each.').options).toEqual([
    'Bench',
    'Swing',
    'Nothing',
  ])
})

test.each([
  ['A poll where my team votes on where we go for the winter outing', 'Where do we go for the winter outing?'],
  ['Let us vote on which film to watch', 'Which film shall we watch?'],
  ['A vote on when we should meet, one vote each', 'When should we meet?'],
  ['A polling app for our street', ''],
])('a question within a sentence is asked: %s', (text, question) => {
  expect(readPoll(text).question).toBe(question)
})

test('what is voted for is no colour of the app', () => {
  const reading = readBuild('Vote on the new club shirt: green, navy or striped')
  expect(reading.ok && reading.brief.colors).toEqual({})
})
