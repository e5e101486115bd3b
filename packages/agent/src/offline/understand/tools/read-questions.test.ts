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
  [
    'Quiz. Q1: How tall is the tower? A) 90 m B) 1,200 m C) 30 m. Answer: A. Q2: Who built it? A) Monks B) Millers. Answer: B. Score at the end.',
    ['How tall is the tower? 90 m | 1,200 m, 30 m', 'Who built it? Millers | Monks'],
  ],
  [
    'Village quiz: What does the hen lay? (Eggs, Bricks) - Eggs. How many wheels has a cart? (2, 3, 9) - 2. Say if it was right.',
    ['What does the hen lay? Eggs | Bricks', 'How many wheels has a cart? 2 | 3, 9'],
  ],
  [
    'Wine quiz. Which grape is red? -> Merlot (others: Riesling, Silvaner). Where is Tokaj? -> Hungary (others: Spain).',
    ['Which grape is red? Merlot | Riesling, Silvaner', 'Where is Tokaj? Hungary | Spain'],
  ],
  [
    'true/false quiz: "Owls can turn their head all round" false, "Foxes live in dens" true.',
    ['Owls can turn their head all round False | True', 'Foxes live in dens True | False'],
  ],
  [
    'Quiz\n| Question | Answers | Right |\n|---|---|---|\n| Which bird dives? | Swift, Cormorant | Cormorant |\n| What floats? | Cork, Lead | Cork |',
    ['Which bird dives? Cormorant | Swift', 'What floats? Cork | Lead'],
  ],
  [
    'Test:\n1. What melts?\n  a) Ice\n  b) Slate\n  Correct: a\n2. What rusts?\n  a) Gold\n  b) Iron\n  Correct: b',
    ['What melts? Ice | Slate', 'What rusts? Iron | Gold'],
  ],
  [
    'Attic quiz. Begin with "What hangs there?" (hams, bats or coats — bats is right). Then: Who lives below? Cat (right), cow, crow.',
    ['What hangs there? Bats | Hams, Coats', 'Who lives below? Cat | Cow, Crow'],
  ],
  [
    'Quiz: the first question asks where the cellar key is (hook, drawer, shed; the last one is correct). The next asks who has the spare (Una, Piet, Bo; Piet is right).',
    ['Where the cellar key is? Shed | Hook, Drawer', 'Who has the spare? Piet | Una, Bo'],
  ],
  [
    'Quiz of three. Q: Longest bridge? A Iron, B Stone, C Rope - correct B. Q: Deepest well? Right: Tower. Wrong: Yard, Barn and mill.',
    ['Longest bridge? Stone | Iron, Rope', 'Deepest well? Tower | Yard, Barn, Mill'],
  ],
  ['a quiz about planets with 10 questions', []],
])('%s', (sentence, questions) => {
  expect(told(sentence)).toEqual(questions)
})

test('a mark may be shouted, and what is asked without answers is no question of the quiz', () => {
  expect(
    told(
      'Which birds do you know? "Which one hoots?" Owl (right!) / Wren. "Which one dives?" Sparrow / Gannet (right!). Score at the end.',
    ),
  ).toEqual(['Which one hoots? Owl | Wren', 'Which one dives? Gannet | Sparrow'])
})
