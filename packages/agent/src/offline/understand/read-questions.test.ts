import { expect, test } from 'vitest'

import { readQuestions } from './read-questions.ts'

function told(sentence: string): string[] {
  return readQuestions(sentence).map(({ question, right, wrong }) => `${question} ${right} | ${wrong.join(', ')}`)
}

test.each([
  [
    'A quiz: 1) Which knot makes a loop? Bowline / Reef knot / Clove hitch (Bowline is right). 2) Which joins ropes? Granny knot / Sheet bend (Sheet bend). Show the score.',
    ['Which knot makes a loop? Bowline | Reef knot, Clove hitch', 'Which joins ropes? Sheet bend | Granny knot'],
  ],
  [
    'Geography quiz with a Next button. Capital of Mongolia? Ulaanbaatar, Astana. Capital of Uruguay? Quito, Montevideo. Correct are Ulaanbaatar and Montevideo.',
    ['Capital of Mongolia? Ulaanbaatar | Astana', 'Capital of Uruguay? Montevideo | Quito'],
  ],
  [
    'quiz app\n- Who painted Guernica? Picasso*, Dali, Miro\n- When did it open? 1945*, 1944',
    ['Who painted Guernica? Picasso | Dali, Miro', 'When did it open? 1945 | 1944'],
  ],
  [
    'Trivia: "What is the capital of Peru?" Lima. "What is the capital of Chile?" Santiago.',
    ['What is the capital of Peru? Lima | Santiago', 'What is the capital of Chile? Santiago | Lima'],
  ],
  ['a quiz about planets with 10 questions', []],
])('%s', (sentence, questions) => {
  expect(told(sentence)).toEqual(questions)
})
