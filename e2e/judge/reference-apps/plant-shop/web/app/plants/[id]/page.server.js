import { notFound, sql } from '@joinery/app-kit/server'

export async function load({ params }) {
  if (!/^\d{1,15}$/.test(params.id)) throw notFound()
  const [plant] =
    await sql`select id, name, latin_name, light, price, remark from plant where id = ${Number(params.id)}`
  if (plant === undefined) throw notFound()
  return { plant }
}
