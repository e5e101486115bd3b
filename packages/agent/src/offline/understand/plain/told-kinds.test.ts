import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { withoutAppLikeFacts } from './told-kinds.ts'

/** Kinds with their fields; choices with what they are chosen from. */
function kindsOf(sentence: string): string[] {
  const reading = readBuild(sentence)
  if (!reading.ok) return [reading.reason]
  const { brief } = reading
  return [{ ...brief.entity, fields: brief.fields }, ...brief.more].map(
    ({ singular, fields }) =>
      `${singular}: ${fields
        .filter(({ isMade }) => isMade !== true)
        .map(
          ({ label, to, options, kind }) =>
            `${label}${to === undefined ? '' : `>${to}`}${kind === 'choice' ? `(${options?.join('/') ?? ''})` : ''}`,
        )
        .join(', ')}`,
  )
}

test.each([
  [
    'Our vet file. Owners with name, phone and website; animals with name, species and the owner they belong to.',
    ['owner: Name, Phone, Website', 'animal: Name, Owner>owner, Species'],
  ],
  [
    'Studio planner. I keep artists (name, email) and shows for them (title, opening date, state: planned / open / over).',
    ['artist: Name, Email', 'show: Title, Artist>artist, Opening date, State(Planned/Open/Over)'],
  ],
  ['Landlord book. Every flat has payments with date, amount and a note.', ['payment: Flat>flat, Date, Amount, Note']],
  [
    'Plum tree log. Trees with name and spot. On a tree’s page I note what I did (pruned, sprayed) and when.',
    ['tree: Name, Spot', 'tree entry: Tree>tree, What I did(Pruned/Sprayed), When'],
  ],
])('kinds told in the middle of a sentence: %s', (sentence, kinds) => {
  const told = kindsOf(sentence)
  for (const kind of kinds) expect(told).toContain(kind)
})

test.each([
  [
    'Bike orders: customer, model. An order is either new, in the workshop or ready.',
    'Status(New/In the workshop/Ready)',
  ],
  ['Grant list. Every grant has a funder and an amount, and is marked as idea, sent or won.', 'Status(Idea/Sent/Won)'],
  ['Loan papers: name, sum. The status can be open, signed or paid back.', 'Status(Open/Signed/Paid back)'],
  [
    'A parcel starts as packed, then sent, then delivered. Each parcel has a number and an address.',
    'Status(Packed/Sent/Delivered)',
  ],
  ['Stall fees: trader, fee, method – cash, card or transfer –, and day.', 'Method(Cash/Card/Transfer)'],
  ['Errands, with\n- lists like Town, Farm, Post\n- by when', 'List(Town/Farm/Post)'],
])('states and choices in any notation: %s', (sentence, choice) => {
  expect(kindsOf(sentence).join(' ')).toContain(choice)
})

test.each([
  ['Chores for me, Piet and Lou: chore, who, points.', 'Who(Me/Piet/Lou)'],
  ['Household jobs: 3 flatmates – Kim, Ada and Jo. Jobs with who does it and weekday.', 'Who does it(Kim/Ada/Jo)'],
  ['Our trip: friends are Ole, Pia and Max. Add a cost with what, amount and who paid.', 'Paid by(Ole/Pia/Max)'],
])('who was named is whom a record is of: %s', (sentence, choice) => {
  expect(kindsOf(sentence).join(' ')).toContain(choice)
})

test.each([
  [
    'Tenants sign in and report a fault with title, room and photo. A fault starts as seen, then mended. The janitor sees all of them.',
    'fault: Title, Status(Seen/Mended), Room, Photo',
  ],
  [
    'Rowing club members log outings with date, boat and kilometres. They need accounts.',
    'outing: Boat, Date, Kilometres',
  ],
])('what is reported and logged is kept: %s', (sentence, kind) => {
  expect(kindsOf(sentence)).toContain(kind)
})

test.each([
  [
    'Our choir shares a van. Members reserve the van with name, date, from, to and purpose. No double bookings.',
    'booking: Name, Date, From, To, Purpose',
  ],
  [
    'Squash club: 2 courts. Members book a court: name, court, day and hour. Nobody gets a court twice at the same hour.',
    'booking: Name, Court(Court 1/Court 2), Day, Hour',
  ],
])('what is shared is booked with what was said: %s', (sentence, kind) => {
  expect(kindsOf(sentence)).toContain(kind.replace('Members', ''))
})

test('each sees their own tickets, and an admin sees all', () => {
  const reading = readBuild(
    'Residents log in and file tickets with subject and text. They see only their own, the office sees all and sets the status (new, done).',
  )
  expect(reading.ok && [reading.brief.access, reading.brief.isOverseen]).toEqual(['private', true])
})

test('what happens, happens to the thing that was told before', () => {
  expect(kindsOf('Wish funds: name, target amount. I add deposits with date and amount.')).toContain(
    'deposit: Wish fund>wish fund, Date, Amount',
  )
})

test('a website that something has is a fact, and one that is wished for is none', () => {
  expect(withoutAppLikeFacts('People belong to a team. Teams have a name and a website.')).toContain(
    'a name and a link',
  )
  expect(withoutAppLikeFacts('We need a shop and a website with opening hours.')).toContain('a website')
})
