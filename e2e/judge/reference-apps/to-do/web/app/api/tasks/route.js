import { sql } from '@joinery/app-kit/server'

import { readTask } from '@/lib/task-input'

export async function POST(request) {
  const { task, problem } = readTask({ title: '', ...(await request.json()) })
  if (problem) return Response.json({ message: problem }, { status: 400 })
  const [added] = await sql`
    insert into task (title, due_on, is_done) values (${task.title}, ${task.dueOn}, ${task.isDone ?? false})
    returning id`
  return Response.json(added, { status: 201 })
}
