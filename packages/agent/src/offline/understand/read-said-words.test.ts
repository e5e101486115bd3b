import { expect, test } from 'vitest'

import { readChances, readGameWords, readSecretWords, readVerdicts } from './read-said-words.ts'

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
