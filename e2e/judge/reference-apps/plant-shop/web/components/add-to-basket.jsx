import { Link } from '@joinery/app-kit'

import { addToBasket, useBasket } from '@/lib/basket'

export function AddToBasket({ plantId }) {
  const line = useBasket().find((each) => each.plantId === plantId)
  return (
    <div className="mt-4">
      <button
        type="button"
        onClick={() => addToBasket(plantId)}
        className="h-12 rounded-control bg-primary px-7 font-medium text-on-primary"
      >
        Put in the basket
      </button>
      <p className="mt-3 min-h-7" aria-live="polite">
        {line !== undefined && (
          <>
            {line.quantity} in the basket.{' '}
            <Link href="/basket" className="underline">
              Go to the basket
            </Link>
          </>
        )}
      </p>
    </div>
  )
}
