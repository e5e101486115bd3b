// The loop and the judge: what a run does about checks that fail.
import { expect, test } from 'vitest'

import { createFakeModel, type FakeAnswer } from './fake-model.ts'
import { createMemoryProject, createMemoryTurn } from './fake-turn.ts'
import { limitsOf } from './models/model-table.ts'
import { runTurn, type AgentSettings } from './run-turn.ts'
import type { TurnHost, Verdict } from './turn.ts'

const start = {
  'web/app/layout.jsx': 'export default function Layout({ children }) { return children }\n',
  'web/app/page.jsx': 'export default function Page() { return <h1>Nothing</h1> }\n',
}
const callLimits = { timeouts: { firstChunkMs: 1_000, chunkMs: 1_000 }, maxAttempts: 3, backOffMs: 1 }

function agentOf(script: readonly FakeAnswer[]): AgentSettings & { model: ReturnType<typeof createFakeModel> } {
  const model = createFakeModel(script)
  return { model, selected: { name: 'fake', model, limits: limitsOf('fake') }, callLimits }
}

const write = (content: string) => ({ tool: 'write_file', input: { path: 'web/app/page.jsx', content } })
const finish = (more = {}) => ({ tool: 'finish', input: { summary: 'Notes are kept.', ...more } })
const saving = 'export default () => <form>saves</form>\n'

function verdictOf(failing: readonly string[]): Verdict {
  const counts = { passed: 9, failed: failing.length, skipped: 0, outdated: 0 }
  const summary = { checkRunId: 'checkrun1', isPassed: failing.length === 0, counts, durationMs: 10, results: [] }
  const failures = failing.map((title) => ({ fingerprint: title, title, text: `[records] ${title}: no row was added` }))
  return { isJudged: true, summary, failures }
}

/** Judges by the text of the page: what does not say `saves` does not save. */
function judgeOf(asked: string[] = []): TurnHost['judge'] {
  return ({ files, stepKey, onProgress }) => {
    asked.push(stepKey)
    onProgress('Opening it in a browser …')
    const saves = (files['web/app/page.jsx'] ?? '').includes('saves')
    return Promise.resolve(verdictOf(saves ? [] : ['The form keeps what is typed']))
  }
}

const judgeNothing = () => Promise.resolve<Verdict>({ isJudged: false, reason: 'There is no browser.' })

test('finish refuses an app whose save does nothing, says what was seen, and lets the mended one pass', async () => {
  const project = createMemoryProject(start)
  const asked: string[] = []
  const agent = agentOf([{ calls: [write('<form />'), finish()] }, { calls: [write(saving), finish()] }])

  const outcome = await runTurn(agent, createMemoryTurn(project, { judge: judgeOf(asked) }))

  expect(outcome).toMatchObject({ end: 'finished', problem: null })
  const told = JSON.stringify(agent.model.prompts[1])
  expect(told).toContain('1. [records] The form keeps what is typed: no row was added')
  expect(asked).toEqual(['tool:1:1', 'tool:2:1'])
  const judged = project.events.flatMap((event) => (event.type === 'judged' ? [event.isPassed] : []))
  expect(judged).toEqual([false, true])
  expect(project.events).toContainEqual({
    type: 'tool.progress',
    callId: '1:call_0_1',
    tail: 'Opening it in a browser …',
  })
})

test('the same failures three times end the run honestly', async () => {
  const tries = ['1', '2', '3', '4'].map((content) => ({ calls: [write(content), finish()] }))
  const agent = agentOf(tries)

  const outcome = await runTurn(agent, createMemoryTurn(createMemoryProject(start), { judge: judgeOf() }))

  expect(outcome.end).toBe('failing')
  expect(outcome.problem).toContain('this does not hold: The form keeps what is typed. Ask me to fix it')
  expect(agent.model.prompts).toHaveLength(3)
})

test('what did not change is not judged again, and words alone do not make it right', async () => {
  const asked: string[] = []
  const agent = agentOf([{ calls: [write('<form />'), finish()] }, { text: 'It works.' }, { text: 'It does.' }])

  const turn = createMemoryTurn(createMemoryProject(start), { judge: judgeOf(asked) })
  const outcome = await runTurn(agent, turn)

  expect(outcome.end).toBe('failing')
  expect(asked).toHaveLength(1)
})

test('a model may give up once it was refused, and not before', async () => {
  const agent = agentOf([
    { calls: [write('<form />'), finish({ isGivenUp: true })] },
    { calls: [finish({ isGivenUp: true, summary: 'I could not make it save.' })] },
  ])

  const outcome = await runTurn(agent, createMemoryTurn(createMemoryProject(start), { judge: judgeOf() }))

  expect(outcome).toMatchObject({ end: 'failing', summary: 'I could not make it save.' })
  expect(agent.model.prompts).toHaveLength(2)
})

test('a run that changed nothing is not judged', async () => {
  const asked: string[] = []
  const agent = agentOf([{ calls: [finish()] }])

  const outcome = await runTurn(agent, createMemoryTurn(createMemoryProject(start), { judge: judgeOf(asked) }))

  expect(outcome.end).toBe('answered')
  expect(asked).toEqual([])
})

test('without a browser the run ends as untried and the chat says that nobody looked', async () => {
  const project = createMemoryProject(start)
  const agent = agentOf([{ calls: [write('<form />'), finish()] }])
  const outcome = await runTurn(agent, createMemoryTurn(project, { judge: judgeNothing }))

  expect(outcome).toMatchObject({ end: 'untried', problem: null })
  expect(project.events).toContainEqual({ type: 'unjudged', reason: 'There is no browser.' })
  const row = project.events.find(
    (event) => event.type === 'tool.finished' && event.title === 'Made sure that it works',
  )
  expect(row).toMatchObject({ detail: 'everything compiles; not checked in a browser' })
})

test('a run killed after it was judged does not count the same refusal twice', async () => {
  const project = createMemoryProject(start)
  const script = ['1', '2', '3'].map((content) => ({ calls: [write(content), finish()] }))
  const asked: string[] = []
  const dying = async (key: string, output: unknown) => {
    if (key !== 'tool:2:1') return
    project.steps.set(key, JSON.parse(JSON.stringify(output)))
    throw new Error('killed')
  }
  const agent = agentOf(script)
  const judge = judgeOf(asked)
  await expect(runTurn(agent, createMemoryTurn(project, { judge, saveStep: dying }))).rejects.toThrow('killed')

  const outcome = await runTurn(agent, createMemoryTurn(project, { judge }))

  expect(outcome.end).toBe('failing')
  expect(asked).toEqual(['tool:1:1', 'tool:2:1', 'tool:3:1'])
})

test('stop ends a judging that goes on', async () => {
  const stopping = new AbortController()
  const judge: TurnHost['judge'] = ({ signal }) => {
    stopping.abort()
    return Promise.reject(signal.reason)
  }
  const turn = createMemoryTurn(createMemoryProject(start), {
    judge,
    signal: stopping.signal,
    isCancelled: () => stopping.signal.aborted,
  })

  const outcome = await runTurn(agentOf([{ calls: [write(saving), finish()] }]), turn)

  expect(outcome).toMatchObject({ end: 'stopped', changes: { kept: 1, planned: 1 } })
})
