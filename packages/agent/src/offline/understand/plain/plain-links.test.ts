import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { plainLinkPage } from './plain-links.ts'

test.each([
  ['simple page with links to my instagram, my shop and my podcast, pink', 'My links', 'Instagram, Shop, Podcast'],
  [
    'linktree style page for DJ Marlo, soundcloud, instagram, bookings mail',
    'DJ Marlo',
    'Soundcloud, Instagram, Bookings mail',
  ],
  ['all our links on one page, youtube, patreon, merch store. dark', 'Our links', 'Youtube, Patreon, Merch store'],
  ['link in bio page with my shop, blog and newsletter', 'My links', 'Shop, Blog, Newsletter'],
  ['Linktree page for DJ Marlo. Links: Soundcloud, Instagram, Bookings', 'DJ Marlo', 'Soundcloud, Instagram, Bookings'],
])('a page that is told by its links has one of each, under a name: %s', (message, name, links) => {
  const reading = readBuild(message)
  expect(reading.ok && reading.brief.name).toBe(name)
  expect(reading.ok && reading.brief.entity.singular).toBe('link')
  expect(reading.ok && reading.brief.copy.offers.map((offer) => offer.name).join(', ')).toBe(links)
})

test('links beside other parts make no page of links', () => {
  const message = 'website for my band with tour dates and links to Spotify, Bandcamp and YouTube'
  expect(plainLinkPage(message)).toBe(message)
})

test('a page of links is called by whose it is', () => {
  const reading = readBuild('linktree for my podcast')
  expect(reading.ok && reading.brief.name).toBe('Podcast')
})
