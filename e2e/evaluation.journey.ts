// `npm run eval` with a model that is played: it builds through the public path, judges, writes, and goes on where it was.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { parseAnswer, type RunningProvider, startProvider } from '@joinery/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'

const root = join(import.meta.dirname, '..')
let folder: string
let provider: RunningProvider

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'joinery-evaluation-'))
  provider = await startProvider([
    parseAnswer(`---
usage: in=900 out=120
---
@@tool write_file
{"path": "web/app/page.jsx"}
@@arg content <<END
export const metadata = { title: 'Lantern Street', description: 'When the cinema is open' }
export default function Page() {
  return (
    <main className="mx-auto max-w-xl p-8">
      <h1 className="text-3xl">Lantern Street cinema</h1>
      <p className="mt-4">We are open from Thursday to Sunday, with two films every evening.</p>
    </main>
  )
}
END
@@end
`),
    parseAnswer('---\nusage: in=1100 out=30\n---\n@@tool finish\n{"summary": "The page is there."}\n@@end\n'),
  ])
  const holds = { title: 'The opening days are told', steps: open('Thursday to Sunday | Thu–Sun') }
  const doesNot = {
    title: 'Tickets can be bought',
    steps: [...open('Lantern'), { do: 'press', name: 'Buy | Tickets' }],
  }
  const prompts = [
    { id: 'cinema', prompt: 'A page for our cinema', words: ['Lantern Street'], acceptance: [holds, doesNot] },
  ]
  await writeFile(join(folder, 'prompts.json'), JSON.stringify(prompts))
})

afterAll(async () => {
  await provider?.close()
  await rm(folder, { recursive: true, force: true })
})

function open(text: string): object[] {
  return [
    { do: 'goTo', path: '/' },
    { do: 'expectText', text },
  ]
}

function evaluate(): Promise<{ code: number | null; printed: string }> {
  const args = ['evals/run.ts', '--model', 'openai-compatible:scripted', '--prompts', 'prompts.json', '--out', 'out']
  const child = spawn(join(root, 'node_modules/.bin/node'), args, {
    cwd: root,
    env: { ...process.env, INIT_CWD: folder, OPENAI_COMPATIBLE_BASE_URL: provider.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, printed }))
  })
}

const resultsSchema = z.object({
  model: z.string(),
  rates: z.object({ acceptance: z.object({ plain: z.number(), weighted: z.number() }) }),
  results: z.tuple([
    z.object({
      verdict: z.string(),
      runs: z.array(z.object({ status: z.string(), steps: z.number(), inputTokens: z.number() })),
      acceptance: z.array(z.object({ title: z.string(), outcome: z.string() })),
      judged: z.object({ checks: z.array(z.object({ kind: z.string(), title: z.string(), outcome: z.string() })) }),
    }),
  ]),
})

async function readResults(): Promise<z.infer<typeof resultsSchema>> {
  return resultsSchema.parse(JSON.parse(await readFile(join(folder, 'out/results.json'), 'utf8')))
}

test('a played model is evaluated: what it built holds in part, and its “done” is called false', async () => {
  const { code, printed } = await evaluate()
  expect(printed).toContain('cinema: false-done')
  expect(code).toBe(0)
  const { model, rates, results } = await readResults()
  expect(model).toBe('openai-compatible/scripted')
  const [cinema] = results
  expect(cinema).toMatchObject({
    verdict: 'false-done',
    runs: [{ status: 'VALID', steps: 2, inputTokens: 2000 }],
    acceptance: [{ outcome: 'passed' }, { outcome: 'outdated' }],
  })
  expect(rates.acceptance.plain).toBeCloseTo(1 / 2)
  expect(rates.acceptance.weighted).toBeCloseTo(1 / 3)
  const words = cinema.judged.checks.find(({ title }) => title.includes('Lantern Street'))
  expect(words).toMatchObject({ kind: 'words', outcome: 'passed' })
  expect(await readFile(join(folder, 'out/results.md'), 'utf8')).toContain(
    'acceptance (outdated): Tickets can be bought',
  )
})

test('the same call again asks the model nothing and tells the same', async () => {
  const [asked, before] = [provider.requests.length, await readResults()]
  const { code, printed } = await evaluate()
  expect(printed).toContain('1 of 1 prompts are done already.')
  expect(code).toBe(0)
  expect(provider.requests.length).toBe(asked)
  expect(await readResults()).toEqual(before)
})
