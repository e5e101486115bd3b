// The judge uses an app whose rows belong to people: it signs up through the ready-made pages and finds no fault.
import { runChecks } from '@joinery/domain/checks'
import { enableSignInOnUse } from '@joinery/domain/sign-in'
import { storeFiles } from '@joinery/domain/revisions'
import { createInstallation, seedProject, type TestInstallation } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { openCheckDoor } from '../check-door.ts'

let ctx: TestInstallation

beforeAll(async () => {
  ctx = await createInstallation({ openCheckDoor })
}, 120_000)

const schema = `create table book (
  id bigint generated always as identity primary key,
  user_id text not null references user_accounts (id) on delete cascade,
  title text not null check (length(title) between 1 and 200)
)`

const files = {
  'design/tokens.json': JSON.stringify({
    colors: {
      background: '#f7f4ec',
      surface: '#ffffff',
      text: '#1c1b18',
      muted: '#5f5b52',
      primary: '#214f3b',
      'on-primary': '#ffffff',
      hairline: '#ddd6c6',
      control: '#837b6d',
      danger: '#a3261c',
    },
  }),
  'web/app/layout.jsx': `import { Link, signOut, useUser } from '@joinery/app-kit'
export const metadata = { title: 'Shelfmark', description: 'Books to read next, for each reader.' }
export default function Layout({ children }) {
  const { user, isLoading } = useUser()
  return (
    <div className="min-h-screen bg-background text-text">
      <header className="mx-auto flex max-w-xl items-center justify-between p-4">
        <Link href="/" className="inline-flex min-h-11 items-center">Shelfmark</Link>
        {!isLoading && user === null && <Link href="/account/signin" className="inline-flex min-h-11 items-center underline">Sign in</Link>}
        {!isLoading && user !== null && <button onClick={() => signOut()} className="min-h-11 px-3 underline">Sign out</button>}
      </header>
      <main className="mx-auto max-w-xl p-4">{children}</main>
    </div>
  )
}
`,
  'web/app/page.jsx': `import { Link } from '@joinery/app-kit'
export default function Home() {
  return (
    <>
      <h1 className="text-3xl">Books to read next</h1>
      <p className="mt-4">Each reader has a shelf that nobody else sees. <Link href="/shelf" className="inline-flex min-h-11 items-center underline">Open your shelf</Link></p>
    </>
  )
}
`,
  'web/app/shelf/page.server.js': `import { requireUser, sql } from '@joinery/app-kit/server'
export async function load() {
  const user = requireUser()
  return { books: await sql\`select id, title from book where user_id = \${user.id} order by id\` }
}
`,
  'web/app/shelf/page.jsx': `import { useRouter } from '@joinery/app-kit'
import { useState } from 'react'
export default function Shelf({ data }) {
  const router = useRouter()
  const [problem, setProblem] = useState(null)
  async function add(event) {
    event.preventDefault()
    const form = event.currentTarget
    const response = await fetch('/api/books', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(new FormData(form))),
    })
    if (!response.ok) return setProblem((await response.json()).message ?? 'The book was not added.')
    setProblem(null)
    form.reset()
    router.refresh()
  }
  return (
    <>
      <h1 className="text-3xl">Your shelf</h1>
      <form onSubmit={add} className="mt-4 flex items-end gap-2">
        <label className="grow">Title<input name="title" required maxLength={200} className="block h-11 w-full border border-control bg-surface px-3" /></label>
        <button className="h-11 bg-primary px-4 text-on-primary">Add the book</button>
      </form>
      {problem && <p role="alert" className="text-danger">{problem}</p>}
      <ul className="mt-4">{data.books.map((book) => <li key={book.id} className="py-2">{book.title}</li>)}</ul>
      {data.books.length === 0 && <p className="mt-4">No books yet.</p>}
    </>
  )
}
`,
  'web/app/api/books/route.js': `import { requireUser, sql } from '@joinery/app-kit/server'
export async function POST(request) {
  const user = requireUser()
  const { title } = await request.json()
  if (typeof title !== 'string' || title.trim() === '' || title.length > 200) return Response.json({ message: 'A book needs a title.' }, { status: 400 })
  const [book] = await sql\`insert into book (user_id, title) values (\${user.id}, \${title.trim()}) returning id, title\`
  return Response.json(book, { status: 201 })
}
`,
  'database/schema.sql': `${schema};\n`,
}

test(
  'two people who sign up on the ready-made pages cannot reach each other’s rows',
  { timeout: 400_000 },
  async () => {
    const { projectGroupId } = await seedProject(ctx)
    await enableSignInOnUse(ctx, projectGroupId, Object.values(files))
    expect(await ctx.appDatabases.runScript(projectGroupId, { sql: schema, stepKey: 'schema' })).toMatchObject({
      ok: true,
    })
    const checked = await runChecks(ctx, {
      projectGroupId,
      reason: 'asked',
      stepKey: 'judge-people',
      generationId: null,
      revision: null,
      tree: await storeFiles(ctx, files),
      kinds: ['ownership'],
      signal: new AbortController().signal,
    })
    if (!checked.isJudged) throw new Error(checked.reason)
    const outcomes = checked.report.results.map(({ outcome, title, detail }) => `${outcome}: ${title} ${detail}`.trim())
    expect(outcomes.filter((words) => words.startsWith('failed'))).toEqual([])
    expect(outcomes).toEqual(
      expect.arrayContaining([
        'passed: A wrong password is refused',
        'passed: The right password lets its owner in',
        'passed: After logging out the pages of a person are closed',
        'passed: Another person sees nothing of what one person made',
        'passed: Another person cannot change or delete what one person made',
      ]),
    )
  },
)
