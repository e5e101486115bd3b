import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

const labelsOf = ({ fields }: Brief): string[] => fields.map(({ label }) => label)

test('guests fill in a form on the first page, and staff confirm what came in', () => {
  const brief = briefOf(
    'Website for the restaurant “Zur Linde” with a menu. Guests reserve with name, date, time and number of guests. Staff see the list of reservations and confirm or decline them.',
  )
  expect(brief).toMatchObject({ front: 'site', isInbox: true, isInboxShown: true, entity: { plural: 'reservations' } })
  expect(labelsOf(brief)).toEqual(['Name', 'Date', 'Time', 'Number of guests', 'Status'])
  const { files } = compose(brief)
  expect(files['web/app/page.jsx']).toContain('SendReservation')
  expect(files['web/components/reservation-entries.jsx']).toMatch(/Confirm<[^]*Decline</)
})

test('where nobody says what is asked, it is who comes, when, and how many', () => {
  const brief = briefOf(
    'Site for the bistro Mira. The menu has starters: soup 6, salad 8; mains: pasta 14, trout 19. Also opening hours and reservations.',
  )
  expect(labelsOf(brief)).toEqual(['Name', 'Email', 'Date', 'Time', 'Number of guests'])
  expect(brief.more.map(({ singular }) => singular)).toEqual(['menu item'])
  expect(
    labelsOf(
      briefOf('Party barn: visitors request a date with name, phone, date and guests. The owner sees the requests.'),
    ),
  ).toEqual(['Name', 'Phone', 'Date', 'Guests'])
})

test.each([
  [
    'A small restaurant called Olive: menu with dishes and prices, and table reservations with name, phone, date, guests',
    ['Name', 'Phone', 'Date', 'Guests'],
    ['menu item'],
  ],
  [
    'Olive is a bistro: dishes (name, price, photo), table reservations (name, phone, date, time, guests)',
    ['Name', 'Phone', 'Date', 'Time', 'Guests'],
    ['dish'],
  ],
])('reservations of tables are the reservations: %s', (sentence, labels, others) => {
  const brief = briefOf(sentence)
  expect(labelsOf(brief)).toEqual(labels)
  expect(brief.more.map(({ singular }) => singular)).toEqual(others)
})

test('where tables are listed, guests choose among them', () => {
  expect(briefOf('Restaurant app: tables (name, seats), guests can book a table online').front).not.toBe('site')
})

function venueOf(sentence: string) {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  const { brief } = reading
  return {
    front: brief.front,
    access: brief.access,
    isInbox: brief.isInbox,
    isShown: brief.isInboxShown,
    fields: brief.fields.map(({ label, required }) => `${label}${required ? '!' : ''}`),
    sections: brief.more
      .find(({ singular }) => singular === 'menu item')
      ?.fields.find(({ name }) => name === 'category')?.options,
  }
}

test('nobody has to leave an address that was not spoken of, and sections tell the dishes apart', () => {
  expect(
    venueOf(
      'Kite Inn, a restaurant: menu with soups, mains and desserts. Guests reserve a table with date, time and persons. We confirm each.',
    ),
  ).toMatchObject({
    isInbox: true,
    isShown: true,
    access: 'open',
    fields: ['Name!', 'Email', 'Date!', 'Time!', 'Persons', 'Status'],
    sections: ['Soups', 'Mains', 'Desserts'],
  })
})

test.each([
  'Website for Haus Kite. A table reservation form (name, email, date, time, guests) and a menu page. Only the staff can see the reservations and confirm them.',
  'Small fish restaurant. Let guests ask for a table: name, phone, date, time, how many people. Staff log in to see the requests and confirm them.',
])('what guests send is what the place is for, read by those who were named: %s', (sentence) => {
  expect(venueOf(sentence)).toMatchObject({ front: 'site', isInbox: true, access: 'admin' })
})

test.each([
  ['menu with salads, pastas and cakes with prices', ['Salads', 'Pastas', 'Cakes']],
  ['the menu in three parts (starters, pastas, desserts) with prices', ['Starters', 'Pastas', 'Desserts']],
  ['a menu: breakfast dishes with name, price and photo', undefined],
])('parts of a menu: %s', (menu, sections) => {
  expect(
    venueOf(`Website for the restaurant Kite Inn. It shows ${menu}. Guests can reserve a table.`).sections,
  ).toEqual(sections)
})
