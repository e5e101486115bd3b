import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../read-build.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

const fieldsOf = (brief: Brief) => brief.fields.map(({ label, required }) => `${label}${required ? '!' : ''}`)

test('who asks gives a name and an introduction, and nothing that is kept', () => {
  const brief = briefOf(
    'Hello! We are Fernhollow, two gardeners from Kendal. Make a page that brings us leads: tagline "Hedges by hand", and a form where people leave their name, email and garden size. Only we can see the leads.',
  )

  expect(brief).toMatchObject({ name: 'Fernhollow', front: 'site', access: 'admin', isInbox: true })
  expect(brief.entity.singular).toBe('lead')
  expect(brief.copy).toMatchObject({ headline: 'Hedges by hand', lines: ['Two gardeners from Kendal.'] })
  expect(fieldsOf(brief)).toEqual(['Name!', 'Email!', 'Garden size'])
})

test('a page where a team reads what was sent is open as it is said; where nobody is named it is the owner’s', () => {
  const page = 'A landing page for a kayak school with a registration form (name, email, level (beginner, advanced))'
  const open = briefOf(`${page} and a page where our team sees the registrations`)
  const closed = briefOf(`${page}. Staff log in to see the registrations`)
  const unread = briefOf(page)

  expect(open).toMatchObject({ access: 'open', isInboxShown: true })
  expect(closed).toMatchObject({ access: 'admin', isInboxShown: false })
  expect(unread).toMatchObject({ access: 'admin', isInboxShown: false })
  expect(open.name).toBe('Kayak school')
})

test('copy stands where it was said to stand', () => {
  const { copy } = briefOf(
    'A lead page for a tiler with heading "Straight lines", three benefits: clean, quick, insured; a form with name and phone, a button "Call me back", and after sending it says "We ring before six".',
  )

  expect(copy).toMatchObject({ headline: 'Straight lines', send: 'Call me back', thanks: 'We ring before six' })
  expect(copy.sections).toEqual([{ heading: 'Three benefits', items: ['Clean', 'Quick', 'Insured'] }])
})

test('pages that are said are pages, of records where they hold some and of words where not', () => {
  const brief = briefOf(
    'Website for Ivo Brandt, oboist. Pages: About, Gigs, Reeds (made to order, €18 each), Contact. About page says "I play early and late."',
  )

  expect(brief).toMatchObject({ name: 'Ivo Brandt', entity: { singular: 'gig', plural: 'gigs' } })
  expect(brief.copy.pages).toEqual([
    { title: 'About', lines: [], of: 'about' },
    { title: 'Gigs', lines: [], of: 'gig' },
    { title: 'Reeds', lines: ['Made to order', '€18 each'], of: '' },
  ])
  expect(brief.copy.about).toEqual(['I play early and late.'])
  expect(brief.parts).toContain('about')
})

test.each([
  ['A blog about moss. Posts have a title and a text. Only I may publish posts after logging in.', ['Title!', 'Text']],
  [
    'Members propose films (title, year, why), everyone signed in has one vote. Sign-up needed.',
    ['Title!', 'Year', 'Why'],
  ],
])('who may do what is no fact of a record: %s', (sentence, fields) => {
  expect(fieldsOf(briefOf(sentence))).toEqual(fields)
})

test.each([
  [
    'Portfolio for Ida Voss. Projects filterable by kind (school, house), each with place, year and a story. Imprint page.',
    'project',
    ['Title', 'Photo', 'Kind', 'Place', 'Year', 'Story'],
  ],
  [
    'Website of a pottery. Events, each with date, place and price. A shipping page.',
    'event',
    ['Title', 'Date', 'Place', 'Price'],
  ],
] as const)('what is shown has the facts that were said of each: %s', (request, noun, labels) => {
  const brief = briefOf(request)

  expect(brief.entity.singular).toBe(noun)
  expect(brief.fields.map(({ label }) => label)).toEqual(labels)
})

const titles = (request: string) => briefOf(request).copy.pages.map(({ title }) => title)

test('a page that is only named is there', () => {
  expect(titles('Website of a pottery. Events, each with date and place. A shipping page and a contact form.')).toEqual(
    ['Shipping'],
  )
  expect(titles('Portfolio for Ida Voss. Projects. Imprint page.')).toEqual(['Imprint'])
  expect(titles('Landing page for a choir with a sign-up form: name and email')).toEqual([])
})

test.each([
  ['A page with the headline “Flowers by noon” and a form for name, phone and message.'],
  ['I need one page that says “Pressed at six” on top, and people can leave name and email.'],
  ['Build us a website with the headline “Oak, ash, elm” and a form where visitors leave name, email and a wish.'],
])('a page with a form is a site, whatever it is called: %s', (request) => {
  expect(briefOf(request)).toMatchObject({ front: 'site', isInbox: true })
})

test('who writes the entries down themselves keeps a list and no form', () => {
  expect(
    briefOf('Our club has a waiting list. I want to add people with name, phone and the date they applied.').front,
  ).toBe('list')
})

test.each([
  [
    'A portfolio for the potter Ilse Brandt. A studio page that says “Two wheels and one kiln.”',
    'Studio',
    'Two wheels and one kiln.',
  ],
  [
    'Homepage for the choir Nordlicht: pages Start, Concerts, Join us, Contact. On the Join us page: “Come on Thursdays.”',
    'Join us',
    'Come on Thursdays.',
  ],
  [
    'Shop for lamps called Glimm. Products: Moon lamp 49 €, Reed lamp 65 €. The shipping page says “We post on Fridays.”',
    'Shipping',
    'We post on Fridays.',
  ],
])('a sentence that was given for a page stands there: %s', (sentence, title, line) => {
  const { copy } = briefOf(sentence)

  expect(copy.pages).toContainEqual({ title, lines: [line], of: '' })
  expect([copy.headline, ...copy.lines]).not.toContain(line)
})

test('a page goes by the word that it was asked for by, whatever it holds', () => {
  const { copy, parts } = briefOf(
    'Yoga studio website: Home, Classes, Prices and About us. Prices: single class $18, monthly pass $120.',
  )

  expect(copy.pages.map(({ title, of }) => [title, of])).toEqual([
    ['Classes', 'class'],
    ['Prices', 'service'],
    ['About us', 'about'],
  ])
  expect(parts).toContain('about')
})

test.each([
  ['Site for a piano teacher, Clara Weiss. Contact form.', 'Clara Weiss'],
  ['Photographer’s portfolio: Lena Ortiz. Projects and photos.', 'Lena Ortiz'],
  ['Bike rental site Freewheel with prices and a contact form.', 'Freewheel'],
  ['Website for my guesthouse Pine Rest. Pages: Rooms, Contact.', 'Pine Rest'],
])('the site is called by the name that was said: %s', (sentence, name) => {
  expect(briefOf(sentence).name).toBe(name)
})
