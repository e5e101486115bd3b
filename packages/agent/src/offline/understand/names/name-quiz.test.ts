import { expect, test } from 'vitest'

import { quizName } from './name-quiz.ts'
import { readBuild } from '../read-build.ts'

test.each([
  ['Trivia night quiz on 70s films, neon style, with a timer.', '70s films quiz'],
  ['A quiz about the moons of Jupiter for kids', 'Moons of Jupiter quiz'],
  ['Quiz on moths and beetles with points', 'Moths and beetles quiz'],
  ['A quiz about our street for the party', 'Street quiz'],
  ['A Roald Dahl quiz with four answers', 'Roald Dahl quiz'],
  ['Multiple choice quiz for chemistry: acids', 'Chemistry quiz'],
  ['Pub quiz with rounds on rivers, music and sport', 'Pub quiz'],
  ['A quiz app on mobile with 5 questions about birds', 'Birds quiz'],
  ['A short fun quiz on Fridays', 'Quiz'],
])('a quiz is called by its subject: %s', (message, name) => {
  expect(quizName(message)).toBe(name)
})

test.each([
  ['Fun trivia game about old ships with 20 seconds per question', 'Old ships quiz'],
  ['Quiz night on world history, 20 questions.', 'World history quiz'],
])('a game of questions about something is a quiz: %s', (message, name) => {
  const reading = readBuild(message)
  expect(reading.ok && [reading.brief.front, reading.brief.name]).toEqual(['quiz', name])
})

test('what is asked all along names a quiz', () => {
  expect(quizName('which wine goes with what - a quiz for my restaurant guests')).toBe('Which wine goes with what')
})
