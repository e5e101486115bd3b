import { expect, test } from 'vitest'

import { parsePrompts } from './prompts-file.ts'
import { readShortCheck } from './short-checks.ts'

test('one line says that a new record is kept', () => {
  const { title, steps } = readShortCheck('+ recipe @ Recipes | Food: Title = Plum tart; Minutes = 45')
  expect(title).toBe('A recipe is kept')
  expect(steps.slice(0, 2)).toEqual([
    { do: 'goTo', path: '/' },
    { do: 'press', name: 'Recipes | Food' },
  ])
  expect(steps).toContainEqual({ do: 'fill', label: 'Minutes', value: '45' })
  expect(steps.at(-1)).toEqual({ do: 'expectText', text: 'Plum tart' })
})

test('a star signs up first, and words stand for steps', () => {
  const { steps } = readShortCheck('* Nobody else sees it: go /notes > press Add @ the first > second > miss Plum')
  expect(steps.slice(-4)).toEqual([
    { do: 'goTo', path: '/notes' },
    { do: 'press', name: 'Add', near: 'the first' },
    { do: 'as', person: 'second' },
    { do: 'expectText', text: 'Plum', isAbsent: true },
  ])
  expect(steps).toContainEqual({ do: 'fill', label: 'Email | E-mail', value: 'nell@example.com' })
})

test('a line that cannot be read is told with its entry', () => {
  const entry = { id: 'a', prompt: 'An app', acceptance: ['Title: fly away'] }
  expect(() => parsePrompts(JSON.stringify([entry]), 'file')).toThrow('no step')
})
