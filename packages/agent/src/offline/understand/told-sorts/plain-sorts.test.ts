import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { plainSorts } from './plain-sorts.ts'

function briefOf(message: string): Extract<ReturnType<typeof readBuild>, { ok: true }>['brief'] {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

const labelsOf = (fields: readonly { label: string }[]): string[] => fields.map(({ label }) => label)

test('whoever tells of their trade and wants to be found and asked has a site with its services and that form', () => {
  const brief = briefOf(
    'My cousin and I run a small plastering firm in Harwich, we started in 2004. We do ceilings, walls and old stucco. So far people only know us from the pub and we would like them to find us online, see what we do and ask for a quote with their address and which room it is. Our number is 01632 960 771.',
  )

  expect([brief.front, brief.name, brief.entity.singular]).toEqual(['site', 'Plastering firm', 'request'])
  expect(labelsOf(brief.fields)).toEqual(['Name', 'Phone', 'Address', 'Room'])
  expect(brief.more.map(({ singular }) => singular)).toEqual(['service'])
  expect(brief.copy.headline).toBe('Plastering firm in Harwich')
  expect(brief.copy.facts).toContainEqual({ label: 'Phone', value: '01632 960 771' })
})

test('prices in brackets are the services, and the name goes with it wherever it stands', () => {
  const brief = briefOf(
    "I've got a small bike repair place in Selby called Rusty Spoke. I'd like something simple so that people find us, see what a check or a full service costs (check 20 pounds, full service 60) and when we're open, Tue to Sat 9 till 5, and send me a message if they have a question.",
  )
  expect([brief.front, brief.name]).toEqual(['site', 'Rusty Spoke'])
  expect(brief.copy.offers.map(({ name, price }) => [name.toLowerCase(), price])).toEqual([
    ['check', '£20'],
    ['full service', '£60'],
  ])
})

test('whoever is rung up while they work takes appointments, and what they ask is the booking’s', () => {
  const brief = briefOf(
    'I am a farrier and drive around all day. I would like my customers to be able to book an appointment without ringing me while I am under a horse. Monday to Friday from 8 to 4, and a trimming takes about an hour. They need to leave their name, telephone number, stable and whether it is a pony or a horse.',
  )

  expect([brief.front, brief.name]).toEqual(['booking', 'Farrier'])
  expect(labelsOf(brief.fields)).not.toContain('Stable')
  expect(labelsOf(brief.more.at(-1)?.fields ?? [])).toEqual(
    expect.arrayContaining(['Name', 'Telephone number', 'Stable', 'Pony or horse', 'Date', 'Time']),
  )
})

test('who shall test themselves with questions and answers has a quiz', () => {
  const brief = briefOf(
    'I train volunteers for the mountain rescue and would love something where they can test themselves on knots before the exam in June. Ten questions with four answers each, and at the end they see how many were right.',
  )
  expect([brief.front, brief.name]).toEqual(['quiz', 'Knots quiz'])
})

test.each([
  [
    'In our house there are two washing machines and one dryer for twelve flats and the list in the cellar is always torn off. Residents should pick a machine and a two-hour slot between 7 and 21, and no more than two bookings per flat per week.',
    'Booking page for our house where residents book washing machine 1, washing machine 2 or dryer 1, open every day from 7 to 21, in slots of 2 hours. Whoever books leaves name, flat, email.\nNobody books more than 2 times a week.',
  ],
  [
    'our badminton club has 3 courts and a notebook nobody can read. members shud book a court for an hour 8am to 10pm and put the name of there partner, and cancel their own when they cant make it',
    'Booking page for our badminton club where members book court 1, court 2 or court 3, open every day from 8 to 22. Whoever books leaves name, email, partner. They sign in and see their own bookings.',
  ],
])('what several people share by the hour is booked: %s', (told, plain) => {
  expect(plainSorts(told)).toBe(plain)
})

test('how others liked what was is asked in a survey, each thing for itself', () => {
  const brief = briefOf(
    'We had our summer camp last month and I want to know from the parents what they thought so that the next one gets better. Ask how they liked the food, the tents and the songs, from 1 to 5, whether they would come again and leave room for comments.',
  )
  expect(brief.front).toBe('survey')
  expect(labelsOf(brief.fields)).toEqual(
    expect.arrayContaining(['How did you like the food?', 'How did you like the tents?', 'Would you come again?']),
  )
})

test('what is made at home, ordered and fetched is in a shop with its prices', () => {
  const brief = briefOf(
    'I make goat cheese on our farm every week and people text me what they want, which I always mix up. I want them to order themselves, which one and how many, and what day they pick it up. I have soft for 4 euro, aged for 7 and herbs for 5.',
  )
  expect([brief.front, brief.name]).toEqual(['shop', 'Goat cheese'])
  expect(brief.copy.offers.map(({ name, price }) => [name.toLowerCase(), price])).toEqual([
    ['soft', '€4'],
    ['aged', '€7'],
    ['herbs', '€5'],
  ])
})

test('what others look at stands on a site with its facts, and what they leave is a form', () => {
  const brief = briefOf(
    'Hello, I run a donkey sanctuary near Sidmouth. I want a site where people can look at the donkeys, each with a picture, name, age and what it is like, and when they like one they can ask to adopt it with their name, phone and a few words about their home.',
  )
  expect([brief.front, brief.entity.singular]).toEqual(['site', 'request'])
  expect(labelsOf(brief.fields)).toEqual(['Name', 'Phone', 'About their home'])
  expect(labelsOf(brief.more[0]?.fields ?? [])).toEqual(['Name', 'Picture', 'Age', 'Description'])
})

test('what guests see and send stands on a site, and nothing is booked there', () => {
  const brief = briefOf(
    'My sister and I have a small inn on the coast and the portals take a fifth of everything. We want our own website with the rooms with pictures and price per night, a page about us and what past guests have said. People should be able to send an enquiry with dates and number of persons, no online booking.',
  )
  expect([brief.front, brief.entity.singular]).toEqual(['site', 'review'])
  expect(brief.more.map(({ singular }) => singular)).toEqual(['room', 'message'])
  expect(labelsOf(brief.more[1]?.fields ?? [])).toEqual([
    'Name',
    'Email',
    'Arrival date',
    'Departure date',
    'Number of persons',
    'Message',
  ])
})

test('questions that are told one after the other are asked one after the other', () => {
  const brief = briefOf(
    'I look after the library of our town and want to find out what people think before we change the opening times. They should answer about six questions, how often they come, stars for the books, the rooms and the staff, what they would like to see more of and an open remark, and nobody should have to give a name.',
  )
  expect(brief.front).toBe('survey')
  expect(labelsOf(brief.fields).slice(1)).toEqual([
    'How often do you come?',
    'What would you like to see more of?',
    'How are the books?',
    'How are the rooms?',
    'How is the staff?',
    'Anything else',
  ])
})

test('sorts of wares are the shop’s, and whoever orders collects it or has it posted', () => {
  const said =
    'I make felt hats, scarves and slippers in our village and people keep asking whether they can order from home. I want a simple shop with pictures, the price and how many are left, and customers put things in a basket and leave their address and whether they collect it or want it posted.'
  expect(plainSorts(said)).toContain('Categories: hats, scarves, slippers')
  expect(plainSorts(said)).toContain('collect or post')
})

test.each([
  'I need a list of our donkeys with name, age, stable and vet, and every visit of the vet should be noted with its date and what it cost us in the end.',
  'My sister and I run a small bakery and we want to keep track of our flour, with sort, supplier, amount and the date when it has to be used up, please.',
])('what is kept for oneself stays as it was told: %s', (told) => {
  expect(plainSorts(told)).toBe(told)
})
