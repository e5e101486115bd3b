import { sql } from '@joinery/app-kit/server'

import { findExpenses, readWishes } from '@/lib/find-expenses.server'

export async function load({ searchParams }) {
  const wishes = readWishes(searchParams)
  const months = await sql`
    select distinct to_char(spent_on, 'YYYY-MM') as month from expense
    union select to_char(current_date, 'YYYY-MM') order by month desc`
  const [{ today }] = await sql`select to_char(current_date, 'YYYY-MM') as today`
  const chosen = { ...wishes, month: wishes.month || today }
  return { ...chosen, months: months.map(({ month }) => month), expenses: await findExpenses(chosen) }
}
