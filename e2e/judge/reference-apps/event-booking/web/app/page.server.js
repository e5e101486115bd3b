import { sql } from '@joinery/app-kit/server'

export async function load() {
  const events = await sql`
    select event.id, title, teacher, held_on, starts_at, capacity - coalesce(sum(seats), 0) as free
    from event left join booking on event_id = event.id
    where held_on >= current_date
    group by event.id order by held_on, starts_at, event.id limit 100`
  return { events }
}
