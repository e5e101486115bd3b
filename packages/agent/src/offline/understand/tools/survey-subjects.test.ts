import { expect, test } from 'vitest'

import { readSurveySubjects } from './survey-subjects.ts'

test('each subject of a survey is asked after', () => {
  const asked = readSurveySubjects('A survey for our tenants about heating, the yard and noise, with results')
  expect(asked?.map(({ label }) => label)).toEqual([
    expect.anything(),
    'How happy are you with heating?',
    'How happy are you with the yard?',
    'How happy are you with noise?',
    'What should we change first?',
  ])
})

test.each(['A survey about sleep and screens', 'Our survey about how people travel', 'A survey for our guests'])(
  'nothing is asked after where nothing of theirs is named: %s',
  (text) => expect(readSurveySubjects(text)).toBeNull(),
)
