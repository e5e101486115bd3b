// Feasts and guests.
import { type KnownCalculator, breakdown, choice, money, number, words } from './known-calculator.ts'

export const eventCalculators: readonly KnownCalculator[] = [
  {
    id: 'wedding',
    title: 'Wedding budget calculator',
    says: words(String.raw`wedding (?:budget|costs?|price|calculator)|(?:cost|price) of (?:a|our|my|the) wedding`),
    question: 'What does the wedding cost?',
    inputs: [
      number('guests', 'Guests', 70),
      money('perGuest', 'Food and drink for each', 68),
      money('venue', 'Venue', 2800),
      money('clothes', 'Clothes and rings', 2400),
      money('photos', 'Photos and music', 2100),
      money('flowers', 'Flowers and decoration', 900),
      number('reserve', 'For what may come up', 8, '%'),
    ],
    steps: [
      'table = guests * perGuest',
      'sum = table + venue + clothes + photos + flowers',
      'total = sum * (1 + reserve / 100)',
    ],
    results: [
      ['The wedding costs', 'total', 'money'],
      ['For each guest', 'total / guests', 'money'],
      ['Food and drink', 'table', 'money'],
      ['Reserve', 'total - sum', 'money'],
    ],
    tell: 'One guest more costs ${money(Number(values.perGuest))}, and a chair.',
    draw: breakdown(
      "[['Food and drink', results[2][1]], ['Venue', values.venue], ['Clothes and rings', values.clothes], ['Photos and music', values.photos], ['Flowers', values.flowers]]",
    ),
  },
  {
    id: 'party',
    title: 'Party budget calculator',
    says: words(
      String.raw`(?:party|event|birthday|celebration|conference) (?:budget|costs?|price|calculator)|(?:cost|price) of (?:a|our|my|the) (?:party|event|birthday)`,
    ),
    question: 'What does the party cost?',
    inputs: [
      number('guests', 'Guests', 25),
      money('food', 'Food for each', 14),
      money('drinks', 'Drinks for each', 9),
      money('room', 'Room and music', 260),
      money('fee', 'Each guest gives', 0),
    ],
    steps: ['catering = guests * (food + drinks)', 'total = catering + room'],
    results: [
      ['The party costs', 'total', 'money'],
      ['Each guest costs', 'total / guests', 'money'],
      ['You pay yourself', 'Math.max(0, total - guests * fee)', 'money'],
    ],
    draw: breakdown(
      "[['Food', values.food * values.guests], ['Drinks', values.drinks * values.guests], ['Room and music', values.room]]",
    ),
  },
  {
    id: 'tables',
    title: 'Seating calculator',
    says: words(
      String.raw`(?:how many )?(?:tables|chairs) (?:calculator|for|do)|seating (?:calculator|capacity)|(?:table|room) capacity`,
    ),
    question: 'How many tables do we need?',
    inputs: [
      number('guests', 'Guests', 86),
      number('perTable', 'Seats at a table', 8),
      choice('shape', 'Tables', ['Round', 'Long']),
    ],
    steps: ['tables = Math.ceil(guests / perTable - 1e-9)', "perTableArea = shape === 'Round' ? 9 : 6.5"],
    results: [
      ['Tables', 'tables', '^tables'],
      ['Seats left free', 'tables * perTable - guests', ''],
      ['Room needed, about', 'tables * perTableArea', '~m²'],
    ],
  },
  {
    id: 'gifts',
    title: 'Gift budget calculator',
    says: words(
      String.raw`(?:gifts?|presents?|christmas) (?:budget|costs?|calculator)|collect(?:ion)? for a (?:gift|present)`,
    ),
    question: 'How much for each present?',
    inputs: [
      money('budget', 'You want to spend', 300),
      number('family', 'Family', 5),
      number('friends', 'Friends', 6),
      number('more', 'Family gets times as much', 2),
    ],
    steps: ['each = budget / (family * more + friends)'],
    results: [
      ['For each of the family', 'each * more', 'money'],
      ['For each friend', 'each', 'money'],
    ],
  },
  {
    id: 'raffle',
    title: 'Fundraising calculator',
    says: words(String.raw`fund ?rais\w+|raffle|donations? (?:goal|calculator)`),
    question: 'How many must take part?',
    inputs: [
      money('goal', 'Goal', 2500),
      money('ticket', 'A ticket costs', 2.5),
      money('prizes', 'Prizes and printing', 320),
      number('people', 'People who come', 180),
    ],
    steps: ['tickets = Math.ceil((goal + prizes) / ticket - 1e-9)'],
    results: [
      ['Tickets to sell', 'tickets', '^tickets'],
      ['For each who comes', 'tickets / people', 'tickets'],
      ['Taken in', 'tickets * ticket', 'money'],
    ],
  },
  {
    id: 'bill-by-order',
    title: 'Itemised bill calculator',
    says: words(
      String.raw`itemi[sz]ed bill|(?:tip|bill|check|split\w*)\b[^.]{0,40}\bby what (?:everyone|everybody|each(?: person| one)?|people|we|they) (?:ate|had|ordered)|by what (?:everyone|everybody|each(?: person| one)?) (?:ate|had|ordered)`,
    ),
    question: 'Who pays what?',
    inputs: [
      money('first', 'The first ate', 18.5),
      money('second', 'The second ate', 24),
      money('third', 'The third ate', 13.9),
      money('fourth', 'The fourth ate', 0),
      money('shared', 'Shared by all', 12),
      number('tip', 'Tip', 10, '%'),
    ],
    steps: [
      'ate = [first, second, third, fourth]',
      'share = shared / Math.max(1, ate.filter((each) => each > 0).length)',
      'owes = ate.map((each) => (each > 0 ? (each + share) * (1 + tip / 100) : 0))',
      'total = owes.reduce((sum, each) => sum + each, 0)',
    ],
    results: [
      ['All together', 'total', 'money'],
      ['The first pays', 'owes[0]', 'money'],
      ['The second pays', 'owes[1]', 'money'],
      ['The third pays', 'owes[2]', 'money'],
      ['The fourth pays', 'owes[3]', 'money'],
    ],
    tell: 'What was shared is divided by those who ate something.',
    draw: breakdown('results.slice(1)'),
  },
]
