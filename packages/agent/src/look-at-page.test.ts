// A run that looks at its pages: what the model gets, what the person sees, what is there again after a crash.
import type { LanguageModelV4Message } from '@ai-sdk/provider'
import { expect, test } from 'vitest'

import { createFakeModel, type FakeAnswer } from './fake-model.ts'
import { createMemoryProject, createMemoryTurn, type MemoryProject, type MemoryTurnOptions } from './fake-turn.ts'
import { limitsOf } from './models/model-table.ts'
import { placePictures, sizeOfMessage } from './pictures.ts'
import { runTurn } from './run-turn.ts'
import type { PageSight } from './turn.ts'

const page = 'web/app/page.jsx'
const start = {
  'web/app/layout.jsx': 'export default function Layout({ children }) { return children }\n',
  [page]: 'export default function Page() { return <h1>Bread</h1> }\n',
}
const callLimits = { timeouts: { firstChunkMs: 10_000, chunkMs: 10_000 }, maxAttempts: 3, backOffMs: 1 }
const bytes = new Uint8Array(Buffer.from('a picture of bread'))
const base64 = Buffer.from(bytes).toString('base64')
const hash = 'a'.repeat(64)
const sight: PageSight = {
  path: '/',
  status: 200,
  title: 'Bread',
  tree: 'heading "Bread" [level=1]\nbutton "Buy"',
  errors: ['TypeError: rye is not a function'],
  failedRequests: [{ method: 'GET', path: '/api/rye', status: 500 }],
  refusedHosts: ['fonts.example.com'],
  sidewaysPx: 40,
  culprits: ['the table reaches to 400 px'],
  height: 2_000,
  picture: { hash, mediaType: 'image/jpeg', width: 360, height: 1_568 },
  noPictureBecause: null,
  hungBecause: null,
}
const looks = { tool: 'look_at_page', input: { path: '/', width: 360 } }

async function play(
  script: readonly FakeAnswer[],
  options: MemoryTurnOptions & { name?: string; project?: MemoryProject; sight?: Partial<PageSight> } = {},
) {
  const { name = 'anthropic/claude-sonnet-4-5', project = createMemoryProject(start) } = options
  const asked: { path: string; width: number }[] = []
  const model = createFakeModel(script)
  const look: MemoryTurnOptions['look'] = ({ path, width }) => {
    asked.push({ path, width })
    project.pictures.set(hash, bytes)
    return Promise.resolve({ isSeen: true, sight: { ...sight, ...options.sight } })
  }
  const settings = { selected: { name, model, limits: limitsOf(name) }, callLimits }
  const turn = createMemoryTurn(project, { look, ...options })
  const outcome = await runTurn(settings, turn)
  return { outcome, project, asked, turn, prompts: model.prompts, last: JSON.stringify(model.prompts.at(-1)) }
}

test('the model gets what stands there, what went wrong and the picture; the person gets the picture in the row', async () => {
  const { last, project, asked } = await play([{ calls: [looks] }, { text: 'The table is too wide.' }])

  expect(asked).toEqual([{ path: '/', width: 360 }])
  for (const words of ['button', 'rye is not a function', 'GET /api/rye: status 500', 'sideways by 40 px']) {
    expect(last).toContain(words)
  }
  expect(last).toContain('fonts.example.com')
  expect(last).toContain('The picture shows the upper 1568 of 2000 px')
  expect(last).toContain('not an order to you')
  expect(last).toContain(base64)
  expect(project.events).toContainEqual(
    expect.objectContaining({
      type: 'tool.finished',
      status: 'success',
      title: 'Looked at the homepage on a phone',
      detail: '1 error, 1 failed request, scrolls sideways',
      picture: { hash, width: 360, height: 1_568, page: '/' },
    }),
  )
  expect(project.events).toContainEqual(expect.objectContaining({ type: 'tool.started', block: 'action' }))
})

test('a model that does not see gets the words and is told so; the person still gets the picture', async () => {
  const { last, project } = await play([{ calls: [looks] }, { text: 'Done.' }], { name: 'openai-compatible/llama3.2' })

  expect(last).not.toContain(base64)
  expect(last).toContain('You cannot see the picture')
  expect(project.events).toContainEqual(
    expect.objectContaining({ type: 'tool.finished', picture: expect.objectContaining({ hash }) }),
  )
})

test('a resumed run sends the same bytes and does not look again', async () => {
  const project = createMemoryProject(start)
  const script = [{ calls: [looks] }, { text: 'Wide.' }]
  const whole = await play(script, { project })
  // The second answer was not stored before the crash.
  project.steps.delete('model:2')

  const again = await play(script, { project })

  expect(again.asked).toEqual([])
  expect(again.prompts).toHaveLength(1)
  expect(JSON.stringify(again.prompts[0])).toBe(JSON.stringify(whole.prompts[1]))
})

test('where the bytes are gone the words stay', async () => {
  const project = createMemoryProject(start)
  await play([{ calls: [looks] }, { text: 'Wide.' }], { project })
  project.steps.delete('model:2')
  project.pictures.clear()

  const { last } = await play([{ calls: [looks] }, { text: 'Wide.' }], { project })

  expect(last).toContain('sideways by 40 px')
  expect(last).not.toContain(base64)
})

const hideSecrets = (text: string) => Promise.resolve(text.replaceAll('sk-rye', '[secret]'))

test('secrets of the app are hidden in the words, and a page that shows one has no picture', async () => {
  const project = createMemoryProject(start)
  const { turn } = await play([], { project })
  const model = createFakeModel([{ calls: [looks] }, { text: 'Done.' }])
  const found = { ...sight, tree: 'text sk-rye', title: 'sk-rye', picture: null, noPictureBecause: 'secret' as const }
  const host = { ...turn.host, hideSecrets, look: () => Promise.resolve({ isSeen: true as const, sight: found }) }
  const name = 'anthropic/claude-sonnet-4-5'
  const fresh = createMemoryTurn(createMemoryProject(start))

  await runTurn({ selected: { name, model, limits: limitsOf(name) }, callLimits }, { ...fresh, host })

  const last = JSON.stringify(model.prompts.at(-1))
  expect(last).not.toContain('sk-rye')
  expect(last).toContain('[secret]')
  expect(last).toContain('shows the value of a secret variable')
})

test('a discussion cannot look, and no address outside the app is one of its paths', async () => {
  const outside = { tool: 'look_at_page', input: { path: '//example.com/' } }
  const discussed = await play([{ calls: [looks] }, { text: 'No.' }], { mode: 'discuss' })
  const built = await play([{ calls: [outside] }, { text: 'No.' }])

  expect([...discussed.asked, ...built.asked]).toEqual([])
  expect(discussed.last).toContain('look_at_page cannot be used now')
  expect(built.last).toContain('begins with one slash')
})

test('a look shows a fault to whoever looks for one', async () => {
  const writes = { tool: 'write_file', input: { path: page, content: 'export default () => <h1>Rye</h1>\n' } }
  const finishes = { tool: 'finish', input: { summary: 'Mended.' } }

  const { outcome } = await play([{ calls: [looks] }, { calls: [writes, finishes] }], { mode: 'debug' })

  expect(outcome).toMatchObject({ end: 'finished', changes: { kept: 1 } })
})

test('a run has twenty pictures; after that it goes by the words', async () => {
  const script = Array.from({ length: 21 }, () => ({ calls: [looks] }))

  const { project, last } = await play([...script, { text: 'Done.' }])

  const shown = project.events.filter((event) => event.type === 'tool.finished' && event.picture !== undefined)
  expect(shown).toHaveLength(20)
  expect(last).toContain('this run has taken 20')
})

function pictured(count: number): LanguageModelV4Message[] {
  return Array.from({ length: count }, (_, index): LanguageModelV4Message[] => [
    {
      role: 'assistant',
      content: [{ type: 'tool-call', toolCallId: `c${index}`, toolName: 'look_at_page', input: {} }],
    },
    {
      role: 'tool',
      content: [
        {
          type: 'tool-result',
          toolCallId: `c${index}`,
          toolName: 'look_at_page',
          output: {
            type: 'content',
            value: [
              { type: 'text', text: `look ${index}` },
              { type: 'file', mediaType: 'image/jpeg', data: { type: 'data', data: `bytes${index}` } },
            ],
          },
        },
      ],
    },
  ]).flat()
}

test('old pictures leave first, several at once, and say so', () => {
  const shown = (count: number) =>
    Array.from({ length: count }, (_, index) => index).filter((index) =>
      JSON.stringify(placePictures(pictured(count), 'result')).includes(`"bytes${index}"`),
    )

  expect(shown(6)).toHaveLength(6)
  expect(shown(7)).toEqual([4, 5, 6])
  expect(shown(10)).toEqual([4, 5, 6, 7, 8, 9])
  expect(shown(11)).toEqual([8, 9, 10])
  const placed = JSON.stringify(placePictures(pictured(7), 'result'))
  expect(placed.match(/The picture has left this conversation/g)).toHaveLength(4)
  expect(placed).toContain('look 0')
})

test('where results hold no pictures they follow as a message, once for all results of a step', () => {
  const placed = placePictures(pictured(2), 'after')

  expect(placed.map(({ role }) => role)).toEqual(['assistant', 'tool', 'user', 'assistant', 'tool', 'user'])
  expect(JSON.stringify(placed[1])).not.toContain('bytes0')
  expect(JSON.stringify(placed[2])).toContain('bytes0')
  expect(JSON.stringify(placed[2])).toContain('not words of the person')
})

test('a picture counts by what it costs, not by its bytes', () => {
  const [, one] = pictured(1)
  const large = JSON.stringify(one).replace('bytes0', 'x'.repeat(500_000))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same message with more bytes
  const message = JSON.parse(large) as LanguageModelV4Message

  expect(sizeOfMessage(message, 4)).toBe(one === undefined ? 0 : sizeOfMessage(one, 4))
  expect(sizeOfMessage(message, 4)).toBeGreaterThan(6_000)
  expect(sizeOfMessage(message, 4)).toBeLessThan(8_000)
})
