// The app whose rows are counted: a page that reads, a function that writes one row, and one that writes two or none.
import type { FileTree } from '@joinery/contract/files'

export const killsApp: FileTree = {
  'web/app/page.jsx': `
export default function Home({ data }) {
  return <h1 className="p-4 text-xl">Rows: {data.count}</h1>
}
`,
  'web/app/page.server.js': `
import { sql } from '@joinery/app-kit/server'
export async function load() {
  const [row] = await sql\`select count(*)::int as count from writes\`
  return row
}
`,
  'web/app/api/setup/route.js': `
import { sql } from '@joinery/app-kit/server'
export async function POST() {
  await sql\`create table if not exists writes (id text not null, part integer not null)\`
  return Response.json({ ok: true }, { status: 201 })
}
`,
  'web/app/api/writes/route.js': `
import { sql } from '@joinery/app-kit/server'
export async function POST(request) {
  const { id } = await request.json()
  await sql\`insert into writes (id, part) values (\${id}, 1)\`
  return Response.json({ id }, { status: 201 })
}
export async function GET() {
  return Response.json(await sql\`select id, part, count(*)::int as times from writes group by id, part\`)
}
`,
  'web/app/api/pairs/route.js': `
import { sql } from '@joinery/app-kit/server'
export async function POST(request) {
  const { id } = await request.json()
  await sql.transaction([1, 2].map((part) => sql\`insert into writes (id, part) values (\${id}, \${part})\`))
  return Response.json({ id }, { status: 201 })
}
`,
}
