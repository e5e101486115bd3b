import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function told(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok) return reading.reason
  const { name, front, copy, more } = reading.brief
  return [name, front, copy.offers.map((offer) => offer.name).join(), more.map(({ singular }) => singular).join()].join(
    ' | ',
  )
}

test.each([
  [
    'A shop for my pottery: cups, jugs and plates, with a blog about glazing.',
    'Pottery | shop | Cups,Jugs,Plates | post',
  ],
  ['Woollens by Ida - a shop with scarves, hats and mittens', 'Woollens by Ida | shop |  | '],
  [
    'Combine a shop and a blog: my lamps (desk lamp, lantern, chandelier, each with price and photo) and my stories',
    'Lamps | shop | Desk lamp,Lantern,Chandelier | post',
  ],
  ['An online shop for candles and soaps', 'Candles and soaps | shop |  | '],
  [
    'A shop with handmade jewellery: rings, brooches, necklaces.',
    'Handmade jewellery | shop | Rings,Brooches,Necklaces | ',
  ],
  ['Online store with hoodies, socks and caps', 'Hoodies, socks and caps | shop | Hoodies,Socks,Caps | '],
  ['A small shop.', 'The shop | shop |  | '],
])('a shop is called by what it sells, and sells it: %s', (message, expected) => {
  expect(told(message)).toBe(expected)
})
