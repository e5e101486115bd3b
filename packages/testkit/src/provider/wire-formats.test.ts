// Whole runs of the agent over real HTTP, in each wire format, with everything that can go wrong on the way.
import {
  createAgent,
  createMemoryProject,
  createMemoryTurn,
  selectModel,
  type ModelSettings,
  type ProviderSettings,
  type TurnOutcome,
} from '@joinery/agent'
import { afterEach, expect, test } from 'vitest'

import { parseAnswer, type ScriptedAnswer } from './scripted-answer.ts'
import { startProvider, type RunningProvider } from './start-provider.ts'

const names = [
  'anthropic/scripted',
  'openai/scripted',
  'openai-chat/scripted',
  'openai-compatible/scripted',
  'google/scripted',
]
function providers(own: ProviderSettings): Omit<ModelSettings, 'name'> {
  return { anthropic: own, openai: own, openaiCompatible: own, google: own }
}

const start = {
  'web/app/layout.jsx': 'export default ({ children }) => children\n',
  'web/app/page.jsx': 'export default () => null\n',
}
const build = [
  `---
usage: in=1000 out=50 cache_read=200 reasoning=20
---
I write the page.

@@tool write_file
{"path": "web/app/page.jsx"}
@@arg content <<EOF
export default function Page() {
  return <h1>“Books” & more</h1>
}
EOF
@@end
@@tool check
{}
@@end`,
  `@@tool finish
{"summary": "A page of books."}
@@end`,
]

// Quick where nothing is wrong, and still far from what a busy machine needs for one piece of an answer.
const callLimits = { timeouts: { firstChunkMs: 10_000, chunkMs: 600 }, maxAttempts: 3, backOffMs: 1 }

let provider: RunningProvider | null = null
afterEach(async () => {
  await provider?.close()
})

async function play(name: string, answers: ScriptedAnswer[]): Promise<{ outcome: TurnOutcome; text: string }> {
  provider = await startProvider(answers)
  const own = { apiKey: 'any', baseUrl: provider.url }
  const settings: ModelSettings = { name, ...providers(own) }
  const project = createMemoryProject(start)
  const outcome = await createAgent(selectModel(settings), callLimits).runTurn(createMemoryTurn(project))
  return { outcome, text: project.blobs.get(outcome.tree['web/app/page.jsx'] ?? '') ?? '' }
}

function withFaults(faults: string[]): ScriptedAnswer[] {
  return build.map((text, index) => ({ ...parseAnswer(text), ...(index === 0 ? { faults } : {}) }))
}

test.each(names)('%s: a run builds a page', async (name) => {
  const { outcome, text } = await play(name, withFaults([]))

  expect(outcome).toMatchObject({ end: 'finished', summary: 'A page of books.' })
  expect(text).toBe('export default function Page() {\n  return <h1>“Books” & more</h1>\n}')
  // One of the formats does not say how much of the answer was thought.
  const reasoningTokens = name.startsWith('anthropic') ? 0 : 20
  expect(outcome.usage).toMatchObject([
    { model: name, inputTokens: 1_300, cachedInputTokens: 200, reasoningTokens, isEstimated: false },
  ])
})

const faults = [
  '429,retry-after=0',
  '500',
  '529',
  'cutbefore',
  'cut=40',
  'cut=90',
  'stall=40',
  'empty',
  'html',
  'errorevent',
  'nostop',
  'badjson',
]
test.each(names.flatMap((name) => faults.map((fault) => [name, fault] as const)))(
  '%s: a run goes on after %s',
  async (name, fault) => {
    const { outcome, text } = await play(name, withFaults([fault]))

    expect(outcome).toMatchObject({ end: 'finished', summary: 'A page of books.' })
    expect(text).toContain('Books')
    expect(provider?.requests).toHaveLength(3)
  },
)

test.each(names)('%s: a pause that the provider asks for is kept', async (name) => {
  const began = performance.now()
  const { outcome } = await play(name, withFaults(['429,retry-after=0.5']))

  expect(outcome.end).toBe('finished')
  expect(performance.now() - began).toBeGreaterThanOrEqual(490)
})

test.each(
  names.flatMap((name) =>
    ['429,retry-after=0', '500', '529', 'cut=40', 'stall=40', 'empty', 'html', 'errorevent'].map(
      (fault) => [name, fault] as const,
    ),
  ),
)(
  '%s: a provider that goes on with %s ends the run with the next step, and nothing is counted',
  async (name, fault) => {
    const { outcome, text } = await play(name, withFaults(Array.from({ length: 8 }, () => fault)))

    expect(outcome).toMatchObject({ end: 'failed', usage: [], changes: { kept: 0, planned: 0 } })
    expect(outcome.problem).toMatch(/try again|Check its base URL/i)
    expect(text).toBe('export default () => null\n')
    expect(provider?.requests).toHaveLength(3)
  },
)

test.each(names)('%s: an answer that does not say what it took is counted by its length', async (name) => {
  const { outcome } = await play(name, withFaults(['nousage']))

  const [usage] = outcome.usage
  expect(outcome.end).toBe('finished')
  expect(usage).toMatchObject({ isEstimated: true })
  expect(usage?.inputTokens).toBeGreaterThan(1_000)
})

test.each(names)('%s: a tool that does not exist and input that is no JSON are told to the model', async (name) => {
  const { outcome } = await play(name, [
    parseAnswer('@@tool teleport\n{"to": "Mars"}\n@@end'),
    ...(name.startsWith('google') ? [] : [parseAnswer('@@tool write_file\n@@raw\n{"path": "web/app/pa\n@@end')]),
    parseAnswer('I cannot do that.'),
  ])

  expect(outcome).toMatchObject({ end: 'answered', summary: 'I cannot do that.' })
  const told = JSON.stringify(provider?.requests.at(-1))
  expect(told).toContain('There is no tool teleport')
  if (!name.startsWith('google')) expect(told).toContain('is not valid JSON')
})

test('google: a call that the provider could not read is asked for again', async () => {
  const { outcome } = await play('google/scripted', [
    parseAnswer('@@tool write_file\n@@raw\n{"path": "web/app/pa\n@@end'),
    parseAnswer('Two files.'),
  ])

  expect(outcome).toMatchObject({ end: 'answered', summary: 'Two files.' })
})

test.each(names)(
  '%s: an answer that is cut at its length inside a call does nothing, and the model is told',
  async (name) => {
    const cut =
      '---\nstop: max_tokens\n---\n@@tool write_file\n@@raw\n{"path": "web/app/page.jsx", "content": "export def\n@@end'
    const { outcome, text } = await play(name, [parseAnswer(cut), ...withFaults([])])

    expect(outcome).toMatchObject({ end: 'finished', changes: { kept: 1 } })
    expect(text).toContain('Books')
    expect(JSON.stringify(provider?.requests[1])).toContain('cut off at its length limit')
  },
)

test.each(names)('%s: no credit at the provider ends the run at once', async (name) => {
  const { outcome } = await play(name, withFaults(['402', '402']))

  expect(outcome).toMatchObject({ end: 'failed', usage: [] })
  expect(outcome.problem).toContain('top it up')
  expect(provider?.requests).toHaveLength(1)
})

test('another model stands in for one whose provider fails, and goes on from the same step', async () => {
  const broken = await startProvider(
    withFaults([]).map((answer) => ({ ...answer, faults: Array.from({ length: 9 }, () => '529') })),
  )
  provider = await startProvider(withFaults([]))
  const fallback = { name: 'openai/scripted', ...providers({ apiKey: 'any', baseUrl: provider.url }) }
  const settings = { name: 'anthropic/scripted', ...providers({ apiKey: 'any', baseUrl: broken.url }), fallback }
  const project = createMemoryProject(start)

  const outcome = await createAgent(selectModel(settings), callLimits).runTurn(createMemoryTurn(project))
  await broken.close()

  expect(outcome).toMatchObject({ end: 'finished', usage: [{ model: 'openai/scripted', inputTokens: 1_300 }] })
  // The one that failed is not waited for again.
  expect(broken.requests).toHaveLength(3)
  expect(provider.requests).toHaveLength(2)
})

test.each(names)('%s: a key that is refused ends the run at once with words', async (name) => {
  const { outcome } = await play(name, withFaults(['401', '401']))

  expect(outcome.end).toBe('failed')
  expect(outcome.problem).toContain('refused our key')
  expect(provider?.requests).toHaveLength(1)
})

test.each(names)('%s: a refusal is told as one', async (name) => {
  const { outcome } = await play(name, [parseAnswer('---\nstop: refusal\n---\nNo.')])

  expect(outcome.end).toBe('refused')
})

// The older interface of OpenAI has no place for it.
test.each(names.filter((name) => !name.startsWith('openai-chat')))(
  '%s: reasoning goes back with the next step',
  async (name) => {
    const { outcome } = await play(name, [
      parseAnswer('@@thinking\nA page, then.\n@@end\n@@tool list_files\n{}\n@@end'),
      parseAnswer('Two files.'),
    ])

    expect(outcome).toMatchObject({ end: 'answered', summary: 'Two files.' })
    expect(JSON.stringify(provider?.requests[1])).toContain('A page, then.')
  },
)
