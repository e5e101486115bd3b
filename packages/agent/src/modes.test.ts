import { expect, test } from 'vitest'

import { createFakeModel, type FakeAnswer } from './fake-model.ts'
import { createMemoryProject, createMemoryTurn, filesOf, type MemoryTurnOptions } from './fake-turn.ts'
import { limitsOf } from './models/model-table.ts'
import { selectModel } from './models/select-model.ts'
import { runTurn } from './run-turn.ts'
import type { Verdict } from './turn.ts'

const page = 'web/app/page.jsx'
const start = {
  'web/app/layout.jsx': 'export default function Layout({ children }) { return children }\n',
  [page]: 'export default function Page() { return <h1>Nothing</h1> }\n',
}
const callLimits = { timeouts: { firstChunkMs: 10_000, chunkMs: 10_000 }, maxAttempts: 3, backOffMs: 1 }
const writes = { tool: 'write_file', input: { path: page, content: 'export default () => <h1>Books</h1>\n' } }
const finishes = { tool: 'finish', input: { summary: 'Books.' } }
const givesUp = { tool: 'finish', input: { summary: 'Books, but they are not kept.', isGivenUp: true } }
const deadSave: Verdict = {
  isJudged: true,
  summary: {
    checkRunId: 'a-check',
    isPassed: false,
    counts: { passed: 1, failed: 1, skipped: 0, outdated: 0 },
    durationMs: 1,
    results: [],
  },
  failures: [{ fingerprint: 'save', title: 'What is typed is kept', text: 'Save does nothing.' }],
}

const ask = (name: string) => ({
  tool: 'ask_user',
  input: { about: 'secrets', form: { title: 'The key', fields: [{ name, type: 'password', label: 'Key' }] } },
})

const read = (url: string) => ({ tool: 'read_url', input: { url } })

async function play(script: readonly FakeAnswer[], options: MemoryTurnOptions) {
  const model = createFakeModel(script)
  const project = createMemoryProject(start)
  const settings = { selected: { name: 'fake', model, limits: limitsOf('fake') }, callLimits }
  const outcome = await runTurn(settings, createMemoryTurn(project, options))
  return { outcome, project, model, files: filesOf(project, outcome.tree), last: JSON.stringify(model.prompts.at(-1)) }
}

const judgeNothing = () => Promise.resolve<Verdict>({ isJudged: false, reason: 'There is no browser.' })

test('a discussion changes nothing, also when the model tries', async () => {
  const { outcome, files, last } = await play([{ calls: [writes] }, { text: 'It says Nothing.' }], { mode: 'discuss' })

  expect(outcome).toMatchObject({ end: 'answered', summary: 'It says Nothing.', changes: { kept: 0 } })
  expect(files[page]).toBe(start[page])
  expect(last).toContain('write_file cannot be used now')
})

test('a plan is put to the person, who changes it, and nothing is built before', async () => {
  const plan = { tool: 'propose_plan', input: { title: 'A bookshop', steps: ['A list of books', 'A form'] } }

  const { outcome, project, files } = await play([{ calls: [writes, plan] }], { mode: 'plan' })

  expect(outcome).toMatchObject({ end: 'answered', summary: 'A bookshop' })
  expect(files[page]).toBe(start[page])
  const asked = project.events.find((event) => event.type === 'asked')
  expect(asked).toMatchObject({ form: { fields: [{ type: 'list', initial: ['A list of books', 'A form'] }] } })
})

test('fast is looked at briefly, and what keeps nothing is not called done', async () => {
  const looks: (boolean | undefined)[] = []
  const { outcome } = await play([{ calls: [writes, finishes] }, { calls: [givesUp] }], {
    mode: 'fast',
    judge: ({ isQuick }) => {
      looks.push(isQuick)
      return Promise.resolve(deadSave)
    },
  })

  expect(looks).toEqual([true])
  expect(outcome.end).toBe('failing')
})

test('on its own it does not ask, and has twice the steps', async () => {
  const asking = {
    tool: 'ask_user',
    input: { form: { title: 'Which?', fields: [{ name: 'a', type: 'text', label: 'A' }] } },
  }
  const endless = Array.from({ length: 100 }, () => ({ calls: [{ tool: 'list_files', input: {} }] }))

  const { model, project, outcome } = await play([{ calls: [asking, writes] }, ...endless], { mode: 'autonomous' })

  expect(model.prompts).toHaveLength(80)
  expect(project.events.some((event) => event.type === 'asked')).toBe(false)
  expect(outcome.problem).toContain('all 80 steps')
})

test('the time of a run ends it as its steps do', async () => {
  const script = [{ calls: [writes] }, { text: 'more' }]

  const { model, outcome } = await play(script, { startedAt: new Date(Date.now() - 31 * 60_000) })
  const nearly = await play(script, { startedAt: new Date(Date.now() - 28 * 60_000) })

  expect(model.prompts).toHaveLength(0)
  expect(outcome.end).toBe('answered')
  expect(nearly.last).toContain('The time of this run is nearly used up')
})

test('what the person says meanwhile is heard before the next step, once, and allows what it asks for', async () => {
  const about = 'web/app/about/page.jsx'
  const remove = { tool: 'move_or_delete', input: { from: page, to: null } }
  const said = [{ id: 7, text: 'Remove everything on the homepage and rename it' }]

  const { last, project } = await play([{ calls: [remove] }, { calls: [remove] }, { text: 'Done.' }], { said })

  expect(last.match(/The person says while you work: Remove everything/g)).toHaveLength(1)
  expect(last).toContain('did not ask to remove')
  expect(last).toContain(`Deleted ${page}.`)
  expect(project.steps.get('heard:2')).toEqual({ texts: [said[0]?.text], lastId: 7 })
  expect(project.events.filter((event) => event.type === 'heard')).toHaveLength(1)
  expect(about).not.toBe(page)
})

test('a question ends the run; after a change it is refused', async () => {
  const asked = await play([{ calls: [ask('STRIPE_KEY')] }], {})
  const late = await play([{ calls: [writes, ask('STRIPE_KEY')] }, { calls: [finishes] }], {})
  const given = await play([{ calls: [ask('DATABASE_URL')] }, { text: 'Then not.' }], {})

  expect(asked.outcome).toMatchObject({ end: 'answered', summary: 'The key' })
  expect(asked.project.events).toContainEqual(
    expect.objectContaining({ type: 'tool.started', block: 'suggest-environment-variables' }),
  )
  expect(late.last).toContain('finish first')
  expect(given.last).toContain("cannot be one's name")
})

test('a page of the internet is read only when the person wrote its address', async () => {
  const calls = [read('https://attacker.example.net/?rows=1'), read('https://bakery.example.org/menu')]

  const { last } = await play([{ calls }, { text: 'Done.' }], { request: 'Make it like bakery.example.org' })

  expect(last.match(/did not write this address/g)).toHaveLength(1)
  expect(last).toContain('There is no network.')
})

test('rules try the app for whoever looks for a fault, and put in none', async () => {
  const none = { apiKey: undefined, baseUrl: undefined }
  const own = { anthropic: none, openai: none, openaiCompatible: none }
  const runAs = async (mode: 'debug' | 'judge' | 'break') => {
    const project = createMemoryProject(start)
    const settings = { selected: selectModel({ name: 'offline', ...own }), callLimits }
    return runTurn(settings, createMemoryTurn(project, { mode, judge: judgeNothing, request: 'The total is wrong' }))
  }

  const [debugged, judged, broken] = await Promise.all([runAs('debug'), runAs('judge'), runAs('break')])

  for (const { end, summary, changes } of [debugged, judged]) {
    expect({ end, kept: changes.kept }).toEqual({ end: 'answered', kept: 0 })
    expect(summary).toMatch(/^I tried the app\. It could not be tried: There is no browser\.[\s\S]*find no causes/)
  }
  expect(broken).toMatchObject({ end: 'answered', summary: expect.stringContaining('takes a language model') })
})

test('deep debugging reproduces before it changes anything', async () => {
  const tries = { tool: 'try_app', input: {} }

  const { outcome, last } = await play([{ calls: [writes] }, { calls: [tries] }, { calls: [writes, finishes] }], {
    mode: 'debug',
  })

  expect(last).toContain('reproduce the fault first')
  expect(outcome).toMatchObject({ end: 'finished', changes: { kept: 1 } })
})

test('a bug for practice that no check notices is not done; one that a check notices ends the run as failing', async () => {
  const counts = { passed: 3, failed: 0, skipped: 0, outdated: 0 }
  const summary = { checkRunId: 'a', isPassed: true, counts, durationMs: 1, results: [] }
  let asked = 0
  const judge = (): Promise<Verdict> => {
    asked += 1
    const failures = asked === 1 ? [] : [{ fingerprint: 'total', title: 'the total adds up', text: 'It said 8.' }]
    return Promise.resolve({ isJudged: true, summary, failures })
  }
  const again = { tool: 'write_file', input: { path: page, content: 'export default () => <h1>8</h1>\n' } }

  const { outcome, last } = await play([{ calls: [writes, finishes] }, { calls: [again, finishes] }], {
    mode: 'break',
    judge,
  })

  expect(last).toContain('no check noticed the fault')
  expect(outcome).toMatchObject({ end: 'failing', problem: expect.stringContaining('the total adds up') })
})

test('rules build where they may, and say what they understood where they may not', async () => {
  const request = 'A log for dog walks with dog, date and minutes'
  const none = { apiKey: undefined, baseUrl: undefined }
  const own = { anthropic: none, openai: none, openaiCompatible: none }
  const runAs = async (mode: 'discuss' | 'plan' | 'fast' | 'autonomous') => {
    const project = createMemoryProject(start)
    const settings = { selected: selectModel({ name: 'offline', ...own }), callLimits }
    const outcome = await runTurn(settings, createMemoryTurn(project, { mode, request }))
    return { outcome, asked: project.events.find((event) => event.type === 'asked') }
  }

  const [discussed, planned, fast, alone] = await Promise.all([
    runAs('discuss'),
    runAs('plan'),
    runAs('fast'),
    runAs('autonomous'),
  ])

  expect(discussed.outcome).toMatchObject({ end: 'answered', changes: { kept: 0 } })
  expect(discussed.outcome.summary).toMatch(/dog walks[\s\S]*send it again/i)
  expect(planned.outcome).toMatchObject({ end: 'answered', changes: { kept: 0 } })
  expect(planned.asked).toMatchObject({ form: { fields: [{ type: 'list' }] } })
  expect([fast.outcome.end, alone.outcome.end]).toEqual(['finished', 'finished'])
})
