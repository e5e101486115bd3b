import { expect, test } from 'vitest'

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
  ['track packages that arrive at our front desk and who picked them up', 'package', ['Picked up by']],
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
  ['our repair café wants people to come with a time', 'appointment', ['What is broken']],
  ['a petition for a new bus stop', 'signature', ['Town']],
  ['teams of the pub quiz and how many points they have', 'result', ['Points']],
  ['who on the staff has a first aid certificate and until when', 'qualification', ['Valid until']],
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
