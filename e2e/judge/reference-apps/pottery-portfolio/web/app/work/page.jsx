import { Link } from '@joinery/app-kit'

import { Vessel } from '@/components/vessel'
import { showPrice } from '@/lib/show-price'

export const metadata = { title: 'Work · Ines Falk' }

export default function Page({ data }) {
  return (
    <>
      <h1 className="px-5 pt-8 font-display text-5xl font-black tracking-tight sm:text-7xl">From the last firing</h1>
      <nav aria-label="Kind" className="flex flex-wrap gap-3 border-b-3 border-hairline px-5 py-6">
        {['', ...data.kinds].map((kind) => (
          <Link
            key={kind}
            href={kind === '' ? '/work' : `/work?kind=${kind}`}
            aria-current={kind === data.kind ? 'true' : undefined}
            className="flex h-11 items-center border-3 border-hairline px-4 aria-[current]:bg-primary aria-[current]:text-on-primary"
          >
            {kind === '' ? 'All of it' : kind}
          </Link>
        ))}
      </nav>
      <ul className="grid sm:grid-cols-2 lg:grid-cols-3">
        {data.pieces.map((piece) => (
          <li key={piece.id} className="border-b-3 border-hairline sm:border-r-3">
            <Link href={`/work/${piece.slug}`} className="block p-5 hover:bg-surface">
              <Vessel kind={piece.kind} seed={piece.id} className="mx-auto h-48" />
              <span className="mt-3 flex justify-between gap-4 font-display text-lg font-extrabold">
                <span>{piece.name}</span>
                <span>{showPrice(piece.price)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
