import { expect, test } from 'vitest'

import { plainFacts, plainMessage } from './plain-message.ts'

test.each([
  // Typed in a hurry, and then a list of links.
  [
    'hi! link in bio 4 my band w/ Spotify, Patreon n a shop',
    'link in bio for my band. Links: "Spotify", "Patreon", "Shop"',
  ],
  // Typed in a hurry, and then the parts of a menu.
  [
    'restaurant page w/ starters (Broth 6) & mains (Trout 15)',
    'restaurant page. Menu: Starters: Broth 6. Mains: Trout 15.',
  ],
])('how it was typed is mended before anything is looked for in it: %s', (typed, plain) => {
  expect(plainMessage(typed)).toBe(plain)
})

test('whose the first facts are is known before its state and its notes are told', () => {
  const said =
    'A CRM. Name, company, phone. A client is a lead, then active. Notes of talks with the date on the client page.'
  expect(plainFacts(said)).toContain('Clients: Name, company, phone.')
  expect(plainFacts(said)).toContain('Each client has many notes.')
})
