import { Link } from '@joinery/app-kit'

import { listAddress } from '@/lib/list-address'

export function PageLinks({ page, pages, wanted, tag }) {
  if (pages < 2) return null
  const addressOf = (number) => listAddress({ q: wanted, tag, page: number === 1 ? '' : String(number) })
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-4">
      <span className="text-muted">
        Page {page} of {pages}
      </span>
      <span className="flex gap-5">
        {page > 1 && <PageLink href={addressOf(page - 1)}>Newer recipes</PageLink>}
        {page < pages && <PageLink href={addressOf(page + 1)}>Older recipes</PageLink>}
      </span>
    </nav>
  )
}

function PageLink({ href, children }) {
  return (
    <Link href={href} className="flex min-h-11 items-center text-accent underline">
      {children}
    </Link>
  )
}
