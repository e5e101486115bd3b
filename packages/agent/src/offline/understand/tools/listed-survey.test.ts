import { expect, test } from 'vitest'

import { readListedSurvey } from './listed-survey.ts'

const asked = (text: string): string[] =>
  (readListedSurvey(text) ?? [])
    .filter(({ isMade }) => isMade !== true)
    .map(({ label, kind, options, max }) =>
      [
        label,
        kind,
        ...(options === undefined ? [] : [options.join('/')]),
        ...(max === undefined ? [] : [`${max}`]),
      ].join(' | '),
    )

test.each([
  [
    'A survey about shift work with ward, how many days, what wears you out and how satisfied 1-5',
    [
      'Ward | text',
      'How many days a week? | choice | 0/1/2/3/4/5',
      'What wears you out? | long',
      'How satisfied are you? | rating | 5',
    ],
  ],
  [
    'Survey on the new playground: how often they come, how safe from 1 to 10 and remarks',
    [
      'How often do you come? | choice | Every day/Every week/Every month/Rarely/Never',
      'How safe do you feel? | rating | 10',
      'Remarks | long',
    ],
  ],
  [
    'A survey for the choir with voice (soprano, alto, tenor), do you read music yes/no and which songs are missing',
    ['Voice | choice | Soprano/Alto/Tenor', 'Do you read music? | choice | Yes/No', 'Which songs are missing? | text'],
  ],
  [
    'A guest survey with how likely are you to come again from 0 to 10, which of pool, sauna or gym and what was good and what was bad',
    [
      'How likely are you to come again? | choice | 0/1/2/3/4/5/6/7/8/9/10',
      'Which of pool, sauna or gym? | choice | Pool/Sauna/Gym',
      'What was good? | long',
      'What was bad? | long',
    ],
  ],
  [
    'A survey about our intranet with department (sales, it), what you use it for, how easy is it 1-5 and what you would change',
    [
      'Which department are you in? | choice | Sales/IT',
      'What do you use it for? | long',
      'How easy is it? | rating | 5',
      'What would you change? | long',
    ],
  ],
  [
    'Survey about the canteen: favourite dish, would eat there again yes/no and any allergies',
    ['Favourite dish | text', 'Would you eat there again? | choice | Yes/No', 'Allergies | text'],
  ],
])('each part of the list is one question: %s', (text, questions) => {
  expect(asked(text)).toEqual(questions)
})

test('questions with their marks, and lists of facts alone, are read elsewhere', () => {
  expect(readListedSurvey('A survey: How was it? What was missing?')).toBeNull()
  expect(readListedSurvey('A survey with name, street and town')).toBeNull()
})
