import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function home(message: string): string {
  const reading = readBuild(message)
  return reading.ok ? (compose(reading.brief).files['web/app/page.jsx'] ?? '') : ''
}

test('each link of a page of links is a button that leads where it points', () => {
  const page = home('simple page with links to my instagram, my shop and my podcast, pink')
  expect(page).toContain('href={linkRecord.link ||')
  expect(page).not.toContain('See the links')
  expect(page).not.toContain('All links')
})

test('a site that has more than links keeps its usual first page', () => {
  const page = home('website for my band with tour dates and links to Spotify, Bandcamp and YouTube')
  expect(page).not.toContain('href={linkRecord.link ||')
})
