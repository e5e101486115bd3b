import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

/** What is asked, with its kind. */
function asked(message: string): string[] {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(`unreadable: ${message}`)
  return reading.brief.fields.slice(1).map(({ label, kind }) => `${label}: ${kind}`)
}

test('questions without marks are asked one by one, also where "and" stands before the last', () => {
  expect(asked('Club survey about the new hall: how many evenings, what is too small and how happy 1-5')).toEqual([
    'How many evenings?: number',
    'What is too small?: long',
    'How happy are you?: rating',
  ])
})

test('what is judged side by side is one question each', () => {
  for (const message of [
    'Survey for a campsite, rate showers, shop and pitches 1-5 and leave a comment',
    'survey for campers where they rate the showers, the shop and the pitches with stars and leave a comment',
  ])
    expect(asked(message), message).toEqual(['Showers: rating', 'Shop: rating', 'Pitches: rating', 'Comment: long'])
  expect(asked('Parents survey with questions on food, teachers and trips')).toEqual([
    'How satisfied are you with the food?: rating',
    'How satisfied are you with the teachers?: rating',
    'How satisfied are you with the trips?: rating',
    'Anything else to say: long',
  ])
})
