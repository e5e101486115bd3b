// Specification 8, "Error catalogue": the texts are typed from it, and each rule is seen to say its text.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { errorCatalogue } from './error-catalogue.ts'
import { toCreatePath } from './internal-routes.ts'
import { assertRenderable } from './preview-value.ts'
import { removeRanges } from './removed-ranges.ts'
import { parseRoomId } from './room-ids.ts'
import { checkSecureStoreValue } from './secure-store.ts'
import { uploadFile } from './upload-errors.ts'
import { warnUnsupportedOnWeb } from './web-support.ts'

const catalogue = [
  ['Upload, HTTP 413', 'Upload failed: File too large.'],
  ['Upload, any other failure', 'Upload failed'],
  ['Client integrations fail to load', 'Failed to fetch client integrations'],
  ['Node generation fails', 'Failed to generate nodes'],
  ['Invalid room id', 'Invalid roomId'],
  ['Internal route not starting with /v0/', 'Path is not a valid internal Create route. It should start with /v0/'],
  ['Usage-based plan passed as old plan in rank comparison', 'New plans are not supported'],
  [
    'Secure storage value not a string',
    'Invalid value provided to SecureStore. Values must be strings; consider JSON-encoding your values if they are serializable.',
  ],
  ['Preview value not renderable', 'Value is not a valid ReactNode'],
  ['Overlapping ranges while fixing code', 'Detected overlapping ranges when removing nodes for fixing.'],
  ['Unsupported web feature', '{name} is not supported on web'],
]
const textOf = (situation: string) => catalogue.find(([name]) => name === situation)?.[1] ?? 'not in the catalogue'

describe('8 Error catalogue', () => {
  test('has these situations and texts, in this order', () =>
    expect(errorCatalogue.map(({ situation, message }) => [situation, message])).toEqual(catalogue))

  test.each([
    ['Invalid room id', () => parseRoomId('elsewhere:1')],
    ['Internal route not starting with /v0/', () => toCreatePath('/v1/x')],
    ['Secure storage value not a string', () => checkSecureStoreValue({})],
    ['Preview value not renderable', () => assertRenderable({ a: 1 })],
    [
      'Overlapping ranges while fixing code',
      () =>
        removeRanges('abcdef', [
          { start: 0, end: 3 },
          { start: 2, end: 4 },
        ]),
    ],
  ])('%s: the rule throws exactly the text', (situation, act) => expect(act).toThrow(new Error(textOf(situation))))
})

describe('8 Uploads never throw', () => {
  test.each([
    [413, 'Upload failed: File too large.'],
    [400, 'Upload failed'],
    [401, 'Upload failed'],
    [500, 'Upload failed'],
  ])('HTTP %i: the error field reads %s', async (status, error) => {
    const result = await uploadFile({ base64: 'eA==' }, () => Promise.resolve(new Response('no', { status })))
    expect(result).toEqual({ url: '', mimeType: null, error })
  })

  test.each([
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
    ['an answer that is no JSON', () => Promise.resolve(new Response('ok'))],
    ['an answer without a url', () => Promise.resolve(Response.json({ mimeType: 'image/png' }))],
    [
      'a fetch that throws at once',
      () => {
        throw new Error('no')
      },
    ],
  ])('%s: Upload failed', async (_, fetch) =>
    expect((await uploadFile({ url: 'u' }, fetch)).error).toBe('Upload failed'),
  )
})

describe('8 Overlapping ranges while fixing code', () => {
  test('ranges are taken out in any order, and may touch', () => {
    expect(
      removeRanges('abcdef', [
        { start: 4, end: 5 },
        { start: 0, end: 1 },
        { start: 1, end: 2 },
      ]),
    ).toBe('cdf')
    expect(removeRanges('abc', [])).toBe('abc')
  })

  test.each([[{ start: -1, end: 1 }], [{ start: 2, end: 1 }], [{ start: 0, end: 4 }], [{ start: 0.5, end: 1 }]])(
    '%j is no range of a text of three characters',
    (range) => expect(() => removeRanges('abc', [range])).toThrow(RangeError),
  )

  test('removing equals keeping the characters outside, or overlaps are refused', () => {
    const length = 24
    const range = fc
      .tuple(fc.nat(length), fc.nat(length))
      .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }))
      .filter(({ start, end }) => start < end)
    fc.assert(
      fc.property(
        fc.string({ minLength: length, maxLength: length }),
        fc.array(range, { maxLength: 5 }),
        (text, ranges) => {
          const marks = Array.from(text, (_, at) => ranges.filter(({ start, end }) => start <= at && at < end).length)
          fc.pre(text.length === length && marks.length === length)
          if (marks.some((count) => count > 1)) {
            expect(() => removeRanges(text, ranges)).toThrow(
              'Detected overlapping ranges when removing nodes for fixing.',
            )
          } else {
            expect(removeRanges(text, ranges)).toBe(
              text
                .split('')
                .filter((__, at) => marks[at] === 0)
                .join(''),
            )
          }
        },
      ),
    )
  })
})

describe('8 Unsupported web feature', () => {
  test.each([
    ['Haptics', 'Haptics is not supported on web'],
    ['$& {name}', '$& {name} is not supported on web'],
  ])('%s is a warning on the console', (name, warning) => {
    const warnings: string[] = []
    warnUnsupportedOnWeb(name, (message) => warnings.push(message))
    expect(warnings).toEqual([warning])
  })
})
