import { useRouter } from '@joinery/app-kit'

import { showMonth } from '@/lib/format'
import { listAddress } from '@/lib/list-address'

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'dearest', label: 'Dearest first' },
  { value: 'place', label: 'By place' },
]

export function ListControls({ months, month, category, sort }) {
  const router = useRouter()
  const go = (change) => router.navigate(listAddress({ month, category, sort, ...change }))
  return (
    <div className="mt-10 flex flex-wrap gap-4">
      <Choice label="Month" name="month" value={month} onChoose={(value) => go({ month: value })}>
        {months.map((each) => (
          <option key={each} value={each}>
            {showMonth(each)}
          </option>
        ))}
      </Choice>
      <Choice label="Sort" name="sort" value={sort} onChoose={(value) => go({ sort: value })}>
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
    </div>
  )
}

function Choice({ label, name, value, onChoose, children }) {
  return (
    <label className="grow sm:grow-0">
      <span className="text-muted">{label}</span>
      <select
        name={name}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="mt-1 block h-11 w-full rounded-control border border-control bg-surface px-3 sm:w-48"
      >
        {children}
      </select>
    </label>
  )
}
