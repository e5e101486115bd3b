// An app in the real sandbox that asks the outside: through workerd, the wall, the gateway, and back.
import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openOutside, type Outside, readAll } from '../fixtures/outside.ts'
import { startTestRuntime, type TestRuntime, waitUntil } from '../fixtures/test-runtime.ts'
import type { AppVersion } from '../runtime.ts'

let outside: Outside
let runtime: TestRuntime
let app: AppVersion
const said: string[] = []
let finish: () => void = () => undefined

beforeAll(async () => {
  outside = await openOutside({}, (request, response) => {
    if (request.url === '/to-private') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    else if (request.url === '/to-public') response.writeHead(302, { location: 'http://api.example.com/' }).end()
    else if (request.url === '/encoded') {
      const encoding = /gzip/.test(String(request.headers['accept-encoding'])) ? 'gzip' : 'identity'
      response.writeHead(200, { 'content-encoding': encoding })
      response.end(encoding === 'gzip' ? gzipSync('packed') : 'plain')
    } else if (request.url === '/stream') {
      response.write('first ')
      finish = () => response.end('last')
    } else {
      void readAll(request).then((body) => response.end(`${request.method} ${body.toString()}`))
    }
  })
  runtime = await startTestRuntime({
    supervisorEntry: new URL('../fixtures/egress-supervisor.ts', import.meta.url),
    env: { ...process.env, OUTSIDE_PORT: String(outside.port), OUTSIDE_SECURE_PORT: String(outside.securePort) },
    onLog: ({ message }) => said.push(message),
  })
  app = runtime.writeApp(`
    const to = url.searchParams.get('to')
    const redirect = url.searchParams.get('redirect') ?? 'follow'
    const answer = await fetch(to, { method: request.method, redirect, body: request.body })
    if (url.pathname === '/pass') return new Response(answer.body)
    return Response.json([answer.status, await answer.text(), answer.headers.get('x-joinery-outside')])`)
})
afterAll(async () => {
  await runtime.stop()
  await outside.close()
})

async function ask(to: string, { redirect = 'follow', ...init }: RequestInit = {}) {
  const query = new URLSearchParams({ to, redirect })
  const answer: [number, string, string | null] = await (await runtime.get(app, `/?${query.toString()}`, init)).json()
  return answer
}

test('a public host answers over http and https', async () => {
  expect(await ask('http://api.example.com/')).toEqual([200, 'GET ', null])
  expect(await ask('https://secure.example.com/', { method: 'POST', body: 'hello' })).toEqual([200, 'POST hello', null])
})

test('an encoded answer is read as what it says', async () => {
  expect((await ask('http://api.example.com/encoded'))[1]).toMatch(/^(?:packed|plain)$/)
})

test('a host that is not public is refused, and the log of the app says why', async () => {
  const reached = outside.requests.length

  expect(await ask('http://private.example.com/')).toEqual([403, expect.stringContaining('not public'), 'refused'])
  expect(await ask('http://2130706433/')).toEqual([403, expect.stringContaining('127.0.0.1'), 'refused'])
  expect(outside.requests).toHaveLength(reached)
  const lines = await runtime.runtime.readLogs(app)
  expect(lines.at(-1)).toMatchObject({ level: 'WARN', message: expect.stringContaining('127.0.0.1') })
})

test('every hop of a redirect is judged, and an app may look at the redirect itself', async () => {
  expect(await ask('http://api.example.com/to-public')).toEqual([200, 'GET ', null])
  expect(await ask('http://api.example.com/to-private')).toEqual([403, expect.stringContaining('169.254'), 'refused'])
  expect(await ask('http://api.example.com/to-private', { redirect: 'manual' })).toEqual([302, '', null])
})

test('an outside stream reaches the visitor part by part', async () => {
  const response = await runtime.get(app, '/pass?to=http%3A%2F%2Fapi.example.com%2Fstream')
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk)
    if (text === 'first ') finish()
  }

  expect(text).toBe('first last')
})

test('what was used is handed over when the runtime stops', async () => {
  const other = await startTestRuntime({
    supervisorEntry: new URL('../fixtures/egress-supervisor.ts', import.meta.url),
    env: { ...process.env, OUTSIDE_PORT: String(outside.port) },
    onLog: ({ message }) => said.push(message),
  })
  said.length = 0
  await other.get(other.writeApp(`return fetch('http://api.example.com/')`, { projectGroupId: 'metered' }))
  await other.stop()

  await waitUntil(() => said.some((line) => line.includes('"projectGroupId":"metered"')))
  expect(said.join('\n')).toMatch(/"requests":1,"refused":0/)
})
