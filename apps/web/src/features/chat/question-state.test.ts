import type { QuestionForm } from '@joinery/contract/questions'
import { expect, test } from 'vitest'

import { answersOf, beginForm, draftOf, missingIn, withoutSecrets } from './question-state.ts'

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]
const form: QuestionForm = {
  title: 'About the shop',
  fields: [
    { name: 'name', type: 'text', label: 'Name', isRequired: true, initial: 'Bakery' },
    { name: 'KEY', type: 'password', label: 'Key' },
    { name: 'count', type: 'number', label: 'Count' },
    { name: 'steps', type: 'list', label: 'Steps', initial: ['one', 'two'] },
    { name: 'many', type: 'multiselect', label: 'Many', options },
    { name: 'isOpen', type: 'toggle', label: 'Open', initial: true },
    { name: 'hidden', type: 'invisible', label: 'Hidden', initial: 'as-it-is' },
    { name: 'note', type: 'info', label: 'Only words' },
  ],
}

test('what was filled in is there again after a reload, but for passwords', () => {
  const filled = { ...beginForm(form, null), name: 'Mill', KEY: 'sk-secret', steps: 'one\nthree', many: ['b'] }
  const draft = draftOf(form, filled)

  expect(draft).not.toContain('sk-secret')
  expect(beginForm(form, draft)).toMatchObject({
    name: 'Mill',
    KEY: '',
    steps: 'one\nthree',
    many: ['b'],
    isOpen: true,
  })
  expect(beginForm(form, 'broken{')).toMatchObject({ name: 'Bakery' })
})

test('answers have the shapes that the server takes', () => {
  const filled = { ...beginForm(form, null), count: '12', steps: ' one \n\n three ', KEY: 'sk-secret' }

  expect(answersOf(form, filled)).toEqual({
    name: 'Bakery',
    KEY: 'sk-secret',
    count: 12,
    steps: ['one', 'three'],
    many: [],
    isOpen: true,
    hidden: 'as-it-is',
  })
})

test('what is needed and empty, or no number, is named', () => {
  expect(missingIn(form, { ...beginForm(form, null), name: '', count: 'many' })).toEqual(['name', 'count'])
  expect(missingIn(form, beginForm(form, null))).toEqual([])
})

test('what was answered keeps no password on the page', () => {
  const filled = { ...beginForm(form, null), KEY: 'sk-secret' }
  expect(JSON.stringify(withoutSecrets(form, filled))).not.toContain('sk-secret')
  expect(withoutSecrets(form, filled)).toMatchObject({ name: 'Bakery', KEY: '' })
})
