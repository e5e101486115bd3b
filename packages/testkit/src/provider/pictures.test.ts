// A picture that came with a request, in each wire format: models that see get its bytes, others are told.
import { createAgent, createMemoryProject, createMemoryTurn, selectModel } from '@joinery/agent'
import { expect, test } from 'vitest'

import { onePixel } from '../services/start-services.ts'
import { parseAnswer } from './scripted-answer.ts'
import { startProvider } from './start-provider.ts'

async function ask(name: string): Promise<string> {
  const provider = await startProvider([parseAnswer('I see.')])
  const own = { apiKey: 'any', baseUrl: provider.url }
  const selected = selectModel({ name, anthropic: own, openai: own, openaiCompatible: own, google: own })
  const picture = {
    name: 'hero.png',
    mediaType: 'image/png',
    kind: 'picture' as const,
    bytes: new Uint8Array(Buffer.from(onePixel, 'base64')),
    url: 'http://content/1/',
  }
  const turn = createMemoryTurn(createMemoryProject({}), { request: 'Like this', attachments: [picture] })
  await createAgent(selected).runTurn(turn)
  await provider.close()
  return JSON.stringify(provider.requests[0])
}

test.each([
  'anthropic/claude-sonnet-4-5',
  'openai/gpt-5',
  'openai-chat/gpt-4o',
  'google/gemini-2.5-flash',
  'openai-compatible/qwen2.5vl:7b',
])('%s gets the picture', async (name) => {
  const sent = await ask(name)
  expect(sent).toContain(onePixel)
  expect(sent).toContain('image/png')
})

test.each(['openai-compatible/llama3.2', 'openai-chat/gpt-3.5-turbo'])(
  '%s is told what it cannot see',
  async (name) => {
    const sent = await ask(name)
    expect(sent).not.toContain(onePixel)
    expect(sent).toContain('You cannot see it')
  },
)
