import { notFound, sql } from '@joinery/app-kit/server'

export async function load({ params }) {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(params.code)) throw notFound()
  const [order] = await sql`select id, name, email, street, town from customer_order where code = ${params.code}`
  if (order === undefined) throw notFound()
  const lines = await sql`
    select order_line.id, plant.name, quantity, order_line.price
    from order_line join plant on plant.id = plant_id where order_id = ${order.id} order by order_line.id`
  return { order, lines }
}
