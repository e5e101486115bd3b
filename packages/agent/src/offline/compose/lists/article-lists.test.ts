// Fronts of what is written to be read.
import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function briefOf(request: string): Brief {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return reading.brief
}

const fileOf = (brief: Brief, path: string): string => {
  const file = compose(brief).files[path]
  if (file === undefined) throw new Error(`There is no ${path}`)
  return file
}
const listOf = (brief: Brief): string => fileOf(brief, 'web/components/post-list.jsx')
const pageOf = (brief: Brief): string => fileOf(brief, 'web/app/page.jsx')
const gridsOf = (list: string): string => [...list.matchAll(/lg:grid-cols-\S+/g)].map(([grid]) => grid).join(' ')

const blog = briefOf('A blog about night trains')
const fronts = ['feature', 'column', 'paper'] as const

test('what is written to be read has a front of its own, and what has figures has none', () => {
  for (const request of ['A blog about night trains', 'A travel blog with photos', 'A news site for our school'])
    expect(fronts).toContain(briefOf(request).skeleton)
  expect(fronts).not.toContain(briefOf('Reading list with title, author, pages and stars').skeleton)
  expect(briefOf('A blog about night trains, shown as a table').skeleton).toBe('table')
})

test.each(fronts)('the %s shows how each begins, its day, how much was said of it, and lets go of it', (skeleton) => {
  const list = listOf({ ...blog, skeleton })
  expect(list).toMatch(/\{opening\(post\.body, \d+\)\}/)
  expect(list).toContain('formatDate(post.published_on, today)')
  expect(list).toContain('post.comment_count')
  expect(list).toContain('<DeletePost post={post} />')
  expect(list).not.toContain('<img')
  expect(fileOf({ ...blog, skeleton }, 'web/lib/posts-table.js')).toContain('as comment_count')
})

test('posts with pictures show them, and the three fronts are laid out in three ways', () => {
  const photos = briefOf('A travel blog with photos')
  const lists = fronts.map((skeleton) => listOf({ ...photos, skeleton }))
  // A journey looks like no other: its own photo is shown, and nothing that would stand in for it.
  for (const list of lists) expect(list).toMatch(/<Picture src=\{post\.\w+\}/)
  expect(new Set(lists.map(gridsOf)).size).toBe(fronts.length)
})

test('the lead is the largest thing on the page, unless a headline was said', () => {
  const plain: Brief = { ...blog, frame: 'bar', skeleton: 'paper' }
  expect(pageOf(plain)).toContain('<h1 className="sr-only">')
  expect(pageOf({ ...plain, copy: { ...plain.copy, headline: 'All aboard' } })).not.toContain(
    '<h1 className="sr-only">',
  )
})

test('a blog about what can be drawn opens with its picture, and one about nothing that can with letters', () => {
  for (const skeleton of fronts) {
    expect(listOf({ ...blog, frame: 'bar', skeleton })).toContain('<Cover />')
    const drawnNothing = { ...briefOf('A blog about fountain pens'), frame: 'bar' as const, skeleton }
    expect(listOf({ ...drawnNothing, style: 'bold' })).toContain('!font-extrabold')
    expect(listOf(drawnNothing)).not.toContain('<Cover />')
  }
})

test('a colour that was asked for buttons is on the first screen of a loud blog, and nobody is asked to comment on a beginning', () => {
  const orange = briefOf('A blog about gravel bikes with comments, bold, orange buttons')
  for (const skeleton of fronts) {
    const list = listOf({ ...orange, frame: 'bar', skeleton })
    expect(list).toMatch(/border-primary/)
    expect(list).toContain('Read on')
    expect(list).toContain('post.comment_count > 0')
  }
})
