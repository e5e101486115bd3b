import { Link } from '@joinery/app-kit'

export const metadata = { title: 'Bottom Drawer', description: 'Notes that nobody else reads.' }

export default function Layout({ children }) {
  return (
    <div className="min-h-screen bg-background font-text text-lg text-text">
      <header className="mx-auto max-w-2xl px-5 pt-6">
        <Link href="/" className="inline-block py-2 font-display text-2xl font-semibold">
          Bottom Drawer
        </Link>
      </header>
      <main className="mx-auto max-w-2xl px-5 pb-24">{children}</main>
    </div>
  )
}
