// Apps as a person would write them, without a brief: what edits and repairs by the syntax tree are tried on.

type Files = Readonly<Record<string, string>>

/** Pages of words with a menu, sections and a form. */
export const bakery: Files = {
  'web/app/layout.jsx': `import { Link } from '@joinery/app-kit'
import { SiteFooter } from '@/components/site-footer.jsx'

export const metadata = { title: 'Corner Crumb', description: 'Bread from the corner' }

export default function Layout({ children }) {
  return (
    <div className="min-h-screen bg-background text-text">
      <header className="flex items-center justify-between px-6 py-4">
        <Link href="/" className="font-display text-xl">Corner Crumb</Link>
        <nav className="flex gap-4">
          <Link href="/">Home</Link>
          <Link href="/menu">Menu</Link>
          <Link href="/orders">Orders</Link>
        </nav>
      </header>
      {children}
      <SiteFooter />
    </div>
  )
}
`,
  'web/components/site-footer.jsx': `export function SiteFooter() {
  return (
    <footer className="mt-20 px-6 py-8 text-muted">
      <p>Baked every morning since 1984.</p>
    </footer>
  )
}
`,
  'web/app/page.jsx': `import { Link } from '@joinery/app-kit'
import { Testimonials } from '@/components/testimonials.jsx'

export default function Home() {
  return (
    <main className="mx-auto max-w-4xl px-6 py-12">
      <section className="text-left">
        <h1 className="font-display text-5xl font-medium">Bread worth <span className="text-accent">getting up</span> for</h1>
        <p className="mt-4 text-lg">Sourdough, rye and rolls from our own oven.</p>
        <Link href="/orders" className="mt-6 inline-block rounded-control bg-primary px-5 py-3 text-on-primary">Order now</Link>
      </section>
      <section className="mt-16">
        <h2 className="text-2xl">Opening hours</h2>
        <p>Monday to Friday, 7 to 18</p>
      </section>
      <Testimonials />
      <section className="mt-16" aria-label="Newsletter">
        <h2 className="text-2xl">Stay in touch</h2>
        <form action="/api/newsletter" method="post">
          <label htmlFor="email">Email</label>
          <input id="email" name="email" type="email" placeholder="you@example.com" />
          <button className="rounded-control bg-primary px-4 py-2 text-on-primary">Sign up</button>
        </form>
      </section>
    </main>
  )
}
`,
  'web/components/testimonials.jsx': `export function Testimonials() {
  return (
    <section className="mt-16">
      <h2 className="text-2xl">What people say</h2>
      <blockquote>“The best rye in town.”</blockquote>
    </section>
  )
}
`,
  'web/app/menu/page.jsx': `const breads = [
  { name: 'Rye', price: '€4.20' },
  { name: 'Sourdough', price: '€6.50' },
]

export const metadata = { title: 'Menu' }

export default function Menu() {
  return (
    <main className="mx-auto max-w-4xl px-6 py-12">
      <h1 className="font-display text-4xl">Menu</h1>
      <ul>
        {breads.map((bread) => (
          <li key={bread.name}>{bread.name} <strong>{bread.price}</strong></li>
        ))}
      </ul>
    </main>
  )
}
`,
  'design/tokens.json': `{
  "colors": { "background": "#f6f8f6", "surface": "#fdfefd", "text": "#161d19", "muted": "#55605a", "primary": "#1f6b4f", "on-primary": "#ffffff", "accent": "#7a4f9a", "hairline": "#d5dbd7" },
  "fonts": { "display": "Newsreader", "text": "Instrument Sans" },
  "radius": { "control": 6, "surface": 12 }
}
`,
}

/** One table with a form whose fields are state, and a list that is a table. */
export const guests: Files = {
  'web/app/layout.jsx': `export const metadata = { title: 'Guests' }
export default function Layout({ children }) {
  return <div className="p-6">{children}</div>
}
`,
  'web/app/page.jsx': `import { useState } from 'react'
import { useRouter } from '@joinery/app-kit'

export default function Page({ data }) {
  const [name, setName] = useState('')
  const [seats, setSeats] = useState('')
  const router = useRouter()

  async function save(event) {
    event.preventDefault()
    await fetch('/api/guests', { method: 'POST', body: JSON.stringify({ name, seats }) })
    setName('')
    setSeats('')
    router.refresh()
  }

  return (
    <main>
      <h1 className="text-3xl">Guests</h1>
      <form onSubmit={save} className="grid gap-3">
        <label className="block">
          Name
          <input name="name" value={name} onChange={(event) => setName(event.target.value)} className="w-full border" required />
        </label>
        <label className="block">
          Seats
          <input name="seats" type="number" value={seats} onChange={(event) => setSeats(event.target.value)} className="w-full border" />
        </label>
        <button className="bg-primary">Save guest</button>
      </form>
      <table>
        <thead>
          <tr><th>Name</th><th>Seats</th></tr>
        </thead>
        <tbody>
          {data.guests.map((guest) => (
            <tr key={guest.id}>
              <td className="py-2">{guest.name}</td>
              <td className="py-2">{guest.seats}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}
`,
  'web/app/page.server.js': `import { sql } from '@joinery/app-kit/server'

export async function load() {
  return { guests: await sql\`select id, name, seats from guests order by id\` }
}
`,
  'web/app/api/guests/route.js': `import { sql } from '@joinery/app-kit/server'

export async function POST(request) {
  const { name, seats } = await request.json()
  if (!name) return Response.json({ error: 'Name?' }, { status: 422 })
  const [guest] = await sql\`insert into guests (name, seats) values (\${name}, \${Number(seats) || 1}) returning id, name, seats\`
  return Response.json(guest, { status: 201 })
}
`,
  'database/schema.sql': `create table guests (
  id integer generated always as identity primary key,
  name text not null,
  seats integer not null default 1
);
`,
  'design/tokens.json': '{ "colors": { "background": "#ffffff", "primary": "#224466" } }\n',
}

/** Another hand: a form that is read at once, statements with values in a list, rows as items. */
export const clients: Files = {
  'web/app/layout.jsx': `export const metadata = { title: 'Clients' }
const links = [
  { href: '/', label: 'Clients' },
  { href: '/new', label: 'New client' },
]

export default function Layout({ children }) {
  return (
    <div>
      <nav>
        {links.map(({ href, label }) => (
          <a key={href} href={href}>{label}</a>
        ))}
      </nav>
      {children}
    </div>
  )
}
`,
  'web/app/page.jsx': `export default function Page({ data }) {
  return (
    <main>
      <h1>Clients</h1>
      <ul>
        {data.clients.map((client) => (
          <li key={client.id}>
            <strong>{client.name}</strong>
            <p>{client.city}</p>
          </li>
        ))}
      </ul>
    </main>
  )
}
`,
  'web/app/page.server.js': `import { sql } from '@joinery/app-kit/server'

export async function load() {
  return { clients: await sql('select id, name, city from clients order by name', []) }
}
`,
  'web/app/new/page.jsx': `import { useRouter } from '@joinery/app-kit'

export default function Page() {
  const router = useRouter()
  async function save(event) {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    await fetch('/api/clients', { method: 'POST', body: JSON.stringify(values) })
    router.navigate('/')
  }
  return (
    <main>
      <h1>New client</h1>
      <form onSubmit={save}>
        <label htmlFor="name">Name</label>
        <input id="name" name="name" />
        <label htmlFor="city">City</label>
        <input id="city" name="city" />
        <button>Save</button>
      </form>
    </main>
  )
}
`,
  'web/app/api/clients/route.js': `import { sql } from '@joinery/app-kit/server'

export async function POST(request) {
  const body = await request.json()
  const [client] = await sql('insert into clients (name, city) values ($1, $2) returning id', [body.name, body.city])
  return Response.json(client)
}
`,
  'database/schema.sql': 'create table clients (id serial primary key, name text not null, city text);\n',
}
