// A record's own page, in its three looks.
import { expect, test } from 'vitest'

import type { Brief } from '../brief.ts'
import { readBuild } from '../understand/read-build.ts'
import { compose } from './compose.ts'
import { recordLook } from './record-body.ts'

function briefOf(request: string): Brief {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return reading.brief
}

/** The same app with the first seed that gives the look. */
function inLook(brief: Brief, look: ReturnType<typeof recordLook>): Brief {
  const seed = Array.from({ length: 60 }, (_, at) => at).find((at) => recordLook({ ...brief, seed: at }) === look)
  if (seed === undefined) throw new Error(`No seed gives the look ${look}`)
  return { ...brief, seed }
}

function pageOf(brief: Brief): string {
  const [, page = ''] = Object.entries(compose(brief).files).find(([path]) => path.endsWith('/[id]/page.jsx')) ?? []
  return page
}

const looks = ['sheet', 'margin', 'cells'] as const
const tools = briefOf(
  'Inventory of our tools: name, shelf, status (free, lent, broken), price, bought on, warranty until, e-mail of the seller, notes',
)
const plants = briefOf('My plants with photo, room, last watered and notes')

test.each(looks)('the %s says all facts, lets it be changed and deleted, and calls it by its name once', (look) => {
  const page = pageOf(inLook(tools, look))
  for (const { name } of tools.fields.slice(1)) expect(page, name).toContain(`itemRecord.${name}`)
  expect(page.match(/<h1 /g)).toHaveLength(2)
  expect(page).toContain('setIsEditing(true)')
  expect(page).toContain('deleteItemRecord(itemRecord, { leaveFor:')
  expect(page).toContain('<span className="sr-only">Status: </span>')
})

test('three looks are three pages, with pictures and without', () => {
  for (const brief of [tools, plants]) expect(new Set(looks.map((look) => pageOf(inLook(brief, look)))).size).toBe(3)
  for (const look of looks) expect(pageOf(inLook(plants, look))).toContain('alt={plant.')
})

test('in ruled cells no cell is left over at the end of a row', () => {
  const page = pageOf(inLook(tools, 'cells'))
  const [, grid = ''] = /<dl className="(grid [^"]+)"/.exec(page) ?? []
  const entries =
    page
      .slice(page.indexOf('<dl className="grid'))
      .split('</dl>')[0]
      ?.match(/<Fact /g)?.length ?? 0
  // The figure takes two.
  const over = (entries + 1) % 3
  expect(grid.includes('last-child')).toBe(over !== 0 || (entries + 1) % 2 !== 0)
})

test('a post is read as a page of text: its day stands without a label, its words in a measure', () => {
  const blog = briefOf('A blog about night trains')
  const pages = looks.map((look) => pageOf(inLook(blog, look)))
  expect(new Set(pages).size).toBe(looks.length)
  for (const page of pages) {
    expect(page).toContain('{post.published_on && <Fact isPlain')
    expect(page).toContain('max-w-[62ch]')
    expect(page).toContain('44rem')
  }
})

test('a unit that says what a number is needs no label beside it', () => {
  const recipes = inLook(briefOf('Recipe box with photo, ingredients, minutes and steps'), 'sheet')
  expect(pageOf(recipes)).not.toContain('>Minutes</span>')
})
