import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { createModeration } from './moderation.ts'

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

/** A moderation service on loopback that answers from a list and keeps what it was asked. */
async function serve(answers: { status?: number; text: string }[]) {
  const asked: { url: string | undefined; key: string | undefined; body: unknown }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push({ url: request.url, key: request.headers.authorization, body: JSON.parse(body) })
      const { status = 200, text } = answers.shift() ?? { text: '{}' }
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endings.push(() => server.close())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening TCP server has one
  const { port } = server.address() as AddressInfo
  return { asked, baseUrl: `http://127.0.0.1:${port}/v1` }
}

const resultOf = (categories: Record<string, boolean>) => ({
  text: JSON.stringify({ results: [{ flagged: true, categories }] }),
})
const signal = AbortSignal.timeout(30_000)

test('what is refused is named; what anybody may build is not', async () => {
  const service = await serve([resultOf({ violence: true, harassment: true }), resultOf({ 'sexual/minors': true })])
  const ask = createModeration({ apiKey: 'key', baseUrl: service.baseUrl })

  expect(await ask({ texts: ['a game with swords'], images: [], signal })).toEqual({ ok: true, found: [] })
  expect(await ask({ texts: ['…'], images: [], signal })).toEqual({ ok: true, found: ['sexual content with children'] })
  expect(service.asked[0]).toMatchObject({
    url: '/v1/moderations',
    key: 'Bearer key',
    body: { model: 'omni-moderation-latest', input: ['a game with swords'] },
  })
})

test('pictures go one by one, and one that the service cannot read is told apart from a service that is down', async () => {
  const service = await serve([
    resultOf({}),
    { status: 400, text: '{}' },
    { status: 503, text: '<html>' },
    { text: '<html>' },
  ])
  const ask = createModeration({ apiKey: undefined, baseUrl: service.baseUrl })
  const image = 'data:image/png;base64,AA=='

  expect(await ask({ texts: ['a'], images: [image], signal })).toMatchObject({ ok: false, code: 'image_unreadable' })
  expect(service.asked[1]?.body).toMatchObject({ input: [{ type: 'image_url', image_url: { url: image } }] })
  expect(await ask({ texts: ['a'], images: [], signal })).toMatchObject({ ok: false, code: 'unavailable' })
  expect(await ask({ texts: ['a'], images: [], signal })).toMatchObject({ ok: false, code: 'unavailable' })
})
