import { Link } from '@joinery/app-kit'

export const metadata = { title: 'Night School', description: 'Evenings on which one thing is learned.' }

export default function Layout({ children }) {
  return (
    <div className="min-h-screen bg-background font-text text-lg text-text">
      <header className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-6 px-5 py-4 font-medium">
        <Link href="/" className="py-2 font-display text-3xl font-bold">
          Night School
        </Link>
        <Link href="/events/new" className="flex min-h-11 items-center underline underline-offset-4">
          Teach an evening
        </Link>
      </header>
      <main className="mx-auto max-w-5xl px-5 pb-24">{children}</main>
    </div>
  )
}
