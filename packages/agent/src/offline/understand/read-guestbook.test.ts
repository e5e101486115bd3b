import { expect, test } from 'vitest'

import { compose } from '../compose/compose.ts'
import { readBuild } from './read-build.ts'

function briefOf(text: string) {
  const reading = readBuild(text)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

const labels = (kind: { fields: readonly { label: string }[] } | undefined) => kind?.fields.map(({ label }) => label)

test('what visitors leave for everybody is shown', () => {
  const { more } = briefOf(
    'A website for our choir Low C. Concerts: 2 May in Ely, 9 May in Ripon. A guestbook where visitors write name and message and all can read it.',
  )
  expect(labels(more.find(({ singular }) => singular === 'entry'))).toEqual(['Name', 'Message'])
})

test('what the form asks is said of the form, what is told of others of them', () => {
  const { entity, fields, more, copy } = briefOf(
    'For our riding club: a website with news, a page with the trainers (name, phone, hourly rate), a form to join (name, birthday, e-mail). We read the applications.',
  )
  const kinds = [{ singular: entity.singular, fields }, ...more]
  expect(labels(kinds.find(({ singular }) => singular === 'trainer'))).toEqual(['Name', 'Phone', 'Hourly rate'])
  expect(labels(more.find(({ isInbox }) => isInbox))).toEqual(['Name', 'Birthday', 'E-mail'])
  expect(copy.pages.find(({ of }) => of === 'trainer')?.lines).toEqual([])
})

test('services without a price are rows as well', () => {
  const { copy } = briefOf(
    'Website for Dray Joinery. Our services (window repair, stairs, oak floors), and a contact form with name and phone.',
  )
  expect(copy.offers.map(({ name, of }) => `${of}: ${name}`)).toEqual([
    'service: Window repair',
    'service: Stairs',
    'service: Oak floors',
  ])
})

test('the page on which the owner reads what was sent goes by its said name', () => {
  const brief = briefOf(
    'Website for Dray Joinery, our services (window repair, stairs), and a form with name, phone and what is broken. We see the requests on a page called Requests.',
  )
  expect(brief.copy.pages).toContainEqual({ title: 'Requests', lines: [], of: 'message' })
  expect(compose(brief).files['web/app/page.jsx']).toContain('<SendMessage />')
})

test('a form on a page of its own stays there', () => {
  const brief = briefOf(
    'Website for Dray Joinery, our services (window repair, stairs). Pages: Home, Services, Contact. Contact is a form with name, e-mail and message.',
  )
  expect(compose(brief).files['web/app/page.jsx']).not.toContain('<SendMessage />')
})

test('what has the prices is shown, and no services besides', () => {
  const brief = briefOf(
    'Smokehouse "Tarn & Peat": a page with our cheeses and prices: cheddar 7.20, brie 6.10, blue 8.40, and a form to order with name, phone and what you want.',
  )
  expect(brief.name).toBe('Tarn & Peat')
  expect([brief.entity.singular, ...brief.more.map(({ singular }) => singular)]).toEqual(['cheese', 'message'])
})
