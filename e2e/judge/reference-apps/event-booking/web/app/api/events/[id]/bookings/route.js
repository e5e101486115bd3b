import { sql } from '@joinery/app-kit/server'

export async function POST(request, { params }) {
  const input = await request.json()
  const name = String(input.name ?? '').trim()
  const email = String(input.email ?? '').trim()
  const seats = Number(input.seats)
  const eventId = Number(params.id)
  if (name === '' || name.length > 120) return refuse('We need a name for the list.')
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return refuse('This e-mail address does not look right.')
  if (!Number.isInteger(seats) || seats < 1 || seats > 6) return refuse('Book between one and six seats.')
  // The event is locked first, so that two people cannot get the same last seat.
  const [, bookings] = await sql.transaction([
    sql`select id from event where id = ${eventId} for update`,
    sql`insert into booking (event_id, name, email, seats)
      select id, ${name}, ${email}, ${seats} from event
      where id = ${eventId}
        and capacity - (select coalesce(sum(seats), 0) from booking where event_id = ${eventId}) >= ${seats}
      returning code`,
  ])
  if (bookings.length === 0) return refuse('There are not that many seats left. Take fewer, or another evening.', 409)
  return Response.json(bookings[0], { status: 201 })
}

function refuse(message, status = 400) {
  return Response.json({ message }, { status })
}
