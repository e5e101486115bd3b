import { expect, test } from 'vitest'

import { readMarkdown, safeHref } from './markdown-tokens.ts'

test('bold that is still being written is already bold', () => {
  const [paragraph] = readMarkdown('Members can **book', true)
  expect(JSON.stringify(paragraph)).toContain('"type":"strong"')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/build/x', 'JaVaScRiPt:alert(1)', 'vbscript:x'])(
  'a link to %s is not followed',
  (href) => {
    expect(safeHref(href)).toBeNull()
  },
)

test('links to the web and to mail are followed', () => {
  expect(safeHref('https://example.org/a')).toBe('https://example.org/a')
  expect(safeHref('mailto:a@example.org')).toBe('mailto:a@example.org')
})
