import { Link } from '@joinery/app-kit'

import { showMoney, showMonth } from '@/lib/format'

export const metadata = { title: 'All months · Ledger' }

export default function Page({ data }) {
  const most = Math.max(1, ...data.months.map(({ total }) => total))
  return (
    <>
      <h1 className="mt-8 text-4xl tracking-tight sm:text-5xl">Month by month</h1>
      <ul className="mt-8 grid gap-2">
        {data.months.map(({ month, total }) => (
          <li key={month}>
            <Link href={`/?month=${month}`} className="block py-2">
              <span className="flex justify-between gap-4">
                <span className="underline underline-offset-4">{showMonth(month)}</span>
                <span className="tabular-nums">{showMoney(total)}</span>
              </span>
              <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="mt-2 h-2 w-full">
                <rect width="100" height="2" className="fill-hairline" />
                <rect width={(total / most) * 100} height="2" className="fill-bar" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
