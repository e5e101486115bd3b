import { sql } from '@joinery/app-kit/server'

export async function load() {
  const tasks = await sql`
    select id, title, due_on from task
    where not is_done and due_on < current_date + 7 order by due_on, id limit 200`
  return { tasks }
}
