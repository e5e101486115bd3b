// Apps and visitors that pretend to be another app, or change what another one finds.
import { createServer, type Server } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { encodeApp } from '../app-header.ts'
import { expectUndisturbed, wakeNeighbour } from '../fixtures/neighbour.ts'
import { startUnwalled, type Unwalled } from '../fixtures/start-unwalled.ts'
import { startTestRuntime, type TestRuntime } from '../fixtures/test-runtime.ts'
import type { AppVersion } from '../runtime.ts'

let runtime: TestRuntime
let neighbour: AppVersion
let unwalled: Unwalled
let trusting: { server: Server; address: string }
beforeAll(async () => {
  runtime = await startTestRuntime()
  neighbour = await wakeNeighbour(runtime)
  unwalled = await startUnwalled()
  trusting = await startTrustingGateway()
})
afterAll(async () => {
  await unwalled.stop()
  trusting.server.close()
  await runtime.stop()
})

/** Gives rows to whoever says whose they are. */
async function startTrustingGateway(): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    request
      .reduce((text: string, chunk: Buffer) => text + chunk.toString(), '')
      .then((body) => {
        const said = request.headers['x-joinery-app'] ?? JSON.parse(body).projectGroupId
        response.end(JSON.stringify({ results: [{ rows: [{ projectGroupId: said }] }] }))
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { server, address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` }
}

test('a visitor who forges the header of another app reaches it without the wall, and not behind it', async () => {
  const victim = runtime.writeApp(`return new Response('secret of the victim')`)
  const app = runtime.writeApp(`return Response.json([...request.headers.keys()])`)
  const headers = { 'x-joinery-app': encodeApp(victim), 'X-Joinery-Protocol': 'https', 'x-joinery-question': 'logs' }
  expect(await unwalled.get(app, '/', { headers })).toBe('secret of the victim')

  const names = await expectUndisturbed(runtime, neighbour, async () => {
    const response = await runtime.get(app, '/', { headers })
    return response.text()
  })

  expect(names).not.toMatch(/secret|x-joinery/)
})

test.each([
  { name: 'in a header', headers: { 'x-joinery-app': 'victim' }, body: {} },
  { name: 'in the body', headers: {}, body: { projectGroupId: 'victim', environment: 'main', copyId: 'x' } },
])('an app that names another one $name gets its rows without the wall, and its own behind it', async (claim) => {
  const body = JSON.stringify({ ...claim.body, statements: [{ text: 'select 1' }] })
  const ask = (gateway: string) => `return fetch('${gateway}/sql', {
    method: 'POST', headers: ${JSON.stringify(claim.headers)}, body: ${JSON.stringify(body)} })`
  expect(await unwalled.get(runtime.writeApp(ask(trusting.address)))).toContain('"projectGroupId":"victim"')

  const app = runtime.writeApp(ask('http://gateway.joinery.internal'), { environment: 'development' })
  const answer = await expectUndisturbed(runtime, neighbour, async () => (await runtime.get(app)).json())

  const own = { projectGroupId: app.projectGroupId, environment: 'development', text: 'select 1', params: [] }
  expect(answer.results[0].rows).toEqual([own])
})

test('the gateway has nothing but what it names, however it is asked', async () => {
  const app = runtime.writeApp(`
    const ask = async (target, init) => { try { return (await fetch(target, init)).status } catch { return 'refused' } }
    const base = 'http://gateway.joinery.internal'
    return Response.json(await Promise.all([
      ask(base + '/'), ask(base + '/logs', { method: 'POST' }), ask(base + '/sql'), ask(base + '/sql/../logs'),
      ask(base + '/%2e%2e/sql', { method: 'POST' }), ask(base + '//sql', { method: 'POST' }),
    ]))`)

  const answers: unknown[] = await (await runtime.get(app)).json()

  expect(answers.filter((status) => status === 200)).toEqual([])
})

test.each([
  { name: 'adds to every object', change: `Object.prototype.polluted = 'yes'`, seen: `({}).polluted` },
  { name: 'adds to every list', change: `Array.prototype.polluted = 'yes'`, seen: `[].polluted` },
  {
    name: 'replaces what everybody calls',
    change: `const own = JSON.stringify; JSON.stringify = (...given) => { JSON.stringify = own; return own('yes') }`,
    seen: `JSON.parse(JSON.stringify('no'))`,
  },
  { name: 'leaves something for everybody', change: `globalThis.polluted = 'yes'`, seen: `globalThis.polluted` },
  { name: 'changes the environment', change: `process.env.POLLUTED = 'yes'`, seen: `process.env.POLLUTED` },
])('an app that $name changes another one without the wall, and not behind it', async ({ change, seen }) => {
  const attacker = runtime.writeApp(`try { ${change} } catch {}\nreturn new Response('done')`)
  const victim = runtime.writeApp(`return new Response(String(${seen}))`)
  const fresh = await startUnwalled()
  await fresh.get(victim)
  await fresh.get(attacker)
  const changed = await fresh.get(victim)
  await fresh.stop()
  expect(changed).toBe('yes')

  await runtime.get(victim)
  await expectUndisturbed(runtime, neighbour, async () => (await runtime.get(attacker)).text())

  expect(await (await runtime.get(victim)).text()).not.toBe('yes')
})

test.each([
  { name: '__proto__', given: '{"__proto__":{"isAdmin":true}}' },
  { name: 'constructor.prototype', given: '{"constructor":{"prototype":{"isAdmin":true}}}' },
  { name: 'what every object has', given: '{"__proto__":{"toString":{"isAdmin":true}}}' },
])('a visitor who pollutes through $name changes later requests without the wall, not behind it', async ({ given }) => {
  const app = runtime.writeApp(`
    const merge = (into, from) => { for (const name in from) {
      if (from[name] !== null && typeof from[name] === 'object' && into[name]) merge(into[name], from[name])
      else into[name] = from[name]
    } return into }
    if (url.searchParams.has('given')) merge({}, JSON.parse(url.searchParams.get('given')))
    const visitor = {}
    return new Response(visitor.isAdmin === true || visitor.toString.isAdmin === true ? 'admin' : 'visitor')`)
  const attack = `/?given=${encodeURIComponent(given)}`
  const fresh = await startUnwalled()
  await fresh.get(app, attack).catch(() => undefined)
  const later = await fresh.get(app)
  await fresh.stop()
  expect(later).toBe('admin')

  await expectUndisturbed(runtime, neighbour, async () => (await runtime.get(app, attack)).text())

  expect(await (await runtime.get(app)).text()).toBe('visitor')
})
