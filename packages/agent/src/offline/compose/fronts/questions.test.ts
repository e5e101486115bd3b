import { expect, test } from 'vitest'

import { readQuestions } from '../../understand/tools/read-questions.ts'
import { countOfQuestions, namedBanks, questionsAbout } from './questions.ts'

test('as many questions as are asked for, of what they are about', () => {
  const asked = questionsAbout('Quiz with twelve questions on the capitals of Africa')
  expect(asked).toHaveLength(12)
  expect(asked[0]?.slice(0, 2)).toEqual(['What is the capital of Egypt?', 'Cairo'])
  expect(countOfQuestions('a quiz about food')).toBeNull()
})

test('the first answer is right where that is said', () => {
  expect(
    readQuestions('Which is a fruit? Apple, Leek. Which one swims? Trout, Hen. The first one is always correct.'),
  ).toEqual([
    { question: 'Which is a fruit?', right: 'Apple', wrong: ['Leek'] },
    { question: 'Which one swims?', right: 'Trout', wrong: ['Hen'] },
  ])
})

test('quizzes on words ask for words', () => {
  const spanish = questionsAbout('spanish vocabulary quiz')
  expect(spanish[0]).toEqual(['What is “house” in Spanish?', 'la casa', 'el agua', 'el perro', 'la mesa'])
  expect(questionsAbout('german verbs quiz').map(([, right]) => right)).toContain('schreiben')
  expect(questionsAbout('spelling quiz for kids').every(([question]) => /spelling/.test(question))).toBe(true)
  for (const [, ...answers] of [...spanish, ...questionsAbout('french words quiz'), ...questionsAbout('spelling quiz')])
    expect(new Set(answers).size).toBe(answers.length)
  expect(questionsAbout('a quiz about german history').some(([question]) => question.startsWith('What is “'))).toBe(
    false,
  )
})

test.each([
  ['which wine goes with what - a quiz for my restaurant guests', /oysters/],
  ['quiz about the olympics for my pub night', /Olympic|Games/],
  ['a quiz on bees for kids', /honey bee|hive|bees/],
  ['first aid quiz for our scouts', /emergency|resuscitation/],
  ['trivia about Harry Potter', /Harry|Hogwarts|Quidditch/],
])('%s asks of its subject', (request, about) => {
  const asked = questionsAbout(request)
  expect(asked.length).toBeGreaterThanOrEqual(8)
  expect(asked.some(([question]) => about.test(question))).toBe(true)
})

test('questions on a subject that nobody has written any for say that they are examples', () => {
  const asked = questionsAbout('a quiz about our company with 10 questions')
  expect(asked).toHaveLength(4)
  expect(asked.every(([question]) => question.startsWith('Example: '))).toBe(true)
  expect(questionsAbout('a quiz for our pub')[0]?.[0]).not.toContain('Example')
})

test('each question has four answers that differ', () => {
  for (const [, bank] of namedBanks)
    for (const [question, ...answers] of bank) {
      expect(question).toMatch(/[?]$/)
      expect(new Set(answers).size).toBe(4)
    }
})
