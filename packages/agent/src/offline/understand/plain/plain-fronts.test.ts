import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'
import { plainFronts } from './plain-fronts.ts'

function madeOf(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok) return reading.reason
  const { front, entity, fields, more } = reading.brief
  return `${front} ${[entity, ...more].map(({ singular }) => singular).join(', ')}: ${fields.map(({ label }) => label).join(', ')}`
}

test.each([
  [
    'FAQ and price list for my cleaning business, people can ask for a quote',
    'site service, question, request: Name, Price, Description',
  ],
  ['FAQ for our allotment association', 'site question, message: Question, Answer'],
  ['newsletter sign up for my pottery studio', 'site request: Email'],
  [
    'sign up for the summer camp, childs name, age, allergies, which week',
    "site sign-up: Child's name, Age, Allergies, Week",
  ],
  [
    'cake order form, flavour, size, date, message on the cake',
    'site request: Name, Phone, Flavour, Size, Date, Message on the cake',
  ],
  ['team retro board, went well, went badly, ideas', 'list card: Name, Remark, Column'],
  ['things lent out and to whom', 'list item: Name, Owner, Photo, Notes'],
  [
    'a directory of all the craftspeople in our valley, with trade, village and phone',
    'list craftsperson: Name, Trade, Village, Phone',
  ],
  ['i want to know how much water is in my rain barrels', 'stage calculation: Title, Result'],
])('%s', (message, made) => {
  expect(madeOf(message)).toBe(made)
})

test.each([
  ['Online menu for a coffee shop', 'Coffee, Breakfast, Cakes'],
  ['menu for our pizzeria, guests scan a QR code at the table', 'Pizza, Starters, Sweet, Drinks'],
  ['digital menu for the Golden Lion', 'Starters, Mains, Desserts, Drinks'],
])('a menu has the parts of such a kitchen: %s', (said, parts) => {
  expect(plainFronts(said)).toContain(`with menu (name, price, description, section (${parts})), opening hours`)
})

test('the menu of a day is no house', () => {
  const said = 'menu of the day for our canteen'
  expect(plainFronts(said)).toBe(said)
})

test('remarks of a retro are short ones in the columns that were told', () => {
  const reading = readBuild('team retro board, went well, went badly, ideas')
  const seed = reading.ok ? compose(reading.brief).seedSql : ''
  expect(seed).toContain("'The test server was down for two days', null, 'Went badly'")
})

test('how much water is drunk is another sum than what a barrel holds', () => {
  const drunk = readBuild('how much water should I drink a day, calculator')
  expect(drunk.ok && drunk.brief.name).not.toContain('barrel')
})

test.each([
  'FAQ: shipping, returns, sizes',
  'sign up for the summer camp',
  'directory of our staff with name, room and phone',
  'newsletter archive for our club',
])('what says more, or less, stays as it is: %s', (message) => {
  expect(plainFronts(message)).toBe(message)
})
