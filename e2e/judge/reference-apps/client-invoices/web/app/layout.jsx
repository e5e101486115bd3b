import { Link, useRouter } from '@joinery/app-kit'

export const metadata = { title: 'Fair Copy', description: 'Clients, their invoices and what is still owed.' }

const places = [
  { href: '/', label: 'Invoices', owns: /^\/$|^\/invoices/ },
  { href: '/clients', label: 'Clients', owns: /^\/clients/ },
]

export default function Layout({ children }) {
  const { pathname } = useRouter()
  return (
    <div className="min-h-screen bg-background font-text text-text">
      <header className="border-b border-hairline bg-surface">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-8 px-5">
          <Link href="/" className="py-3 text-lg font-semibold">
            Fair Copy
          </Link>
          <nav aria-label="Main" className="flex gap-6">
            {places.map(({ href, label, owns }) => (
              <Link
                key={href}
                href={href}
                aria-current={owns.test(pathname) ? 'page' : undefined}
                className="flex h-14 items-center border-b-2 border-transparent text-muted aria-[current]:border-primary aria-[current]:text-text"
              >
                {label}
              </Link>
            ))}
          </nav>
        </div>
      </header>
      <main className="mx-auto max-w-5xl px-5 pt-8 pb-24">{children}</main>
    </div>
  )
}
