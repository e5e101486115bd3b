import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function labelsOf(message: string): string[] {
  const reading = readBuild(message)
  return reading.ok
    ? [reading.brief.fields, ...reading.brief.more.map(({ fields }) => fields)].flat().map(({ label }) => label)
    : []
}

test('what somebody does is no fact', () => {
  const labels = labelsOf(
    'I want a job chart where each job has a title and a day, the kids tick off what they did. Only we parents can add jobs.',
  )
  expect(labels).toContain('Day')
  expect(labels.join()).not.toMatch(/kids tick|chart where/i)
})

test('"yes or no" of an owner is an answer, and no fact', () => {
  const labels = labelsOf(
    'Everyone in our street can put in an item with picture and description and ask to borrow the item of somebody else. The owner says yes or no.',
  )
  expect(labels).toEqual(expect.arrayContaining(['Picture', 'Description']))
  expect(labels).not.toContain('Yes')
})

test('what other records are is no fact of these', () => {
  const labels = labelsOf(
    'Our dance school: sell shoes in a shop, workshops with date and places, and articles written by members',
  )
  expect(labels).not.toContain('Articles')
})

test('words of other facts are nothing to choose', () => {
  const labels = labelsOf(
    'I have a flower shop and half of my orders are funeral wreaths. Every order has the name of the deceased, the cemetery or chapel, date and hour, the ribbon text and what flowers.',
  )
  expect(labels).toContain('Cemetery or chapel')
  expect(labels).not.toContain('Type')
})
