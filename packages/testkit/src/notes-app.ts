// A small app as the product makes them: a page without data, a page with rows, a function that writes.
import type { FileTree } from '@joinery/contract/files'

export const notesSchema = 'create table notes (id serial primary key, title text not null)'

/** @param heading shows on the home page, so that versions can be told apart */
export function notesApp(heading = 'Bakery'): FileTree {
  return {
    'web/app/layout.jsx': `
export const metadata = { title: 'Bakery', description: 'Bread and notes' }
export default function Layout({ children }) {
  return <main className="p-4">{children}</main>
}
`,
    'web/app/page.jsx': `
export default function Home() {
  return <h1 className="text-[23px]">${heading}</h1>
}
`,
    'web/app/notes/page.jsx': `
export const metadata = { title: 'Notes' }
export default function Notes({ data }) {
  return <ul>{data.notes.map((note) => <li key={note.id}>{note.title}</li>)}</ul>
}
`,
    'web/app/notes/page.server.js': `
import { sql } from '@joinery/app-kit/server'
export async function load() {
  return { notes: await sql\`select id, title from notes order by id\` }
}
`,
    'web/app/api/notes/route.js': `
import { sql } from '@joinery/app-kit/server'
export async function POST(request) {
  const { title } = await request.json()
  const [note] = await sql\`insert into notes (title) values (\${title}) returning id, title\`
  return Response.json(note, { status: 201 })
}
`,
    'web/app/api/echo/route.js': `
export async function POST(request) {
  const body = await request.arrayBuffer()
  return Response.json({
    bytes: body.byteLength,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    cookieCount: (request.headers.get('cookie') ?? '').split(';').filter(Boolean).length,
  }, { headers: { 'set-cookie': 'mine=1; Domain=localhost; Path=/' } })
}
`,
    'database/schema.sql': `${notesSchema};\n`,
  }
}
