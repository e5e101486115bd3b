import { expect, test } from 'vitest'

import type { FieldSeen } from './form-seen.ts'
import { makeValue } from './made-values.ts'
import { valueForPattern } from './value-for-pattern.ts'

const now = new Date('2030-03-01T10:00:00Z')

function field(input: Partial<FieldSeen>): FieldSeen {
  return {
    mark: '1',
    kind: 'text',
    label: '',
    labelledBy: 'label',
    name: '',
    value: '',
    isChecked: false,
    isRequired: true,
    isReadOnly: false,
    limits: { min: '', max: '', step: '', minLength: 0, maxLength: 0, pattern: '', ...input.limits },
    options: [],
    accept: '',
    autocomplete: '',
    inputMode: '',
    placeholder: '',
    ...input,
  }
}

const limits = { min: '', max: '', step: '', minLength: 0, maxLength: 0, pattern: '' }

test.for<[string, Partial<FieldSeen>, string]>([
  ['a title is a thing with a number', { label: 'Title' }, 'Linen apron 1417'],
  ['an address of mail is one', { kind: 'email', label: 'E-mail' }, 'linen-apron-1417@example.com'],
  ['a name has no digits', { label: 'Your name' }, 'Kim Lovenlodor'],
  ['a number keeps to its range', { kind: 'number', label: 'Guests', limits: { ...limits, min: '1', max: '8' } }, '2'],
  [
    'a full rating is not the one that is chosen already',
    { kind: 'number', value: '5', limits: { ...limits, min: '1', max: '5' } },
    '4',
  ],
  ['a field with number keys takes a number', { label: 'Minutes', inputMode: 'decimal' }, '29'],
  ['a price may have parts', { kind: 'number', label: 'Price', limits: { ...limits, step: '0.01' } }, '29.5'],
  ['a day of birth is past', { kind: 'date', label: 'Date of birth' }, '1990-05-17'],
  ['a due day is to come', { kind: 'date', label: 'Due' }, '2030-03-25'],
  [
    'a day keeps to its limit',
    { kind: 'date', label: 'Visit', limits: { ...limits, max: '2030-03-05' } },
    '2030-03-05',
  ],
  ['a short field keeps its number', { label: 'Title', limits: { ...limits, maxLength: 8 } }, 'Line1417'],
  ['a pattern is kept', { label: 'Code', limits: { ...limits, pattern: '[A-Z]{3}-\\d{4}' } }, 'UBI-6429'],
])('%s', ([, input, value]) => {
  expect(makeValue(field(input), 1417, 'plain', now).value).toBe(value)
})

test('a choice is a real one, and not the one that is there already', () => {
  const options = ['', 'low', 'high'].map((value) => ({ value, label: value || 'Choose …', mark: '' }))
  expect(makeValue(field({ kind: 'select', value: 'low', options }), 417).value).toBe('high')
})

test.for(['\\d{5}', '[A-Z]{2}[0-9]{2}', '(?:north|south)-\\d+', '[a-z0-9]+(?:-[a-z0-9]+)*', '\\+?[0-9 ]{7,15}'])(
  'a value is made for %s',
  (pattern) => {
    expect(valueForPattern(pattern, ['Oak table 417'], 417)).toMatch(new RegExp(`^(?:${pattern})$`))
  },
)

test('what stands later in a form is later in time', () => {
  const bed = field({ kind: 'time', label: 'Went to bed' })
  const up = field({ kind: 'time', label: 'Got up' })
  const from = field({ kind: 'date', label: 'From', isRequired: true })
  const to = field({ kind: 'date', label: 'To', isRequired: true })
  for (const style of ['plain', 'other'] as const) {
    expect(makeValue(bed, 417, style, now).value < makeValue(up, 1417, style, now).value).toBe(true)
    expect(makeValue(from, 417, style, now).value < makeValue(to, 1417, style, now).value).toBe(true)
  }
})

test('another day is another one, also where none to come is allowed', () => {
  const day = field({ kind: 'date', label: 'Date', limits: { ...limits, max: '2030-03-01' } })
  const plain = makeValue(day, 417, 'plain', now).value
  const other = makeValue(day, 417, 'other', now).value
  expect(plain <= '2030-03-01' && other < plain).toBe(true)
})
