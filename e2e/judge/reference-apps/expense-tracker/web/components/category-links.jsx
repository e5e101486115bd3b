import { Link } from '@joinery/app-kit'

import { categories } from '@/lib/categories'
import { listAddress } from '@/lib/list-address'

export function CategoryLinks({ month, category, sort }) {
  return (
    <nav aria-label="Category" className="mt-5 flex flex-wrap gap-x-6 border-b border-hairline">
      {['', ...categories].map((each) => (
        <Link
          key={each}
          href={listAddress({ month, category: each, sort })}
          aria-current={each === category ? 'true' : undefined}
          className="flex min-h-12 items-center border-b-2 border-transparent text-muted aria-[current]:border-accent aria-[current]:text-text"
        >
          {each === '' ? 'All' : each}
        </Link>
      ))}
    </nav>
  )
}
