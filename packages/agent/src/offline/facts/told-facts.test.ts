import { expect, test } from 'vitest'

import { keptFields } from '../understand/purposes/kept-fields.ts'
import { knownFact } from './known-facts.ts'
import { toldFacts } from './told-facts.ts'
import { shorterItems, toldItems } from './told-items.ts'

const dogs = [
  { kind: 'dog', fields: keptFields('name (required), owner, phone') },
  { kind: 'walk', fields: keptFields('where (required), date') },
]
const toldOf = (message: string, kinds = dogs): string[] =>
  toldFacts(message, kinds).map(({ field, at }) => `${kinds[at]?.kind ?? ''}: ${field.label} ${field.kind}`)

test.each([
  ['how old they are', 'Age number'],
  ['ages', 'Age number'],
  ['date of birth', 'Born on date'],
  ['whether it bites', 'Bites boolean'],
  ['what it eats', 'Eats text'],
  ['serial number', 'Serial number text'],
])('%s is %s', (item, fact) => {
  const field = knownFact(item)?.field
  expect(`${field?.label ?? ''} ${field?.kind ?? ''}`).toBe(fact)
})

test.each(['watches', 'what they have', 'the kitchen', 'them', 'who has'])('%s is no fact', (item) => {
  expect(knownFact(item)).toBeNull()
})

test('a message is told in items, and a question is one item with its verbs', () => {
  const items = toldItems('For each dog I want to note the breed, how old it is and whether it has been to the vet.')
  expect(items.map(({ item }) => item)).toEqual(['breed', 'how old it is', 'whether it has been to the vet'])
  expect(items.map(({ isAsked }) => isAsked)).toEqual([false, true, true])
  expect(new Set(items.map(({ run }) => run)).size).toBe(1)
})

test('of an item its tail, its verb and its owner may go', () => {
  const [item] = toldItems('I note the price of each jar.')
  expect(item === undefined ? [] : shorterItems(item)).toContain('price')
})

test('what the message names and the kinds do not have is kept besides, where it is told', () => {
  expect(toldOf('For each dog I want to know its breed, what it eats and how old it is.')).toEqual([
    'dog: Breed text',
    'dog: Eats text',
    'dog: Age number',
  ])
  expect(toldOf('After every walk I write down the weather and the mood.')).toEqual([
    'walk: Weather text',
    'walk: Mood choice',
  ])
})

test.each([
  ['the kinds have it', 'I need each dog with the name, the owner and the phone number.'],
  ['it is told of nearly anything', 'I want to see who does it, where and when.'],
  ['it is what there is to choose', 'I note the breed, the age, long or short.'],
  ['somebody only has it', 'I have a bad back and a garden.'],
])('nothing is kept besides where %s', (_, message) => {
  expect(toldOf(message).filter((fact) => !/Breed|Age/.test(fact))).toEqual([])
})

test.each([
  'I want to see how old they are.',
  'I never know who picks them up.',
  'I tick it off when it was born.',
  'I note what they owe.',
])('no fact is told by: %s', (message) => {
  expect(toldOf(message)).toEqual([])
})

const devices = [{ kind: 'device', fields: keptFields('what (required), receipt (picture), price (money)') }]

test('a fact is called as it was said', () => {
  expect(toldOf('For each device I note the tag number, the serial number and the warranty end.', devices)).toContain(
    'device: Tag number text',
  )
})

test.each([
  ['a picture is there', 'For each device I note the tag number, the serial number and a photo.', 'picture'],
  ['it is called otherwise', 'For each run I note the club, the T-shirt size and the emergency contact.', 'Club|size'],
])('what the kinds have comes once: %s', (_, message, odd) => {
  const runs = [{ kind: 'run', fields: keptFields('name (required), club or place (text), shirt (S, M, L)') }]
  expect(toldOf(message, /run/.test(message) ? runs : devices).filter((fact) => new RegExp(odd).test(fact))).toEqual([])
})

test('facts go to the kind that they are enumerated with, whichever was named last', () => {
  const kinds = [
    { kind: 'customer', fields: keptFields('name (required), phone, notes') },
    { kind: 'order', fields: keptFields('piece (required), price (money), ready by (date), what is to be done') },
  ]
  expect(toldOf('I want the customer, then the piece, the price, the ticket number and the fabric.', kinds)).toContain(
    'order: Ticket number text',
  )
})

test('when something is done is no fact of it', () => {
  expect(toldOf('When someone joins we hand things out.', devices)).toEqual([])
})

test('what there is to choose of a category is no fact', () => {
  const items = toldItems('Money of ours with categories (rent, food, fun) and a date').map(({ item }) => item)
  expect(items).toContain('date')
  expect(items).not.toContain('food')
})
