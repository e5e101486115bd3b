// Whole runs of the agent over real HTTP, in each wire format, with everything that can go wrong on the way.
import {
  createAgent,
  createMemoryProject,
  createMemoryTurn,
  selectModel,
  type ModelSettings,
  type TurnOutcome,
} from '@joinery/agent'
import { afterEach, expect, test } from 'vitest'

import { parseAnswer, type ScriptedAnswer } from './scripted-answer.ts'
import { startProvider, type RunningProvider } from './start-provider.ts'

const names = ['anthropic/scripted', 'openai/scripted', 'openai-compatible/scripted']
const start = {
  'web/app/layout.jsx': 'export default ({ children }) => children\n',
  'web/app/page.jsx': 'export default () => null\n',
}
const build = [
  `---
usage: in=1000 out=50 cache_read=200
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

let provider: RunningProvider | null = null
afterEach(async () => {
  await provider?.close()
})

async function play(name: string, answers: ScriptedAnswer[]): Promise<{ outcome: TurnOutcome; text: string }> {
  provider = await startProvider(answers)
  const own = { apiKey: 'any', baseUrl: provider.url }
  const settings: ModelSettings = { name, anthropic: own, openai: own, openaiCompatible: own }
  const callLimits = { timeouts: { firstChunkMs: 2_000, chunkMs: 300 }, maxAttempts: 3, backOffMs: 1 }
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
  expect(outcome.inputTokens).toBe(1_300)
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

test.each(names)('%s: reasoning goes back with the next step', async (name) => {
  const { outcome } = await play(name, [
    parseAnswer('@@thinking\nA page, then.\n@@end\n@@tool list_files\n{}\n@@end'),
    parseAnswer('Two files.'),
  ])

  expect(outcome).toMatchObject({ end: 'answered', summary: 'Two files.' })
  expect(JSON.stringify(provider?.requests[1])).toContain('A page, then.')
})
