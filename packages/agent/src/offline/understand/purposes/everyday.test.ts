import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../read-build.ts'

function briefOf(message: string): Brief {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

const labelsOf = ({ fields }: Pick<Brief, 'fields'>): string[] => fields.map(({ label }) => label)

test.each([
  ['i clean windows and never know who has paid', 'job', ['Customer', 'Amount', 'Paid']],
  ['every friday someone bakes a cake at work and nobody knows who', 'turn', ['Date', 'Who']],
  ['three sisters share a cabin and quarrel about who gets it when', 'stay', ['Who', 'From', 'To']],
  ['the team should say what they want for lunch', 'lunch order', ['Who', 'Dish', 'Date']],
  ['our landlady wants the meter readings of six flats', 'reading', ['Flat', 'Value', 'Date']],
  ['all the things we need to do before the wedding', 'task', ['Due date', 'Done']],
  ['pupils write journals and i want to comment on each', 'diary entry', ['Student', 'Text', 'Answer']],
  ['my husband and i write down names for our baby', 'name', ['Suggested by', 'Crossed out']],
])('%s: what is kept is what happens, not whoever does it', (message, kind, labels) => {
  const brief = briefOf(message)
  expect(brief.entity.singular).toBe(kind)
  expect(labelsOf(brief)).toEqual(expect.arrayContaining(labels))
})

test('what parents and patients fill in is a form', () => {
  const camp = briefOf('mums and dads should be able to sign their child up for the chess course')
  expect(labelsOf(camp)).toEqual(expect.arrayContaining(['Age', 'Allergies']))
  const patients = briefOf('is there a way that patients fill in their medical history at home?')
  expect(labelsOf(patients)).toEqual(expect.arrayContaining(['Birth date', 'Allergies', 'Medicines']))
})

test('a time that is picked is a booking, where to go is a poll', () => {
  expect(briefOf('my customers should pick a time for their massage without ringing me').front).toBe('booking')
  expect(briefOf('let us vote where we go for the summer party').front).toBe('poll')
})

test('what customers bring is a repair, and what they sell is a shop', () => {
  const repair = briefOf('people bring me clocks and get a number')
  expect(repair.entity.singular).toBe('repair')
  expect(labelsOf(repair)).toEqual(expect.arrayContaining(['Number', 'Customer', 'Clock', 'Ready on']))
  expect(briefOf('my aunt sells candles and wants people to see what she has').front).toBe('shop')
})

test('pupils who learn words have cards of them', () => {
  expect(briefOf('my class should practise their spanish words').parts).toContain('practice')
})

test('when a band plays next stands on its site', () => {
  const brief = briefOf('a page where people see when our choir sings next')
  expect(brief.front).toBe('site')
  expect(brief.entity.singular).toBe('concert')
})
