// Headers: what stands on a fill reads on it, and a lone act is never lost.
import { expect, test } from 'vitest'

import { type Frame, frames } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

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

function filesOf(request: string, frame: Frame): Readonly<Record<string, string>> {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(request)
  return compose({ ...reading.brief, frame }).files
}

const twoKinds = 'A tool for our allotments with plots (number, size, tenant) and tools (name, where it hangs)'

test('the pages of an app are one group, in every frame, and behind a button on a phone', () => {
  for (const frame of frames) {
    const files = filesOf(twoKinds, frame)
    const layout = files['web/app/layout.jsx'] ?? ''

    expect(layout.match(/<nav id="app-pages" aria-label="Pages"/g), frame).toHaveLength(1)
    expect(layout.match(/<PagesButton \/>/g), frame).toHaveLength(1)
    expect(files['web/components/pages-button.jsx'], frame).toContain('aria-expanded={isOpen}')
  }
})

test('no field of a form has the id of the pages’ group, which would take its label away', () => {
  const files = filesOf('A list of books (title, author, pages)', 'bar')
  const [, id = ''] = (files['web/app/layout.jsx'] ?? '').match(/<nav id="([^"]+)"/) ?? []

  expect(files['web/components/book-form.jsx']).toContain('name="pages"')
  // A column has no hyphen, so no field can be called like that.
  expect(id).toContain('-')
})

test('what most visitors come to do is at the foot of a phone, and on a site in its own words', () => {
  const tool = filesOf('A list of umbrellas with colour and owner', 'bar')['web/app/layout.jsx'] ?? ''
  const site = filesOf('A website for my bakery with opening hours, news and a contact form', 'bar')

  expect(tool).toContain('sticky bottom-0')
  expect(site['web/app/layout.jsx']).not.toContain('sticky bottom-0')
})

test('a phone has one button for one act, at the foot of its screen however short the page', () => {
  const tool = filesOf('A list of umbrellas with colour and owner', 'bar')
  const layout = tool['web/app/layout.jsx'] ?? ''
  expect(layout).toContain('max-sm:flex-col')
  expect(layout).toContain('mt-auto')
  // Where nothing is there yet, the page says so, and the foot leads to the form.
  expect(tool['web/app/page.jsx']).toMatch(/max-sm:hidden">\s*Add the first umbrella/)

  const ticked = filesOf('to-do list', 'bar')
  expect(ticked['web/app/page.jsx']).toContain('<AddTask />')
  expect(ticked['web/app/layout.jsx']).not.toContain('sticky bottom-0')
})

test('lines of cells reach the edges, and their words begin where the page does', () => {
  const layout = filesOf(twoKinds, 'cells')['web/app/layout.jsx'] ?? ''

  expect(layout).toMatch(/<header className="[^"]*px-5 sm:px-10">\s*<div className="mx-auto [^"]*max-w-6xl/)
})

test('a panel stands at the side of the first page alone, over a quarter of it at most', () => {
  const layout = filesOf(twoKinds, 'split')['web/app/layout.jsx'] ?? ''

  expect(layout).toMatch(/pathname === '\/' \? '[^']*lg:w-1\/4/)
  expect(layout).toMatch(/min-h-screen[^`]*\$\{pathname === '\/' \? ' lg:flex/)
  expect(layout).toMatch(/\{pathname === '\/' && \(\s*<div[^>]*>\s*<Cover \/>/)
})
