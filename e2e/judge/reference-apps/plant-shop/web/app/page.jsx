import { Link } from '@joinery/app-kit'

import { PlantPicture } from '@/components/plant-picture'
import { showPrice } from '@/lib/show-price'

export default function Page({ data }) {
  return (
    <>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-6">
        <h1 className="max-w-xl font-display text-4xl leading-tight text-balance sm:text-6xl">
          Which window are you shopping for?
        </h1>
        <nav aria-label="Window" className="flex flex-wrap gap-2">
          {['', ...data.lights].map((light) => (
            <Link
              key={light}
              href={light === '' ? '/' : `/?light=${light}`}
              aria-current={light === data.light ? 'true' : undefined}
              className="flex h-11 items-center rounded-control bg-surface px-5 aria-[current]:bg-text aria-[current]:text-surface"
            >
              {light === '' ? 'Any window' : `${light} window`}
            </Link>
          ))}
        </nav>
      </div>
      <ul className="mt-14 grid grid-cols-2 gap-x-4 gap-y-12 sm:grid-cols-3 lg:grid-cols-4">
        {data.plants.map((plant) => (
          <PlantOnShelf key={plant.id} plant={plant} />
        ))}
      </ul>
    </>
  )
}

function PlantOnShelf({ plant }) {
  return (
    <li>
      <Link href={`/plants/${plant.id}`} className="group block">
        <PlantPicture seed={plant.id} className="mx-auto h-44" />
        <span className="block h-2 bg-shelf" />
        <span className="mt-3 block font-display text-lg leading-snug group-hover:underline">{plant.name}</span>
        <span className="block font-medium tabular-nums">{showPrice(plant.price)}</span>
        {plant.remark && <span className="block text-muted">{plant.remark}</span>}
      </Link>
    </li>
  )
}
