import { sql } from '@joinery/app-kit/server'

import { pick, shows, sorts } from '@/lib/views'

const orders = {
  newest: sql`created_at desc, id desc`,
  due: sql`due_on nulls last, id`,
  title: sql`lower(title), id`,
}

export async function load({ searchParams }) {
  const show = pick(shows, searchParams.show)
  const sort = pick(sorts, searchParams.sort)
  const tasks = await sql`
    select id, title, due_on, is_done from task
    where ${show} = 'all' or is_done = (${show} = 'done')
    order by ${orders[sort]} limit 500`
  return { tasks, show, sort }
}
