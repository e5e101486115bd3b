import { expect, test } from 'vitest'

import { plainStates } from './plain-states.ts'

test.each([
  ['Kites. The crew marks each as torn, mended or new.', 'Kites.'],
  ['Kites with name and a state such as torn, mended or new.', 'Kites with name and a state (torn, mended, new).'],
  ['Kites with name, status torn, mended or new.', 'Kites with name, status (torn, mended, new).'],
  [
    'Kites with name, states torn, mended and new that only the crew changes.',
    'Kites with name, state (torn, mended, new).',
  ],
  ['A flight has date, wind and belongs to a kite.', 'A flight has date, wind. Each flight belongs to a kite.'],
  ['Notes on each kite with date.', 'Each kite has many notes. Each note has text, date.'],
  [
    'Note app with folders, pinned notes and tags',
    'Note app. Each folder has many notes. Each note has title, text, pinned, tags',
  ],
])('%s', (told, plain) => {
  expect(plainStates(told)).toBe(plain)
})

test('a drop-down is no fact', () => {
  expect(plainStates('Kites with name, colour, a dropdown filters by colour.')).toContain(
    'Kites with name, colour. Dropdown to filter by colour.',
  )
})

test.each([
  [
    'Photography portfolio. Stage, portrait and travel are the categories.',
    'Photography portfolio. Categories: Stage, portrait, travel.',
  ],
  [
    'A plant diary: nickname, shelf and photo, with a log of what I did and when.',
    'A plant diary: nickname, shelf and photo. With a log of what I did and when.',
  ],
  [
    'CRM for freelancers: name, company and phone of each client.',
    'CRM for freelancers. Each client has name, company and phone.',
  ],
])('what stands at the end of its sentence: %s', (said, plain) => {
  expect(plainStates(said)).toBe(plain)
})
