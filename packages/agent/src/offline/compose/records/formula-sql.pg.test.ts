import { createTestDatabase } from '@joinery/testkit'
import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { namesOf } from '../roles.ts'
import { viewsOf } from '../views.ts'
import { formulaSql } from './formula-sql.ts'

test('what a loan costs a month, and altogether, follows from what a bank offers', async () => {
  const reading = readBuild(
    'We want to buy a flat and three banks gave us three offers. I want to put in amount, interest rate, years, fixed period and fees for each and see monthly payment and total cost side by side.',
  )
  if (!reading.ok) throw new Error(reading.reason)
  const [view] = viewsOf(reading.brief)
  if (view === undefined) throw new Error('no offers')
  const worked = view.fields.flatMap(({ name, formula }) =>
    formula === undefined ? [] : [`${formulaSql(formula, view)} as ${name}`],
  )
  const { pool } = await createTestDatabase()
  const { schemaSql } = compose(reading.brief)
  await pool.query(schemaSql)
  const { table } = namesOf(view)
  await pool.query(
    `insert into ${table} (bank, amount, interest_rate, years, fees) values ('One', 240000, 3.45, 25, 900), ('Free', 1200, 0, 1, 0), ('Empty', 1200, 3, 0, 0)`,
  )
  const { rows } = await pool.query<{ monthly_payment: number; total_cost: number }>(
    `select ${worked.join(', ')} from ${table} order by id limit 2`,
  )
  expect(rows[0]?.monthly_payment).toBeCloseTo(1195.07, 0)
  expect(rows[0]?.total_cost).toBeCloseTo(359421.13, -1)
  expect(rows[1]?.monthly_payment).toBeCloseTo(100, 1)
})
