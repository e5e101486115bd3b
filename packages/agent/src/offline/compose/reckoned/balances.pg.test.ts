import { createTestDatabase } from '@joinery/testkit'
import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { viewsOf } from '../views.ts'
import { balancesSql, settlingOf } from './balances.ts'

async function balancesOf(sentence: string, rows: string): Promise<unknown[]> {
  const reading = readBuild(sentence)
  if (!reading.ok) return []
  const all = viewsOf(reading.brief)
  const settling = settlingOf(reading.brief, all)
  const database = await createTestDatabase()
  await database.pool.query(compose(reading.brief).schemaSql)
  await database.pool.query(rows)
  const found = await database.pool.query<{ name: string; paid: number; share: number; balance: number }>(
    settling === null ? 'select 1' : balancesSql(settling),
  )
  return found.rows.map(({ name, paid, share, balance }) => [name, paid, share, balance])
}

test('what one paid is shared by all, or by those whom it was for', async () => {
  const rows = `insert into people (name) values ('Ada'), ('Bo'), ('Cy');
insert into expenses (description, amount, paid_by_id) values ('Shop', 60, 1), ('Taxi', 30, 2);
insert into expense_people (expense_id, person_id) values (2, 2), (2, 3);`
  expect(await balancesOf('shared expenses of three friends, who paid and who owes whom', rows)).toEqual([
    ['Ada', 60, 20, 40],
    ['Bo', 30, 35, -5],
    ['Cy', 0, 35, -35],
  ])
})

test('whoever takes more pays more', async () => {
  const rows = `insert into people (name, share) values ('Ada', 60), ('Bo', 40);
insert into costs (description, amount, paid_by_id) values ('Rent', 1000, 2);`
  expect(
    await balancesOf('I pay 60 % of the costs and my partner 40 %, who paid what and who owes whom', rows),
  ).toEqual([
    ['Bo', 1000, 400, 600],
    ['Ada', 0, 600, -600],
  ])
})
