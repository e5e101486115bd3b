import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function built(text: string, frame?: Brief['frame']): { files: Readonly<Record<string, string>>; seedSql: string } {
  const reading = readBuild(text)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(frame === undefined ? reading.brief : { ...reading.brief, frame })
}

test('a record leads on to those that share something with it, and their heading says what', () => {
  const { files } = built('A list of my tools with place, year and condition')
  expect(files['web/app/[id]/page.server.js']).toMatch(/others: sharing\(await list\w+\(\), \w+, \['place'\], 4\)/)
  expect(files['web/app/[id]/page.jsx']).toMatch(/<Other\w+ \w+=\{\w+\} \w+=\{data\.others\}/)
  const others = Object.entries(files).find(([path]) => path.includes('/other-'))?.[1] ?? ''
  expect(others).toContain('Also at ${')
  expect(others).not.toContain('>Other ')
})

test('an event leads on to the next ones, a measurement to the days around it', () => {
  const choir = Object.values(built('A website of our choir with concerts, members and a contact form').files).join(
    '\n',
  )
  expect(choir).toMatch(/others: following\(.*\['date'\]/)
  expect(choir).toContain("? 'Next concerts' : ")
  const swims = Object.values(built('A swimming log with distance in km, minutes and date').files).join('\n')
  expect(swims).toMatch(/around: around\(await listSwims\(\), swim, \['date'\], 14\)/)
  expect(swims).toContain('<ColumnsAround')
  expect(swims).toContain('<Change entries=')
})

test('a page that goes on with what belongs to its record needs no way on', () => {
  const { files } = built(
    'A school: each teacher has many courses, and each course has many lessons. Lessons have a topic, a date and a room.',
  )
  const pages = Object.entries(files).filter(([path]) => path.endsWith('[id]/page.jsx'))
  const teacher = pages.find(([, code]) => code.includes('TeacherCourses'))?.[1] ?? ''
  expect(teacher).not.toBe('')
  expect(teacher).not.toContain('data.others')
})

test('a programme is told in the order in which it happens', () => {
  const { files, seedSql } = built(
    'A wedding website for Ida and Paul with the programme, how to get there and an RSVP form',
  )
  expect(files['web/lib/program-items-table.js']).toContain('order by date, "time", id')
  expect(seedSql.indexOf('The ceremony')).toBeLessThan(seedSql.indexOf('First dance'))
  expect(seedSql).toMatch(/'First dance', .*'The barn'/)
  expect(files['web/app/how-to-get-there/page.jsx']).toContain('The address')
  expect(files['web/app/page.jsx']).toContain('Will you come?')
})

test('where there is nothing to see but a form, the page opens with it', () => {
  const { files } = built('A landing page for a roofer where people ask for a quote')
  const page = files['web/app/page.jsx'] ?? ''
  expect(page).toContain('Ask for a quote')
  expect(page).not.toContain('href="/contact"')
  expect(page.match(/<SendMessage \/>/g)).toHaveLength(1)
})

test('what a list shows first leaves nothing open', () => {
  const { seedSql } = built('Recipes with ingredients, steps, cooking time and a photo')
  const last = seedSql.trimEnd().split('\n').at(-1) ?? ''
  // The photo is drawn from the title.
  expect(last.match(/\bnull\b/g)).toHaveLength(1)
})

test('where the frame says the name large, the page begins with what the club is for', () => {
  const { files } = built('A website for our chess club with members, news and a contact form', 'mast')
  const page = files['web/app/page.jsx'] ?? ''
  expect(page).toMatch(/<h1 className="sr-only">[^<]*<\/h1>\s*<p [^>]*>A board, a clock[^<]*<\/p>/)
  expect(page.indexOf('<MemberPreview')).toBeGreaterThan(page.indexOf('</p>'))
})

test('a line of words that a long field leaves alone in its row takes the whole of it', () => {
  const { files } = built('A site for my tailoring shop with a contact form')
  const form = files['web/components/message-form.jsx'] ?? ''
  expect(form).toMatch(/name="email"[^>]* isWide/)
})

test('below the picture of a speaker stands what they speak about', () => {
  const { files } = built('A website for a conference on soil with speakers, schedule and registration')
  expect(files['web/components/speaker-preview.jsx']).toContain('speaker.talk')
})
