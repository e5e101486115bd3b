// Runs whose app is used in a real browser before they may end well.
import { createAgent, selectModel, type ModelSettings } from '@joinery/agent'
import type { JobRun } from '@joinery/data'
import { openCheckDoor } from '@joinery/host'
import { createInstallation, createScriptedAgent, type TestInstallation } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { listAcceptanceChecks, listChecks } from '../checks/index.ts'
import { listRevisions } from '../revisions/index.ts'
import { listHistory, runGeneration, startProject } from './index.ts'

const none = { apiKey: undefined, baseUrl: undefined }
const offline: ModelSettings = { name: 'offline', anthropic: none, openai: none, openaiCompatible: none }

let ctx: TestInstallation
beforeAll(async () => {
  ctx = await createInstallation({ openCheckDoor })
}, 120_000)

function jobOf(projectGroupId: string, generationId: string, signal = new AbortController().signal): JobRun {
  const steps = new Map<string, unknown>()
  const { organizationId } = ctx.actor
  return {
    job: { id: generationId, kind: 'generation', organizationId, projectGroupId, payload: {}, attempt: 1 },
    signal,
    steps,
    saveStep: (key, output) => Promise.resolve(void steps.set(key, output)),
    isCancelled: () => signal.aborted,
  }
}

async function start(prompt: string): Promise<{ projectGroupId: string; job: JobRun }> {
  const { id: projectGroupId } = await startProject(ctx, { prompt, kind: 'APP' })
  const { messages } = await listHistory(ctx, { projectGroupId, limit: 1 })
  return { projectGroupId, job: jobOf(projectGroupId, messages[0]?.generation.id ?? '') }
}

test('an app that works is VALID, and what was walked in it is kept', { timeout: 240_000 }, async () => {
  const { projectGroupId, job } = await start('A plant watering log with plant name and room, called Fernwatch')

  await runGeneration(ctx, createAgent(selectModel(offline)), job)

  const { messages } = await listHistory(ctx, { projectGroupId, limit: 1 })
  const { runs } = await listChecks(ctx, { projectGroupId, limit: 10 })
  const failed = runs[0]?.report?.results.filter((result) => result.outcome === 'failed') ?? []
  expect(failed.map(({ title, detail }) => `${title}: ${detail}`)).toEqual([])
  expect(messages[0]?.generation).toMatchObject({ status: 'VALID', problem: null })
  expect(runs[0]).toMatchObject({ status: 'FINISHED', reason: 'finish', revisionNumber: 2 })
  const { checks } = await listAcceptanceChecks(ctx, { projectGroupId })
  expect(checks.length).toBeGreaterThan(0)
})

const shelf = {
  'web/app/layout.jsx': `export const metadata = { title: 'Shelf', description: 'Books to read next' }
export default function Layout({ children }) {
  return <main className="mx-auto max-w-xl bg-background p-4 text-text">{children}</main>
}
`,
  'web/app/page.jsx': `import { AddBook } from '@/components/add-book'
export default function Page({ data }) {
  return (
    <>
      <h1 className="text-3xl">Books to read next</h1>
      <AddBook />
      <ul>{data.books.map((book) => <li key={book.id} className="py-2">{book.title}</li>)}</ul>
    </>
  )
}
`,
  'web/app/page.server.js': `import { sql } from '@joinery/app-kit/server'
export async function load() {
  return { books: await sql\`select id, title from book order by id\` }
}
`,
  'web/components/add-book.jsx': `import { useRouter } from '@joinery/app-kit'
export function AddBook() {
  const router = useRouter()
  async function add(event) {
    event.preventDefault()
    const form = event.currentTarget
    const body = JSON.stringify(Object.fromEntries(new FormData(form)))
    const response = await fetch('/api/books', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (!response.ok) return
    form.reset()
    router.refresh()
  }
  return (
    <form onSubmit={add} className="flex gap-2 py-4">
      <label>Title <input name="title" required className="border border-control p-2" /></label>
      <button className="bg-primary p-2 text-on-primary">Add the book</button>
    </form>
  )
}
`,
}
/** Answers as if it had saved. */
const forgets = `export async function POST() {
  return Response.json({ ok: true }, { status: 201 })
}
`
const schema =
  "create table book (id bigint generated always as identity primary key, title text not null); insert into book (title) values ('Ice'), ('Kindred')"
const write = (path: string, content: string) => ({ tool: 'write_file', input: { path, content } })
const firstAnswer = {
  calls: [
    { tool: 'run_sql', input: { sql: schema } },
    ...Object.entries({ ...shelf, 'web/app/api/books/route.js': forgets }).map(([path, text]) => write(path, text)),
    { tool: 'finish', input: { summary: 'Books are kept.' } },
  ],
}

test('an app whose save does nothing never becomes VALID', { timeout: 240_000 }, async () => {
  const { projectGroupId, job } = await start('A list of books')
  const insists = Array.from({ length: 6 }, () => ({ calls: [{ tool: 'finish', input: { summary: 'It works.' } }] }))

  const agent = createScriptedAgent([firstAnswer, ...insists])

  await runGeneration(ctx, agent, job)

  expect(JSON.stringify(agent.model.prompts[1])).toMatch(/\d\. \[(?:forms|records)\]/)
  expect(agent.model.prompts).toHaveLength(3)

  const { messages } = await listHistory(ctx, { projectGroupId, limit: 1 })
  expect(messages[0]?.generation.status).toBe('INVALID')
  expect(messages[0]?.generation.problem).toContain('this does not hold')
  const { revisions } = await listRevisions(ctx, { projectGroupId, limit: 1 })
  expect(revisions[0]).toMatchObject({ number: 2, status: 'INVALID' })
  expect((await listAcceptanceChecks(ctx, { projectGroupId })).checks).toEqual([])
  const judged = messages[0]?.events.filter(({ event }) => event.type === 'judged') ?? []
  expect(judged).toHaveLength(1)
  // It was tried on a copy.
  const tables = await ctx.appDatabases.tables({ projectGroupId, environment: 'development' })
  expect(tables.map((table) => [table.name, table.rowCount])).toEqual([['book', 2]])
})
