import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestRuntime, type TestRuntime, waitUntil } from './fixtures/test-runtime.ts'

let runtime: TestRuntime
beforeAll(async () => {
  runtime = await startTestRuntime()
})
afterAll(() => runtime.stop())

const hello = `return new Response('hello')`

test('an app answers', async () => {
  const app = runtime.writeApp(
    `return new Response('hello ' + request.url, { status: 201, headers: { 'x-own': 'yes' } })`,
  )

  const response = await runtime.get(app, '/notes/3?sort=name')

  expect(response.status).toBe(201)
  expect(response.headers.get('x-own')).toBe('yes')
  expect(await response.text()).toBe('hello http://app.localhost:3000/notes/3?sort=name')
})

test('an app behind https sees https, and no header of ours', async () => {
  const app = runtime.writeApp(`return Response.json({ url: request.url, names: [...request.headers.keys()] })`)
  const headers = { 'x-joinery-app': 'forged', 'x-joinery-protocol': 'http', cookie: 'a=1' }

  const response = await runtime.runtime.fetch(app, new Request('https://shop.example/', { headers }))

  const { url, names }: { url: string; names: string[] } = await response.json()
  expect(url).toBe('https://shop.example/')
  expect(names).toContain('cookie')
  expect(names.filter((name) => name.startsWith('x-joinery'))).toEqual([])
})

test('bodies of any size arrive whole, and answers without a body stay empty', async () => {
  const app = runtime.writeApp(`
    if (request.method === 'DELETE') return new Response(null, { status: 204 })
    const bytes = await request.arrayBuffer()
    return Response.json({ size: bytes.byteLength, type: request.headers.get('content-type') })`)
  const body = new Uint8Array(3_000_000)

  const posted = await runtime.get(app, '/', { method: 'POST', body, headers: { 'content-type': 'image/png' } })
  expect(await posted.json()).toEqual({ size: 3_000_000, type: 'image/png' })

  const deleted = await runtime.get(app, '/', { method: 'DELETE' })
  expect(deleted.status).toBe(204)
  expect(deleted.body).toBeNull()
})

test('an answer streams: its first part is here before its last is written', async () => {
  const app = runtime.writeApp(`
    const { readable, writable } = new TransformStream()
    const writer = writable.getWriter(), encoder = new TextEncoder()
    ctx.waitUntil((async () => {
      await writer.write(encoder.encode('first'))
      await new Promise((resolve) => setTimeout(resolve, 400))
      await writer.write(encoder.encode('last'))
      await writer.close()
    })())
    return new Response(readable)`)
  await runtime.get(app).then((response) => response.text())

  const startedAt = performance.now()
  const response = await runtime.get(app)
  const decoder = new TextDecoder()
  const parts: { text: string; afterMs: number }[] = []
  for await (const chunk of response.body ?? []) {
    parts.push({ text: decoder.decode(chunk), afterMs: performance.now() - startedAt })
  }

  expect(parts.map((part) => part.text)).toEqual(['first', 'last'])
  expect((parts[1]?.afterMs ?? 0) - (parts[0]?.afterMs ?? 0)).toBeGreaterThan(250)
})

test('cookies stay apart and redirects are handed on, not followed', async () => {
  const app = runtime.writeApp(`
    const headers = new Headers({ location: '/elsewhere' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    return new Response(null, { status: 302, headers })`)

  const response = await runtime.get(app)

  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/elsewhere')
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('variables reach the app whatever characters they hold', async () => {
  const value = 'quote " backslash \\ line\nend é 漢 ) ], embed "main.js"'
  const app = runtime.writeApp(`return Response.json([env.SECRET, process.env.SECRET])`, {
    variables: { SECRET: value },
  })

  expect(await runtime.get(app).then((response) => response.json())).toEqual([value, value])
})

test('changed variables are seen by the next request', async () => {
  const app = runtime.writeApp(`return new Response(env.COLOUR)`, { variables: { COLOUR: 'red' } })
  expect(await textOf(runtime.get(app))).toBe('red')

  expect(await textOf(runtime.get({ ...app, variables: { COLOUR: 'blue' } }))).toBe('blue')
})

test('many first requests at once start one process', async () => {
  const app = runtime.writeApp(`globalThis.id ??= crypto.randomUUID(); return new Response(globalThis.id)`)

  const ids = await Promise.all(Array.from({ length: 20 }, () => textOf(runtime.get(app))))

  expect(new Set(ids).size).toBe(1)
})

test('sql arrives with the identity of the socket, whatever the app claims', async () => {
  const app = runtime.writeApp(
    `return fetch('http://gateway.joinery.internal/sql', { method: 'POST', headers: { 'x-joinery-app': 'other' },
       body: JSON.stringify({ projectGroupId: 'other', statements: [{ text: 'select $1', params: [7] }] }) })`,
    { environment: 'development' },
  )

  expect(await runtime.get(app).then((response) => response.json())).toEqual({
    ok: true,
    results: [
      {
        rows: [{ projectGroupId: app.projectGroupId, environment: 'development', text: 'select $1', params: [7] }],
        rowCount: 1,
      },
    ],
  })
})

test('an sql call that fails, is malformed or too large is answered, not thrown', async () => {
  const app = runtime.writeApp(
    `return fetch('http://gateway.joinery.internal/sql', { method: 'POST', body: await request.text() })`,
  )
  const send = async (body: string) => {
    const response = await runtime.get(app, '/', { method: 'POST', body })
    const { code }: { code: string } = await response.json()
    return [response.status, code]
  }

  expect(await send(statement('fail'))).toEqual([200, '42601'])
  expect(await send(statement('throw'))).toEqual([503, 'unavailable'])
  expect(await send('{"statements":"all"}')).toEqual([400, 'invalid'])
  expect(await send(statement('x'.repeat(1_100_000)))).toEqual([413, 'too_large'])
})

test('a fault answers 500 with the id under which the log tells the rest', async () => {
  const app = runtime.writeApp(`
    console.log('looking at', { id: 3 })
    console.warn('careful')
    throw new Error('no such note')`)

  const response = await runtime.get(app)

  const requestId = response.headers.get('x-request-id')
  expect(response.status).toBe(500)
  expect(await response.text()).toBe(`Internal error ${requestId}`)
  const lines = await runtime.runtime.readLogs(app)
  expect(lines.map(({ level, requestId: id }) => [level, id])).toEqual([
    ['INFO', requestId],
    ['WARN', requestId],
    ['ERROR', requestId],
  ])
  expect(lines[0]?.message).toBe('looking at {"id":3}')
  expect(lines[2]?.message).toMatch(/^Error: no such note\n\s+at .*app\.js:5/)
  expect(lines[2]?.message).not.toContain('main.js')
})

test('a bundle that is no program answers 503 with what is wrong', async () => {
  const app = runtime.writeApp(`this is no JavaScript`)

  const response = await runtime.get(app)

  expect(response.status).toBe(503)
  expect(await response.text()).toMatch(/could not start.*SyntaxError/s)
})

test('a new version takes over without one failed request', async () => {
  const old = runtime.writeApp(`return new Response('old')`)
  const fresh = runtime.writeApp(`return new Response('new')`, { projectGroupId: old.projectGroupId, version: 'v2' })
  let current = old
  const leaving = new AbortController()
  const seen: string[] = []
  const visitor = async () => {
    while (!leaving.signal.aborted) {
      const response = await runtime.get(current)
      seen.push(response.ok ? await response.text() : `failed: ${await response.text()}`)
    }
  }
  const visitors = [visitor(), visitor(), visitor()]
  await waitUntil(() => seen.length > 20)
  current = fresh
  await waitUntil(() => seen.filter((text) => text === 'new').length > 20)
  await runtime.runtime.retire({ ...fresh, exceptVersion: 'v2' })
  leaving.abort()
  await Promise.all(visitors)

  expect(new Set(seen)).toEqual(new Set(['old', 'new']))
})

test('retiring lets a request finish and puts the app to sleep', async () => {
  const app = runtime.writeApp(`
    if (url.pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 500))
    globalThis.id ??= crypto.randomUUID()
    return new Response(globalThis.id)`)
  const before = await textOf(runtime.get(app))
  const slow = textOf(runtime.get(app, '/slow'))
  await new Promise((resolve) => setTimeout(resolve, 100))

  await runtime.runtime.retire(app)

  expect(await slow).toBe(before)
  expect(await textOf(runtime.get(app))).not.toBe(before)
})

test('a visitor who leaves is no fault of the app', async () => {
  const app = runtime.writeApp(`
    if (url.pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 10_000))
    ${hello}`)
  await runtime.get(app)
  const abort = new AbortController()
  const slow = runtime.get(app, '/slow', { signal: abort.signal })
  setTimeout(() => abort.abort(), 100)

  await expect(slow).rejects.toMatchObject({ name: 'AbortError' })
  expect(await textOf(runtime.get(app))).toBe('hello')
})

function statement(text: string): string {
  return JSON.stringify({ statements: [{ text, params: [] }] })
}

async function textOf(response: Promise<Response>): Promise<string> {
  return (await response).text()
}
