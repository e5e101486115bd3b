import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function told(sentence: string): string[] {
  const reading = readBuild(sentence)
  if (!reading.ok) return [reading.reason]
  const { brief } = reading
  return [{ ...brief.entity, fields: brief.fields }, ...brief.more].map(
    ({ singular, fields }) =>
      `${singular}: ${fields
        .filter(({ isMade }) => isMade !== true)
        .map(
          ({ label, kind, to, options }) =>
            `${label}:${to ?? kind}${options === undefined ? '' : `(${options.join('/')})`}`,
        )
        .join(', ')}`,
  )
}

test.each([
  [
    'Cash book for the canoe club. Each entry is income or expense, has a text, an amount, a day and a type of cost like Boats, Travel or Food.',
    ['entry: Type:choice(Income/Expense), Text:long, Amount:money, Day:date, Type of cost:choice(Boats/Travel/Food)'],
  ],
  [
    'We want to log what comes in and what goes out: amount, purpose, date',
    ['transaction: Purpose:text, Type:choice(Income/Expense), Amount:money, Date:date'],
  ],
  [
    'spending tracker: amount, date, category - tram, books, lunch.',
    ['expense: Amount:money, Date:date, Category:choice(Tram/Books/Lunch)'],
  ],
  [
    'App where clubs log in and record their income and expenses. Each entry has an amount, a description and a date.',
    ['transaction: Description:text, Amount:money, Date:date, Type:choice(Income/Expense)'],
  ],
  [
    'Committee board: members, their yearly fee and whether it is paid.',
    ['member: Name:text, Yearly fee:money, Paid:boolean'],
  ],
])('what comes in and goes out: %s', (sentence, kinds) => {
  expect(told(sentence).map((kind) => kind.replace(/^(\w+): What:text, /, '$1: '))).toEqual(kinds)
})

test.each([
  'Training log. I note down exercises with sets, reps and weight, and monthly goals are shown.',
  'An app to record each exercise along with sets, reps and weight. My weekly target is 5 workouts.',
  'gym diary: log workouts (exercise, sets, reps, weight), define a weekly goal and see progress towards it',
])('a goal stands beside the workouts: %s', (sentence) => {
  expect(told(sentence)).toEqual(['workout: Exercise:text, Sets:number, Reps:number, Weight:number'])
})

test.each([
  [
    'My bicycles: name, colour. For every bicycle I note what I did and when (oil, brakes, tyres).',
    'bicycle entry: Bicycle:bicycle, What I did:choice(Oil/Brakes/Tyres), Date:date',
  ],
  [
    'Each boiler (name, cellar, year) has a log: what was done, by whom, date.',
    'boiler entry: What was done:text, Boiler:boiler, By whom:text, Date:date',
  ],
  [
    'Bee log: hives (name, colour). Open a hive and add an entry: what I did (fed, checked), date, note.',
    'care entry: Hive:hive, What I did:choice(Fed/Checked), Date:date, Note:long',
  ],
  [
    'Lifts: for every lift the history of maintenance (date, what was done, technician); next check date.',
    'lift entry: What was done:text, Lift:lift, Date:date, Technician:text',
  ],
])('a log of what was done to each: %s', (sentence, entry) => {
  expect(told(sentence)).toContain(entry)
})

test.each([
  [
    'memo app: notes sorted into folders (Shed, Boat). Each note has a title and a text.',
    ['note: Title:text, Folder:folder, Text:long'],
  ],
  ['a place for my notes with tags and pin', ['note: Title:text, Text:long, Tags:tags, Pinned:boolean']],
  [
    'note-taking app, notes have a heading and text. Archive instead of deleting.',
    ['note: Heading:text, Text:long, Archived:boolean'],
  ],
  [
    'Lab notes: notes belong to a project (folder). Each note has title, content, tags.',
    ['note: Title:text, Project:project, Content:long, Tags:tags'],
  ],
])('notes: %s', (sentence, [note = '']) => {
  expect(told(sentence)[0]).toBe(note)
})

test.each([
  ['notes with title and text', false],
  ['films with title and text', true],
])('a note needs no heading, and a film its title: %s', (sentence, isRequired) => {
  const reading = readBuild(sentence)
  expect(reading.ok && reading.brief.fields[0]?.required).toBe(isRequired)
})

test.each([
  [
    'Youth hostel: guests book a room (Oak, Elm). name, room, date. The same room twice on a day is refused.',
    'Oak/Elm',
  ],
  ['badminton: book courts. court 1 or 2, day, hour, name. no double bookings', 'Court 1/Court 2'],
  [
    'Dinner reservations: name, table (1 to 3), date, time. No table twice at the same time.',
    'Table 1/Table 2/Table 3',
  ],
  ['Book one of our 3 lanes with name, date and time. Each lane can be booked once per hour.', 'Lane 1/Lane 2/Lane 3'],
])('what is booked is chosen: %s', (sentence, options) => {
  expect(told(sentence)[0]).toContain(`choice(${options})`)
})

test.each([
  [
    'Cash dashboard. Add transactions with a description, amount, type (income/expense). List below with filters for type.',
    1,
  ],
  ['Ferry log: date, quay, kilometres. Total kilometres, kilometres this week and per month', 1],
  ['Lessons: teacher, day. A dashboard with how many lessons there are this week.', 1],
])('what a page shows is no kind and no fact: %s', (sentence, kinds) => {
  expect(told(sentence).length).toBe(kinds)
  expect(told(sentence).join()).not.toMatch(/filter|this week|how many|per month/i)
})
