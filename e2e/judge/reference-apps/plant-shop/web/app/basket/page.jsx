import { Link } from '@joinery/app-kit'

import { BasketLines } from '@/components/basket-lines'
import { useBasket } from '@/lib/basket'

export const metadata = { title: 'Basket · Fernweh' }

export default function Page({ data }) {
  const basket = useBasket()
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mt-6 font-display text-4xl sm:text-5xl">Your basket</h1>
      {basket.length === 0 ? (
        <p className="mt-6 text-lg">
          Nothing in it yet.{' '}
          <Link href="/" className="underline">
            Choose a plant
          </Link>
        </p>
      ) : (
        <>
          <BasketLines basket={basket} plants={data.plants} />
          <Link
            href="/checkout"
            className="mt-8 inline-flex h-12 items-center rounded-control bg-primary px-7 font-medium text-on-primary"
          >
            Go to checkout
          </Link>
        </>
      )}
    </div>
  )
}
