import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function shown(sentence: string): string[] {
  const reading = readBuild(sentence)
  if (!reading.ok) return [reading.reason]
  const { brief } = reading
  const kinds = [{ ...brief.entity, fields: brief.fields, isInbox: brief.isInbox }, ...brief.more]
  return [
    `${brief.name} | ${brief.front} ${brief.access}`,
    ...kinds.map(
      ({ singular, fields, isInbox }) =>
        `${singular}${isInbox ? '*' : ''}: ${fields.map(({ label, options, required }) => `${label}${required ? '!' : ''}${options === undefined ? '' : `(${options.join('/')})`}`).join(', ')}`,
    ),
  ]
}

test.each([
  [
    'I give accordion lessons and look for pupils. The visitor must give me the name and a mobile number, the level between new, some and good, and why he wants to play. Nobody but me should see who wrote, so the list needs a password.',
    ['Accordion lessons | site admin', 'sign-up*: Name!, Mobile number!, Level(New/Some/Good), Why he wants to play'],
  ],
  [
    "Kayak courses start in June, and I'd like parents to put their names down. The child matters: what it's called, how old it is and whether it can swim. A mobile number is required. There are two groups to choose from (Monday 16:00, Friday 17:30), and the list, which only I can open, is grouped by them.",
    [
      'Kayak courses | site admin',
      "registration*: Name!, Child's name, Age, Can swim, Mobile number!, Group(Monday 16:00/Friday 17:30)",
    ],
  ],
  [
    'a page announcing our wine supper, on which visitors enter their name, e-mail address and one of the evenings Thursday or Saturday, while the list is visible only to me after entering a password',
    ['Wine supper | site admin', 'sign-up*: Name!, E-mail address!, Evening(Thursday/Saturday)'],
  ],
  [
    'We lend out tandems. Interested couples tell us what they are called, how we reach them by phone, and choose between the models Swift, Cosy and Tall. Behind a login we go through the requests on the page and set each to new or done.',
    ['Tandems | site admin', 'request*: Name!, Phone!, Model(Swift/Cosy/Tall), Status(New/Done)'],
  ],
  [
    "Page for Velvet Mane, our horse hotel. The visitor is told that a night costs 28 €. Then he types the horse's name, its breed, from which day to which day it stays, and how he can be phoned. The requests come up in the admin area, which asks for a password.",
    ['Velvet Mane | site admin', "request*: Horse's name!, Breed, Phone!, From!, To!"],
  ],
])('one kind is written by the form and shown in the list: %s', (sentence, expected) => {
  expect(shown(sentence)).toEqual(expected)
})

test.each([
  'A social network for kite flyers: people sign up with name and e-mail, post pictures and like them. Log in with a password.',
  'Clients: name, e-mail, address. Invoices: number, client, amount. Start page: who owes me money.',
])('whoever has an account or keeps records leaves nothing on a page: %s', (sentence) => {
  const reading = readBuild(sentence)
  expect(reading.ok && reading.brief.isInbox).toBe(false)
})
