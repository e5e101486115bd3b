import { sql } from '@joinery/app-kit/server'

export async function POST(request) {
  const input = await request.json()
  const player = String(input.player ?? '').trim()
  const points = Number(input.points)
  if (player === '' || player.length > 40) return refuse('Tell us a name of up to 40 letters.')
  const [{ count }] = await sql`select count(*)::int as count from question`
  if (!Number.isInteger(points) || points < 0 || points > count) return refuse('That many points cannot be.')
  const [score] = await sql`insert into score (player, points) values (${player}, ${points}) returning id`
  return Response.json(score, { status: 201 })
}

function refuse(message) {
  return Response.json({ message }, { status: 400 })
}
