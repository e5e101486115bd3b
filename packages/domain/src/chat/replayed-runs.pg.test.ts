// Builds that were played once by hand, again through every layer: wire format, loop, tools, compiler, Postgres, sandbox.
import { createAgent, selectModel } from '@joinery/agent'
import type { JobRun } from '@joinery/data'
import {
  createInstallation,
  createScriptedAgent,
  readReplay,
  replayNames,
  startProvider,
  type TestInstallation,
} from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { getProject } from '../projects/index.ts'
import { listHistory, runGeneration, sendMessage, startProject } from './index.ts'

let ctx: TestInstallation
beforeAll(async () => {
  ctx = await createInstallation()
}, 120_000)

function jobOf(projectGroupId: string, generationId: string): JobRun {
  const steps = new Map<string, unknown>()
  const { organizationId } = ctx.actor
  return {
    job: { id: generationId, kind: 'generation', organizationId, projectGroupId, payload: {}, attempt: 1 },
    signal: new AbortController().signal,
    steps,
    saveStep: (key, output) => Promise.resolve(void steps.set(key, output)),
    isCancelled: () => false,
  }
}

test.each(replayNames)('%s comes out as it was played', { timeout: 60_000 }, async (name) => {
  const { folder, answers, model, requests, expects } = readReplay(name)
  const provider = await startProvider(folder)
  const own = { apiKey: 'any', baseUrl: provider.url }
  const agent = createAgent(selectModel({ name: model, anthropic: own, openai: own, openaiCompatible: own }))
  const [first = '', ...others] = requests

  const { id: projectGroupId } = await startProject(ctx, { prompt: first, kind: 'APP' })
  for (const request of [null, ...others]) {
    if (request !== null) await sendMessage(ctx, { projectGroupId, text: request, clientId: crypto.randomUUID() })
    const { messages } = await listHistory(ctx, { projectGroupId, limit: 1 })
    await runGeneration(ctx, agent, jobOf(projectGroupId, messages[0]?.generation.id ?? ''))
  }
  await provider.close()
  // No answer was left over, and none was missing.
  expect(provider.answered()).toBe(answers)

  const { messages } = await listHistory(ctx, { projectGroupId, limit: 10 })
  expect(messages.map(({ generation }) => [generation.status, generation.problem])).toEqual(
    requests.map(() => ['CREATED', null]),
  )
  expect((await getProject(ctx, { projectGroupId })).name).toBe(expects.name)
  const tables = await ctx.appDatabases.tables({ projectGroupId, environment: 'development' })
  expect(Object.fromEntries(tables.map((table) => [table.name, table.rowCount]))).toEqual(expects.rows)
  const columns = tables.flatMap((table) => table.columns.map((column) => column.name))
  expect(columns).toEqual(expect.arrayContaining(expects.columns))
  const page = await readFirstPage(projectGroupId)
  for (const text of expects.page) expect(page).toContain(text)
  for (const { method, path, body, status, text } of expects.visits ?? []) {
    const response = await visit(projectGroupId, path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const answer = await response.text()
    expect([response.status, answer], `${method} ${path}`).toEqual([status, expect.stringContaining(text)])
  }
})

test('a page whose data does not load keeps a run from finishing', { timeout: 60_000 }, async () => {
  const agent = createScriptedAgent([
    {
      calls: [
        { tool: 'run_sql', input: { sql: 'create table note (id int)' } },
        { tool: 'write_file', input: { path: 'web/app/page.server.js', content: loadAll('notes') } },
        { tool: 'finish', input: { summary: 'Done' } },
      ],
    },
    {
      calls: [
        { tool: 'write_file', input: { path: 'web/app/page.server.js', content: loadAll('note') } },
        { tool: 'finish', input: { summary: 'Done now' } },
      ],
    },
  ])
  const { id: projectGroupId } = await startProject(ctx, { prompt: 'Notes', kind: 'APP' })
  const { messages } = await listHistory(ctx, { projectGroupId, limit: 1 })

  await runGeneration(ctx, agent, jobOf(projectGroupId, messages[0]?.generation.id ?? ''))

  expect(JSON.stringify(agent.model.prompts[1])).toContain('Loading the data of / failed: relation')
  expect(await readFirstPage(projectGroupId)).toContain('"status":200')
  const after = await listHistory(ctx, { projectGroupId, limit: 1 })
  expect(after.messages[0]?.generation.status).toBe('CREATED')
})

function loadAll(table: string): string {
  return `import { sql } from '@joinery/app-kit/server'\nexport const load = async () => sql\`select * from ${table}\`\n`
}

/** What `load` of the first page gives, through the sandbox. */
async function readFirstPage(projectGroupId: string): Promise<string> {
  const response = await visit(projectGroupId, '/_joinery/data?path=/')
  return response.text()
}

/** Asks the app as its preview does. */
async function visit(projectGroupId: string, path: string, init: RequestInit = {}): Promise<Response> {
  const preview = await ctx.previews.open({ projectGroupId, revisionId: null })
  const version = await preview.serverVersion()
  if (!version.ok) throw new Error(JSON.stringify(version.diagnostics))
  return ctx.runtime.fetch(version.app, new Request(`http://app${path}`, init))
}
