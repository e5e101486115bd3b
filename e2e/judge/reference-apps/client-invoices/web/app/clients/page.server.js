import { sql } from '@joinery/app-kit/server'

export async function load() {
  const clients = await sql`
    select client.id, name, city, coalesce(sum(amount) filter (where status = 'sent'), 0) as owed
    from client left join invoice on client_id = client.id
    group by client.id order by name limit 500`
  return { clients }
}
