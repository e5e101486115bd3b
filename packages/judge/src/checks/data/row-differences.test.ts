import type { DatabaseTable } from '@joinery/contract/databases'
import { expect, test } from 'vitest'

import { compareLooks, type DataLook } from './row-differences.ts'

function table(name: string, columns: readonly string[], constraints: string[] = []): DatabaseTable {
  return {
    name,
    rowCount: 0,
    columns: columns.map((column) => ({
      name: column,
      type: 'text',
      isNullable: true,
      isPrimaryKey: column === 'id',
    })),
    constraints,
  }
}

const tables = [
  table('hives', ['id', 'name', 'is_example']),
  table(
    'inspections',
    ['id', 'hive_id', 'is_example'],
    ['FOREIGN KEY (hive_id) REFERENCES hives(id) ON DELETE CASCADE'],
  ),
  table('likes', ['hive_id', 'visitor'], ['FOREIGN KEY (hive_id) REFERENCES hives(id)']),
]
const example = { id: 1, name: 'Elm', is_example: true }
const own = { id: 2, name: 'Orchard', is_example: false }

function look(rows: Record<string, Record<string, unknown>[]>): DataLook {
  return new Map(Object.entries(rows))
}

test('examples that make room, with what belongs to them, are no change', () => {
  const before = look({
    hives: [example],
    inspections: [{ id: 7, hive_id: 1, is_example: true }],
    likes: [{ hive_id: 1, visitor: 'sample 1' }],
  })
  const { inserted, deleted } = compareLooks(before, look({ hives: [own] }), tables)
  expect(inserted).toEqual([{ table: 'hives', row: own }])
  expect(deleted).toEqual([])
})

test('a row that somebody wrote, and an example that goes for nothing, are missed', () => {
  const written = { id: 8, hive_id: 1, is_example: false }
  const before = look({ hives: [example, own], inspections: [written] })
  expect(compareLooks(before, look({ hives: [own], inspections: [written] }), tables).deleted).toHaveLength(1)
  const next = { id: 3, name: 'Wall', is_example: false }
  expect(compareLooks(before, look({ hives: [next] }), tables).deleted).toEqual([
    { table: 'hives', row: own },
    { table: 'inspections', row: written },
  ])
})

test('an example that somebody changed is theirs', () => {
  const before = look({ hives: [example] })
  const changed = { id: 1, name: 'Ash', is_example: false }
  expect(compareLooks(before, look({ hives: [changed] }), tables).changed).toMatchObject([{ columns: ['name'] }])
})
