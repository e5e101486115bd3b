import { notFound, sql } from '@joinery/app-kit/server'

import { readExpense } from '@/lib/expense-input'

export async function PUT(request, { params }) {
  const { expense, problem } = readExpense(await request.json())
  if (problem) return Response.json({ message: problem }, { status: 400 })
  const [changed] = await sql`
    update expense set place = ${expense.place}, category = ${expense.category}, amount = ${expense.amount},
      spent_on = ${expense.spentOn}
    where id = ${Number(params.id)} returning id`
  if (changed === undefined) throw notFound()
  return Response.json(changed)
}

export async function DELETE(request, { params }) {
  const [removed] = await sql`delete from expense where id = ${Number(params.id)} returning id`
  if (removed === undefined) throw notFound()
  return Response.json(removed)
}
