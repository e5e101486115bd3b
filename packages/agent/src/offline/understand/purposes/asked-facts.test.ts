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
  ['our theatre: who ordered which paint when', 'order', ['Who', 'Paint', 'Date']],
  ['i would like to see who watered which bed when', 'watering', ['Who', 'Bed', 'Date']],
  ['for the lab, who checked which scale where', 'check', ['Who', 'Scale', 'Where', 'Date']],
])('%s: several questions in one line are the facts of what was done', (message, kind, labels) => {
  const brief = briefOf(message)
  expect(brief.entity.singular).toBe(kind)
  expect(labelsOf(brief)).toEqual(expect.arrayContaining(labels))
})

test('what is written down is a fact for each question, of whom it is noted', () => {
  const brief = briefOf('we want to write down what our residents drank and how they felt')
  expect(labelsOf(brief)).toEqual(['Resident', 'Date', 'What they drank', 'How they felt'])
})

test('the one thing that is written down is what an entry is called by', () => {
  const brief = briefOf('a thing for my son where he writes down what he built')
  expect(labelsOf(brief)).toEqual(['What he built', 'Date'])
})

test('how often something was done is kept each time', () => {
  const brief = briefOf('how often did we go to the pool this summer')
  expect(brief.entity.singular).toBe('visit')
  expect(brief.name).toBe('Pool visits')
})

test('what a craftsman writes down after the work is a job', () => {
  const brief = briefOf(
    'i am an electrician, i drive to a customer and write down what i replaced and how long it took',
  )
  expect(brief.entity.singular).toBe('job')
  expect(labelsOf(brief)).toEqual(['Customer', 'Date', 'What I replaced', 'Hours'])
})

test('which ones are well and which are not is how they stand', () => {
  const brief = briefOf('the sailing school needs to know which boats are fine and which have a leak')
  expect(brief.entity.singular).toBe('boat')
  expect(brief.fields.find(({ kind }) => kind === 'choice')?.options).toEqual(['Fine', 'Has a leak'])
})

test('questions that are listed as facts stay what they are', () => {
  const brief = briefOf(
    'Retro of our crew. After each tour everyone writes what went well, what went badly and a mood from 1 to 5',
  )
  expect(labelsOf(brief)).toEqual(expect.arrayContaining(['What went well', 'What went badly']))
})
