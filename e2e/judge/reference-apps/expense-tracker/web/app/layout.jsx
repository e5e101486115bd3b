import { Link } from '@joinery/app-kit'

export const metadata = { title: 'Ledger', description: 'Where the month’s money went.' }

export default function Layout({ children }) {
  return (
    <div className="min-h-screen scheme-dark bg-background font-text text-text">
      <header className="mx-auto flex max-w-4xl flex-wrap items-center justify-between gap-x-6 px-5 py-4">
        <Link href="/" className="py-2 text-xl font-semibold">
          Ledger
        </Link>
        <div className="flex items-center gap-6">
          <Link href="/year" className="flex min-h-11 items-center text-muted hover:text-text">
            All months
          </Link>
          <Link
            href="/expenses/new"
            className="flex h-11 items-center rounded-control bg-primary px-4 font-semibold text-on-primary"
          >
            Add entry
          </Link>
        </div>
      </header>
      <main className="mx-auto max-w-4xl px-5 pb-24">{children}</main>
    </div>
  )
}
