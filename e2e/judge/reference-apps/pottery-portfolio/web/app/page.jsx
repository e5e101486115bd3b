import { Link } from '@joinery/app-kit'

import { Vessel } from '@/components/vessel'
import { showPrice } from '@/lib/show-price'

export default function Page({ data }) {
  const { piece } = data
  return (
    <>
      <h1 className="border-b-3 border-hairline px-5 py-8 font-display text-5xl leading-[.95] font-black tracking-tight text-balance sm:text-8xl">
        Thrown by hand, fired once a month
      </h1>
      <div className="grid md:grid-cols-2">
        {piece && (
          <Link
            href={`/work/${piece.slug}`}
            className="block border-b-3 border-hairline p-5 md:border-r-3 md:border-b-0"
          >
            <Vessel kind={piece.kind} seed={piece.id} className="mx-auto h-72 max-w-full" />
            <span className="mt-4 block font-display text-2xl font-extrabold">
              {piece.name}, {showPrice(piece.price)}
            </span>
            <span className="mt-1 block">{piece.story}</span>
          </Link>
        )}
        <div className="p-5">
          <p className="max-w-prose text-lg leading-relaxed">
            The kiln is opened on the last Saturday. What comes out whole is shown here on Sunday, and most of it has a
            home by Tuesday.
          </p>
          <Link
            href="/work"
            className="mt-8 inline-flex h-14 items-center bg-primary px-7 font-display text-lg font-extrabold text-on-primary"
          >
            See what came out
          </Link>
        </div>
      </div>
    </>
  )
}
