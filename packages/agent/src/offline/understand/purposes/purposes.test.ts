import { describe, expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../read-build.ts'
import { keptFields } from './kept-fields.ts'

function briefOf(message: string): Brief {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

const labelsOf = ({ fields }: Pick<Brief, 'fields'>): string[] => fields.map(({ label }) => label)

test.each([
  ['my students hand in homework and I grade it', 'homework', ['Student', 'Grade']],
  ['which books did I lend to whom, an app for that please', 'book', ['Title']],
  ['we want neighbours to borrow each other’s tools', 'tool', ['Name']],
  ['volunteers should be able to pick shifts at our food bank', 'shift', ['Date', 'Places']],
  ['I want to know which of my employees is on holiday when', 'absence', ['First day', 'Last day']],
  ['help me remember to water my plants', 'plant', ['Last watered']],
  ['keep an eye on how much my car costs me', 'cost', ['Amount', 'Kind']],
  ['track letters that arrive at our front desk and who picked them up', 'letter', ['Picked up by']],
  ['let colleagues report broken things in the office', 'report', ['Where', 'Status']],
  ['we need to keep minutes of our board meetings', 'meeting', ['Minutes']],
])('%s: what is kept follows from what is done', (message, kind, labels) => {
  const brief = briefOf(message)
  expect(brief.entity.singular).toBe(kind)
  expect(labelsOf(brief)).toEqual(expect.arrayContaining(labels))
})

test.each([
  ['the cook notes how many degrees our two freezers have', 'temperature reading', ['Fridge', 'Temperature']],
  [
    'seamstress: customers bring dresses to be mended and ask when they are ready',
    'repair',
    ['Ticket number', 'Status'],
  ],
  ['whoever drives the vans should enter what diesel was filled up', 'fill-up', ['Litres', 'Mileage']],
  ['mums and dads take a slot with a teacher', 'slot', ['With whom', 'Places']],
  ['which ram was put to which ewe', 'mating', ['Mother', 'Father']],
  ['guests keep asking which dish has gluten in it', 'dish', ['Allergens']],
  ['our repair café wants people to come with a time', 'repair', ['Brought by', 'Time']],
  ['a petition for a new bus stop', 'signature', ['Town']],
  ['teams of the pub quiz and how many points they have', 'result', ['Points']],
  ['who on the staff has a first aid certificate and until when', 'person', ['Team']],
])('%s: its words say what is kept', (message, kind, labels) => {
  const brief = briefOf(message)
  expect(brief.entity.singular).toBe(kind)
  expect(labelsOf(brief)).toEqual(expect.arrayContaining(labels))
})

test('what is about something else is read as before', () => {
  for (const message of [
    'a website for our beekeeping club with news and a contact form',
    'a blog about wine tasting',
    'a forum for people who keep bees, with topics and answers',
    'a hotel booking page',
    'guest book for our hotel',
    'customers rate our service',
  ])
    expect(['inspection', 'wine', 'room', 'found item', 'complaint']).not.toContain(briefOf(message).entity.singular)
})

test('what is asked behind the name of a log is what it holds', () => {
  const brief = briefOf('coop diary: how many eggs there were & which hen was broody')
  expect(brief.entity.singular).not.toBe('collection')
})

test('a fact that is named on its own stands beside what is usual', () => {
  expect(labelsOf(briefOf('safety walks through the factory with shift and photo'))).toEqual(
    expect.arrayContaining(['What', 'Shift', 'Photo']),
  )
})

test('who does something is no record of it', () => {
  for (const message of [
    'let tenants send repair requests and see what happened with them',
    'people should be able to ask our doctor questions and get answers',
    'parents sign up to bring snacks to the school party',
  ])
    expect(['tenant', 'people', 'person', 'parent', 'doctor']).not.toContain(briefOf(message).entity.singular)
})

test('what is lent, taken and answered brings its part', () => {
  expect(briefOf('my friends borrow my board games').parts).toContain('loans')
  expect(briefOf('which books did I lend to whom, cozy').parts).toContain('loans')
  expect(briefOf('volunteers pick shifts for the festival').parts).toContain('signups')
  expect(briefOf('tenants report repairs to me').isOverseen).toBe(true)
  const [answer] = briefOf('players say if they come to training').more
  expect(answer?.fields.find(({ kind }) => kind === 'choice')?.options).toEqual(['Yes', 'No', 'Maybe'])
})

test('facts that are told go before what is usual', () => {
  const brief = briefOf('Tools that neighbours borrow: name, shelf, photo, deposit')
  expect(labelsOf(brief)).toEqual(expect.arrayContaining(['Shelf', 'Deposit']))
})

test('looks and names stay with what was wished', () => {
  const brief = briefOf('An app called "Green hands" to help me remember to water my plants, dark')
  expect(brief.name).toBe('Green hands')
  expect(brief.isDark).toBe(true)
})

test('a fact says its kind in brackets, or by its words', () => {
  const fields = keptFields('what (text, required), due on (date), price, status (open, done), paid (yes/no)')
  expect(fields.map(({ kind }) => kind)).toEqual(['text', 'date', 'money', 'choice', 'boolean'])
  expect(fields[0]?.required).toBe(true)
  expect(fields[3]?.options).toEqual(['Open', 'Done'])
})

describe('what small firms, clubs and families ask for in a line', () => {
  test.each([
    ['I need something where the tenants of our house can report what is broken', 'repair request', 'Status'],
    ['a wall where my family posts photos of the grandkids', 'photo', 'Posted by'],
    ['track who owes me money', 'debt', 'Paid back'],
    ['time tracking for my employees', 'time entry', 'Hours'],
    ['I teach piano and want to keep track of lessons and payments of my pupils', 'pupil', 'Price a lesson'],
    ['a form where parents register their kids for summer camp', 'sign-up', 'Allergies'],
    ['expense report app for our company, boss approves', 'expense claim', 'Receipt'],
    ['inventory for my small shop with low stock warning', 'item', 'Order below'],
    ['i run a food truck and want people to see where i am today and what is on the menu', 'stop', 'Place'],
    ['list all the books in our school library and who has them', 'book', 'Author'],
  ])('%s', (sentence, kind, label) => {
    const brief = briefOf(sentence)
    expect(brief.entity.singular).toBe(kind)
    expect(labelsOf(brief)).toContain(label)
  })

  test('whom one does it with is no fact of what is kept', () => {
    expect(labelsOf(briefOf('shopping list with my husband'))).not.toContain('Husband')
  })

  test('what stands in a pizzeria’s menu and is ordered online is a shop', () => {
    expect(briefOf('menu for a pizzeria with online orders').front).toBe('shop')
  })

  test('a wedding’s page has its reply form and no field of that name', () => {
    expect(labelsOf(briefOf('wedding site with countdown and RSVP'))).toContain('Attending')
  })
})

describe('what is kept of people, places and things that no schema names', () => {
  test.each([
    ['mileage log for tax', 'trip', 'Kilometres'],
    ['a directory of craftsmen in our town', 'craftsman', 'Trade'],
    ['babysitter finder for our neighbourhood', 'babysitter', 'Price per hour'],
    ['who is on call this week', 'duty', 'Until'],
    ['workshop registrations with limited places', 'workshop', 'Places'],
    ['something to compare flats we looked at', 'flat', 'Seen on'],
    ['visitor counter for our museum', 'count', 'How many'],
    ['people vote for the best photo of the month', 'photo', 'Photo'],
    ['our allotment society wants to manage plots and waiting list', 'plot', 'Tenant'],
    ['a price list for my hair salon', 'price', 'Price'],
  ])('%s', (sentence, kind, label) => {
    const brief = briefOf(sentence)
    expect(brief.entity.singular).toBe(kind)
    expect(labelsOf(brief)).toContain(label)
  })

  test('invoices and clients of a business stand on no site', () => {
    expect(briefOf('our dog walking business: clients, dogs, walks and invoices').front).toBe('list')
  })

  test('a page with class times and sign-up shows classes and takes sign-ups', () => {
    const brief = briefOf('a page for my yoga studio with class times and sign up')
    expect([brief.entity.singular, ...brief.more.map(({ singular }) => singular)]).toEqual(['class', 'sign-up'])
    expect(brief.access).toBe('open')
  })
})

describe('wishes that are told in several sentences', () => {
  test.each([
    [
      'We are nine families who share a cabin in the hills. We need to see who is there when, and who cleans it at the end.',
      'stay',
      'list',
    ],
    [
      'Could you make an app for our farm shop? People should see what is fresh today and reserve eggs and milk until noon. We then see the list of reservations.',
      'product',
      'shop',
    ],
    [
      'We have an ice cream van. Each day it is in a different place. Show this week’s places and the menu with prices. Only I can change it.',
      'stop',
      'list',
    ],
  ])('%s', (sentence, kind, front) => {
    const brief = briefOf(sentence)
    expect([brief.entity.singular, brief.front]).toEqual([kind, front])
  })

  test('what a novel’s site must have are its parts and no facts of whoever signs up', () => {
    const brief = briefOf(
      'A site for my novel "Low Water". There should be a first chapter to read, a bit about me, reviews from readers and a newsletter signup.',
    )
    expect(brief.entity.singular).toBe('review')
    expect(brief.parts).toEqual(expect.arrayContaining(['about', 'newsletter']))
  })

  test('habits end where it says what stands beside them', () => {
    const brief = briefOf('a habit tracker for stretching, reading and cold showers, with a streak and a nice chart')
    expect(brief.entity.singular).toBe('habit')
    expect(labelsOf(brief)).not.toContain('Nice chart')
  })
})

test.each(['parents should tell us when their child is sick', 'parents give their permission for the trip online'])(
  'what is said of children is read by whoever looks after the form alone: %s',
  (sentence) => {
    const { access, isInbox, fields } = briefOf(sentence)
    expect({ access, isInbox }).toEqual({ access: 'admin', isInbox: true })
    expect(fields.map(({ label }) => label)).toContain('Child')
  },
)

test('who is on call this week is not called Week', () => {
  expect(briefOf('who is on call this week').name).toBe('Who is on call')
})
