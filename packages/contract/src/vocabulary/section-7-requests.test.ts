// Specification 7, "The calls it makes": expected values are typed from its text.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { placeholderImageAddress, placeholderPrompt } from './placeholder-image.ts'
import { extraHeadersFor, isInternalHeader } from './request-headers.ts'
import { readTextStream } from './text-stream.ts'
import { type Upload, uploadFile } from './upload-errors.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const streamOf = (chunks: readonly Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })

describe('7 Request headers', () => {
  const page = { pageOrigin: 'https://app.example', productOrigins: ['https://product.example'], projectId: 'p1' }
  const identifier = { 'x-project-id': 'p1' }

  test.each([
    ['same origin, relative', '/api/notes', identifier],
    ['same origin, absolute', 'https://app.example/x', identifier],
    ['a product address', 'https://product.example/v0/upload/', identifier],
    ['an ordinary integration', '/integrations/weather', identifier],
    ['a special integration', '/integrations/anime-and-manga', {}],
    ['the other one, at the product', 'https://product.example/integrations/book-search?q=1', {}],
    ['an external address', 'https://elsewhere.example/x', {}],
    ['an external address that names ours', 'https://app.example.elsewhere.example/', {}],
    ['another scheme', 'http://app.example/', {}],
    ['no address', 'https://', {}],
  ])('%s', (_, url, headers) => expect(extraHeadersFor({ ...page, url })).toEqual(headers))

  test('the internal auth header is never accepted from outside, the bypass header is', () => {
    expect(isInternalHeader('X-Internal-Auth')).toBe(true)
    expect(isInternalHeader('x-project-id')).toBe(true)
    expect(isInternalHeader('x-project-group-id')).toBe(true)
    expect(isInternalHeader('x-deployment-protection-bypass')).toBe(false)
    expect(isInternalHeader('accept')).toBe(false)
  })
})

describe('7 Placeholder images', () => {
  const live = {
    origin: 'https://app.example',
    deploymentEnvironment: 'PRODUCTION',
    imageCdnOrigin: 'https://cdn.example',
  } as const

  test.each([
    [{ alt: 'A red bike', title: 'Bike', src: '/b.png' }, 'A red bike'],
    [{ alt: ' ', title: 'Bike', src: '/b.png' }, 'Bike'],
    [{ alt: '', src: 'https://x.example/img/red-bike_2.png?w=3' }, 'red bike 2'],
    [{}, ''],
  ])('the prompt is the alt text, title or src: %j', (image, prompt) => expect(placeholderPrompt(image)).toBe(prompt))

  test('load through the image CDN in production', () =>
    expect(placeholderImageAddress({ alt: 'Tea & cake' }, live)).toBe(
      'https://cdn.example/?url=https%3A%2F%2Fapp.example%2Fv0%2Fimage%3Fprompt%3DTea%2520%2526%2520cake',
    ))

  test.each([
    ['on localhost', { ...live, origin: 'http://localhost:3000' }],
    ['on a host below localhost', { ...live, origin: 'http://k7m2.localhost:3000' }],
    ['in a preview environment', { ...live, deploymentEnvironment: 'PREVIEW' }],
    ['without a CDN', { ...live, imageCdnOrigin: null }],
  ] as const)('load directly %s', (_, place) =>
    expect(placeholderImageAddress({ alt: 'Tea & cake' }, place)).toBe('/v0/image?prompt=Tea%20%26%20cake'),
  )

  test('every text makes an address that gives it back, cut to a bounded length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (alt) => {
        const address = placeholderImageAddress({ alt }, { ...live, imageCdnOrigin: null })
        const prompt = new URL(address, live.origin).searchParams.get('prompt') ?? ''
        expect(prompt.length).toBeLessThanOrEqual(300)
        expect(prompt).toBe(placeholderPrompt({ alt }).toWellFormed())
      }),
    )
  })
})

describe('7 POST /v0/upload/', () => {
  const asked: { path: string; init: RequestInit }[] = []
  const answer = (path: string, init: RequestInit) => {
    asked.push({ path, init })
    return Promise.resolve(Response.json({ url: 'https://files.example/1', mimeType: 'image/png' }))
  }
  const lastBody = () => asked.at(-1)?.init.body

  test.each<[string, Upload, (body: unknown) => unknown]>([
    ['multipart file', { file: new Blob(['x']) }, (body) => expect(body).toBeInstanceOf(FormData)],
    ['JSON with url', { url: 'https://x.example' }, (body) => expect(body).toBe('{"url":"https://x.example"}')],
    ['JSON with base64', { base64: 'eA==' }, (body) => expect(body).toBe('{"base64":"eA=="}')],
    ['raw octet-stream', { buffer: Uint8Array.of(1) }, (body) => expect(body).toEqual(Uint8Array.of(1))],
  ])('sends %s and returns url and mimeType', async (_, upload, expectBody) => {
    expect(await uploadFile(upload, answer)).toEqual({ url: 'https://files.example/1', mimeType: 'image/png' })
    expect(asked.at(-1)).toMatchObject({ path: '/v0/upload/', init: { method: 'POST' } })
    expectBody(lastBody())
  })

  test('a missing mimeType is null', async () =>
    expect(await uploadFile({ url: 'u' }, () => Promise.resolve(Response.json({ url: 'f' })))).toEqual({
      url: 'f',
      mimeType: null,
    }))
})

describe('7 Streaming responses', () => {
  test('accumulated text goes to the chunk callback, the full text to the finish callback', async () => {
    const calls: string[] = []
    const text = await readTextStream(streamOf([encode('one '), encode('two '), encode('three')]), {
      onChunk: (soFar) => calls.push(soFar),
      onFinish: (full) => calls.push(`finish: ${full}`),
    })
    expect(calls).toEqual(['one ', 'one two ', 'one two three', 'finish: one two three'])
    expect(text).toBe('one two three')
  })

  test('a stream that breaks throws and does not finish', async () => {
    const calls: string[] = []
    const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.error(new Error('gone')),
    })
    await expect(readTextStream(broken, { onFinish: (full) => calls.push(full) })).rejects.toThrow('gone')
    expect(calls).toEqual([])
  })

  test('however the bytes are cut, the text comes out whole and only grows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 5 }), async (text, size) => {
        const bytes = new TextEncoder().encode(text)
        const chunks: Uint8Array<ArrayBuffer>[] = []
        for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.slice(at, at + size))
        let before = ''
        const full = await readTextStream(streamOf(chunks), {
          onChunk: (soFar) => {
            expect(soFar.startsWith(before)).toBe(true)
            before = soFar
          },
        })
        expect(full).toBe(new TextDecoder().decode(bytes))
      }),
    )
  })
})
