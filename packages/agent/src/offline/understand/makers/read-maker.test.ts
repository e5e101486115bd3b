import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'
import { readMaker } from './read-maker.ts'

function briefOf(message: string) {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

test.each([
  ['I make candles. Sell them online and write a journal about it.', 'Candles', ['product', 'post']],
  [
    "My mum knits scarves, hats and mittens and she'd like to sell them and also tell stories about knitting. Something warm.",
    'The shop',
    ['product', 'post'],
  ],
  [
    'My carpentry: I sell cutting boards, stools and lamps. I also give workshops, and write about wood.',
    'Carpentry',
    ['product', 'post', 'workshop'],
  ],
  [
    'We roast coffee. People should be able to order our three coffees (House blend 12, Ethiopia 15, Decaf 13), read our news and sign up for tastings.',
    'Coffee',
    ['product', 'news', 'tasting', 'sign-up'],
  ],
  [
    'weaving studio. rugs and blankets for sale, journal, weekend classes, about the weavers',
    'Weaving studio',
    ['product', 'post', 'class'],
  ],
])('what a maker tells of is in the shop: %s', (message, name, kinds) => {
  const brief = briefOf(message)
  expect(brief.front).toBe('shop')
  expect(brief.name).toBe(name)
  expect([brief.entity, ...brief.more].map(({ singular }) => singular)).toEqual(kinds)
})

test('who signs up for a class takes a place in it, and prices stay with their wares', () => {
  const brief = briefOf(
    "I run a small pottery studio called Kiln & Clay. I'd like a website where people can see and buy my mugs, bowls and vases (Mug £18, Bowl £24, Vase £45). I also teach classes on Saturdays and people should be able to sign up for them. A blog would be lovely too, and a page about me and the studio.",
  )
  expect(brief).toMatchObject({ front: 'shop', name: 'Kiln & Clay', currency: 'GBP', isBookingKept: true })
  expect(brief.parts).toEqual(expect.arrayContaining(['about', 'seats']))
  expect(brief.copy.offers.map(({ name, price }) => [name, price])).toEqual([
    ['Mug', '£18'],
    ['Bowl', '£24'],
    ['Vase', '£45'],
  ])
  expect(Object.keys(compose(brief).files).some((path) => path.includes('classes'))).toBe(true)
})

test.each([
  'I sell honey. Keep track of my stock, news from suppliers and invoices.',
  'A blog about travelling with posts and comments.',
  'Repair shop: customers, repairs with date and price.',
])('nothing is sold there: %s', (message) => {
  expect(readMaker(message)).toBeNull()
})
