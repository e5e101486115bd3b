import { expect, it } from 'vitest'

import { readBuild } from '../read-build.ts'

const factsOf = (message: string): string[] => {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief.fields.map(
    ({ label, kind, unit = '' }) => `${label}: ${kind}${unit === '' ? '' : ` in ${unit}`}`,
  )
}

it('gives an appointment with a time its day', () => {
  expect(factsOf('Appointments for a physiotherapy practice with patient name, phone, reason and time')).toEqual([
    'Patient name: text',
    'Phone: phone',
    'Reason: text',
    'Date: date',
    'Time: time',
  ])
})

it('measures a route', () => {
  expect(
    factsOf('A community of trail runners who post routes with distance, climb, photo, likes and comments'),
  ).toEqual(['Name: text', 'Distance: number in km', 'Climb: number in m', 'Photo: picture'])
})

it('takes how many people take part for no fact', () => {
  expect(factsOf('Cleaning rota for our flat share: chores, whose turn, done when, four people')).not.toContain(
    'Four people: text',
  )
})

it('hangs tasks on a board in columns', () => {
  const reading = readBuild('A task board for a small film crew with task, department, who and deadline')
  if (!reading.ok) throw new Error(reading.reason)
  expect(reading.brief.skeleton).toBe('board')
  expect(reading.brief.fields.at(-1)?.options).toEqual(['To do', 'Doing', 'Done'])
})

it('books a room for a day, from one hour until another', () => {
  expect(factsOf('Booking for a rehearsal room with bands, hours and a note')).toEqual([
    'Bands: text',
    'Date: date',
    'From: time',
    'Until: time',
    'Note: long',
  ])
})

it('calls what goes by its day in words, and what somebody did by what it was', () => {
  expect(factsOf('fuel log for my old diesel, litres km and price')[0]).toBe('Fill-up: text')
  expect(factsOf('My seedlings: what I sowed, which date, which tray')).toEqual([
    'What I sowed: text',
    'Date: date',
    'Tray: text',
  ])
})
