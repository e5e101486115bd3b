import { sql } from '@joinery/app-kit/server'

export async function load() {
  const moodCounts = await sql`select mood as value, count(*)::int as count from response group by mood order by mood`
  const teamCounts = await sql`select team as value, count(*)::int as count from response group by team order by team`
  const wishes = await sql`select id, wish, team from response order by id desc limit 100`
  const [summary] = await sql`
    select count(*)::int as answers, round(avg(mood), 1) as mood, round(avg(days_at_home), 1) as days from response`
  return { moodCounts, teamCounts, wishes, summary }
}
