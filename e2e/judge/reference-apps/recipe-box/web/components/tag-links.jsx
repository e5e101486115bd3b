import { Link } from '@joinery/app-kit'

import { listAddress } from '@/lib/list-address'

export function TagLinks({ tags, tag, wanted }) {
  const choices = [{ name: '', label: 'Newest first' }, ...tags.map(({ name }) => ({ name, label: name }))]
  return (
    <nav aria-label="Tags" className="flex flex-wrap gap-x-5 md:flex-col md:items-start">
      {choices.map(({ name, label }) => (
        <Link
          key={label}
          href={listAddress({ q: wanted, tag: name })}
          aria-current={name === tag ? 'true' : undefined}
          className="flex min-h-11 items-center border-b-2 border-transparent text-muted aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-text"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
