import { Link, useRouter } from '@joinery/app-kit'

import { shows, sorts } from '@/lib/views'

export function ViewBar({ show, sort }) {
  const router = useRouter()
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline">
      <nav aria-label="Which tasks" className="flex gap-5">
        {shows.map(({ value, label }) => (
          <Link
            key={value}
            href={`/?show=${value}&sort=${sort}`}
            aria-current={value === show ? 'true' : undefined}
            className="flex h-12 items-center border-b-3 border-transparent text-muted aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-text"
          >
            {label}
          </Link>
        ))}
      </nav>
      <label className="flex items-center gap-2 pb-1">
        <span className="text-base text-muted">Sort</span>
        <select
          name="sort"
          value={sort}
          onChange={(event) => router.navigate(`/?show=${show}&sort=${event.target.value}`)}
          className="h-11 rounded-control border border-control bg-background px-3 text-base"
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
