import { sql } from '@joinery/app-kit/server'

const lights = ['North', 'East', 'South']

export async function load({ searchParams }) {
  const light = lights.includes(searchParams.light) ? searchParams.light : ''
  const plants = await sql`
    select id, name, latin_name, price, remark from plant
    where ${light} = '' or light = ${light} order by name limit 100`
  return { plants, light, lights }
}
