// Models that act by blocks in their text, over real HTTP: the same run, the same stored steps, with what can go wrong.
import { createAgent, createMemoryProject, createMemoryTurn, selectModel } from '@joinery/agent'
import { afterEach, expect, test } from 'vitest'

import { parseAnswer, type ScriptedAnswer } from './scripted-answer.ts'
import { startProvider, type RunningProvider } from './start-provider.ts'

const page = 'web/app/page.jsx'
const start = {
  'web/app/layout.jsx': 'export default ({ children }) => children\n',
  [page]: 'export default function Page() {\n  return <h1>Rye</h1>\n}\n',
}
const callLimits = { timeouts: { firstChunkMs: 10_000, chunkMs: 1_000 }, maxAttempts: 3, backOffMs: 1 }
const byBlocks = 'openai-compatible/deepseek-r1:14b'

let provider: RunningProvider | null = null
afterEach(async () => {
  await provider?.close()
})

const text = (words: string, more: Partial<ScriptedAnswer> = {}): ScriptedAnswer => ({
  parts: [{ kind: 'text', text: words }],
  stop: null,
  usage: null,
  faults: [],
  ...more,
})

async function play(name: string, answers: readonly ScriptedAnswer[]) {
  provider = await startProvider(answers)
  const own = { apiKey: 'any', baseUrl: provider.url }
  const project = createMemoryProject(start)
  const agent = createAgent(
    selectModel({ name, anthropic: own, openai: own, openaiCompatible: own, google: own }),
    callLimits,
  )
  const outcome = await agent.runTurn(createMemoryTurn(project))
  const rows = project.events.flatMap((event) => (event.type === 'tool.finished' ? [event] : []))
  return { outcome, project, rows, shown: project.blobs.get(outcome.tree[page] ?? '') ?? '' }
}

const written = 'export default function Page() {\n  return <h1>Rye and oat</h1>\n}'
const writes = text(`I write the page.\n\n\`\`\`file ${page}\n${written}\n\`\`\`\n\n\`\`\`call check\n{}\n\`\`\``)
const finishes = text('```call finish\n{"summary": "A page of bread."}\n```')

test.each([byBlocks, 'anthropic/codellama', 'openai/codellama', 'openai-chat/codellama', 'google/codellama'])(
  '%s: files come as fenced text, and the run is like any other',
  async (name) => {
    const { outcome, shown, rows, project } = await play(name, [writes, finishes])

    expect(outcome).toMatchObject({ end: 'finished', summary: 'A page of bread.' })
    expect(shown).toBe(`${written}\n`)
    expect(rows.map(({ title }) => title)).toEqual([
      'Wrote the homepage',
      'Checked that it compiles',
      expect.any(String),
    ])
    expect(project.steps.get('tool:1:0')).toMatchObject({ isError: false, isChange: true })
    const said = project.events.flatMap((event) => (event.type === 'text.delta' ? [event.text] : []))
    expect(said.join('')).toContain('I write the page.')
    expect(said.join('')).not.toContain('Rye and oat')
    const [first, second] = (provider?.requests ?? []).map((request) => JSON.stringify(request))
    expect(first).toContain('How you act here')
    expect(first).not.toMatch(/"tools"|functionDeclarations/)
    expect(second).toContain('Result of block 1 (write_file)')
  },
)

test.each(['cut=30', 'cut=80', 'nostop', 'stall=50', 'errorevent=60', '500', 'html'])(
  'a stream that breaks off leaves nothing half done: %s',
  async (fault) => {
    const { outcome, shown, rows } = await play(byBlocks, [{ ...writes, faults: [fault] }, finishes])

    expect(outcome.end).toBe('finished')
    expect(shown).toBe(`${written}\n`)
    expect(rows).toHaveLength(3)
  },
)

test.each<[string, string, string]>([
  ['a block that is not closed', `\`\`\`file ${page}\n${written}`, 'not closed'],
  ['input that is no JSON', '```call run_sql\n{sql: select 1}\n```', 'not valid JSON'],
  ['an edit without its marks', `\`\`\`edit ${page}\nRye\n\`\`\``, 'not valid JSON'],
  ['an edit with marks in another order', `\`\`\`edit ${page}\n=======\nRye\n<<<<<<< FIND\n\`\`\``, 'not valid JSON'],
  ['an unknown tool', '```call paint_it\n{}\n```', 'There is no tool paint_it'],
])('a malformed block is told and nothing is done: %s', async (_, malformed, words) => {
  const { outcome, shown, rows } = await play(byBlocks, [text(malformed), finishes])

  expect(rows[0]).toMatchObject({ status: 'error' })
  expect(JSON.stringify(provider?.requests[1])).toContain(words)
  expect(shown).toBe(start[page])
  expect(outcome.end).toBe('answered')
})

test('at the length limit an open block is not written', async () => {
  const open = text(`\`\`\`file ${page}\nexport default function Pa`, { stop: 'max_tokens' })
  const { shown } = await play(byBlocks, [open, writes, finishes])

  expect(JSON.stringify(provider?.requests[1])).toContain('cut off at its length limit')
  expect(shown).toBe(`${written}\n`)
})

test('an edit by blocks, and a file that has fences itself', async () => {
  const edit = `\`\`\`edit ${page}\n<<<<<<< FIND\n  return <h1>Rye</h1>\n=======\n  return <h1>Oat</h1>\n>>>>>>> REPLACE\n\`\`\``
  const notes = '````file README.md\n# Bread\n\n```js\nlet a\n```\n````'
  const { outcome, shown, project } = await play(byBlocks, [text(`${edit}\n\n${notes}`), finishes])

  expect(shown).toContain('<h1>Oat</h1>')
  expect(project.blobs.get(outcome.tree['README.md'] ?? '')).toBe('# Bread\n\n```js\nlet a\n```\n')
  // What it wrote comes back to it in the same form.
  expect(JSON.stringify(provider?.requests[1])).toContain('````file README.md')
})

test('other fences are only words for the person', async () => {
  const { outcome, project } = await play(byBlocks, [text('It looks so:\n\n```jsx\n<p>Hi</p>\n```\n')])

  expect(outcome).toMatchObject({ end: 'answered' })
  expect(project.events.some(({ type }) => type === 'tool.started')).toBe(false)
})

test('a model that writes calls badly again and again is asked to act by blocks', async () => {
  const bad = parseAnswer('@@tool write_file\n@@raw\n{"path": "web/app/page.jsx", "content": \n@@end')
  const { outcome, shown } = await play('openai-compatible/some-model', [bad, bad, bad, writes, finishes])

  const asked = (provider?.requests ?? []).map((request) => JSON.stringify(request).includes('How you act here'))
  expect(asked).toEqual([false, false, false, true, true])
  expect(outcome.end).toBe('finished')
  expect(shown).toBe(`${written}\n`)
})
