import { Link } from '@joinery/app-kit'

export const metadata = { title: 'Ines Falk, pottery', description: 'Bowls, vases and jugs from one kiln.' }

export default function Layout({ children }) {
  return (
    <div className="min-h-screen bg-background font-text text-text">
      <header className="flex flex-wrap items-stretch justify-between border-b-3 border-hairline">
        <Link href="/" className="flex min-h-14 items-center px-5 font-display text-xl font-extrabold">
          Ines Falk
        </Link>
        <nav aria-label="Main" className="flex">
          <Link
            href="/work"
            className="flex min-h-14 items-center border-l-3 border-hairline px-5 hover:bg-primary hover:text-on-primary"
          >
            Work
          </Link>
          <Link
            href="/contact"
            className="flex min-h-14 items-center border-l-3 border-hairline px-5 hover:bg-primary hover:text-on-primary"
          >
            Write to me
          </Link>
        </nav>
      </header>
      <main>{children}</main>
    </div>
  )
}
