// A record's own page, in the shape of what it is of.
import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { recordLook } from './record-body.ts'
import { shapeOf } from '../record-shapes/choose-shape.ts'
import { factLabel } from './fact-label.ts'
import { viewsOf } from '../views.ts'

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

const tools = briefOf(
  'Inventory of our tools: name, shelf, status (free, lent, broken), price, bought on, warranty until, e-mail of the seller, notes',
)

const shaped: readonly [request: string, shape: ReturnType<typeof shapeOf>, mark: string][] = [
  ['A cookbook with photo, ingredients, steps and minutes', 'recipe', 'splitSteps('],
  ['A shop for kites with photo, price and span', 'ware', '<AddToCart product='],
  ['A website of our choir with concerts, members and a contact form', 'event', 'dayParts('],
  ['A list of our clients with name, phone, email and city', 'person', 'tel:'],
  ['Photos of doors with street and year', 'picture', 'alt={'],
  ['Repairs with machine, status (reported, in repair, fixed) and cost', 'work', '<Steps '],
  ['What we spend: shop, amount, date and category', 'receipt', 'border-dashed'],
  ['A swimming log with distance in km, minutes and date', 'measure', '<Change '],
]

const following: readonly [request: string, skeleton: Brief['skeleton'], mark: string][] = [
  ['Swim club lockers with number, who has it and paid until', 'plan', 'text-6xl sm:text-8xl'],
  ['Tool crib: tool, serial number, shelf and maker', 'slips', 'mx-auto mt-4 max-w-3xl'],
  ['Minutes of our meetings with topic, date and place, as a list', 'agenda', "weekday: 'long'"],
]

test.each(following)('%s: in a list as %s the page of one of them follows it', (request, skeleton, mark) => {
  const brief = { ...briefOf(request), skeleton }
  const [view] = viewsOf(brief)
  if (view === undefined || shapeOf(view) !== 'plain') throw new Error('another shape')
  expect(pageOf(brief)).toContain(mark)
  expect(pageOf({ ...brief, skeleton: 'lines' })).not.toContain(mark)
})

test.each(shaped)('%s: the page of one of them is a %s', (request, shape, mark) => {
  const brief = briefOf(request)
  const [main] = viewsOf(brief)
  const view = brief.front === 'site' ? viewsOf(brief).find(({ entity }) => /concert/.test(entity.singular)) : main
  if (view === undefined) throw new Error('no records')
  expect(shapeOf(view)).toBe(shape)
  const pages = Object.entries(compose(brief).files).filter(([path]) => path.endsWith('/[id]/page.jsx'))
  expect(pages.some(([, page]) => page.includes(mark))).toBe(true)
})

test('a page says all facts, lets it be changed and deleted, and calls it by its name once', () => {
  const page = pageOf(tools)
  for (const { name } of tools.fields.slice(1)) expect(page, name).toContain(`itemRecord.${name}`)
  expect(page.match(/<h1 /g)).toHaveLength(2)
  expect(page).toContain('setIsEditing(true)')
  expect(page).toContain('deleteItemRecord(itemRecord, { leaveFor:')
  expect(page).toContain('<Steps label="Status"')
})

test('in ruled cells no cell is left over at the end of a row', () => {
  const full = briefOf('My plants with photo, room, light, pot, last watered and notes')
  const page = pageOf({ ...inLook({ ...full, style: 'retro' }, 'cells'), style: 'retro' })
  const [, grid = ''] = /<dl className="(grid [^"]+)"/.exec(page) ?? []
  const entries =
    page
      .slice(page.indexOf('<dl className="grid'))
      .split('</dl>')[0]
      ?.match(/<Fact /g)?.length ?? 0
  expect(grid).not.toBe('')
  expect(grid.includes('last-child')).toBe(entries % 2 !== 0)
})

test('a post is read as a page of text: its day stands without a label, its words in a measure', () => {
  const blog: Brief = { ...briefOf('A blog about night trains'), style: 'editorial' }
  const pages = (['sheet', 'margin'] as const).map((look) => pageOf(inLook(blog, look)))
  expect(new Set(pages).size).toBe(2)
  for (const page of pages) {
    expect(page).toContain('{post.published_on && <Fact isPlain')
    expect(page).toContain('max-w-[62ch]')
    expect(page).toContain('44rem')
  }
})

test('below the text of a post stand what was said of it and what to read next, and its day under its name', () => {
  const page = pageOf(briefOf('A blog about night trains with comments'))
  expect(page.indexOf('<Comments ')).toBeGreaterThan(page.indexOf('max-w-[44rem]'))
  expect(page.indexOf('<OtherPosts ')).toBeGreaterThan(page.indexOf('<Comments '))
  const sql = compose(briefOf('A blog about night trains with comments')).seedSql
  expect(sql).toContain('insert into comments')
  expect(sql.match(/\n\n/g)?.length).toBeGreaterThan(20)
})

test('one or two facts of a picture are a line, and no box', () => {
  const page = pageOf({ ...briefOf('A portfolio for a glass blower with projects and photos'), style: 'brutalist' })
  expect(page).not.toContain('<Fact ')
})

test('a value that stands with its unit is not called by it', () => {
  const labels = ['Distance in km', 'Cooking time in minutes', 'Minutes', 'Rain (mm)', 'Servings', 'Price paid']
  const said = labels.map((label) => factLabel({ name: 'x', label, kind: 'number', required: false, unit: 'x' }))
  expect(said).toEqual(['Distance', 'Cooking time', 'Time', 'Rain', 'Serves', 'Price paid'])
})
