import { expect, test } from 'vitest'

import { createHandler } from './handler.ts'
import { notFound, redirect } from './server.ts'

const handle = createHandler({
  api: [
    { pattern: '/api/notes', load: () => Promise.resolve({ GET: () => [1, 2], POST: () => undefined }) },
    {
      pattern: '/api/notes/[id]',
      load: () =>
        Promise.resolve({
          GET: (_request, { params }) => ({ id: params['id'] }),
          DELETE: () => {
            throw new Error('secret of the server')
          },
        }),
    },
  ],
  data: [
    {
      pattern: '/notes',
      load: () => Promise.resolve({ load: ({ searchParams }) => ({ q: searchParams['q'] ?? null }) }),
    },
    { pattern: '/gone', load: () => Promise.resolve({ load: () => Promise.reject(notFound()) }) },
    { pattern: '/moved', load: () => Promise.resolve({ load: () => Promise.reject(redirect('/notes')) }) },
  ],
  documents: null,
})

async function ask(path: string, init: RequestInit = {}, env: Record<string, unknown> = {}) {
  const response = await handle(new Request(`http://app.test${path}`, init), env)
  return { status: response.status, allow: response.headers.get('allow'), text: await response.text() }
}

async function data(path: string): Promise<unknown> {
  return JSON.parse((await ask(`/_joinery/data?path=${encodeURIComponent(path)}`)).text)
}

test('a route answers with JSON, with nothing, or with its parameters', async () => {
  expect(await ask('/api/notes')).toMatchObject({ status: 200, text: '[1,2]' })
  expect(await ask('/api/notes', { method: 'POST' })).toMatchObject({ status: 204, text: '' })
  expect(await ask('/api/notes/7')).toMatchObject({ status: 200, text: '{"id":"7"}' })
})

test('HEAD is GET without a body', async () => {
  expect(await ask('/api/notes', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
})

test('a method that a route does not offer is 405 with what it does offer', async () => {
  expect(await ask('/api/notes', { method: 'PATCH' })).toMatchObject({ status: 405, allow: 'OPTIONS, GET, POST, HEAD' })
  expect((await ask('/api/nope')).status).toBe(404)
})

test('a fault tells its message while building and nothing in production', async () => {
  const production = await ask('/api/notes/7', { method: 'DELETE' }, { ENVIRONMENT: 'production' })
  expect(production.status).toBe(500)
  expect(production.text).not.toContain('secret')
  const building = await ask('/api/notes/7', { method: 'DELETE' }, { ENVIRONMENT: 'development' })
  expect(building.text).toContain('secret of the server')
})

test('page data carries status, redirects and the query', async () => {
  expect(await data('/notes?q=tea')).toEqual({ status: 200, data: { q: 'tea' } })
  expect(await data('/gone')).toEqual({ status: 404, data: null })
  expect(await data('/moved')).toEqual({ status: 302, data: null, redirect: '/notes' })
})
