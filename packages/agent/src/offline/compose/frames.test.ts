// Headers: what stands on a fill reads on it, and a lone act is never lost.
import { expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'
import { compose } from './compose.ts'

function layoutOf(request: string, seed: number, frame: 'bar' | 'mast'): string {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(request)
  return compose({ ...reading.brief, style: 'corporate', frame, seed }).files['web/app/layout.jsx'] ?? ''
}

const seeds = Array.from({ length: 24 }, (_, index) => index * 7919)

test('some bars are filled and some are not, and their button stands on the fill that it has', () => {
  const layouts = seeds.map((seed) => layoutOf('A list of umbrellas with colour and owner', seed, 'bar'))
  const filled = layouts.filter((layout) => layout.includes('bg-cover text-on-cover'))

  expect(filled.length).toBeGreaterThan(2)
  expect(filled.length).toBeLessThan(seeds.length - 2)
  for (const layout of layouts)
    expect(layout).toContain(filled.includes(layout) ? 'bg-on-cover px-5 py-2 text-cover' : 'bg-primary px-5')
})

test('a ground that was asked for has no bar of another colour on it', () => {
  for (const seed of seeds)
    expect(layoutOf('A list of umbrellas with colour and owner, yellow background', seed, 'bar')).not.toContain(
      'bg-cover text-on-cover',
    )
})

test('a single button stands beside the large name, not between two rules', () => {
  const layout = layoutOf('A list of umbrellas with colour and owner', 1, 'mast')

  expect(layout).not.toContain('border-y border-text')
  expect(layout).toContain('Add an umbrella')
})
