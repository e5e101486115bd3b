import { Link } from '@joinery/app-kit'

import { useBasket } from '@/lib/basket'

export const metadata = { title: 'Fernweh', description: 'House plants, sorted by the window they like.' }

export default function Layout({ children }) {
  const count = useBasket().reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="min-h-screen bg-background font-text text-text">
      <header className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-5 py-5">
        <Link href="/" className="py-2 font-display text-2xl">
          Fernweh
        </Link>
        <Link
          href="/basket"
          className="flex h-11 items-center rounded-control bg-primary px-5 font-medium text-on-primary"
        >
          {count === 0 ? 'Basket' : `Basket, ${count}`}
        </Link>
      </header>
      <main className="mx-auto max-w-6xl px-5 pb-24">{children}</main>
    </div>
  )
}
