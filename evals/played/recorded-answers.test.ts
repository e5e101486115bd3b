import { expect, test } from 'vitest'

import { readPlayedPrompts } from './played-prompts.ts'
import { nameOfAnswer, openRecordedAnswers } from './recorded-answers.ts'

const prompts = await readPlayedPrompts()
const quiz = prompts.find(({ id }) => id === 'river-quiz')
if (quiz === undefined) throw new Error('there is no such prompt')
const person = (text: string) => ({ role: 'user', content: [{ text: 'The files …' }, { text }] })
const assistant = { role: 'assistant', content: null }

test('an answer is found by what was asked, how, and how far the conversation is', () => {
  const loop = (...messages: object[]) => nameOfAnswer({ tools: [], messages }, prompts)

  expect(loop(person(quiz.prompt))).toBe('river-quiz/loop-build-1')
  expect(loop(person(quiz.prompt), assistant, { role: 'tool', content: 'ok' })).toBe('river-quiz/loop-build-2')
  expect(loop(person(quiz.prompt), assistant, person('You stopped, but …'))).toBe('river-quiz/loop-build-2')
  expect(loop(person(quiz.prompt), assistant, person(quiz.edit.message))).toBe('river-quiz/loop-edit-1')
  expect(loop(person('Something else'))).toBeNull()
  const plainly = `The files …\n\nThe person asks:\n${quiz.edit.message}`
  expect(nameOfAnswer({ messages: [{ role: 'user', content: plainly }] }, prompts)).toBe('river-quiz/plain-edit-1')
})

test('every prompt whose answers are kept begins, and what is not kept is not made up', async () => {
  const answer = await openRecordedAnswers(prompts)
  const asked = { tools: [], messages: [person(quiz.prompt)] }

  const first = answer(asked, [])
  expect(first?.parts.some((part) => part.kind === 'call')).toBe(true)
  expect(first?.usage?.output).toBeGreaterThan(0)
  const far = [person(quiz.prompt), ...Array.from({ length: 50 }, () => assistant)]
  expect(answer({ tools: [], messages: far }, [])).toBeNull()
})
