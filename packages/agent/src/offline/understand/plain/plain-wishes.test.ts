import { expect, test } from 'vitest'

import { plainWishes } from './plain-wishes.ts'

test.each([
  [
    'Contact form for my plumbing business with a list of services',
    'A website for my plumbing business with services and a contact form',
  ],
  ['Contact form for our choir', 'A website for our choir with a contact form'],
  [
    'Habit tracker with streaks for water, reading and walking',
    'Habit tracker with streaks. Habits: Water, Reading, Walking',
  ],
  ['Moving checklist', 'A list of tasks with title, done (yes/no) and notes, called "Moving checklist"'],
  ['Baby names voting', 'Poll: Which of the baby names do you like best?'],
  ['Habit tracker: water, reading and walking.', 'Habit tracker. Habits: Water, Reading, Walking.'],
])('a short wish in whole words: %s', (said, plain) => {
  expect(plainWishes(said)).toBe(plain)
})

test.each([
  'Contact form with name and message',
  'Habit tracker: name, frequency and notes',
  'Habits with name and goal',
])('what says enough stays as it is: %s', (said) => {
  expect(plainWishes(said)).toBe(said)
})

test.each([
  'Letter rewriter',
  'An app that makes my messages friendlier',
  'Tone changer for texts: warm, formal, brief',
])('whose text is to sound otherwise gets a tool for it: %s', (wish) => {
  expect(plainWishes(wish)).toMatch(/^AI tool: I paste my (?:letter|message|text), choose a tone \(.+\)/)
})
test('who makes texts of their own keeps them', () => {
  expect(plainWishes('An app that makes letters for my class')).toBe('An app that makes letters for my class')
})
