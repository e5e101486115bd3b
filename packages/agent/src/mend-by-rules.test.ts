import type { Compiler } from '@joinery/compiler'
import { sharedCompiler } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { createFakeModel, type FakeAnswer } from './fake-model.ts'
import { createMemoryProject, createMemoryTurn, filesOf } from './fake-turn.ts'
import { limitsOf } from './models/model-table.ts'
import { runTurn } from './run-turn.ts'

const page = 'web/app/page.jsx'
const start = {
  'web/app/layout.jsx': 'export default function Layout({ children }) { return children }\n',
  [page]: 'export default function Page() { return <h1>Nothing</h1> }\n',
}
const unclosed = `export default function Page() {
  return (
    <main>
      <h1>Books</h1>
    </main>
  )
`
const nonsense = 'export default function Page() { return <h1>Books</h2 }}} (\n'
const callLimits = { timeouts: { firstChunkMs: 10_000, chunkMs: 10_000 }, maxAttempts: 1, backOffMs: 1 }
let compiler: Compiler

beforeAll(async () => {
  compiler = await sharedCompiler()
})

async function play(script: readonly FakeAnswer[], mode: 'build' | 'discuss' = 'build') {
  const model = createFakeModel(script)
  const project = createMemoryProject(start)
  const turn = createMemoryTurn(project, { mode })
  const host = { ...turn.host, check: (files: Parameters<Compiler['check']>[0]) => compiler.check(files) }
  const settings = { selected: { name: 'fake', model, limits: limitsOf('fake') }, callLimits }
  const outcome = await runTurn(settings, { ...turn, host })
  return { outcome, project, told: JSON.stringify(model.prompts), files: filesOf(project, outcome.tree) }
}

const write = (content: string) => ({ tool: 'write_file', input: { path: page, content } })
const check = { tool: 'check', input: {} }
const finish = { tool: 'finish', input: { summary: 'Books.' } }

test('what a check finds and rules can mend is mended before the model is asked again', async () => {
  const { outcome, files, told } = await play([{ calls: [write(unclosed), check] }, { calls: [finish] }])

  expect(outcome).toMatchObject({ end: 'finished', problem: null })
  expect(await compiler.check(files)).toEqual([])
  expect(told).toContain('mended by rules')
})

test('a finish that is kept by such an error says that it compiles now', async () => {
  const { outcome, told } = await play([{ calls: [write(unclosed), finish] }, { calls: [finish] }])

  expect(outcome.end).toBe('finished')
  expect(told).toContain('It compiles now: finish again.')
})

test('what rules cannot mend is told as it is', async () => {
  const { files, told } = await play([{ calls: [write(nonsense), check] }, { text: 'I stop.' }, { text: 'I stop.' }])

  expect(files[page]).toBe(nonsense)
  expect(told).not.toContain('mended by rules')
})
