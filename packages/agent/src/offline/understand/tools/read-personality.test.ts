import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readPersonality } from './read-personality.ts'

function stageOf(message: string): string {
  const reading = readBuild(message)
  return reading.ok ? reading.brief.stage || reading.brief.front : reading.reason
}

test('a quiz that tells what one is knows no right answers', () => {
  for (const message of [
    'Personality quiz which cake are you',
    'which planet are you? quiz, retro',
    'A quiz where people find out which instrument they are',
    'what kind of reader am I quiz with 5 questions',
    'personality test for new colleagues',
  ])
    expect(stageOf(message), message).toBe('personality')
})

test('a quiz that asks about things keeps its right answers', () => {
  for (const message of ['A quiz about which rivers are long', 'Quiz on the planets with 8 questions'])
    expect(stageOf(message), message).toBe('quiz')
})

test('the results are those that were named, else what there is to be', () => {
  expect(readPersonality('Which pet are you? quiz with results: Dog, Cat and Parrot').results).toEqual([
    'Dog',
    'Cat',
    'Parrot',
  ])
  expect(readPersonality('quiz: which bread are you, 4 questions')).toMatchObject({
    question: 'Which bread are you?',
    count: 4,
  })
  expect(readPersonality('quiz: which bread are you').results).toHaveLength(4)
})
