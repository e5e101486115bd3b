import { Link } from '@joinery/app-kit'

import { CheckoutForm } from '@/components/checkout-form'
import { useBasket } from '@/lib/basket'
import { showPrice } from '@/lib/show-price'

export const metadata = { title: 'Checkout · Fernweh' }

export default function Page({ data }) {
  const basket = useBasket()
  const total = basket.reduce((sum, { plantId, quantity }) => {
    return sum + quantity * (data.plants.find(({ id }) => id === plantId)?.price ?? 0)
  }, 0)
  return (
    <div className="mx-auto max-w-lg">
      <h1 className="mt-6 font-display text-4xl sm:text-5xl">Where shall it go?</h1>
      {basket.length === 0 ? (
        <p className="mt-6 text-lg">
          The basket is empty.{' '}
          <Link href="/" className="underline">
            Choose a plant
          </Link>
        </p>
      ) : (
        <>
          <p className="mt-4 text-lg">You pay {showPrice(total)} when it arrives.</p>
          <CheckoutForm basket={basket} />
        </>
      )}
    </div>
  )
}
