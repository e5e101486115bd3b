import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function readingOf(sentence: string): string {
  const reading = readBuild(sentence)
  if (!reading.ok) return reading.reason
  const { entity, fields } = reading.brief
  return `${entity.singular}: ${fields
    .filter(({ isMade }) => isMade !== true)
    .map(({ label, kind }) => `${label} ${kind}`)
    .join(', ')}`
}

test.each([
  ['Track my blood pressure', 'measurement: Date date, Systolic number, Diastolic number, Pulse number, Notes long'],
  [
    'An app to log my blood pressure morning and evening with a chart',
    'measurement: Date date, Time of day choice, Systolic number, Diastolic number, Pulse number, Notes long',
  ],
  ['Log my weight every morning', 'weigh-in: Date date, Weight in kg number, Notes long'],
  ['Sleep diary', 'night: Date date, Hours number, Quality rating, Notes long'],
  ['A mood tracker with a chart', 'day: Date date, Mood choice, Notes long'],
  ['Log water meter readings every month', 'measurement: Date date, Meter reading number, Notes long'],
])('what is measured again and again: %s', (sentence, read) => {
  expect(readingOf(sentence)).toBe(read)
})

test('where facts are told these are kept', () => {
  expect(readingOf('Weight log with name, date and kilos')).toBe('weight: Name text, Date date, Kilos number')
  expect(readingOf('Track the weight of my parcels with sender and price')).not.toContain('weigh-in')
})
