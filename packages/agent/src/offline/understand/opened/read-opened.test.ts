import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readStateRow } from './state-rows.ts'

function keptOf(sentence: string): { kind: string; labels: string[]; options: string[]; skeleton: string } {
  const reading = readBuild(sentence)
  if (!reading.ok) return { kind: '', labels: [], options: [], skeleton: '' }
  const { brief } = reading
  return {
    kind: brief.entity.singular,
    labels: brief.fields.map(({ label }) => label),
    options: brief.fields.find(({ name }) => name === 'status')?.options ?? [],
    skeleton: brief.skeleton,
  }
}

test.each([
  ['which ones are sent, accepted or turned down', ['sent', 'accepted', 'turned down']],
  ['which ones are paid and which are still open', ['open', 'paid']],
  ["whether they're new, contacted or won", ['new', 'contacted', 'won']],
  ['waiting, in work, ready to collect', ['waiting', 'in work', 'ready to collect']],
  ['the door is open', null],
])('states in a row: %s', (sentence, states) => {
  expect(readStateRow(sentence)?.states ?? null).toEqual(states)
})

test.each([
  [
    "I'm a carpenter, I write quotes for kitchens and want to see which ones are sent, accepted or turned down and for how much",
    'quote',
    ['Sent', 'Accepted', 'Turned down'],
  ],
  ['Invoices for my business, which ones are paid and which are still open', 'invoice', ['Open', 'Paid']],
  [
    "I'm a photographer. I want a list of my quotes so I see what is still open.",
    'quote',
    ['Draft', 'Sent', 'Accepted', 'Turned down'],
  ],
  [
    'track grant applications: submitted, awarded, rejected, with amounts',
    'application',
    ['Submitted', 'Awarded', 'Rejected'],
  ],
  [
    'keep track of my job applications, applied, interview, offer or rejected',
    'application',
    ['Applied', 'Interview', 'Offer', 'Rejected'],
  ],
])('states are one choice: %s', (sentence, kind, options) => {
  const kept = keptOf(sentence)
  expect(kept).toMatchObject({ kind, options, skeleton: 'board' })
  expect(kept.labels.filter((label) => /accepted|turned|paid|rejected/i.test(label))).toEqual([])
})

test('states of a site are no records', () => {
  expect(keptOf('A website for my shop, orders are paid or open').options).toEqual([])
})

test.each([
  ['our home medicine, what runs out or is past its date', 'medicine', 'Expires on'],
  ["I want to know what's in the fridge so we throw less away", 'food', 'Best before'],
  ['wine cellar, how many bottles of each and drink by', 'wine', 'Drink by'],
  ['vaccinations of my two dogs and when the next one is due', 'vaccination', 'Next due'],
  ['Library books I borrowed and when I must take them back', 'book', 'Due back on'],
  ['warranties for our appliances, when they end', 'appliance', 'Warranty until'],
  ['gym log with exercise, sets, reps and weight', 'set', 'Date'],
  ['breastfeeding tracker, left or right side and how long', 'feed', 'Side'],
])('the facts that the job needs are there: %s', (sentence, kind, label) => {
  const kept = keptOf(sentence)
  expect(kept.kind).toBe(kind)
  expect(kept.labels).toContain(label)
})

function reckonedOf(sentence: string): readonly string[] {
  const reading = readBuild(sentence)
  return reading.ok ? (reading.brief.reckoned ?? []) : []
}

test.each([
  [
    'our choir has 40 singers, i need to know who comes to which rehearsal by voice (soprano, alto, tenor, bass) and who still has sheet music from us',
    'Coming, by voice',
    'Alto = count answer where voice is Alto and comes is Yes',
  ],
  [
    'Team t-shirt orders, everyone picks a size S M L XL and I see how many of each I need',
    'Needed of each size',
    'each size',
  ],
  ['wedding guests, who is coming and what they eat, meat fish or veggie', 'What they eat', 'each eats of guest'],
  ['potluck for the school fete, who brings what, starter, main or dessert', 'What we have', 'each course'],
  ['class trip: parents say if their child comes, and how many have said yes', 'Answers so far', 'each comes'],
])('what is counted is counted by its choice: %s', (sentence, heading, group) => {
  const line = reckonedOf(sentence).find((each) => each.startsWith(heading))
  expect(line).toContain(group)
})

test.each([
  'A diary for our puppy with weight, vaccinations and vet visits',
  'Kanban board for a bakery: columns Ordered, In the oven, Packed. Card = customer, cake, pick-up date.',
  'birthday party for my daughter with guest kids, who is coming, allergies and presents',
  'food pantry stock. items with quantity, best before, minimum. donations from whom',
])('what is said in passing is not what it is opened for: %s', (sentence) => {
  const reading = readBuild(sentence)
  expect(reading.ok && reading.isOpened === true).toBe(false)
})
