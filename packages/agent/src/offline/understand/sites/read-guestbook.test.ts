import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'

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

test('what visitors leave is shown where everybody reads it, and titled texts are words of the page', () => {
  const { entity, fields, more, copy } = briefOf(
    'A page for my late uncle Otto Lind, who tuned organs in Visby. "The workshop": It smelled of tin. "The dog": Nobody else was let in. At the end people leave a line: fields "Who are you" and "What you heard", button "Add it". All lines are shown above the form. No accounts.',
  )
  expect(labels({ fields })).toEqual(['Who are you', 'What you heard'])
  expect([entity.singular, more.length]).toEqual(['entry', 0])
  expect(copy.sections.map(({ heading }) => heading)).toEqual(['The workshop', 'The dog'])
})

test('a page of somebody holds no fields of how they are reached, and what was listed has the facts that were told', () => {
  const firm = briefOf(
    'Hello, we are Ferro & Figli, smiths, via Dante 7, Trento, phone 0461 555 019. We need a simple page with our address and a form where people describe their gate: name, phone, what is broken. After sending: "We ring you today."',
  )
  expect(labels(firm)).toEqual(['Name', 'Phone', 'What is broken'])
  const works = briefOf(
    'I am Ada Roth and I need a calm site with a menu Work, About, Contact. Under Work show two rugs, each opens with a click and then tells year, town and number of knots: "Fox" (2019, Sousse, 11,000) and "Owl" (2021, Bizerte, 4,300). Contact is a form with name, e-mail and message; after sending one reads "Shukran!" Only I read the messages.',
  )
  const rug = works.more.find(({ singular }) => singular === 'rug') ?? works
  expect(labels(rug)).toEqual(expect.arrayContaining(['Year', 'Town', 'Number of knots']))
})

test('what visitors leave on a page of nothing else is written on its first page, with the button that was named', () => {
  const brief = briefOf(
    'A page in memory of my aunt, Vera Holm (1931-2019), who ran a ferry. At the end a form, "Your name" and "Your memory", with the button "Leave it"; what people write shows up above the form for everybody. No accounts.',
  )
  const { files } = compose(brief)
  expect([brief.name, brief.copy.facts]).toEqual(['Vera Holm', []])
  expect(files['web/app/page.jsx']).toContain('<AddMemory />')
  expect(files['web/components/add-memory.jsx']).toContain('saveLabel="Leave it"')
})
