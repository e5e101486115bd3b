// A small app whose rows belong to people: a page, page data and functions, each asking who is signed in.
import type { FileTree } from '@joinery/contract/files'

/** `user_accounts` is made by the sign-in of apps. */
export const diarySchema = `create table diary (
  id serial primary key, user_id text not null references user_accounts (id) on delete cascade, words text not null
)`

export function diaryApp(): FileTree {
  return {
    'web/app/layout.jsx': `
export const metadata = { title: 'Diary', description: 'Days in words' }
export default function Layout({ children }) {
  return <main className="p-4">{children}</main>
}
`,
    'web/app/page.jsx': `
import { Link, useUser } from '@joinery/app-kit'
export default function Home() {
  const { user, isLoading } = useUser()
  return <h1>{isLoading ? 'Diary' : user === null ? <Link href="/account/signin">Sign in</Link> : user.email}</h1>
}
`,
    'web/app/diary/page.jsx': `
export default function Diary({ data }) {
  return <><h1>Diary of {data.email}</h1><ul>{data.days.map((day) => <li key={day.id}>{day.words}</li>)}</ul></>
}
`,
    'web/app/diary/page.server.js': `
import { requireUser, sql } from '@joinery/app-kit/server'
export async function load() {
  const user = requireUser()
  return { email: user.email, days: await sql\`select id, words from diary where user_id = \${user.id} order by id\` }
}
`,
    'web/app/diary/[id]/page.jsx': `
export default function Day({ data }) {
  return <h1>{data.words}</h1>
}
`,
    'web/app/diary/[id]/page.server.js': `
import { notFound, requireUser, sql } from '@joinery/app-kit/server'
export async function load({ params }) {
  const user = requireUser()
  const [day] = await sql\`select words from diary where id = \${Number(params.id)} and user_id = \${user.id}\`
  if (day === undefined) throw notFound()
  return day
}
`,
    'web/app/api/diary/route.js': `
import { requireUser, sql } from '@joinery/app-kit/server'
export async function GET() {
  return sql\`select id, words from diary where user_id = \${requireUser().id} order by id\`
}
export async function POST(request) {
  const user = requireUser()
  const { words } = await request.json()
  const [day] = await sql\`insert into diary (user_id, words) values (\${user.id}, \${words}) returning id\`
  return Response.json(day, { status: 201 })
}
`,
    'web/app/api/diary/[id]/route.js': `
import { requireUser, sql } from '@joinery/app-kit/server'
export async function GET(request, { params }) {
  const [day] = await sql\`select words from diary where id = \${Number(params.id)} and user_id = \${requireUser().id}\`
  return day ?? Response.json({ error: 'Not found' }, { status: 404 })
}
export async function DELETE(request, { params }) {
  const gone = await sql\`delete from diary where id = \${Number(params.id)} and user_id = \${requireUser().id} returning id\`
  return Response.json({ gone: gone.length })
}
`,
    'web/app/api/who/route.js': `
import { env, getSession } from '@joinery/app-kit/server'
export async function GET(request) {
  return {
    user: getSession()?.user ?? null,
    headers: Object.fromEntries(request.headers),
    variable: process.env.KITCHEN_KEY ?? null,
    same: env.KITCHEN_KEY ?? null,
    providerSecret: process.env.GOOGLE_CLIENT_SECRET ?? null,
    environment: env.ENVIRONMENT,
  }
}
export async function POST() {
  return new Response('ok', { headers: { 'set-cookie': 'app-session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; Path=/' } })
}
`,
    'database/schema.sql': `${diarySchema};\n`,
  }
}
