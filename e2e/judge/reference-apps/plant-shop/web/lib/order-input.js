/** Reads what the checkout sent. @returns `{ order }` or `{ problem }` */
export function readOrder(input) {
  const text = (name) => (typeof input[name] === 'string' ? input[name].trim().slice(0, 200) : '')
  const order = { name: text('name'), email: text('email'), street: text('street'), town: text('town'), lines: [] }
  if (order.name === '' || order.street === '' || order.town === '') {
    return { problem: 'We need a name, a street and a town to bring it to.' }
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(order.email)) return { problem: 'This e-mail address does not look right.' }
  if (Array.isArray(input.lines)) {
    order.lines = input.lines
      .map(({ plantId, quantity }) => ({ plantId: Number(plantId), quantity: Number(quantity) }))
      .filter(({ plantId, quantity }) => plantId > 0 && Number.isInteger(quantity) && quantity >= 1 && quantity <= 20)
  }
  return { order }
}
