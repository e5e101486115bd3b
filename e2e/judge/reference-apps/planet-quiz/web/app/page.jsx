import { Link } from '@joinery/app-kit'

import { Saturn } from '@/components/saturn'

export default function Page() {
  return (
    <div className="flex flex-col items-center pt-6 text-center">
      <Saturn className="w-full max-w-sm" />
      <h1 className="mt-4 max-w-xl font-display text-5xl leading-none font-extrabold text-balance sm:text-7xl">
        How well do you know the planets?
      </h1>
      <Link
        href="/quiz"
        className="mt-10 flex h-16 items-center rounded-control bg-primary px-10 font-display text-2xl font-bold text-on-primary"
      >
        Start flying
      </Link>
    </div>
  )
}
