import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

test.each([
  ['A fitness tracker for climbing with route, grade and date', 'Climbing routes'],
  ['Habit tracker with habit name and how often per week', 'Habits'],
  ['A weather app for our orchard with date, frost and rain', 'Orchard weather'],
  ['A CRM for a small law firm where each client has many cases', 'Law firm'],
  ['A minimal recipe box with photo and servings', 'Recipe box'],
  ['A notes app for a gardener', 'Garden notes'],
  ['A translation tool for sailing words in two languages', 'Sailing words'],
  ['An AI tool that summarizes lecture notes', 'Lecture notes, short'],
  ['Survey on our reading room: how quiet is it 1-5, what is missing', 'Reading room survey'],
  ['A survey for parents about the ski week with how was it 1-5 and what to change', 'Ski week survey'],
  ['A quiz for apprentice electricians with 6 questions', 'Apprentice electricians quiz'],
  ['An inventory system for the lighthouse museum: item, shelf, condition', 'Lighthouse museum inventory'],
])('what it holds or whose it is, never the sort of software: %s → %s', (request, name) => {
  const reading = readBuild(request)
  expect(reading.ok && reading.brief.name).toBe(name)
})

test('a name that was given stays to the letter', () => {
  const reading = readBuild('An expense tracker called "Cozy Money App" with amount and date')
  expect(reading.ok && reading.brief.name).toBe('Cozy Money App')
})
