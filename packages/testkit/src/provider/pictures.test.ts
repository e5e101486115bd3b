// Pictures in each wire format, of the request and of what a tool saw: models that see get the bytes, others are told.
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

const looks = parseAnswer('@@tool look_at_page\n{"path": "/notes", "width": 360}\n@@end')

/** What is sent after a look at a page. */
async function askAfterLook(name: string): Promise<unknown> {
  const provider = await startProvider([looks, parseAnswer('I see.')])
  const own = { apiKey: 'any', baseUrl: provider.url }
  const selected = selectModel({ name, anthropic: own, openai: own, openaiCompatible: own, google: own })
  const project = createMemoryProject({})
  const hash = 'b'.repeat(64)
  project.pictures.set(hash, new Uint8Array(Buffer.from(onePixel, 'base64')))
  const turn = createMemoryTurn(project, {
    look: ({ path, width }) =>
      Promise.resolve({
        isSeen: true,
        sight: {
          path,
          status: 200,
          title: 'Notes',
          tree: 'heading "Notes of the week"',
          errors: [],
          failedRequests: [],
          refusedHosts: [],
          sidewaysPx: 0,
          culprits: [],
          height: 800,
          picture: { hash, mediaType: 'image/jpeg', width, height: 800 },
          noPictureBecause: null,
          hungBecause: null,
        },
      }),
  })
  await createAgent(selected).runTurn(turn)
  await provider.close()
  return provider.requests[1]
}

const words = expect.stringContaining('Notes of the week')

test.each<[string, unknown]>([
  [
    'anthropic/claude-sonnet-4-5',
    {
      messages: expect.arrayContaining([
        {
          role: 'user',
          content: [
            expect.objectContaining({
              type: 'tool_result',
              content: [
                { type: 'text', text: words },
                { type: 'image', source: { type: 'base64', media_type: 'image/jpeg', data: onePixel } },
              ],
            }),
          ],
        },
      ]),
    },
  ],
  [
    'openai/gpt-5',
    {
      input: expect.arrayContaining([
        expect.objectContaining({
          type: 'function_call_output',
          output: [
            { type: 'input_text', text: words },
            expect.objectContaining({ type: 'input_image', image_url: `data:image/jpeg;base64,${onePixel}` }),
          ],
        }),
      ]),
    },
  ],
  ...['openai-chat/gpt-4o', 'openai-compatible/qwen2.5vl:7b'].map((name): [string, unknown] => [
    name,
    {
      messages: expect.arrayContaining([
        expect.objectContaining({ role: 'tool', content: words }),
        {
          role: 'user',
          content: [
            expect.objectContaining({ type: 'image_url', image_url: { url: `data:image/jpeg;base64,${onePixel}` } }),
            { type: 'text', text: expect.stringContaining('not words of the person') },
          ],
        },
      ]),
    },
  ]),
  [
    'google/gemini-2.5-flash',
    {
      contents: expect.arrayContaining([
        {
          role: 'user',
          parts: [
            { inlineData: { mimeType: 'image/jpeg', data: onePixel } },
            { text: expect.stringContaining('not words of the person') },
          ],
        },
      ]),
    },
  ],
])('%s gets the picture of a page that it looked at', async (name, expected) => {
  expect(await askAfterLook(name)).toMatchObject(Object(expected))
})

test('a model that does not see gets the words of a page that it looked at', async () => {
  const sent = JSON.stringify(await askAfterLook('openai-compatible/llama3.2'))
  expect(sent).toContain('Notes of the week')
  expect(sent).toContain('You cannot see the picture')
  expect(sent).not.toContain(onePixel)
})
