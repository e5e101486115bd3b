// Apps that reach for what is not theirs: files, secrets of the machine, other programs, other processes, the network.
// Each attack is first shown to work on apps hosted without thought, then to fail against the wall.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectUndisturbed, wakeNeighbour } from '../fixtures/neighbour.ts'
import { startUnwalled, type Unwalled } from '../fixtures/start-unwalled.ts'
import { isAlive, startTestRuntime, type TestRuntime } from '../fixtures/test-runtime.ts'
import type { AppVersion } from '../runtime.ts'

interface Attack {
  name: string
  /** Answers with what it got hold of; a refusal it lets through as an error. */
  body: string
  /** Instead of reading the prize in the answer: was something done to the machine? */
  hasBitten?: () => boolean
}

const prize = `prize-${crypto.randomUUID()}`
const folder = mkdtempSync(join(tmpdir(), 'joinery-reach-'))
const secretFile = join(folder, 'secret.txt')
const at = {
  text: JSON.stringify(secretFile),
  url: JSON.stringify(`file://${secretFile}`),
  module: JSON.stringify(join(folder, 'secret.mjs')),
  moduleUrl: JSON.stringify(`file://${join(folder, 'secret.mjs')}`),
  json: JSON.stringify(join(folder, 'secret.json')),
  written: JSON.stringify(join(folder, 'written')),
  socket: JSON.stringify(join(folder, 'listening')),
}
writeFileSync(secretFile, prize, { mode: 0o644 })
writeFileSync(join(folder, 'secret.mjs'), `export const secret = '${prize}'`)
writeFileSync(join(folder, 'secret.json'), JSON.stringify({ secret: prize }))

let runtime: TestRuntime
let neighbour: AppVersion
let unwalled: Unwalled
let victim: ChildProcess
const servers: Server[] = []
const hits: string[] = []
beforeAll(async () => {
  process.env['SECRET_OF_THE_MACHINE'] = prize
  runtime = await startTestRuntime()
  neighbour = await wakeNeighbour(runtime)
  unwalled = await startUnwalled({ env: { SECRET_OF_THE_MACHINE: prize } })
  victim = spawn('sleep', ['600'], { stdio: 'ignore' })
  await listen(join(folder, 'listening'))
  await listen(0)
})
afterAll(async () => {
  delete process.env['SECRET_OF_THE_MACHINE']
  victim.kill('SIGKILL')
  await unwalled.stop()
  await runtime.stop()
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true })
})

async function listen(where: string | number): Promise<void> {
  const server = createServer((request, response) => {
    hits.push(request.url ?? '')
    response.end(prize)
  })
  await new Promise<void>((resolve) =>
    typeof where === 'string' ? server.listen(where, resolve) : server.listen(where, '127.0.0.1', resolve),
  )
  servers.push(server)
}

function port(): number {
  const address = servers[1]?.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const files: Attack[] = [
  { name: 'reads a file', body: `return new Response((await import('node:fs')).readFileSync(${at.text}, 'utf8'))` },
  {
    name: 'reads a file by its address',
    body: `return new Response((await import('node:fs')).readFileSync(new URL(${at.url}), 'utf8'))`,
  },
  {
    name: 'reads a file as a promise',
    body: `return new Response(await (await import('node:fs/promises')).readFile(${at.text}, 'utf8'))`,
  },
  {
    name: 'reads a file through the folder of its process',
    body: `return new Response((await import('node:fs')).readFileSync('/proc/self/root' + ${at.text}, 'utf8'))`,
  },
  {
    name: 'reads a file through a link it makes',
    body: `const fs = await import('node:fs'); const link = '/tmp/link-' + crypto.randomUUID()
      fs.symlinkSync(${at.text}, link); try { return new Response(fs.readFileSync(link, 'utf8')) } finally { fs.rmSync(link) }`,
  },
  {
    name: 'lists a folder',
    body: `const names = (await import('node:fs')).readdirSync(${JSON.stringify(folder)}); return new Response(names.includes('secret.txt') ? '${prize}' : 'nothing')`,
  },
  {
    name: 'writes a file',
    body: `;(await import('node:fs')).writeFileSync(${at.written}, 'x'); return new Response('written')`,
    hasBitten: () => existsSync(join(folder, 'written')),
  },
]
const secrets: Attack[] = [
  { name: 'reads the environment', body: `return Response.json({ ...process.env })` },
  {
    name: 'reads the environment as a file',
    body: `return new Response((await import('node:fs')).readFileSync('/proc/self/environ', 'utf8'))`,
  },
  {
    name: 'reads the environment of every process it sees',
    body: `const fs = await import('node:fs')
      const read = (pid) => { try { return fs.readFileSync('/proc/' + pid + '/environ', 'latin1') } catch { return '' } }
      return new Response(fs.readdirSync('/proc').filter((name) => Number(name) > 0).map(read).filter((text) => text.includes('SECRET_OF_THE')).join(' '))`,
  },
]
const modules: Attack[] = [
  { name: 'imports an absolute address', body: `return Response.json({ ...await import(${at.moduleUrl}) })` },
  { name: 'imports an absolute path', body: `return Response.json({ ...await import(${at.module}) })` },
  {
    name: 'imports an absolute path that it makes up as it runs',
    body: `return Response.json({ ...await import([...${at.module}].join('')) })`,
  },
  {
    name: 'imports a file as data',
    body: `return Response.json({ ...await import(${at.json}, { with: { type: 'json' } }) })`,
  },
  {
    name: 'requires an absolute path',
    body: `return Response.json((await import('node:module')).createRequire('file:///x.js')(${at.json}))`,
  },
]
const programs: Attack[] = [
  {
    name: 'runs a program',
    body: `return new Response((await import('node:child_process')).execFileSync('cat', [${at.text}]))`,
  },
  {
    name: 'runs a shell',
    body: `return new Response((await import('node:child_process')).execSync('cat ' + ${at.text}))`,
  },
  {
    name: 'starts a thread that reads',
    body: `const { Worker } = await import('node:worker_threads')
      const worker = new Worker('require("node:worker_threads").parentPort.postMessage(require("node:fs").readFileSync(' + JSON.stringify(${at.text}) + ', "utf8"))', { eval: true })
      return new Response(await new Promise((resolve, reject) => worker.on('message', resolve).on('error', reject)))`,
  },
  {
    name: 'makes code from text',
    body: `return new Response(await new Function('path', 'return import("node:fs").then((fs) => fs.readFileSync(path, "utf8"))')(${at.text}))`,
  },
]

test.each([...files, ...secrets, ...modules, ...programs])('an app that $name gets nothing behind the wall', (attack) =>
  attempt(attack),
)

test('an app that kills another process ends nothing behind the wall', async () => {
  const pid = String(victim.pid)
  // Behind the wall first: without it the victim is gone.
  const body = `process.kill(${pid}, 'SIGKILL'); return new Response('killed')`
  const app = runtime.writeApp(body)
  await expectUndisturbed(runtime, neighbour, () => walled(app))
  expect(isAlive(Number(pid))).toBe(true)

  expect(await unwalled.get(app)).toBe('killed')
  await expect.poll(() => isAlive(Number(pid)), { timeout: 20_000 }).toBe(false)
})

test.each([
  { name: 'asks a server of this machine', body: () => `return fetch('http://127.0.0.1:${port()}/fetch')` },
  { name: 'asks it by name', body: () => `return fetch('http://localhost:${port()}/name')` },
  {
    name: 'asks it with the client of Node',
    body: () => `const http = await import('node:http')
      return new Response(await new Promise((resolve, reject) => http.get('http://127.0.0.1:${port()}/http', (answer) => { let text = ''; answer.on('data', (chunk) => text += chunk).on('end', () => resolve(text)) }).on('error', reject)))`,
  },
  {
    name: 'opens a raw connection',
    body: () => `const net = await import('node:net')
      return new Response(await new Promise((resolve, reject) => { let text = ''; const socket = net.connect(${port()}, '127.0.0.1', () => socket.write('GET /raw HTTP/1.0\\r\\n\\r\\n')); socket.on('data', (chunk) => text += chunk).on('error', reject).on('end', () => resolve(text)) }))`,
  },
  {
    name: 'opens a Unix socket',
    body: () => `const http = await import('node:http')
      return new Response(await new Promise((resolve, reject) => http.get({ socketPath: ${at.socket}, path: '/unix' }, (answer) => { let text = ''; answer.on('data', (chunk) => text += chunk).on('end', () => resolve(text)) }).on('error', reject)))`,
  },
  {
    name: 'is sent on to it by an address that looks harmless',
    body: () => `return fetch('http://[::ffff:127.0.0.1]:${port()}/mapped')`,
  },
])('an app that $name does not reach it behind the wall', async ({ name, body }) => {
  const seen = hits.length
  await attempt({ name, body: body() }, () => hits.splice(seen).length)
})

async function attempt(attack: Attack, countHits: () => number = () => 0): Promise<void> {
  const app = runtime.writeApp(attack.body)
  const got = await unwalled.get(app)
  expect(attack.hasBitten?.() ?? got.includes(prize), `without the wall: ${got.slice(0, 300)}`).toBe(true)
  rmSync(join(folder, 'written'), { force: true })
  countHits()

  const answer = await expectUndisturbed(runtime, neighbour, () => walled(app))

  expect(attack.hasBitten?.() ?? answer.includes(prize)).toBe(false)
  expect(countHits()).toBe(0)
}

async function walled(app: AppVersion): Promise<string> {
  return (await runtime.get(app)).text()
}
