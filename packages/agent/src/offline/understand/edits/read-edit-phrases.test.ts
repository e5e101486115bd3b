import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../read-build.ts'
import { readEdit } from './read-edit.ts'
import { resolveOrder, splitOrders } from './read-edit-orders.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

const plants = {
  ...briefOf(
    'A plant log with plant name, room, last watered date, status (new, healthy, sick) and notes, called Fernwatch',
  ),
  skeleton: 'index' as const,
}

function fieldsAfter(message: string, earlier: string[] = []): string {
  return readEdit(message, plants, earlier)
    .brief.fields.map(
      ({ label, kind, options, required }) =>
        `${label}:${kind}${options === undefined ? '' : `(${options.join('/')})`}${required ? '!' : ''}`,
    )
    .join(', ')
}

const before = 'Plant name:text!, Room:text, Last watered date:date, Status:choice(New/Healthy/Sick), Notes:long'

test('the fields to begin with', () => expect(fieldsAfter('thanks')).toBe(before))

test.each([
  ['add a phone number', `${before}, Phone number:phone`],
  ['also track the price and the pot size (small, large)', `${before}, Price:money, Pot size:choice(Small/Large)`],
  ['remove the notes', before.replace(', Notes:long', '')],
  ['drop the room and the notes', 'Plant name:text!, Last watered date:date, Status:choice(New/Healthy/Sick)'],
  ['rename the room to Place', before.replace('Room', 'Place')],
  ['rename “Notes” to “Remarks”', before.replace('Notes', 'Remarks')],
  ['make the room required', before.replace('Room:text', 'Room:text!')],
  ['make the room a dropdown (kitchen, hall)', before.replace('Room:text', 'Room:choice(Kitchen/Hall)')],
  [
    'the room should be a choice of kitchen, hall and bath',
    before.replace('Room:text', 'Room:choice(Kitchen/Hall/Bath)'),
  ],
  ['make the notes a number', before.replace('Notes:long', 'Notes:number')],
  ['turn status into a checkbox', before.replace('Status:choice(New/Healthy/Sick)', 'Status:boolean')],
  ['change the status to text', before.replace('Status:choice(New/Healthy/Sick)', 'Status:text')],
  ['add the option Dead to status', before.replace('Sick', 'Sick/Dead')],
  ['remove the option New from status', before.replace('New/', '')],
  ['the options of status should be fine, thirsty, lost', before.replace('New/Healthy/Sick', 'Fine/Thirsty/Lost')],
  [
    'move the notes before the room',
    'Plant name:text!, Notes:long, Room:text, Last watered date:date, Status:choice(New/Healthy/Sick)',
  ],
  [
    'put the room last',
    'Plant name:text!, Last watered date:date, Status:choice(New/Healthy/Sick), Notes:long, Room:text',
  ],
  [
    'order the fields: notes, status, room',
    'Plant name:text!, Notes:long, Status:choice(New/Healthy/Sick), Room:text, Last watered date:date',
  ],
  [
    'Add a price. Then remove the notes, and make the room required.',
    'Plant name:text!, Room:text!, Last watered date:date, Status:choice(New/Healthy/Sick), Price:money',
  ],
])('%s', (message, fields) => {
  const { refused, orders } = readEdit(message, plants)
  expect({ refused, orders }).toEqual({ refused: [], orders: [] })
  expect(fieldsAfter(message)).toBe(fields)
})

test.each<[string, (brief: Brief) => unknown, unknown]>([
  ['make it playful', ({ style }) => style, 'playful'],
  ['show it as a board', ({ skeleton }) => skeleton, 'board'],
  ['show it as cards', ({ skeleton }) => skeleton, 'cards'],
  ['yellow background with navy buttons', ({ colors }) => [colors.background, colors.primary], ['#ffff00', '#000080']],
  ['call it Moss', ({ name }) => name, 'Moss'],
  ['change the headline to "My jungle"', ({ copy }) => copy.headline, 'My jungle'],
  ['the headline should say "Green things"', ({ copy }) => copy.headline, 'Green things'],
  ['add comments', ({ parts }) => parts, ['comments']],
  ['add a login, each user sees only their own plants', ({ access }) => access, 'private'],
  ['only members can add plants', ({ access }) => access, 'members'],
  ['only the admin can add plants', ({ access }) => access, 'admin'],
  ['add a contact form', ({ more }) => more.map(({ singular }) => singular), ['message']],
  ['add a list of suppliers with name and phone', ({ more }) => more.map(({ plural }) => plural), ['suppliers']],
  [
    'each plant has many waterings (date, amount)',
    ({ more }) => more[0]?.fields.some(({ to }) => to === 'plant'),
    true,
  ],
  ['rename plants to flowers', ({ entity }) => entity.plural, 'flowers'],
  ['darker buttons', ({ colors }) => typeof colors.primary, 'string'],
])('%s', (message, look, expected) => {
  const { brief, refused } = readEdit(message, plants)
  expect(refused).toEqual([])
  expect(look(brief)).toEqual(expected)
})

test('what was added goes again', () => {
  const rich: Brief = { ...plants, parts: ['comments', 'csv'], access: 'private' }
  expect(readEdit('remove the comments', rich).brief.parts).toEqual(['csv'])
  expect(readEdit('remove the login', rich).brief.access).toBe('open')
})

test.each([
  ['connect Stripe', 'STRIPE_SECRET_KEY'],
  ['send emails with Resend', 'RESEND_API_KEY'],
  ['remove the plant name', 'is known by it'],
  ['make the plant name a date', 'is known by it'],
  ['add a notes field', 'already'],
  ['make the room a dropdown', 'between what'],
  ['remove the login', 'there is none'],
])('said and not done: %s', (message, words) => {
  const { brief, refused, clauses } = readEdit(message, plants)
  expect(clauses).toEqual([])
  expect(refused.join()).toContain(words)
  expect(brief.fields).toEqual(plants.fields)
})

test.each([
  'make the headline bigger',
  'remove the footer',
  'rename the button "Add a plant" to "New plant"',
  'add a page called Tips',
  'change "All plants" to "My jungle"',
  'use the font Nunito',
  'remove the search',
])('looked for in the code: %s', (message) => {
  const { orders, clauses } = readEdit(message, plants)
  expect(clauses).toEqual([])
  expect(orders.map(({ order }) => order)).toEqual([message])
})

test.each([
  [['add a price'], 'and a phone number too', 'add a phone number'],
  [['change the headline to “Hi”'], 'make it bigger', 'make the headline bigger'],
  [['add a price'], 'make it required', 'make the price required'],
  [['remove the notes'], 'the room as well', 'remove the room'],
  [['make the headline bigger'], 'do the same for the subtitle', 'make the subtitle bigger'],
  [['add a price'], 'make it dark', 'make it dark'],
])('after %s, “%s” means “%s”', (earlier, said, meant) => {
  expect(splitOrders(said).map((order) => resolveOrder(order, earlier))).toEqual([meant])
})
