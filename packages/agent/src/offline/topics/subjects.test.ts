import { expect, test } from 'vitest'

import { subjectIn } from './subjects.ts'

test.each([
  ['Customer survey for the Lido: how clean was it, rating, comments', 'pool'],
  ['Website for our trattoria with menu and opening hours', 'trattoria'],
  ['Book a lesson with our surf school: lessons, days and times', 'surf'],
  ['A blog about night trains with photos and comments', 'nightTrain'],
  ['A quiz about space for kids', 'planets'],
  ['Waiting list for a new oat bakery, name and e-mail', 'bread'],
  ['Our rowing club: members with phone, boats and outings', 'rowing'],
  ['Inventory of our bike workshop: part, quantity, minimum, shelf', 'bicycle'],
  ['Portfolio of a glass artist with works, year and photo, brutalist', 'glass'],
  ['Wedding site for Ines and Tom with programme, RSVP and directions', 'wedding'],
  ['Chat for the allotment neighbours with rooms', 'garden'],
])('%s is about %s', (message, scene) => {
  expect(subjectIn(message)?.scene).toBe(scene)
})

test('what is in brackets or in quotes is not what an app is about', () => {
  expect(subjectIn('Household budget: date, amount, category (rent, food, fun), paid by')?.scene).toBe('savings')
  expect(subjectIn('A list called "Night trains" of my things')).toBeUndefined()
})

test('words that have other senses are not drawn', () => {
  for (const message of ['A plan to train new staff', 'Book a class with our pilates studio'])
    expect(subjectIn(message)?.scene, message).toBeUndefined()
})

// Whoever has clients, contracts or invoices is a roofer or a midwife, and in no tower of offices.
test('no desk and no skyline stands for whatever is noted or sold', () => {
  for (const message of [
    'Contracts with client and end',
    'A migraine diary',
    'A diary of what my baby eats',
    'Our invoices',
  ])
    expect(['offices', 'writing'], message).not.toContain(subjectIn(message)?.scene)
  expect(subjectIn('Desks in our office')?.scene).toBe('offices')
  expect(subjectIn('A private diary')?.scene).toBe('writing')
})

test('what is done, counted or said comes behind all that can be seen', () => {
  expect(subjectIn('CRM: companies with stage and deal value')?.scene).toBe('offices')
  expect(subjectIn('Invoices of our roofing firm')?.scene).toBe('roofs')
  expect(subjectIn('A chat for our class of pupils')?.scene).toBe('school')
  expect(subjectIn('A chat with rooms')?.scene).toBe('talk')
})
