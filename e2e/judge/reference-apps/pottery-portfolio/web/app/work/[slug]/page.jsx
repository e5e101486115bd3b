import { Link } from '@joinery/app-kit'

import { Vessel } from '@/components/vessel'
import { showPrice } from '@/lib/show-price'

export const metadata = { title: 'A piece · Ines Falk' }

export default function Page({ data }) {
  const { piece } = data
  return (
    <div className="grid md:min-h-[70vh] md:grid-cols-2">
      <div className="flex items-center border-b-3 border-hairline p-8 md:border-r-3">
        <Vessel kind={piece.kind} seed={piece.id} className="mx-auto h-80 max-w-full" />
      </div>
      <div className="border-b-3 border-hairline p-5 md:p-8">
        <h1 className="font-display text-5xl leading-none font-black tracking-tight text-balance sm:text-6xl">
          {piece.name}
        </h1>
        <p className="mt-6 text-lg leading-relaxed">{piece.story}</p>
        <p className="mt-6 text-lg">
          {piece.height_cm} cm high, {showPrice(piece.price)}
        </p>
        <Link
          href="/contact"
          className="mt-8 inline-flex h-14 items-center bg-primary px-7 font-display text-lg font-extrabold text-on-primary"
        >
          Ask for this piece
        </Link>
      </div>
    </div>
  )
}
