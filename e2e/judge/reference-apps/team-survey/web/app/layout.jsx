import { Link } from '@joinery/app-kit'

export const metadata = { title: 'Quarter Past', description: 'Four questions to the whole team, four times a year.' }

export default function Layout({ children }) {
  return (
    <div className="min-h-screen bg-background font-text text-lg text-text">
      <header className="mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-x-6 px-5 py-4">
        <Link href="/" className="py-2 text-xl font-semibold">
          Quarter Past
        </Link>
        <Link href="/results" className="flex min-h-11 items-center underline underline-offset-4">
          Results
        </Link>
      </header>
      <main className="mx-auto max-w-2xl px-5 pb-24">{children}</main>
    </div>
  )
}
