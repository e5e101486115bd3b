import { expect, test } from 'vitest'

import { detectMediaType } from './detect-type.ts'

function detect(bytes: string | Uint8Array, claimed: string | null = null, size?: number) {
  const head = typeof bytes === 'string' ? Buffer.from(bytes, 'utf8') : bytes
  return detectMediaType({ head, size: size ?? head.length, claimed })
}
const latin = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['image/jpeg', latin('\xFF\xD8\xFF\xE0\0\x10JFIF')],
  ['image/png', latin('\x89PNG\r\n\x1A\n\0\0\0\rIHDR')],
  ['image/gif', latin('GIF89a\x01\0\x01\0')],
  ['image/webp', latin('RIFF\x24\0\0\0WEBPVP8 ')],
  ['audio/wav', latin('RIFF\x24\0\0\0WAVEfmt ')],
  ['image/avif', latin('\0\0\0\x1CftypavifXXXX')],
  ['video/mp4', latin('\0\0\0\x18ftypisomXXXX')],
  ['video/webm', latin('\x1A\x45\xDF\xA3\x01\0')],
  ['application/pdf', latin('%PDF-1.7\n')],
  ['application/zip', latin('PK\x03\x04\x14\0')],
  ['font/woff2', latin('wOF2\0\x01\0\0')],
  ['image/svg+xml', '<?xml version="1.0"?>\n<!-- a drawing -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['text/html', '\n<!DOCTYPE html><p>Hello'],
  ['text/html', '<script>alert(1)</script>'],
  ['application/xhtml+xml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['application/xml', '<?xml version="1.0"?><feed/>'],
  ['application/json', '{"a":[1,2]}'],
  ['text/plain', 'Only words, with an ü.'],
  ['text/plain', '[not json'],
  [null, latin('\0\x01\x02\x03\xFE')],
  [null, latin('MZ\x90\0\x03')],
  [null, ''],
])('%s is known by its bytes', (expected, bytes) => {
  expect(detect(bytes)).toBe(expected)
})

test('the sender’s word chooses within a kind and never makes another', () => {
  expect(detect('a,b\n1,2\n', 'text/csv; charset=utf-8')).toBe('text/csv')
  expect(detect(latin('PK\x03\x04'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')).toBe(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  )
  expect(detect('plain words', 'text/html')).toBe('text/plain')
  expect(detect('<svg onload="x()"></svg>', 'image/png')).toBe('image/svg+xml')
  expect(detect('<html>', 'text/plain')).toBe('text/html')
  expect(detect(latin('%PDF-1.7'), 'image/jpeg')).toBe('application/pdf')
})

test('text that is cut in the middle of a character is still text', () => {
  const bytes = Buffer.from('Grüße'.repeat(20))
  expect(detect(bytes.subarray(0, 3), null, bytes.length)).toBe('text/plain')
  expect(detect(bytes.subarray(0, 3), null)).toBeNull()
})
