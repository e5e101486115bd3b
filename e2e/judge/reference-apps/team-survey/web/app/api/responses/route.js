import { sql } from '@joinery/app-kit/server'

import { teams } from '@/lib/questions'

export async function POST(request) {
  const input = await request.json()
  const mood = Number(input.mood)
  const days = Number(input.days_at_home)
  const wish = String(input.wish ?? '').trim()
  if (!teams.includes(input.team)) return refuse('Say where you work.')
  if (!Number.isInteger(mood) || mood < 1 || mood > 5) return refuse('Say how your quarter was, from 1 to 5.')
  if (input.days_at_home === undefined || !Number.isInteger(days) || days < 0 || days > 5) {
    return refuse('Between 0 and 5 days at home are possible.')
  }
  if (wish === '' || wish.length > 500) return refuse('Write a wish of up to 500 letters. “Nothing” is fine too.')
  const [response] = await sql`
    insert into response (team, mood, days_at_home, wish) values (${input.team}, ${mood}, ${days}, ${wish}) returning id`
  return Response.json(response, { status: 201 })
}

function refuse(message) {
  return Response.json({ message }, { status: 400 })
}
