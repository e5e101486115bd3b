import { notFound, sql } from '@joinery/app-kit/server'

import { readTask } from '@/lib/task-input'

export async function PATCH(request, { params }) {
  const { task, problem } = readTask(await request.json())
  if (problem) return Response.json({ message: problem }, { status: 400 })
  const [changed] = await sql`
    update task set
      title = coalesce(${task.title}, title),
      due_on = case when ${task.dueOn === undefined} then due_on else ${task.dueOn}::date end,
      is_done = coalesce(${task.isDone}, is_done)
    where id = ${Number(params.id)} returning id`
  if (changed === undefined) throw notFound()
  return Response.json(changed)
}

export async function DELETE(request, { params }) {
  const [removed] = await sql`delete from task where id = ${Number(params.id)} returning id`
  if (removed === undefined) throw notFound()
  return Response.json(removed)
}
