import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { resultsTitle } from './read-feedback.ts'

function told(sentence: string): string {
  const reading = readBuild(sentence)
  if (!reading.ok) return reading.reason
  const { brief } = reading
  const fields = brief.fields
    .filter(({ isMade }) => isMade !== true)
    .map(({ label, kind, options }) => `${label}:${options?.join('/') ?? kind}`)
  return `${brief.name} | ${brief.front} | ${fields.join(', ')} | ${resultsTitle(brief.request)}`
}

test.each([
  [
    'Feedback form for our two seminars: "Felt for all" and "Dyeing". Guests pick the seminar, give points from 1 to 10 and leave a remark. The staff read all answers on an own page with the average.',
    'Seminar feedback | survey | Which seminar:Felt for all/Dyeing, Rating:rating, Remark:long | Answers',
  ],
  [
    'Participants give feedback on our camps. Which camp: Lake, Forest or Hut. How many stars, and what should we change. A results page shows it all.',
    'Camp feedback | survey | Which camp:Lake/Forest/Hut, How many stars:rating, What should we change:long | Results',
  ],
  [
    'I teach three classes, Tango, Salsa and Swing. A form for feedback: name, class, rating, comment. On a page called "What dancers say" I read it.',
    'Class feedback | survey | Which class:Tango/Salsa/Swing, Name:text, Rating:rating, Comment:long | What dancers say',
  ],
])('%s', (sentence, wanted) => {
  expect(told(sentence)).toBe(wanted)
})

test.each([
  'Neighbours can leave ideas and vote for them; ideas are planned, in progress or done',
  'Let neighbours post ideas and vote for them: planned, in progress or done',
])('what is voted for is kept with how far it is: %s', (sentence) => {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  expect(reading.brief.entity.singular).toBe('idea')
  expect(reading.brief.fields.some(({ kind }) => kind === 'choice')).toBe(true)
})
