// What the builder says of the rows of a new app.
import { expect, test } from 'vitest'

import { sayBuilt, sayEdited, sayUnderstood } from './speak.ts'
import { readBuild } from './understand/read-build.ts'

function said(request: string): string {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return sayBuilt(reading.brief, [])
}

test('what a person listed is not called an example', () => {
  expect(
    said(
      'Bakery "Corner Crumb": a page with our breads and prices: sourdough 5.80, rye 6.40, baguette 2.30, and a form to order for pick-up with name, phone and what you want. Cream background.',
    ),
  ).toContain('What you listed is in it already')
})

test('rows that nobody gave are examples', () => {
  expect(said('A list of books with title and author')).toContain(
    'The rows in it now are examples: they go when you add your first.',
  )
})

test('whoever gets a shop that strangers can change hears it, and how to close it', () => {
  expect(said('Online shop for tea')).toContain('Say “only I may change it”')
  expect(said('Online shop for tea, no login')).not.toContain('only I may change it')
  expect(said('Online shop for tea. Only I can add teas, after logging in.')).not.toContain('only I may change it')
})

test('what was done is told in the past, also where something is no longer done', () => {
  expect(sayEdited(['no longer let them comment', 'make the text bigger'], [])).toBe(
    'No longer let them comment and made the text bigger.',
  )
  expect(sayEdited(['keep the menu in sight', 'send orders for free'], [])).toBe(
    'Kept the menu in sight and sent orders for free.',
  )
})

test('what people do to each other’s records is said with what is kept', () => {
  const reading = readBuild(
    'Our brass band has lots of dates. Players should be able to say yes, no or maybe for each rehearsal and each gig.',
  )
  if (!reading.ok) throw new Error(reading.reason)
  expect(sayUnderstood(reading)).toContain('Yes, No and Maybe to each event, and it counts them.')
})

test('a phone number that was asked for and not given is called an example', () => {
  const site = 'A website for our garage, we do repairs and tyres since 1987, with the phone number big'
  expect(said(site)).toContain('phone number is an example')
  expect(said(`${site}: 0117 496 0123`)).not.toContain('phone number is an example')
})
