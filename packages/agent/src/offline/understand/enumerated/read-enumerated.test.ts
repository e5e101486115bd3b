import { describe, expect, it } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readEnumerated } from './read-enumerated.ts'

const kindsOf = (message: string): Record<string, string[]> => Object.fromEntries(readEnumerated(message)?.kinds ?? [])
const relationsOf = (message: string): string[] =>
  (readEnumerated(message)?.relations ?? []).map(({ child, parent }) => `${child} of ${parent}`)

describe('a message that enumerates what it keeps', () => {
  it('is cut where the facts of one kind end and the next kind begins', () => {
    expect(
      kindsOf(
        'Log for our two cars: fuel with litres, price and odometer, and services with date, cost and what was done',
      ),
    ).toEqual({
      car: [],
      'fuel entry': ['date', 'litres', 'price', 'odometer'],
      service: ['date', 'cost', 'what was done'],
    })
  })

  it('keeps what is only named, and what is counted day by day', () => {
    expect(kindsOf('Six hens: eggs each day, feed bought with cost, notes on health.')).toEqual({
      'egg count': ['date', 'eggs (number)'],
      'feed purchase': ['date', 'cost'],
      'health note': ['date', 'note (long text)'],
    })
    expect(Object.keys(kindsOf('CRM: clients, projects with stage and budget, visits with notes'))).toEqual([
      'client',
      'project',
      'visit',
    ])
  })

  it('reads facts in brackets, after a colon, after "has" and for each', () => {
    const expected = { cow: ['ear tag', 'born'], milking: ['date', 'litres'] }
    expect(kindsOf('Farm: cows (ear tag, born), milkings (date, litres)')).toEqual(expected)
    expect(kindsOf('Cows: ear tag, born. Milkings: date, litres')).toEqual(expected)
    expect(kindsOf('A cow has an ear tag and born, a milking has date and litres')).toEqual(expected)
    expect(kindsOf('For each cow I note ear tag and born, and for each milking the date and litres')).toEqual(expected)
  })

  it('shares a fact that each of the named kinds has', () => {
    expect(kindsOf('Board: offers and wishes, each with a category and contact, sign in to post')).toEqual({
      offer: ['category', 'contact'],
      wish: ['category', 'contact'],
    })
  })

  it('finds whose each kind is', () => {
    expect(
      relationsOf('Vineyard: parcels with grape, sprayings with date and dose, harvests with date and kilos'),
    ).toEqual(['spraying of parcel', 'harvest of parcel'])
    expect(
      relationsOf('Hire: campers with plate, customers with phone, rentals with from, to and km').toSorted(),
    ).toEqual(['rental of camper', 'rental of customer'])
    expect(relationsOf('Flat share: roommates, chores with whose turn and due date')).toEqual(['chore of roommate'])
    expect(relationsOf('Sheep: ewes with tag and born, lambs with tag, sex and mother')).toEqual(['lamb of ewe'])
  })

  it('reads other marks, a bare singular that was spoken of, and what is noted per record', () => {
    expect(kindsOf('Starters and feedings. starter = name, flour type. feeding = grams flour, temperature')).toEqual({
      starter: ['name', 'flour type'],
      feeding: ['date', 'grams flour', 'temperature'],
    })
    expect(
      kindsOf('Cleaning company: flats, shifts. Shift has date and hours worked. Flat has address and key code'),
    ).toEqual({
      shift: ['date', 'hours worked'],
      flat: ['address', 'key code'],
    })
    expect(relationsOf('Customers (name, phone) and per customer the sweeps: date, soot level')).toEqual([
      'sweep of customer',
    ])
    expect(kindsOf('An app for our judo club with members, their belt colour, and trainings with date')).toEqual({
      member: ['belt colour'],
      training: ['date'],
    })
  })
})

describe('what stands around a list of kinds', () => {
  it('keeps members that are only named, and ends where somebody may do something', () => {
    expect(kindsOf('Book club: members, books with author and pages, members can sign up')).toEqual({
      member: [],
      book: ['author', 'pages'],
    })
  })

  it('takes a span for two facts, whatever stands around it', () => {
    expect(kindsOf('Kayak rental: boats with seats, customers, rentals from until with deposit')).toEqual({
      boat: ['seats'],
      customer: [],
      rental: ['from', 'until', 'deposit'],
    })
  })

  it('takes what is to be seen for no kind', () => {
    expect(readEnumerated('Expense tracker with categories and a chart per month')).toBeNull()
  })

  it('leaves one kind alone, choices and what it could not read to other readers', () => {
    expect(readEnumerated('Recipes with title, minutes and servings')).toBeNull()
    expect(readEnumerated('Tool crib: tool, shelf, and status (available, in use, broken)')).toBeNull()
    expect(
      readEnumerated('Clients with name and city, and they all should be able to dance on invoices with sum'),
    ).toBeNull()
  })

  it('becomes an app of these kinds, named by what the list counts', () => {
    const reading = readBuild('Log for our two cars: fuel with litres and price, and services with date and cost')
    expect(reading.ok && [reading.brief.name, reading.brief.entity.singular]).toEqual(['Cars', 'fuel entry'])
    expect(reading.ok && reading.brief.more.map(({ singular }) => singular).toSorted()).toEqual(['car', 'service'])
  })
})
