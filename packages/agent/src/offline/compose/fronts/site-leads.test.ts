// What the first pages of sites begin with: the next date, works in inked cells, the words of a craft.
import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { crafts } from '../../topics/craft-words.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function briefOf(request: string): Brief {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return reading.brief
}

const filesOf = (brief: Brief): Readonly<Record<string, string>> => compose(brief).files

test('a club begins with what is on next, not with its name again, and has its news beside its dates', () => {
  const brief = { ...briefOf('A site for our sailing club with races, crew and news'), frame: 'bar' as const }
  const page = filesOf(brief)['web/app/page.jsx'] ?? ''
  expect(page).toMatch(/<h1[^>]*>\s*<Link href=\{`\/races\/\$\{next\.id\}`\}/)
  expect(page).toContain('.weekday}')
  expect(page).toContain('<RacePreview races={later}')
  expect(page.indexOf('<NewsRecordPreview')).toBeGreaterThan(0)
})

test('a headline that was given stands first, also where there are dates', () => {
  const page = filesOf(briefOf('A site for our sailing club with races and news, headline "Wind first"'))[
    'web/app/page.jsx'
  ]
  expect(page).toContain('Wind first')
  expect(page).not.toContain('next.id')
})

test('people of a club are known by their faces', () => {
  const files = filesOf(briefOf('A site for our sailing club with races, members and news'))
  expect(files['web/components/member-preview.jsx']).toContain('portrait')
})

test('works of a brutalist portfolio stand in cells of unequal width that share their lines', () => {
  const brief: Brief = {
    ...briefOf('A brutalist portfolio for a glass blower called "Una Vos" with projects and photos'),
    style: 'brutalist',
    frame: 'cells',
  }
  const page = filesOf(brief)['web/app/page.jsx'] ?? ''
  expect(page).toContain('border-b-2 border-r-2')
  expect(new Set([...page.matchAll(/lg:\[&:nth-child\(\d\)\]:col-span-(\d)/g)].map(([, span]) => span)).size).toBe(3)
})

test('no two crafts have the same motto, and a trade is not said again', () => {
  expect(new Set(crafts.map(({ line }) => line)).size).toBe(crafts.length)
  const page = filesOf(briefOf('A website for Una Vos, a bookbinder, with projects and a contact form'))[
    'web/app/page.jsx'
  ]
  expect(page).not.toContain('A bookbinder.')
  expect(page).toContain('Old books are mended here')
})

test('what a maker shows was made in the last years', () => {
  for (const craft of ['bookbinder', 'weaver', 'sculptor']) {
    const { seedSql } = compose(briefOf(`A portfolio for a ${craft} with works, photo and year`))
    const years = [...seedSql.matchAll(/\b(1[89]\d\d|20\d\d)\b/g)].map(([year]) => Number(year))
    expect(years.filter((year) => year < 2020 && year !== 1953)).toEqual([])
  }
})
