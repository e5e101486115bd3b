import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function filesOf(sentence: string): Readonly<Record<string, string>> {
  return compose(briefOf(sentence)).files
}

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

test('where people look for somebody the first page begins with one of them, and nobody is counted', () => {
  const files = filesOf('A dating site for people who love lakes')
  expect(files['web/app/page.jsx']).toContain('<NextProfile profile={data.next} />')
  expect(files['web/components/next-profile.jsx']).toContain('Not now')
  expect(files['web/components/like-button.jsx']).not.toContain('count,')
  for (const file of ['next-profile', 'profile-list']) expect(files[`web/components/${file}.jsx`]).not.toContain('City')
})

test('three pages, and one’s own profile behind an initial', () => {
  const files = filesOf('A dating app for bakers')
  const ways = [...(files['web/app/layout.jsx'] ?? '').matchAll(/<Link href="(\/[^"]*)" aria-current/g)]
  expect(ways.map(([, href]) => href)).toEqual(['/', '/matches', '/messages'])
  expect(files['web/app/layout.jsx']).not.toContain('Create profile')
  expect(files['web/app/page.jsx']).toContain('Create profile')
  expect(files['web/components/account-links.jsx']).toContain('My profile')
})

test('a page that shows one after the other stands where it was asked for by its name', () => {
  const files = filesOf('A dating app for cellists with a discover page where one can like or pass')
  expect(files['web/app/discover/page.jsx']).toContain('<NextProfile')
  expect(files['web/components/next-profile.jsx']).toContain('Pass')
  expect(filesOf('A dating app for cellists')).not.toHaveProperty(['web/app/discover/page.jsx'])
})

test('those who love something are asked about it, and answer', () => {
  const books = briefOf('Dating app for readers')
  expect(books.fields.map(({ label }) => label)).toContain('On the bedside table')
  expect(compose(books).seedSql).toContain('An atlas from 1961')
  const kites = briefOf('A dating app for people who love kites')
  expect(kites.fields.map(({ label }) => label)).toContain('Why kites')
  expect(compose(kites).seedSql).toContain('grandfather')
})

test('what was said of a profile is all that is asked', () => {
  const { fields } = briefOf('Dating app for dog owners with name, age and favourite park')
  expect(fields.map(({ label }) => label)).toEqual(['Name', 'Age', 'Favourite park'])
})
