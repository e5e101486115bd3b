import { expect, test } from 'vitest'

import { readQuestions } from '../../understand/tools/read-questions.ts'
import { countOfQuestions, questionsAbout } from './questions.ts'

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
