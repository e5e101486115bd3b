import { setQuantity } from '@/lib/basket'
import { showPrice } from '@/lib/show-price'

/** The lines with their plants, in the order of the plants, and the sum. */
export function BasketLines({ basket, plants }) {
  const lines = plants.flatMap((plant) => {
    const line = basket.find(({ plantId }) => plantId === plant.id)
    return line === undefined ? [] : [{ plant, quantity: line.quantity }]
  })
  const total = lines.reduce((sum, { plant, quantity }) => sum + plant.price * quantity, 0)
  return (
    <>
      <ul className="mt-8 divide-y divide-hairline border-y border-hairline">
        {lines.map(({ plant, quantity }) => (
          <li key={plant.id} className="flex flex-wrap items-center gap-x-4 py-3">
            <span className="min-w-36 grow font-display text-lg">{plant.name}</span>
            <span className="flex items-center gap-1">
              <StepButton
                label={`One ${plant.name} less`}
                sign="−"
                onPress={() => setQuantity(plant.id, quantity - 1)}
              />
              <span className="w-7 text-center tabular-nums">{quantity}</span>
              <StepButton
                label={`One ${plant.name} more`}
                sign="+"
                onPress={() => setQuantity(plant.id, quantity + 1)}
              />
            </span>
            <span className="ml-auto w-24 text-right tabular-nums">{showPrice(plant.price * quantity)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex justify-between font-display text-2xl">
        <span>Together</span>
        <span>{showPrice(total)}</span>
      </p>
    </>
  )
}

function StepButton({ label, sign, onPress }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="size-11 rounded-control border border-control bg-surface text-xl"
    >
      {sign}
    </button>
  )
}
