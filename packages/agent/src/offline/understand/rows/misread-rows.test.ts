import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function told(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  const { entity, fields } = reading.brief
  const said = fields.map(
    ({ label, kind, options, isMade }) =>
      `${isMade === true ? '~' : ''}${label}${options === undefined ? ` ${kind}` : ` (${options.join('/')})`}`,
  )
  return `${entity.singular}: ${said.join(', ')}`
}

test.each([
  // What a fact is called is no verb.
  [
    'A shop for orchids with price, light needs (shade, half shade, sun) and a photo',
    'product: Name text, Price money, Light needs (Shade/Half shade/Sun), Photo picture',
  ],
  // Facts in a row are no values of what stands before the colon.
  [
    'A booking app for a dog parlour: customer, service (bath, clip), date, price',
    'booking: Customer text, Service (Bath/Clip), Date date, Price money',
  ],
  ['pupil marks: pupil, subject, mark, date', 'pupil mark: Subject text, Pupil text, Mark text, Date date'],
  // What the app is for is no fact.
  ['tide log for our pier, cm per day, who measured', 'tide: Name text, Cm per day number, Measured by text'],
  [
    'inventory for my studio: tools with shelf, who has it and value',
    'tool: Name text, Shelf text, Who has it text, Value money',
  ],
  ['Plain CRM: contacts with company, phone and notes', 'contact: Name text, Company text, Phone phone, Notes long'],
  ['cake orders: customer, cake, pick up date', 'cake order: Customer text, Cake text, Pick up date date'],
])('%s', (message, kind) => {
  expect(told(message)).toBe(kind)
})

test.each([
  [
    'A weather app for our orchard with date, temperature, rain and sky (sun, cloud)',
    'entry: ~Entry text, Date date, Temperature number, Rain number, Sky (Sun/Cloud)',
  ],
  [
    'weather log: date, min and max temperature',
    'entry: ~Entry text, Date date, Min temperature number, Max temperature number',
  ],
])('the days of one place are no cities: %s', (message, kind) => {
  expect(told(message)).toBe(kind)
})

test.each([
  ['A list of my subscriptions: cost, renews on', /^subscription: What text/],
  ['paddling log with date, distance, shoes and how I felt', /: ~/],
  ['keep track of my stocks: ticker, shares, buy price', /^holding: Ticker text, Shares number/],
  ['Cabin: dogs with name and age. Owners with phone and address.', /^dog: Name text, Owner reference/],
  [
    'Where my money goes: income and expenses, category, date',
    /^transaction: .*Amount money, Type \(Income\/Expense\)/,
  ],
])('a record is called by what names it: %s', (message, kind) => {
  expect(told(message)).toMatch(kind)
})

test.each([
  ['gimme a lil app for my kefir grains: name, milk, last fed', /^kefir grain: Name text/],
  ['I need a place to see who stays when: guest, room, arrival', /^guest: Guest text, Room text/],
  ['House inventory with room, item and value', /^item: Item text, Room text/],
  ['my heat pumps: date, kWh used, kWh produced', /^reading: ~Reading text, Date date, .* number, .* number/],
  ['Car dealership app: make, model, mileage', /^(?!car dealership)/],
  ['Mileage log: date, from, to, km, purpose', /^trip: Purpose text/],
  ['Shared grocery list: item, how many, bought', /^grocery: Item text, How many number, Bought boolean/],
  ['Rugby: teams with name, points for and against', /Points scored number, Points conceded number/],
  ['my herbs for sale: herb, pot size in cm, price', /^herb: Herb text/],
  [
    'Invoices with number, amount and paid. Show the total unpaid.',
    /^invoice: Number text, Amount money, Paid boolean$/,
  ],
])('a row of facts belongs to what is kept: %s', (message, kind) => {
  expect(told(message)).toMatch(kind)
})
