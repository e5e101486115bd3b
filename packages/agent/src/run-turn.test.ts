import { expect, test } from 'vitest'

import { createFakeModel, type FakeAnswer } from './fake-model.ts'
import { createMemoryProject, createMemoryTurn, filesOf, type MemoryProject } from './fake-turn.ts'
import { limitsOf } from './models/model-table.ts'
import { maxSteps, runTurn, type AgentSettings } from './run-turn.ts'

const start = {
  'web/app/layout.jsx': 'export default function Layout({ children }) { return children }\n',
  'web/app/page.jsx': 'export default function Page() { return <h1>Nothing</h1> }\n',
}
const callLimits = { timeouts: { firstChunkMs: 1_000, chunkMs: 1_000 }, maxAttempts: 3, backOffMs: 1 }

function agentOf(script: readonly FakeAnswer[]): AgentSettings & { model: ReturnType<typeof createFakeModel> } {
  const model = createFakeModel(script)
  return { model, selected: { name: 'fake', model, limits: limitsOf('fake') }, callLimits }
}

const build: readonly FakeAnswer[] = [
  {
    text: 'I make the table and the page.',
    calls: [
      { tool: 'name_project', input: { name: 'Shelfmark' } },
      { tool: 'run_sql', input: { sql: 'create table book (id int)' } },
      { tool: 'write_file', input: { path: 'web/app/page.jsx', content: 'export default () => <h1>Books</h1>\n' } },
      { tool: 'write_file', input: { path: 'web/app/about/page.jsx', content: 'export default BROKEN\n' } },
    ],
  },
  { calls: [{ tool: 'check', input: {} }] },
  {
    text: 'One more thing.',
    calls: [
      { tool: 'edit_file', input: { path: 'web/app/about/page.jsx', edits: [{ find: 'BROKEN', replace: '() => 1' }] } },
      { tool: 'run_sql', input: { sql: 'insert into book values (1)' } },
    ],
  },
  { calls: [{ tool: 'finish', input: { summary: 'A shelf of books.' } }] },
]

test('a run writes files, mends what does not compile and finishes', async () => {
  const project = createMemoryProject(start)

  const outcome = await runTurn(agentOf(build), createMemoryTurn(project))

  expect(outcome).toMatchObject({ end: 'finished', summary: 'A shelf of books.', changes: { kept: 5, planned: 5 } })
  expect(filesOf(project, outcome.tree)['web/app/about/page.jsx']).toBe('export default () => 1\n')
  expect(project.name).toBe('Shelfmark')
  expect(project.shownDrafts.at(-1)).toEqual(outcome.tree)
  expect(outcome.usage).toMatchObject([{ model: 'fake', inputTokens: 400, isEstimated: false }])
})

test('the chat shows the calls in their order and ends with the summary', async () => {
  const project = createMemoryProject(start)

  await runTurn(agentOf(build), createMemoryTurn(project))

  const told = project.events.flatMap((event) => {
    if (event.type === 'tool.started') return [`[${event.tool}]`]
    return event.type === 'text.delta' ? [event.text] : []
  })
  expect(told.join('')).toBe(
    'I make the table and the page.[name_project][run_sql][write_file][write_file][check]One more thing.[edit_file][run_sql][finish]A shelf of books.',
  )
})

test('a project that the model does not name is called what its layout is titled', async () => {
  const project = createMemoryProject(start)
  const content = `export const metadata = { title: 'Shelfmark' }\n${start['web/app/layout.jsx']}`
  const script = [
    { calls: [{ tool: 'write_file', input: { path: 'web/app/layout.jsx', content } }] },
    { calls: [{ tool: 'finish', input: { summary: 'Done.' } }] },
  ]

  await runTurn(agentOf(script), createMemoryTurn(project))

  expect(project.name).toBe('Shelfmark')
})

test('a run killed at any stored step goes on from there: nothing runs twice and the end is the same', async () => {
  const whole = createMemoryProject(start)
  const wanted = await runTurn(agentOf(build), createMemoryTurn(whole))
  const storedSteps = whole.steps.size
  expect(storedSteps).toBe(13)

  for (const moment of ['before', 'after'] as const) {
    for (let dieAt = 1; dieAt <= storedSteps; dieAt += 1) {
      const project = createMemoryProject(start)
      const agent = agentOf(build)
      await expect(runTurn(agent, createMemoryTurn(project, dyingAt(project, dieAt, moment)))).rejects.toThrow('killed')
      const storedBefore = new Map(project.steps)

      const outcome = await runTurn(agent, createMemoryTurn(project))

      expect(outcome, `${moment} ${dieAt}`).toEqual(wanted)
      expect([...project.scripts.values()], `${moment} ${dieAt}`).toEqual([1, 1])
      for (const [key, output] of storedBefore) expect(project.steps.get(key)).toEqual(output)
      // One model call per step, and one more only where its answer was not stored.
      expect(agent.model.prompts.length).toBe(moment === 'before' && diedAtAnswer(whole, dieAt) ? 5 : 4)
    }
  }
})

function dyingAt(project: MemoryProject, count: number, moment: 'before' | 'after') {
  let saves = 0
  return {
    async saveStep(key: string, output: unknown) {
      saves += 1
      if (saves < count) return
      if (moment === 'after') project.steps.set(key, JSON.parse(JSON.stringify(output)))
      throw new Error('killed')
    },
  }
}

function diedAtAnswer(whole: MemoryProject, count: number): boolean {
  return [...whole.steps.keys()][count - 1]?.startsWith('model:') === true
}

test('a resumed step is told again from its beginning, so that viewers can drop what they had of it', async () => {
  const project = createMemoryProject(start)
  const agent = agentOf(build)
  await runTurn(agent, createMemoryTurn(project, dyingAt(project, 4, 'after'))).catch(() => undefined)
  const before = project.events.length

  await runTurn(agent, createMemoryTurn(project))

  const told = project.events.slice(before)
  expect(told.slice(0, 3).map((event) => event.type)).toEqual(['status', 'step.started', 'text.delta'])
  const rows = told.filter((event) => event.type === 'tool.finished').map((event) => event.callId)
  expect(new Set(rows).size).toBe(rows.length)
  expect(rows.filter((callId) => callId.startsWith('1:'))).toHaveLength(4)
})

test('a text without a call and without a change is an answer', async () => {
  const outcome = await runTurn(agentOf([{ text: 'It keeps books.' }]), createMemoryTurn(createMemoryProject(start)))

  expect(outcome).toMatchObject({ end: 'answered', summary: 'It keeps books.', problem: null })
})

test('a text after changes counts as finished once it compiles, and hears why not before', async () => {
  const project = createMemoryProject(start)
  const agent = agentOf([
    { calls: [{ tool: 'write_file', input: { path: 'web/app/page.jsx', content: 'BROKEN' } }] },
    { text: 'All done!' },
    { calls: [{ tool: 'write_file', input: { path: 'web/app/page.jsx', content: 'export default () => 1' } }] },
    { text: 'Now it is done.' },
  ])

  const outcome = await runTurn(agent, createMemoryTurn(project))

  expect(outcome).toMatchObject({ end: 'finished', summary: 'Now it is done.' })
  expect(JSON.stringify(agent.model.prompts[2])).toContain('You stopped, but It does not compile yet')
})

test('finish refuses while something does not compile', async () => {
  const agent = agentOf([
    {
      calls: [
        { tool: 'write_file', input: { path: 'web/app/page.jsx', content: 'BROKEN' } },
        { tool: 'finish', input: { summary: 'Done' } },
      ],
    },
    {
      calls: [
        { tool: 'write_file', input: { path: 'web/app/page.jsx', content: 'fine' } },
        { tool: 'finish', input: { summary: 'Done now' } },
      ],
    },
  ])

  const outcome = await runTurn(agent, createMemoryTurn(createMemoryProject(start)))

  expect(outcome).toMatchObject({ end: 'finished', summary: 'Done now' })
})

test('finish refuses when a call before it in the same answer failed', async () => {
  const script = [
    {
      calls: [
        { tool: 'write_file', input: { path: 'web/app/page.jsx', content: 'export default () => <h1>One</h1>\n' } },
        { tool: 'edit_file', input: { path: 'web/app/page.jsx', edits: [{ find: 'Two', replace: 'Three' }] } },
        { tool: 'finish', input: { summary: 'Three.' } },
      ],
    },
    { calls: [{ tool: 'finish', input: { summary: 'One.' } }] },
  ]
  const agent = agentOf(script)

  const outcome = await runTurn(agent, createMemoryTurn(createMemoryProject(start)))

  expect(outcome).toMatchObject({ end: 'finished', summary: 'One.' })
  expect(JSON.stringify(agent.model.prompts[1])).toContain('Not finished: edit_file failed before it in this answer.')
})

test('a missing address is said twice; a model that stands by it may finish', async () => {
  const content = "export default () => <button onClick={() => fetch('/api/notes')}>Go</button>\n"
  const finish = { tool: 'finish', input: { summary: 'A button.' } }
  const agent = agentOf([
    { calls: [{ tool: 'write_file', input: { path: 'web/app/page.jsx', content } }, finish] },
    ...Array.from({ length: 12 }, () => ({ calls: [finish] })),
  ])

  const outcome = await runTurn(agent, createMemoryTurn(createMemoryProject(start)))

  expect(outcome).toMatchObject({ end: 'finished', problem: null })
  expect(agent.model.prompts).toHaveLength(3)
  expect(JSON.stringify(agent.model.prompts[2]).match(/No function answers at \/api\/notes/g)).toHaveLength(2)
})

test('the same error after two tries to mend it ends the run honestly', async () => {
  const tries = ['BROKEN 1', 'BROKEN 2', 'BROKEN 3', 'BROKEN 4'].map((content) => ({
    calls: [
      { tool: 'write_file', input: { path: 'web/app/page.jsx', content } },
      { tool: 'check', input: {} },
    ],
  }))
  const agent = agentOf(tries)

  const outcome = await runTurn(agent, createMemoryTurn(createMemoryProject(start)))

  expect(outcome.end).toBe('invalid')
  expect(outcome.problem).toContain('web/app/page.jsx')
  expect(agent.model.prompts).toHaveLength(3)
})

test('stop keeps the finished steps and counts the others', async () => {
  const project = createMemoryProject(start)
  const stopping = new AbortController()
  const turn = createMemoryTurn(project, {
    signal: stopping.signal,
    isCancelled: () => stopping.signal.aborted,
    async saveStep(key) {
      if (key === 'tool:1:2') stopping.abort()
    },
  })

  const outcome = await runTurn(agentOf(build), turn)

  expect(outcome).toMatchObject({ end: 'stopped', changes: { kept: 2, planned: 3 } })
  expect(filesOf(project, outcome.tree)['web/app/page.jsx']).toContain('Books')
})

test('a run that never ends is wound down and ends after its steps', async () => {
  const endless = Array.from({ length: 50 }, () => ({ calls: [{ tool: 'list_files', input: {} }] }))
  const agent = agentOf([
    { calls: [{ tool: 'write_file', input: { path: 'web/app/page.jsx', content: 'fine' } }] },
    ...endless,
  ])

  const outcome = await runTurn(agent, createMemoryTurn(createMemoryProject(start)))

  expect(agent.model.prompts).toHaveLength(maxSteps)
  expect(outcome.end).toBe('finished')
  expect(outcome.problem).toContain('all 40 steps')
  expect(JSON.stringify(agent.model.prompts.at(-1))).toContain('This is the last step')
})

test('unknown tools, bad inputs and broken JSON come back to the model as errors', async () => {
  const agent = agentOf([
    {
      calls: [
        { tool: 'teleport', input: {} },
        { tool: 'write_file', input: { path: '../secrets', content: 'x' } },
        { tool: 'write_file', input: '{"path": "web/app/pa' },
      ],
    },
    { text: 'I give up.' },
  ])

  const outcome = await runTurn(agent, createMemoryTurn(createMemoryProject(start)))

  const results = JSON.stringify(agent.model.prompts[1])
  expect(results).toContain('There is no tool teleport')
  expect(results).toContain('does not fit write_file')
  expect(results).toContain('is not valid JSON')
  expect(outcome.end).toBe('answered')
})

test('a provider that fails for good ends the run with words, and what was done is kept', async () => {
  const agent = agentOf([
    { calls: [{ tool: 'write_file', input: { path: 'web/app/page.jsx', content: 'fine' } }] },
    { finish: 'error' },
  ])

  const outcome = await runTurn(agent, createMemoryTurn(createMemoryProject(start)))

  expect(outcome).toMatchObject({ end: 'failed', changes: { kept: 1, planned: 1 } })
  expect(outcome.problem).toContain('provider')
})
