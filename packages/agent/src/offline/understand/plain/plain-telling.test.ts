import { expect, test } from 'vitest'

import { plainTelling } from './plain-telling.ts'

test.each([
  [
    'There is a kite with a colour and a span, and there is a flight between two hills with a date and a wind.',
    'Each kite has a colour and a span. Each flight has a date and a wind.',
  ],
  [
    'Under every kite should be the colour, the span and who built it.',
    'Each kite has the colour, the span and who built it.',
  ],
  ['A flight is date, wind, duration and place.', 'Each flight has date, wind, duration and place.'],
  [
    'Flights belong to one kite, showing date, wind and place.',
    'Each flight belongs to a kite. Each flight has date, wind and place.',
  ],
  ['Per kite I keep colour, span and price.', 'Each kite has colour, span and price.'],
  ['After every flight I note wind, height and place.', 'Each flight has wind, height and place.'],
  [
    'Each kite has a colour. When somebody borrows one we write down who, since when and until when.',
    'Each kite has a colour. Each kite has many loans. Each loan has who, since when and until when.',
  ],
  ['for every kite her colour her span and when she flew', 'Each kite has her colour, her span and when she flew'],
  ['pilots with name phone email birthday', 'pilots with name, phone, email, birthday'],
])('%s', (told, plain) => {
  expect(plainTelling(told)).toBe(plain)
})

test.each([
  'A kite is a toy that flies.',
  'Every entry is either In or Out, with category, amount and date.',
  'Contacts with email address and phone number.',
  'For each kite a diary with date and wind.',
])('says nothing else: %s', (told) => {
  expect(plainTelling(told)).toBe(told)
})

test.each([
  [
    'Our gliding club logs flights. Members sign up and enter height, wind.',
    'Flights of our gliding club. Members sign up. They enter height, wind.',
  ],
  ['Kites our street lends: name, owner.', 'Kites of our street: name, owner.'],
  [
    'I make boxes, and write letters with a title and text into them.',
    'I make boxes, and write letters in them with a title and text.',
  ],
  ['Guide to kite hills in Porto that visitors fill: name, wind.', 'Kite hills in Porto: name, wind.'],
  ['Pilots by group (red, blue) with name, phone.', 'Pilots with group (red, blue), name, phone.'],
  ['Who flies what on which hill', 'who, what, which hill'],
  ['balloon log city hours price, shows the sum', 'balloon log with city, hours, price, shows the sum'],
  ['timesheet per pilot per balloon hours, sum', 'timesheet with pilot, balloon, hours, sum'],
  [
    'I need sheds and in every shed shelves. A shelf got a name.',
    'I need sheds. Each shed has many shelves. A shelf has a name.',
  ],
  [
    'We write about kites and would like our own blog instead of a forum. Posts have a title.',
    'A blog about kites. Posts have a title.',
  ],
  [
    'A shed has a name, and rope is described by length, colour and price.',
    'A shed has a name. Each rope has length, colour and price.',
  ],
  ['Next to that there is a kite directory with maker, span and price.', 'Each kite has maker, span and price.'],
  ['A check is just a date and who did it, plus a remark.', 'Each check has a date and who did it, plus a remark.'],
])('%s', (told, plain) => {
  expect(plainTelling(told)).toBe(plain)
})
