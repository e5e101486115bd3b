import { expect, test } from 'vitest'

import { themeOf } from './design-tokens.ts'

function cssOf(colors: Record<string, string>): string {
  return themeOf({ 'design/tokens.json': JSON.stringify({ colors }) }, []).css
}

test('native controls are dark on a dark page', () => {
  expect(cssOf({ background: '#102a43', surface: '#20344b' })).toContain(':root { color-scheme: dark; }')
})

test('light panels on a dark page keep light controls', () => {
  expect(cssOf({ background: '#004225', surface: '#fffdd0' })).toContain('.bg-surface { color-scheme: light; }')
})

test('a light page has no rule of its own for its panels', () => {
  const css = cssOf({ background: '#fffdd0', surface: '#ffffff' })
  expect(css).toContain(':root { color-scheme: light; }')
  expect(css).not.toContain('.bg-surface')
})
