// How much of what a run sends its provider has in its cache already, and what else reaches it on the wire.
import { createAgent, createMemoryProject, createMemoryTurn, selectModel, type Effort } from '@joinery/agent'
import { expect, test } from 'vitest'

import { cacheShare, countAnthropicCache, countOpenaiCache } from './prompt-cache.ts'
import { parseAnswer } from './scripted-answer.ts'
import { startProvider } from './start-provider.ts'

/** A whole build as models do it: the guide, then files, several in an answer, some of them many. */
const build = [
  '@@tool guide\n{"topic": "app"}\n@@end\n@@tool guide\n{"topic": "design"}\n@@end',
  manyFiles(2, 3_000),
  manyFiles(14, 600),
  manyFiles(1, 2_000),
  '@@tool check\n{}\n@@end',
  manyFiles(3, 1_500),
  manyFiles(1, 800),
  '@@tool check\n{}\n@@end',
  manyFiles(12, 300),
  '@@tool finish\n{"summary": "Done."}\n@@end',
]

function manyFiles(count: number, size: number): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `@@tool write_file\n{"path": "web/lib/file-${count}-${index}.js"}\n@@arg content <<EOF\n// ${'x'.repeat(size)}\nEOF\n@@end`,
  ).join('\n')
}

async function play(name: string, given: { effort?: Effort; maxOutputTokens?: number; answers?: string[] } = {}) {
  const provider = await startProvider((given.answers ?? build).map(parseAnswer))
  const own = { apiKey: 'any', baseUrl: provider.url }
  const { effort, maxOutputTokens } = given
  const selected = selectModel({
    name,
    anthropic: own,
    openai: own,
    openaiCompatible: own,
    google: own,
    effort,
    maxOutputTokens,
  })
  const project = createMemoryProject({
    'web/app/layout.jsx': 'export default ({ children }) => children\n',
    'web/app/page.jsx': 'export default () => null\n',
  })
  const turn = { ...createMemoryTurn(project), cacheKey: 'a-project' }
  const outcome = await createAgent(selected).runTurn(turn)
  await provider.close()
  return { requests: provider.requests, outcome }
}

test('Anthropic: after the second step at least four fifths of the input come from the cache', async () => {
  const { requests, outcome } = await play('anthropic/claude-sonnet-4-5')
  const counts = countAnthropicCache(requests)

  expect(outcome.end).toBe('finished')
  expect(requests).toHaveLength(build.length)
  expect(cacheShare(counts, 2)).toBeGreaterThan(0.8)
  // Also right after a step of more parts than the provider looks back.
  expect((counts[3]?.read ?? 0) / (counts[2]?.input ?? 1)).toBeGreaterThan(0.95)
})

test.each(['openai/gpt-5', 'openai-chat/gpt-4.1'])(
  '%s: the same, by a key that is the same for the project',
  async (name) => {
    const { requests } = await play(name)

    expect(requests).toEqual(requests.map(() => expect.objectContaining({ prompt_cache_key: 'a-project' })))
    expect(cacheShare(countOpenaiCache(requests), 2)).toBeGreaterThan(0.8)
  },
)

test('a prompt that changed at its beginning would read nothing: the counters can tell', async () => {
  const { requests } = await play('anthropic/claude-sonnet-4-5')
  const changed = requests.map((request, index) => ({ ...Object(request), system: [{ text: `Step ${index}` }] }))

  expect(cacheShare(countAnthropicCache(changed), 2)).toBe(0)
})

const hello = { answers: ['Hello.'] }

test.each([
  ['anthropic/claude-sonnet-4-5', 'thinking'],
  ['openai/gpt-5', 'reasoning'],
  ['openai-chat/gpt-5', 'reasoning_effort'],
  ['openai-compatible/gpt-oss:20b', 'reasoning_effort'],
  ['google/gemini-2.5-pro', 'thinkingConfig'],
])('%s is told how hard to think', async (name, field) => {
  const { requests } = await play(name, { effort: 'high', ...hello })

  expect(JSON.stringify(requests[0])).toContain(`"${field}"`)
})

test.each([
  ['anthropic/claude-3-5-haiku-latest', 8_192],
  ['openai/gpt-4o', 16_384],
  ['openai-chat/gpt-4o-mini', 16_384],
  ['google/gemini-2.0-flash', 8_192],
])('%s is asked for no more than it takes', async (name, most) => {
  const { requests } = await play(name, hello)
  const [limit = Infinity] = [...JSON.stringify(requests[0]).matchAll(/"max\w*tokens":(\d+)/gi)].map(([, n]) =>
    Number(n),
  )

  expect(limit).toBe(most)
})

test('a ceiling of one’s own counts where it is lower', async () => {
  const { requests } = await play('anthropic/claude-sonnet-4-5', { maxOutputTokens: 2_000, ...hello })

  expect(requests[0]).toMatchObject({ max_tokens: 2_000 })
})
