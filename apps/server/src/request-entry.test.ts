// The listener with everything behind it that answers without a database.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createAddresses } from './addresses.ts'
import { createApp, pageHeaders } from './app.ts'
import { readInterfaceFiles } from './interface-files.ts'
import { createLogger } from './logger.ts'
import { createRequestServer } from './request-entry.ts'

const reached: string[] = []
let server: Server
let folder: string
let port: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'joinery-entry-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Interface</title>')
  const addresses = createAddresses({ appUrl: undefined, hostedDomain: 'localhost', port: 3000 })
  const logger = createLogger('ERROR', () => undefined)
  const app = createApp({
    auth: { handler: () => Promise.resolve(new Response('auth')) },
    interfaceFiles: await readInterfaceFiles(folder, pageHeaders(addresses)),
    csvRoutes: new Hono(),
    attachmentRoutes: new Hono(),
    pictureRoutes: new Hono(),
    logRoutes: new Hono(),
    sheetFileRoutes: new Hono(),
    ping: () => Promise.resolve(),
    isWalled: () => true,
    logger,
  })
  server = createRequestServer({
    app,
    addresses,
    logger,
    hostedDomain: 'localhost',
    procedureSocket: { upgrade: () => undefined, close: () => undefined },
    host: {
      handle(name, request, response) {
        reached.push(`${name} ${request.url ?? ''}`)
        response.end('app')
      },
      upgrade: () => undefined,
      close: () => undefined,
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

function ask(
  path: string,
  { host = 'localhost:3000', method = 'GET', headers = {} }: { host?: string; method?: string; headers?: object } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { port, path, method, host: '127.0.0.1', headers: { ...headers, host } },
      (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (body += chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      },
    )
    request.on('error', reject)
    request.end()
  })
}

describe('internal paths', () => {
  test('a create path is answered as the path from /v0/', async () => {
    const inside = await ask('/v0/image?prompt=Red%20bike')
    const outside = await ask('/api/create/image?prompt=Red%20bike')
    expect(outside.status).toBe(200)
    expect(outside.body).toBe(inside.body)
  })

  test.each(['/v1/image', '/v2', '/v0', '/api/create', '/v10/x/y?z=1'])(
    '%s is told how an internal path begins',
    async (path) => {
      const { status, body } = await ask(path)
      expect(status).toBe(404)
      expect(JSON.parse(body)).toEqual({
        error: 'Path is not a valid internal Create route. It should start with /v0/',
      })
    },
  )

  test('an unknown path from /v0/ is just not there, in both forms', async () => {
    for (const path of ['/v0/nothing', '/api/create/nothing']) {
      const { status, body } = await ask(path, { method: 'POST' })
      expect(status).toBe(404)
      expect(body).toContain('nothing at this address')
    }
  })

  test('the interface and other addresses stay where they are', async () => {
    expect((await ask('/projects/v1')).body).toContain('Interface')
    expect((await ask('/version')).body).toContain('Interface')
    expect((await ask('/api/created')).status).toBe(404)
  })
})

describe('placeholder images', () => {
  test('may do nothing when opened by themselves', async () => {
    const { status, headers, body } = await ask('/v0/image?prompt=%3Cscript%3Ebike')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
      // Its own style by its hash, and nothing else.
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; sandbox$/),
    })
    expect(headers['cache-control']).toContain('max-age')
    expect(body).toMatch(/^<svg /)
    expect(body).not.toContain('script')
  })

  test('are asked for again without the bytes', async () => {
    const { headers } = await ask('/v0/image?prompt=sea')
    const again = await ask('/v0/image?prompt=sea', { headers: { 'if-none-match': headers.etag } })
    expect(again.status).toBe(304)
    expect(again.body).toBe('')
  })

  test('only reading is possible', async () => {
    expect((await ask('/v0/image?prompt=sea', { method: 'POST' })).status).toBe(405)
    const head = await ask('/v0/image?prompt=sea', { method: 'HEAD' })
    expect(head.body).toBe('')
    expect(Number(head.headers['content-length'])).toBeGreaterThan(500)
  })

  test('an app keeps its own functions below /api/create', async () => {
    await ask('/api/create/image?prompt=x', { host: 'k7m2q9x4hb8wn3ta.localhost:3000' })
    expect(reached).toEqual(['k7m2q9x4hb8wn3ta /api/create/image?prompt=x'])
  })

  test('a broken escape in the prompt is no fault', async () => {
    expect((await ask('/v0/image?prompt=%E0%A4%A')).status).toBe(200)
    expect((await ask('/v0/image')).status).toBe(200)
  })
})
