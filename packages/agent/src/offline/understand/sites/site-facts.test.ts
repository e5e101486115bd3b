import { expect, test } from 'vitest'

import { siteFactsApart } from './site-facts.ts'

test.each([
  [
    'A page for my choir: photo, upcoming gigs with date, city, venue, ticket link; newsletter signup',
    'A page for my choir: photo, upcoming gigs; newsletter signup. Each gig has date, city, venue, ticket link.',
  ],
  [
    'A site about our island: history, walks with photo and description, ferries, and a contact page.',
    'A site about our island: history, walks, ferries, and a contact page. Each walk has photo and description.',
  ],
])('%s', (told, plain) => {
  expect(siteFactsApart(told)).toBe(plain)
})

test.each([
  'A list of walks with photo and description, length',
  'A site with pages with big photo and text, blue buttons',
  'A website with news, teams and a form (name, team).',
])('says nothing else: %s', (told) => {
  expect(siteFactsApart(told)).toBe(told)
})
