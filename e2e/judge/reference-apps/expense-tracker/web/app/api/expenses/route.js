import { sql } from '@joinery/app-kit/server'

import { readExpense } from '@/lib/expense-input'

export async function POST(request) {
  const { expense, problem } = readExpense(await request.json())
  if (problem) return Response.json({ message: problem }, { status: 400 })
  const [added] = await sql`
    insert into expense (place, category, amount, spent_on)
    values (${expense.place}, ${expense.category}, ${expense.amount}, ${expense.spentOn}) returning id`
  return Response.json(added, { status: 201 })
}
