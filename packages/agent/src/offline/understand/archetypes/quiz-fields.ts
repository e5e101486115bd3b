// What a quiz keeps of each question: as many answers as were said, lettered or told apart as right and wrong.
import type { Field } from '../../brief.ts'
import { readFields } from '../fields/read-fields.ts'
import { readQuestions } from '../tools/read-questions.ts'

const ordinals = ['', 'second ', 'third ', 'fourth ']

/** "Answer A, answer B, answer C and the right answer (A, B or C)". */
export function letteredAnswers(text: string): string[] {
  const found = [...text.matchAll(/\b(?:answer|option|choice) ([A-E])\b/g)].map(([, letter = '']) => letter)
  return found.length >= 2 ? [...new Set(found)].toSorted() : []
}

/** "Four" and "4" alike. */
function count(word: string | undefined): number {
  if (word === undefined) return 0
  return Math.max(Number(word) || 0, ['', '', 'two', 'three', 'four', 'five'].indexOf(word.toLowerCase()))
}

function wrongAnswers(text: string): number {
  const said = readQuestions(text).map(({ wrong }) => wrong.length)
  const number = /\b(two|three|four|five|[2-5]) (?:possible |multiple )?(?:answers|options|choices)\b/i.exec(text)?.[1]
  const wrong = /\b(two|three|four|[2-4]) wrong (?:answers|ones|options)\b/i.exec(text)?.[1]
  // Four answers are usual where nobody says how many.
  const usual = said.length > 0 || number !== undefined || wrong !== undefined ? 2 : 3
  return Math.min(4, Math.max(usual, ...said, count(number) - 1, count(wrong)))
}

export function quizFields(text: string): Field[] {
  const letters = letteredAnswers(text)
  const explanation = /\bexplanations?\b|\bexplain(?:s|ed)? (?:why|the)\b/i.test(text)
    ? ', explanation (long text)'
    : ''
  if (letters.length > 0)
    return [
      { name: 'question', label: 'Question', kind: 'text', required: true },
      ...letters.map((letter): Field => ({
        name: `answer_${letter.toLowerCase()}`,
        label: `Answer ${letter}`,
        kind: 'text',
        required: true,
      })),
      { name: 'right_answer', label: 'Right answer', kind: 'choice', required: true, options: letters },
      ...readFields(explanation).fields,
    ]
  const wrong = Array.from({ length: wrongAnswers(text) }, (_, at) =>
    at === 0 ? 'wrong answer (text, required)' : `${ordinals[at] ?? ''}wrong answer (text)`,
  )
  return readFields(`question (text, required), right answer (text, required), ${wrong.join(', ')}${explanation}`)
    .fields
}
