import { expect, test } from 'vitest'

import type { DatabaseTable } from '@joinery/contract/databases'

import type { FieldKind, FieldSeen } from './form-seen.ts'
import { compareLooks, foreignKeys } from './row-differences.ts'
import { isStored, mayStayOut } from './stored-values.ts'

function typed(kind: FieldKind, value: string, shown = value) {
  const limits = { min: '', max: '', step: '', minLength: 0, maxLength: 0, pattern: '' }
  const words = {
    mark: '1',
    label: 'Field',
    name: 'field',
    value: '',
    accept: '',
    autocomplete: '',
    inputMode: '',
    placeholder: '',
  }
  const field: FieldSeen = {
    ...words,
    kind,
    labelledBy: 'label',
    isChecked: false,
    isRequired: false,
    isReadOnly: false,
    limits,
    options: [],
  }
  return { field, made: { value, shown } }
}

test.for<[FieldKind, string, Record<string, unknown>]>([
  ['text', 'Oak table 417', { title: 'Oak table 417' }],
  ['text', ' Oak table 417', { title: 'oak table 417' }],
  ['text', 'Robin Kadolo', { first: 'Robin', last: 'Kadolo' }],
  ['email', 'Oak@Example.com', { email: 'oak@example.com' }],
  ['tel', '+1 202 555 0417', { phone: '12025550417' }],
  ['number', '41.5', { price_cents: 4150 }],
  ['number', '41.5', { price: '41.50' }],
  ['number', '3', { answers: { rating: 3 } }],
  ['date', '2030-03-05', { on: '2030-03-05' }],
  ['date', '2030-03-05', { at: new Date('2030-03-04T23:00:00Z') }],
  ['month', '2030-03', { month: '2030-03-01' }],
])('%s “%s” is found in %o', ([kind, value, row]) => {
  expect(isStored(typed(kind, value), [row], [])).toBe(true)
})

test.for<[FieldKind, string, Record<string, unknown>]>([
  ['text', 'Oak table 417', { title: 'Oak table' }],
  ['number', '41', { hours: 0, id: 7 }],
  ['date', '2030-03-05', { on: '2030-04-05' }],
])('%s “%s” is not found in %o', ([kind, value, row]) => {
  expect(isStored(typed(kind, value), [row], [])).toBe(false)
})

test('a choice may be stored as the id of the row it names', () => {
  const choice = typed('select', 'green', 'Green')
  expect(isStored(choice, [{ color_id: 9 }], [{ id: 9, name: 'Green' }])).toBe(true)
  expect(isStored(choice, [{ color_id: 8 }], [{ id: 9, name: 'Green' }])).toBe(false)
})

test('repeated passwords and agreements may stay out', () => {
  expect(mayStayOut(typed('password', 'x'))).toBe(true)
  expect(mayStayOut({ ...typed('text', 'x'), field: { ...typed('text', 'x').field, label: 'Card number' } })).toBe(true)
  expect(mayStayOut(typed('text', 'x'))).toBe(false)
})

const table: DatabaseTable = {
  name: 'tasks',
  rowCount: 0,
  columns: [
    { name: 'id', type: 'integer', isNullable: false, isPrimaryKey: true },
    { name: 'list_id', type: 'integer', isNullable: false, isPrimaryKey: false },
  ],
  constraints: ['tasks_list_id_fkey FOREIGN KEY (list_id) REFERENCES lists(id) ON DELETE CASCADE'],
}

test('rows that came, went and changed are told apart by their key', () => {
  const before = new Map([
    [
      'tasks',
      [
        { id: 1, list_id: 1 },
        { id: 2, list_id: 1 },
      ],
    ],
  ])
  const after = new Map([
    [
      'tasks',
      [
        { id: 2, list_id: 3 },
        { id: 4, list_id: 1 },
      ],
    ],
  ])
  const found = compareLooks(before, after, [table])
  expect(found.inserted.map(({ row }) => row['id'])).toEqual([4])
  expect(found.deleted.map(({ row }) => row['id'])).toEqual([1])
  expect(found.changed.map(({ columns }) => columns)).toEqual([['list_id']])
})

test('foreign keys are read as Postgres writes them', () => {
  expect(foreignKeys([table])).toEqual([{ table: 'tasks', column: 'list_id', target: 'lists' }])
})
