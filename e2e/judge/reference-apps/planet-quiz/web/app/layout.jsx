import { Link } from '@joinery/app-kit'

export const metadata = { title: 'Planet Quiz', description: 'Four questions about the planets, and a board of names.' }

export default function Layout({ children }) {
  return (
    <div className="min-h-screen bg-background font-text text-xl text-text">
      <header className="mx-auto flex max-w-3xl flex-wrap items-center justify-between gap-x-6 px-5 py-4">
        <Link href="/" className="py-2 font-display text-2xl font-bold">
          Planet Quiz
        </Link>
        <Link href="/board" className="flex min-h-11 items-center underline underline-offset-4">
          The board
        </Link>
      </header>
      <main className="mx-auto max-w-3xl px-5 pb-20">{children}</main>
    </div>
  )
}
