import { sql } from '@joinery/app-kit/server'

export async function load() {
  const months = await sql`
    select to_char(spent_on, 'YYYY-MM') as month, sum(amount) as total
    from expense group by month order by month desc limit 24`
  return { months }
}
