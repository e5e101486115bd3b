import { expect, test } from 'vitest'

import {
  goesOnAtOnce,
  readAgainWords,
  readChances,
  readGameWords,
  readSecretWords,
  readStartWords,
  readVerdicts,
} from './read-said-words.ts'

test('a game says what it was told to say', () => {
  const pirates =
    'Secret words: galleon, cutlass, doubloon - one of them at random. Every wrong one costs a life, we begin with "Lives: 6". Out of lives: "Walk the plank!" and the word is shown. Word found: "Treasure is yours!".'
  expect(readGameWords(pirates)).toEqual({ left: 'Lives: 6', lost: 'Walk the plank!', found: 'Treasure is yours!' })
  expect(readSecretWords(pirates)).toEqual(['galleon', 'cutlass', 'doubloon'])
  expect(readChances(pirates)).toBe(6)
  expect(
    readGameWords(
      `Above the board it says "X's turn" or "O's turn", at the end "X wins!", "O wins!" or "It's a draw".`,
    ),
  ).toEqual({ turn: "X's turn", win: 'X wins!', draw: "It's a draw" })
})

test('the end of a quiz depends on the points', () => {
  expect(
    readVerdicts('At the end: how many of 3. With 2 or 3 say "You may carry the kit", else "Have another look".'),
  ).toEqual([
    { from: 2, words: 'You may carry the kit' },
    { from: 0, words: 'Have another look' },
  ])
})

test.each([
  ['Guess my number. A "Fresh round" button begins again. Type a guess and press "Try".', 'Fresh round'],
  ['1 to 100, says higher or lower, button "Once more" for a new game', 'Once more'],
  ['Each game starts with "Think of one", it says warm or cold', 'Think of one'],
  ['With the button Fresh round you begin anew', 'Fresh round'],
  ['You type a number and press "Guess", it says "Too high" or "Too low".', null],
  ['At the end it says "Start practising!".', null],
])('the button that begins another game: %s', (text, words) => {
  expect(readAgainWords(text)).toBe(words)
})

test('what a quiz says at its end, and how it begins and goes on', () => {
  const text =
    'First a button "Light the fire". Press an answer and the next one comes at once. All four right: "You may cook", fewer: "Wash the dishes". "Another pot" leads back to the first question again.'
  expect(readVerdicts(text)).toEqual([
    { from: 4, words: 'You may cook' },
    { from: 0, words: 'Wash the dishes' },
  ])
  expect(readVerdicts('2 of 2: "Badge earned!"')).toEqual([{ from: 2, words: 'Badge earned!' }])
  expect([readStartWords(text), readAgainWords(text), goesOnAtOnce(text)]).toEqual([
    'Light the fire',
    'Another pot',
    true,
  ])
})
