import { expect, test } from 'vitest'

import { readBookedWith } from './booked-with.ts'

test.each([
  ['Visitors sign up for a workshop by giving their name and e-mail address.', 'sign-up', 'Name, E-mail address'],
  ['A tour is held. Anyone booking leaves their name and phone number.', 'booking', 'Name, Phone number'],
  ['Owners should be able to book, telling us the name of the dog and its age.', 'booking', 'Name of dog, Age'],
  [
    'Tours which people can book with us by leaving their name and how many are coming.',
    'booking',
    'Name, How many are coming',
  ],
  ['Registration happens with name, e-mail and age.', 'registration', 'Name, E-mail, Age'],
  ['Guests reserve a seat (name, phone).', 'reservation', 'Name, Phone'],
  ['Courses can be booked.', 'booking', 'Name, Email'],
])('%s', (text, noun, labels) => {
  const read = readBookedWith(text)
  expect([read?.singular, read?.fields.map(({ label }) => label).join(', ')]).toEqual([noun, labels])
})

test('who signs in comes to nothing', () => {
  expect(readBookedWith('Members sign in and post news. Books: title, author.')).toBeNull()
})
