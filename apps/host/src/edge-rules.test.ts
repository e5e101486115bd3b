import { expect, test } from 'vitest'

import { chooseEncoding, isWorthEncoding } from './encodings.ts'
import { staticPathOf } from './serve-app.ts'
import { isUnchanged } from './static-file.ts'
import { readPage } from './preview-app.ts'

test('brotli wins over gzip, and a quality of zero refuses', () => {
  expect(chooseEncoding('gzip, deflate, br')).toBe('br')
  expect(chooseEncoding('gzip;q=1.0, br;q=0')).toBe('gzip')
  expect(chooseEncoding('GZIP')).toBe('gzip')
  expect(chooseEncoding('deflate')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
})

test('fonts and tiny files are sent as they are', () => {
  expect(isWorthEncoding('text/html; charset=utf-8', 5_000)).toBe(true)
  expect(isWorthEncoding('font/woff2', 50_000)).toBe(false)
  expect(isWorthEncoding('text/css', 20)).toBe(false)
})

test('a validator matches in a list, weakly, and by star', () => {
  expect(isUnchanged('"a", W/"b"', '"b"')).toBe(true)
  expect(isUnchanged('*', '"b"')).toBe(true)
  expect(isUnchanged('"b-br"', '"b"')).toBe(false)
})

test('only reading requests without a query can be answered by a document', () => {
  expect(staticPathOf('GET', '/about')).toBe('/about')
  expect(staticPathOf('POST', '/about')).toBeNull()
  expect(staticPathOf('GET', '/about?tab=2')).toBeNull()
  expect(staticPathOf('GET', '/_joinery/assets/a-1.js?x')).toBe('/_joinery/assets/a-1.js')
})

function read(text: string): ReturnType<typeof readPage> {
  return readPage(text, (stack) => stack.replace('app.js:566:27', 'web/app/shelves/page.server.js:7:27'))
}

test('page data is read field by field, and anything else is refused', () => {
  expect(read('{"status":200,"data":[1]}')).toEqual({ status: 200, data: [1] })
  expect(read('{"status":302,"data":null,"redirect":"/x"}')).toMatchObject({ redirect: '/x' })
  expect(read('{"status":500,"data":null,"error":{"message":"no"}}')).toMatchObject({
    error: { code: 'runtime.error', message: 'no' },
  })
  const stack = 'TypeError: no\n    at load (app.js:566:27)\n    at async loadPage (app.js:254:10)'
  expect(read(JSON.stringify({ status: 500, data: null, error: { message: 'no', stack } }))?.error).toMatchObject({
    file: 'web/app/shelves/page.server.js',
    line: 7,
    column: 27,
    frame: '    at load (web/app/shelves/page.server.js:7:27)',
  })
  expect(read('Internal error')).toBeNull()
  expect(read('[]')).toBeNull()
})
