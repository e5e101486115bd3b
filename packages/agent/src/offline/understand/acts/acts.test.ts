import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../read-build.ts'

function briefOf(message: string): Brief {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

const labels = ({ fields }: { fields: Brief['fields'] } = { fields: [] }): string =>
  fields.map(({ label, options }) => (options === undefined ? label : `${label} (${options.join('/')})`)).join(', ')

test.each([
  [
    'I lead a handbell group of fifteen. Everybody shall answer for each rehearsal and each service with yes, no or maybe, and I need to know how many trebles, altos and basses we have.',
    'event: Title, Kind (Rehearsal/Service), Date, Start time, Place, Notes',
    'Yes/No/Maybe',
    'Voice (Treble/Alto/Bass)',
  ],
  [
    'Our hockey kids have trainings all the time and half of them do not turn up. I enter the trainings with date and time, the parents say for their child: coming, not coming or ill.',
    'training: Title, Date, Start time, Place, Notes',
    'Coming/Not coming/Ill',
    '',
  ],
  [
    'We go sailing on Saturdays. I would like to put the trips online with the meeting point, and people tell me whether they can come, with a remark if they like.',
    'trip: Title, Date, Start time, Meeting point, Place, Notes',
    'Yes/No/Maybe',
    'Remark',
  ],
  [
    'Our housing co-op decides everything together. Whoever wants can make a motion with a text and what it costs, then every member votes yes, no or abstains.',
    'motion: Title, Text, Cost, Proposed by',
    'Yes/No/Abstain',
    '',
  ],
])('what people answer to one thing after the other: %s', (message, kept, options, asked) => {
  const { entity, fields, parts, answers } = briefOf(message)
  expect(parts).toContain('answers')
  expect(`${entity.singular}: ${labels({ fields })}`).toBe(kept)
  expect(answers?.options.join('/')).toBe(options)
  expect(labels(answers)).toBe(asked)
})

test.each([
  [
    'In our allotments everybody has more beans than they can eat. You put up what there is, how much and where to collect it, and whoever wants it clicks and leaves a name and phone number. When it is gone it should vanish.',
    'item: Name, Quantity, Pick-up place, Description, Offered by',
    'I want it',
    'Phone',
  ],
  [
    'My aunt is moving into a home and gives away her furniture. I post every piece with a photo and its measurements, each of us cousins can say I would like that, and nobody gets what another one has.',
    'piece: Name, Photo, Measurements, Description',
    'I want it',
    '',
  ],
  [
    'A swap corner for our nursery: parents post toys their children no longer want with a photo and the age group, others reserve them. Reserved things must disappear from the page.',
    'toy: Name, Photo, Age group, Description, Offered by',
    'Reserve',
    '',
  ],
])('what is taken for good leaves the list: %s', (message, kept, act, asked) => {
  const { entity, fields, parts, claims } = briefOf(message)
  expect(parts).toEqual(['loans'])
  expect(`${entity.singular}: ${labels({ fields })}`).toBe(kept)
  expect(claims?.act).toBe(act)
  expect(labels(claims)).toBe(asked)
})

test('what is borrowed comes back, and stays on the list', () => {
  const brief = briefOf(
    'A list of my tools with name and photo. Neighbours can borrow one with their name and give it back.',
  )
  expect(brief.claims).toBeUndefined()
})

test.each([
  [
    'We let three cottages in the hills. Guests should see which weeks are taken, send us a request with name, e-mail and how many children come, and we confirm or refuse it.',
    'cottage',
    { span: 'nights', capacity: 1 },
    'Children, Email',
  ],
  [
    'Our club has a hut with 20 places to sleep, well, 20 beds. Members ask for it from one day to another with how many people they are, and the warden accepts or declines.',
    'hut',
    { span: 'nights', capacity: 20, isByHead: true },
    'Email, Number of people',
  ],
  [
    'The village hall can be had for parties. People see which days are free, ask for a date with their name, phone and what kind of party, and the committee approves or rejects it.',
    'village hall',
    { span: 'day', capacity: 1 },
    'Occasion, Phone',
  ],
])('what is asked for shows when it is taken: %s', (message, kind, shape, asked) => {
  const { entity, parts, access, requests } = briefOf(message)
  expect([entity.singular, parts, access]).toEqual([kind, ['requests'], 'admin'])
  expect(requests).toMatchObject(shape)
  expect(labels(requests)).toBe(asked)
})

test.each([
  [
    'In our workshop the apprentices send in when they want days off and why. The master approves or declines, and each of them sees only his own.',
    'holiday request: Name, From, To, Reason, Status (Requested/Approved/Declined)',
  ],
  [
    'Residents of our house report faults with a photo and where it is, each sees only their own reports, the caretaker sees all and marks them as done.',
    'fault: What, Photo, Where, Description, Status (Reported/In progress/Done)',
  ],
  [
    'The trainees hand in their overtime with date, hours and what for. I approve it or send it back, nobody sees what the others have.',
    'entry: What for, Date, Hours, Status (Handed in/Approved/Sent back)',
  ],
  [
    'Our youth club has a store. Leaders ask for tents and stoves: from when to when, what and how many, and I approve it or not.',
    'request: What, How many, From, To, Requested by, Status (Requested/Approved/Declined)',
  ],
])('what each brings in is theirs, and seen by who decides: %s', (message, kept) => {
  const { entity, fields, access, isOverseen } = briefOf(message)
  expect(`${entity.singular}: ${labels({ fields })}`).toBe(kept)
  expect([access, isOverseen]).toEqual(['private', true])
})

test.each([
  [
    'My father takes six different tablets, some in the morning, some in the evening. He should tap each when he has taken it, and I look whether he forgot any.',
    'medicine: Name, Dose, When (Morning/Noon/Evening/Night), Notes',
  ],
  [
    'The kids have chores every day and tick them off, and the next morning it starts again. I want to see who has done what.',
    'chore: Name, Child, Notes',
  ],
])('what is ticked day by day begins anew: %s', (message, kept) => {
  const { entity, fields, parts } = briefOf(message)
  expect(`${entity.singular}: ${labels({ fields })}`).toBe(kept)
  expect(parts).toEqual(['streaks'])
})

test('what somebody puts forward is voted for, and told how it stands', () => {
  const { entity, fields, parts, access, isAddedByAll } = briefOf(
    'At our firm anyone can hand in an idea for saving paper. Colleagues give their vote and the works council says accepted, rejected or being checked.',
  )
  expect(`${entity.singular}: ${labels({ fields })}`).toBe(
    'idea: Title, Description, Status (New/Accepted/Rejected/Being checked)',
  )
  expect([parts, access, isAddedByAll]).toEqual([['likes'], 'admin', true])
})

test('who takes something tells what was listed', () => {
  const { claims } = briefOf(
    'Our lab is closing and everything has to go for free: stools, lamps and scales. A colleague can reserve a piece with name, department and phone number, and reserved pieces are not shown to the others any more.',
  )
  expect(labels(claims)).toBe('Phone, Department')
})

test('names are put down for shifts', () => {
  const { entity, parts } = briefOf(
    'Our library is run by volunteers. I enter the shifts, three people are needed for each, and volunteers put their names down for the ones they can do.',
  )
  expect([entity.singular, parts]).toEqual(['shift', ['signups']])
})

test.each(['A shop for candles with a cart', 'A quiz about flags', 'A list of my books with title, author and rating'])(
  'where nobody does anything to what others made, nothing of it is read: %s',
  (message) => {
    const { answers, claims, requests } = briefOf(message)
    expect([answers, claims, requests]).toEqual([undefined, undefined, undefined])
  },
)
