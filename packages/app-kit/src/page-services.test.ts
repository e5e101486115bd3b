// What pages of apps hand in and read, against a server that writes down what came.
import { createServer, type IncomingMessage } from 'node:http'

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { callIntegration, IntegrationError } from './integrations.ts'
import { sendToSheet } from './public-sheet.ts'
import { SecureStore } from './secure-store.ts'
import { readStreamedText } from './streamed-text.ts'
import { upload } from './upload.ts'

let seen: { method: string; url: string; type: string; body: string }[] = []
const server = createServer((request, response) => {
  void readAll(request).then((body) => {
    const { method = '', url = '', headers } = request
    seen.push({ method, url, type: headers['content-type'] ?? '', body })
    const json = { 'content-type': 'application/json' }
    if (url === '/v0/upload/' && body.includes('huge')) response.writeHead(413, json).end('{}')
    else if (url === '/v0/upload/' && body.includes('bad')) response.writeHead(500, json).end('{}')
    else if (url === '/v0/upload/') response.writeHead(200, json).end('{"url":"http://x/1","mimeType":"text/plain"}')
    else if (url === '/api/public-sheet' && body.includes('full')) {
      response.writeHead(507, json).end('{"success":false,"message":"This form takes no more answers."}')
    } else if (url === '/api/public-sheet') response.writeHead(200, json).end('{"success":true,"message":"Saved."}')
    else if (url === '/story') {
      const bytes = Buffer.from('Grüße aus Köln')
      response.writeHead(200, { 'content-type': 'text/plain' })
      response.write(bytes.subarray(0, 3))
      setTimeout(() => response.end(bytes.subarray(3)), 20)
    } else if (url === '/cut') {
      response.writeHead(200).write('half')
      setTimeout(() => response.destroy(), 20)
    } else if (url === '/integrations/book-search/search?q=ferns') response.writeHead(200, json).end('{"results":[1]}')
    else if (url === '/integrations/weather') response.writeHead(402, json).end('{"error":"No credits are left."}')
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here')
  })
})

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const browserFetch = globalThis.fetch
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => server.close())
// A page's fetch knows the page's origin.
vi.stubGlobal('fetch', (path: string, init?: RequestInit) => browserFetch(new URL(path, origin), init))
afterEach(() => {
  seen = []
})

test('an upload gives address and type, and tells instead of throwing', async () => {
  expect(await upload({ file: new File(['words'], 'a.txt') })).toEqual({ url: 'http://x/1', mimeType: 'text/plain' })
  expect(seen[0]?.type).toMatch(/^multipart\/form-data; boundary=/)
  expect(await upload({ base64: 'huge' })).toEqual({ url: '', mimeType: null, error: 'Upload failed: File too large.' })
  expect(await upload({ url: 'bad' })).toEqual({ url: '', mimeType: null, error: 'Upload failed' })
})

test('a form goes to its sheet flat, with several values joined by commas', async () => {
  const form = new FormData()
  form.append('name', 'Ines')
  form.append('topics', 'bread')
  form.append('topics', 'cake')
  form.append('photo', new File(['x'], 'oven.png'))
  expect(await sendToSheet('contact', form)).toEqual({ success: true, message: 'Saved.' })
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
    sheetId: 'contact',
    formData: { name: 'Ines', topics: 'bread,cake', photo: 'oven.png' },
  })
  await sendToSheet('contact', { name: 'Omar', days: ['mon', 'tue'], age: 41, news: true, note: null })
  expect(JSON.parse(seen[1]?.body ?? '').formData).toEqual({
    name: 'Omar',
    days: 'mon,tue',
    age: '41',
    news: 'true',
    note: '',
  })
  expect(await sendToSheet('full', { a: 1 })).toEqual({ success: false, message: 'This form takes no more answers.' })
})

test('streamed text grows by whole characters and ends with all of it', async () => {
  const chunks: string[] = []
  let end = ''
  const text = await readStreamedText(await fetch('/story'), {
    onChunk: (soFar) => chunks.push(soFar),
    onFinish: (all) => (end = all),
  })
  expect([text, end, chunks.at(-1)]).toEqual(['Grüße aus Köln', 'Grüße aus Köln', 'Grüße aus Köln'])
  expect(chunks.join('')).not.toContain('\uFFFD')
  await expect(readStreamedText(await fetch('/cut'))).rejects.toThrow()
  await expect(readStreamedText(await fetch('/nothing'))).rejects.toThrow('404')
})

test('an integration answers by its name; refusals say why', async () => {
  expect(await callIntegration('Book Search', { path: '/search', query: { q: 'ferns', page: undefined } })).toEqual({
    results: [1],
  })
  const refused = await callIntegration('Weather', { body: { city: 'Oslo' } }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(IntegrationError)
  expect(refused).toMatchObject({ status: 402, message: 'No credits are left.' })
  expect(seen.at(-1)).toMatchObject({ method: 'POST', body: '{"city":"Oslo"}' })
  await expect(callIntegration('Nobody')).rejects.toMatchObject({
    status: 404,
    message: 'Nobody answered with status 404.',
  })
})

test('the store keeps strings under its own names, warns about long ones and refuses the rest', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await SecureStore.setItemAsync('token', 'abc')
  expect(await SecureStore.getItemAsync('token')).toBe('abc')
  await SecureStore.setItemAsync('long', 'x'.repeat(2049))
  expect(warn).toHaveBeenCalledTimes(1)
  expect(await SecureStore.getItemAsync('long')).toHaveLength(2049)
  const wrong: unknown = { a: 1 }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- apps in JavaScript hand over anything
  await expect(SecureStore.setItemAsync('token', wrong as string)).rejects.toThrow(
    'Invalid value provided to SecureStore. Values must be strings; consider JSON-encoding your values if they are serializable.',
  )
  await SecureStore.deleteItemAsync('token')
  expect(await SecureStore.getItemAsync('token')).toBeNull()
})

test('the browser’s own storage is used where there is one, under the prefix of the mobile store', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  await SecureStore.setItemAsync('token', 'abc')
  expect([...kept]).toEqual([['_create_secure_store_token', 'abc']])
})
