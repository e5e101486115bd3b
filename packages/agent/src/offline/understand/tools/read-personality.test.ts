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

test.each([
  ['quiz that tells you which dog breed suits you, 8 questions', 'Which dog breed suits you?', 8],
  ['a quiz that helps students find out which subject they should study, 12 questions', 'Which subject suits you?', 12],
  ['quiz helping people find which instrument could suit them', 'Which instrument suits you?', null],
  ['quiz to find the right hobby for you, colourful', 'Which hobby suits you?', null],
  ['Which sport fits me? quiz for kids with 6 questions and a result', 'Which sport suits you?', 6],
  ['quiz that helps people choose which houseplant would be right for them', 'Which houseplant suits you?', null],
  ['quiz for school leavers to see which jobs fit them best', 'Which job suits you?', null],
])('what suits somebody is no question of right or wrong: %s', (message, question, count) => {
  expect(stageOf(message)).toBe('personality')
  expect(readPersonality(message)).toMatchObject({ question, count })
  expect(readPersonality(message).results.length).toBeGreaterThanOrEqual(4)
})

test('a quiz that asks about things keeps its right answers', () => {
  for (const message of [
    'A quiz about which rivers are long',
    'Quiz on the planets with 8 questions',
    'Quiz where pupils find out which answers are right, 10 questions about rivers',
  ])
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
