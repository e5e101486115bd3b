import { sql } from '@joinery/app-kit/server'

import { readOrder } from '@/lib/order-input'

export async function POST(request) {
  const { order, problem } = readOrder(await request.json())
  if (problem) return Response.json({ message: problem }, { status: 400 })
  // One statement: an order without lines never exists.
  const [made] = await sql`
    with wanted as (
      select plant.id, plant.price, line.quantity
      from jsonb_to_recordset(${JSON.stringify(order.lines)}::jsonb) as line("plantId" bigint, quantity integer)
      join plant on plant.id = line."plantId"
    ), made as (
      insert into customer_order (name, email, street, town)
      select ${order.name}, ${order.email}, ${order.street}, ${order.town} where exists (select from wanted)
      returning id, code
    ), lines as (
      insert into order_line (order_id, plant_id, quantity, price)
      select made.id, wanted.id, wanted.quantity, wanted.price from made, wanted
    )
    select code from made`
  if (made === undefined)
    return Response.json({ message: 'The basket is empty. Choose a plant first.' }, { status: 400 })
  return Response.json(made, { status: 201 })
}
