import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function filesOf(sentence: string): Record<string, string> {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return compose(reading.brief).files
}

const pageOf = (sentence: string): string => filesOf(sentence)['web/app/page.jsx'] ?? ''

test('the page of a firm says what it does and what happens next beside its form', () => {
  const page = pageOf('Landing page for a roofer called Dry Top where people leave name, phone and what leaks')
  expect(page).toContain('It drips? Tell us where.')
  expect(page).toContain('What we do')
  expect(page).toContain('What happens next')
  expect(page.match(/<h1/g)).toHaveLength(1)
})

test('services that a site shows are not told a second time', () => {
  const page = pageOf(
    'Landing page for a plumber: services, reviews and a form where people leave name, phone and message',
  )
  expect(page).not.toContain('What we do')
})

test('a club says in a line what it is for, and its way in is called by what one does there', () => {
  const page = pageOf('Website for our rowing club with news, events, team and membership sign-up')
  expect(page).toContain('On the water whenever the weather allows')
  expect(page).toContain('Sign up')
})

test('the day of a wedding stands large, and its programme from the morning on', () => {
  const files = filesOf('wedding website for Ada and Jo, 3 May 2027, with schedule, location and rsvp')
  expect(files['web/app/page.jsx']).toMatch(/font-display text-3xl[^>]*>\s*3 May 2027/)
  expect(files['web/components/program-item-preview.jsx']).toContain('The whole schedule')
  expect(files['web/lib/program-items-table.js']).toMatch(/order by "?time/)
})

test('a page about somebody says more than their name', () => {
  const about = filesOf('make me a personal website. my name is Ida Voss, i am a bookbinder. About, projects, contact')[
    'web/app/about/page.jsx'
  ]
  expect(about).not.toContain('This is Ida Voss')
  expect(about).toContain('hymn books')
})

test('of what a club invites to the next stands first, and it is of the sport of the club', () => {
  const files = filesOf('A site for our water polo club with events, team and news')
  expect(files['web/app/page.server.js']).toMatch(/listEvent\w*\(\)\)\s*\.toSorted\(/)
  expect(Object.values(files).join('')).not.toContain('Home ground')
})

test('whoever asks for a quote says where it is and what is to be mended', () => {
  const files = filesOf(
    'A landing page for our gutter repair firm where people ask for a quote with name, phone, address and what drips',
  )
  const form = Object.entries(files).find(([path]) => /components\/.*-form\.jsx$/.test(path))?.[1] ?? ''
  expect(form).toMatch(/name="address"[^>]*(?:isRequired|required)/)
})
