import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function statusOf(sentence: string): string[] | undefined {
  const reading = readBuild(sentence)
  if (!reading.ok) return undefined
  const kinds = [{ fields: reading.brief.fields }, ...reading.brief.more]
  return kinds.flatMap(({ fields }) => fields).find(({ name }) => /^(?:status|state|stage)$/.test(name))?.options
}

test.each([
  ['Kites with name and colour. The crew marks each as torn, mended or sold.', ['Torn', 'Mended', 'Sold']],
  ['Track kites: name, maker, and where they stand: ordered, sewn, flown.', ['Ordered', 'Sewn', 'Flown']],
  ['Donors: name, phone, whether they are a prospect or a regular donor.', ['Prospect', 'Regular donor']],
  ['Each kite has a name, a maker and a stage such as sewn, tested or flown.', ['Sewn', 'Tested', 'Flown']],
  [
    'Kite repairs with owner and fault. We move them from received to in work to mended.',
    ['Received', 'In work', 'Mended'],
  ],
  ['A list of kite orders. Buyer, kite, price. I can set an order to new, sewn or sent.', ['New', 'Sewn', 'Sent']],
  ['Kite orders with buyer and price. Staff changes status new/sewn/sent', ['New', 'Sewn', 'Sent']],
  ['Kite repairs with received, in progress, done. Owner, kite, fault.', ['Received', 'In progress', 'Done']],
  [
    'Kite complaints (what, photo). Each starts as open; the club sets it to in progress or solved.',
    ['Open', 'In progress', 'Solved'],
  ],
])('%s', (sentence, options) => {
  expect(statusOf(sentence)).toEqual(options)
})

test('a tick is no state', () => {
  expect(statusOf('Kites with name and whether it is finished or not.')).toBeUndefined()
})

test('what is set keeps the other facts of its kind', () => {
  const reading = readBuild('A list of clients. We want to mark them as prospect, buyer or gone, and search by name.')
  expect(reading.ok && reading.brief.fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Name', 'Email', 'Status']),
  )
})

test('who has an account and hands something in sees theirs, and those who set its state see all', () => {
  const reading = readBuild(
    'Kite repairs. Every pilot has an account and enters kite, fault. Customers send in a repair. Status: received, sewn, done - only staff can change it.',
  )
  expect(reading.ok && reading.brief.isOverseen).toBe(true)
})
