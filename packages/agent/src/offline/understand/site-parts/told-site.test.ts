import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'
import { toldOfSite } from './told-site.ts'

function briefOf(message: string) {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

test('what is done, since when, when it is open and the number stand on a site as they were told', () => {
  const { front, entity, isInbox, copy } = briefOf(
    'site for my garage, we do repairs, tyres and inspections since 1987, phone number big, 0231 445566, mon to fri 8-17',
  )
  expect({ front, noun: entity.singular, isInbox }).toEqual({ front: 'site', noun: 'message', isInbox: true })
  expect(copy.sections).toEqual([{ heading: 'What we do', items: ['Repairs', 'Tyres', 'Inspections'] }])
  expect(copy.facts).toEqual([
    { label: 'Phone', value: '0231 445566' },
    { label: 'Open', value: 'Mon to Fri 8-17' },
    { label: 'Since', value: '1987' },
  ])
})

test('a festival has its day, its program, its stalls and bands, and a form to sign up', () => {
  const { front, entity, more, copy } = briefOf(
    'landing page for our street festival on september 6, with program, stalls, live bands and how to sign up for a stand, colorful and loud like a poster',
  )
  expect(front).toBe('site')
  expect([entity, ...more].map(({ singular }) => singular)).toEqual(['program item', 'stall', 'live band', 'sign-up'])
  expect(copy.facts).toEqual([{ label: 'When', value: 'September 6' }])
})

test.each([
  ['site for my yoga studio. I teach hatha and yin, single class 15 euro, ten classes 120 euro', 'I teach', 'Hatha'],
  ['site for my yoga studio. I teach hatha and yin, single class 15 euro', 'Prices', 'Single class €15'],
  ['website for my cleaning business, we clean offices, stairs and windows', 'We clean', 'Stairs'],
  ['tattoo studio page, three artists Kim, Jo and Rafa', 'Artists', 'Jo'],
])('%s', (message, heading, item) => {
  expect(toldOfSite(message)?.sections.find((section) => section.heading === heading)?.items).toContain(item)
})

test('how it is to look and work is no thing that anybody does', () => {
  const told = toldOfSite(
    'website for my bakery, we bake bread and rolls, no frills, friendly, big buttons, works on the phone',
  )
  expect(told?.sections).toEqual([{ heading: 'We bake', items: ['Bread', 'Rolls'] }])
  expect(told?.lines).toEqual([])
})

test.each([
  'Website for a café with menu (name, price, description), opening hours Mon-Fri 8-18 and a contact form',
  'Request a quote page for a moving company: from, to, date of move, number of rooms, email',
  'a blog for my travels with posts and photos',
])('what is told word by word is read word by word: %s', (message) => {
  expect(briefOf(message).copy.isTold).toBeUndefined()
})

test('the number is called where it stands, and the form comes last', () => {
  const { files } = compose(briefOf('site for my garage, we do repairs and tyres since 1987, phone 0231 445566'))
  const page = files['web/app/page.jsx'] ?? ''
  expect(page).toContain('href="tel:0231445566"')
  expect(page.indexOf('Repairs')).toBeLessThan(page.indexOf('<SendMessage'))
})

test('what it costs, where it is and whom to call stand on a site whose parts were understood', () => {
  const { copy } = briefOf('homepage for a spanish tutor, 28 euro an hour, online or in Lisbon, reviews from students')
  expect(copy.facts).toEqual([
    { label: 'Price', value: '€28 an hour' },
    { label: 'Where', value: 'Online or in Lisbon' },
  ])
  expect(copy.offers).toEqual([])
  expect(briefOf('One page website for a mobile hairdresser with prices and phone number').copy.facts).toEqual([
    { label: 'Phone', value: '555 0142' },
  ])
})

test('what is sold and where it is sold are parts of their own', () => {
  const { fields, more } = briefOf(
    'A site for our family honey business with our story, the four kinds we sell, which markets we go to and a contact form',
  )
  expect(fields.map(({ label }) => label)).toEqual(['Name', 'Photo', 'Price', 'Description'])
  expect(more.map(({ singular }) => singular)).toEqual(['market', 'message'])
})
