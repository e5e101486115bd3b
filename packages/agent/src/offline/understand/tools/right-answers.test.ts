import { expect, test } from 'vitest'

import { readQuestions } from './read-questions.ts'

const peru = { question: 'What is the capital of Peru?', right: 'Lima', wrong: ['Cusco', 'Quito', 'Callao'] }

test.each([
  'A quiz with four answers each. For example: What is the capital of Peru? Lima, Cusco, Quito, Callao.',
  'Quiz. First question: "What is the capital of Peru?" with the answers Lima, Cusco, Quito and Callao. Show the score.',
  'Quiz, 4 options, e.g. What is the capital of Peru? Options: Lima / Cusco / Quito / Callao. Count points.',
  'Ten questions with 4 answers each, start with "What is the capital of Peru?" (Lima, Cusco, Quito, Callao).',
])('what everybody knows is right, or else the first: %s', (message) => {
  expect(readQuestions(message)).toEqual([peru])
})

test('a capital is right wherever it stands', () => {
  expect(readQuestions('Quiz: What is the capital of Peru? Cusco, Lima, Quito.')[0]).toMatchObject({ right: 'Lima' })
})

test('letters behind all questions say which answers are right', () => {
  const said =
    'Quiz: Which bird dives? A) Gannet B) Swift C) Wren. Which one sings at night? A) Rook B) Nightingale. Correct: A, B.'
  expect(readQuestions(said).map(({ right }) => right)).toEqual(['Gannet', 'Nightingale'])
})

test('questions need no question mark where their answers stand in brackets', () => {
  const said = 'quiz with questions: capital of peru (lima, cusco), longest river of europe (volga, rhine)'
  expect(readQuestions(said)).toEqual([
    { question: 'What is the capital of Peru?', right: 'Lima', wrong: ['Cusco'] },
    { question: 'What is the longest river of Europe?', right: 'Volga', wrong: ['Rhine'] },
  ])
})

test('whoever asks the builder asks no player', () => {
  expect(readQuestions('Could you make a quiz? With a start button, points, a score list.')).toEqual([])
})
