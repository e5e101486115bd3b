import { notFound, sql } from '@joinery/app-kit/server'

export async function load({ params }) {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(params.code)) throw notFound()
  const [booking] = await sql`
    select booking.id, name, seats, title, held_on, starts_at
    from booking join event on event.id = event_id where code = ${params.code}`
  if (booking === undefined) throw notFound()
  return { booking }
}
