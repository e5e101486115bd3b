import { Link } from '@joinery/app-kit'

import { showPrice } from '@/lib/show-price'

export const metadata = { title: 'Order · Fernweh' }

export default function Page({ data }) {
  const { order, lines } = data
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return (
    <div className="mx-auto max-w-lg">
      <h1 className="mt-6 font-display text-4xl sm:text-5xl">Ordered, {order.name}</h1>
      <p className="mt-4 text-lg">
        It leaves on Thursday for {order.street}, {order.town}. News goes to {order.email}.
      </p>
      <ul className="mt-8 divide-y divide-hairline border-y border-hairline">
        {lines.map((line) => (
          <li key={line.id} className="flex justify-between gap-4 py-3">
            <span>
              {line.quantity} × {line.name}
            </span>
            <span className="tabular-nums">{showPrice(line.price * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex justify-between font-display text-2xl">
        <span>Together</span>
        <span>{showPrice(total)}</span>
      </p>
      <Link href="/" className="mt-8 inline-flex min-h-11 items-center underline">
        Back to the plants
      </Link>
    </div>
  )
}
