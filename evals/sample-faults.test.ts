import { expect, test } from 'vitest'

import { viewsOf } from '../packages/agent/src/offline/compose/views.ts'
import { readBuild } from '../packages/agent/src/offline/understand/read-build.ts'
import { sampleFaults, tablesOfSeed } from './sample-faults.ts'

const message = 'Rowing club members with boats, licence and notes'
const seed = (rows: string): string =>
  `insert into rowing_club_members (name, boats, licence, notes) values\n${rows};\n`

function faultsOf(rows: string): string[] {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return sampleFaults(viewsOf(reading.brief), seed(rows), message).map(({ fault }) => fault)
}

test('rows are read as they are written, with quotes, marks and lines inside of values', () => {
  expect(
    tablesOfSeed(`${seed("  ('O''Hara, Ann', 'a;b', (select id from x limit 1), 'one\n\ntwo')")}select 1;`),
  ).toEqual([
    {
      table: 'rowing_club_members',
      columns: ['name', 'boats', 'licence', 'notes'],
      rows: [["'O''Hara, Ann'", "'a;b'", '(select id from x limit 1)', "'one\n\ntwo'"]],
    },
  ])
})

test('facts that are open in all rows or in more than a fifth are counted, remarks are not', () => {
  expect(faultsOf("  ('Ann', 'Heron', 'Yes', null)")).toEqual([])
  expect(faultsOf("  ('Ann', null, 'Yes', null)")).toEqual(['open in all rows'])
  expect(faultsOf("  ('Ann', null, 'Yes', 'Late'),\n  ('Bob', 'Tern', 'Yes', null)")).toEqual(['open in many rows'])
})

test('names that are counted or come twice, and words of another world, are told', () => {
  expect(faultsOf("  ('Member 1', 'Tern', 'Yes', null),\n  ('Member 2', 'Tern', 'Yes', null)")).toEqual([
    'counted name',
  ])
  expect(faultsOf("  ('Ann', 'Tern', 'Yes', null),\n  ('Ann', 'Tern', 'Yes', null)")).toEqual(['same title'])
  expect(faultsOf("  ('Ann', 'Neon tetra', 'Yes', null)")).toEqual(['other world'])
})
