import { notFound, sql } from '@joinery/app-kit/server'

export async function load({ params }) {
  if (!/^\d{1,15}$/.test(params.id)) throw notFound()
  const [event] = await sql`
    select event.id, title, teacher, held_on, starts_at, capacity, capacity - coalesce(sum(seats), 0) as free
    from event left join booking on event_id = event.id where event.id = ${Number(params.id)} group by event.id`
  if (event === undefined) throw notFound()
  return { event }
}
