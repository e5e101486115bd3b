import { Link } from '@joinery/app-kit'

export const metadata = { title: 'Larder', description: 'The recipes of one kitchen, with search and tags.' }

export default function Layout({ children }) {
  return (
    <div className="min-h-screen bg-background font-text text-text">
      <header className="mx-auto flex max-w-5xl items-center justify-between gap-4 border-b border-text px-5 py-4">
        <Link href="/" className="py-2 font-display text-2xl">
          Larder
        </Link>
        <Link href="/recipes/new" className="flex min-h-11 items-center bg-text px-4 font-medium text-background">
          Write one down
        </Link>
      </header>
      <main className="mx-auto max-w-5xl px-5 pb-24">{children}</main>
    </div>
  )
}
