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

test.each([
  [
    'poll: where shall we eat on sunday, greek, thai or the pub',
    'Where shall we eat on sunday?',
    'Greek, Thai, The pub',
  ],
  ['Should we get soup, stew or salad on friday? Let people vote', '', 'Soup, Stew, Salad'],
  [
    'quick poll for the crew, do we sail in june or july or both',
    'Do we sail in june or july or both?',
    'June, July, Both',
  ],
  ['let the class vote on the next play, Medea, Faust, or The Seagull', 'The next play', 'Medea, Faust, The Seagull'],
  ['poll who should be treasurer, ada, ben or chloe', 'Who should be treasurer?', 'Ada, Ben, Chloe'],
])('what was told without marks is asked, with its options: %s', (text, question, options) => {
  const poll = readPoll(text)
  expect(poll.question).toBe(question || 'Should we get soup, stew or salad on friday?')
  expect(poll.options.join(', ')).toBe(options)
})

test('options behind "name" name no app, and what is voted on by name is a poll', () => {
  const named = readBuild('vote on the new club name: Night Owls, Early Birds or The Herons')
  expect(named.ok && named.brief.name).not.toBe('Night Owls')
  const books = readBuild('let our book club vote on the next book, Middlemarch, Beloved, or Kim')
  expect(books.ok && books.brief.front).toBe('poll')
})
