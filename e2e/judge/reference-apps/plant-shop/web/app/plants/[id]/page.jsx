import { AddToBasket } from '@/components/add-to-basket'
import { PlantPicture } from '@/components/plant-picture'
import { showPrice } from '@/lib/show-price'

export const metadata = { title: 'Plant · Fernweh' }

export default function Page({ data }) {
  const { plant } = data
  return (
    <div className="mt-6 grid items-end gap-10 md:grid-cols-2">
      <PlantPicture seed={plant.id} className="mx-auto h-64 md:h-96" />
      <div>
        <h1 className="font-display text-4xl sm:text-5xl">{plant.name}</h1>
        <p className="mt-1 text-lg text-muted">
          <i>{plant.latin_name}</i>, for the {plant.light.toLowerCase()} window
        </p>
        {plant.remark && <p className="mt-4 text-lg">{plant.remark}</p>}
        <p className="mt-6 font-display text-3xl">{showPrice(plant.price)}</p>
        <AddToBasket plantId={plant.id} />
      </div>
    </div>
  )
}
