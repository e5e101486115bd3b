import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

/** Every kind as `singular: label:kind, …`; the first is the main one, `*` marks a title that is made. */
function kindsOf(sentence: string): string[] {
  const reading = readBuild(sentence)
  if (!reading.ok) return [reading.reason]
  const { entity, fields, more } = reading.brief
  return [{ singular: entity.singular, fields }, ...more].map(
    (kind) =>
      `${kind.singular}: ${kind.fields
        .map(
          ({ label, kind: sort, isMade, to }) =>
            `${label}:${sort}${isMade ? '*' : ''}${to === undefined ? '' : `>${to}`}`,
        )
        .join(', ')}`,
  )
}

test.each([
  [
    'Track my blood pressure: systolic, diastolic, pulse, date.',
    ['blood pressure: Blood pressure:text*, Systolic:number, Diastolic:number, Pulse:number, Date:date'],
  ],
  ['An inventory for our school lab: item, quantity, location', ['item: Item:text, Quantity:number, Location:text']],
  [
    'A seed library for our allotments: each packet has a variety, a year and who brought it.',
    ['packet: Variety:text, Year:number, Brought by:text'],
  ],
])('measures have no name, a lab keeps items, a seed library packets: %s', (sentence, kinds) => {
  expect(kindsOf(sentence)).toEqual(kinds)
})

test.each([
  ['Choir organiser: singers (name, voice, phone). Nothing else.', ['singer: Name:text, Voice:text, Phone:phone']],
  [
    'Notebook for amateur geologists. Samples with label, rock, found on and weight in g. Put samples into drawers.',
    [
      'sample: Label:text, Drawer:reference>drawer, Rock:text, Found on:date, Weight in g:number',
      'drawer: Name:text, Place:text, Notes:long',
    ],
  ],
  [
    'Address book for our bakery: suppliers with company, contact person and phone.',
    ['supplier: Company:text, Contact person:text, Phone:phone'],
  ],
])('what an app is called by is no kind where all facts are told of others: %s', (sentence, kinds) => {
  expect(kindsOf(sentence)).toEqual(kinds)
})

test.each([
  [
    'horse club: horses (name, born, colour). sire and dam are picked from the horses in the list',
    ['horse: Name:text, Born:date, Colour:text, Sire:reference>horse, Dam:reference>horse'],
  ],
  [
    'Staff list with employees (name, role, phone). The manager is chosen from the employees.',
    ['employee: Name:text, Role:text, Phone:phone, Manager:reference>employee'],
  ],
  [
    'Lost pets: reports with animal, place, day. The finder is chosen from the volunteers (name, phone).',
    ['report: Animal:text, Place:text, Day:date, Finder:reference>volunteer', 'volunteer: Name:text, Phone:phone'],
  ],
])('what is chosen from records is another record: %s', (sentence, kinds) => {
  expect(kindsOf(sentence)).toEqual(kinds)
})

test.each([
  ['egg log: how many eggs each day & which hen is broody', ['Egg*', 'Date', 'Number of eggs', 'Broody hen']],
  [
    'task list with priority (must, could), who does it and deadline',
    ['Title', 'Priority', 'Who does it', 'Deadline', 'Done'],
  ],
  ['Pain diary: date, which exercise (they type it), how much it hurt from 0 to 10', ['Exercise', 'Date', 'Pain']],
])('what a record is called by is no question about a person or a day: %s', (sentence, labels) => {
  const reading = readBuild(sentence)
  expect(reading.ok && reading.brief.fields.map(({ label, isMade }) => `${label}${isMade ? '*' : ''}`)).toEqual(labels)
})

test.each([
  [
    'Kilns with maker and year. For each kiln a log of repairs with date and what I did',
    ['kiln: Name:text, Maker:text, Year:number', 'kiln entry: What I did:text, Kiln:reference>kiln, Date:date'],
  ],
  [
    'I build boats. Let me list boats (name, length, hours spent) and for each boat a work log with date, what I did and hours.',
    [
      'boat: Name:text, Length:number, Hours spent:number',
      'work entry: What I did:text, Boat:reference>boat, Date:date, Hours:number',
    ],
  ],
  [
    'There are tenants, their flats (each flat is of one tenant) and the meters in a flat: number, kind, last reading.',
    [
      'tenant: Name:text, Email:email, Phone:phone, Notes:long',
      'meter: Number:text, Flat:reference>flat, Kind:text, Last reading:date',
      'flat: Name:text, Tenant:reference>tenant, Address:text, Notes:long',
    ],
  ],
])('records of records: %s', (sentence, kinds) => {
  expect(kindsOf(sentence)).toEqual(kinds)
})

test.each([
  ['Key list with label and room. Put a login in front of everything.', 'team'],
  ['Patients with name and birthday. Only our nurses can see it.', 'team'],
  ['Price list with name and price, for staff only', 'team'],
  ['Orders with customer and total. Customers must not see this.', 'team'],
  ['A list of tools with name. Only staff can add and edit them.', 'admin'],
  ['Diary with date and text. Each person sees only their own.', 'private'],
  ['Shifts (date, people needed). When a shift is full nobody else can join. Volunteers log in.', 'members'],
])('who may see what: %s → %s', (sentence, access) => {
  const reading = readBuild(sentence)
  expect(reading.ok && reading.brief.access).toBe(access)
})

test.each([
  [
    'Phrase list: phrase, language, translation. One button per language (Dari, Tigrinya, Ukrainian).',
    'Language',
    ['Dari', 'Tigrinya', 'Ukrainian'],
  ],
  [
    'Pictures in albums by class (Class 1, Class 2). Each picture has a title, class and technique.',
    'Class',
    ['Class 1', 'Class 2'],
  ],
  [
    'Boats with name, berth and team. Boats are coloured by team (Seal, Cormorant, Otter).',
    'Team',
    ['Seal', 'Cormorant', 'Otter'],
  ],
  [
    'Nursery list with plant name, pot size, quantity. Dropdown for pot size: 9 cm, 12 cm, 15 cm.',
    'Pot size',
    ['9 cm', '12 cm', '15 cm'],
  ],
  [
    'Product wishes. Staff add wishes (title, benefit). The manager sets the status to new, approved or rejected.',
    'Status',
    ['New', 'Approved', 'Rejected'],
  ],
  [
    'Club list with name, e-mail, the day they joined and the berth they want: inner, outer.',
    'Berth they want',
    ['Inner', 'Outer'],
  ],
])('choices that are told elsewhere: %s', (sentence, label, options) => {
  const reading = readBuild(sentence)
  expect(reading.ok && reading.brief.fields.find((field) => field.label === label)?.options).toEqual(options)
})

test.each([
  [
    'Plant swap: people with an account offer cuttings (plant, amount) and others ask for them with a message.',
    'cutting: Plant:text, Amount:text',
  ],
  [
    'An app where I can save the cafés I care about with street and why (good cake, quiet..).',
    'café: Name:text, Street:text, Why:text',
  ],
  [
    'Menu translator. I enter each dish in Welsh and English plus the price; guests press Welsh or English.',
    'dish: Welsh:text, English:text, Price:money',
  ],
  [
    "For each violin I'd write down maker, year and string length in mm.",
    'violin: Name:text, Maker:text, Year:number, String length in mm:number',
  ],
  [
    'Tool list: tool name, colour dropdown, date picker for last service. Big save button, plenty of space, serif headings.',
    'tool: Tool name:text, Colour:text, Last service:date',
  ],
])('what people do with records is none of their facts: %s', (sentence, kind) => {
  expect(kindsOf(sentence)[0]).toBe(kind)
})

test('questions in a row are asked one by one, and what is asked last may stay empty', () => {
  const reading = readBuild(
    'A survey for riders: how often do you ride (daily, weekly), which stop do you use, anything else?',
  )
  expect(reading.ok && reading.brief.fields.map(({ label, required }) => `${label}${required ? '!' : ''}`)).toEqual([
    'Response',
    'How often do you ride?',
    'Which stop do you use?',
    'Anything else',
  ])
})

test.each([
  [
    'Knitters. Patterns (name, needle size in mm) and shawls. A shawl follows one pattern, is knitted by somebody, is for somebody and has a length in cm, shown as a bar.',
    'shawl: Name:text, Pattern:reference>pattern, Knitted by:text, For whom:text, Length in cm:number',
  ],
  [
    'Allotment site: collection of seeds (name, family, sowing month) and a wish-list where we write plant, shop and price.',
    'wish: Plant:text, Shop:text, Price:money',
  ],
])('what is told of another kind is its own: %s', (sentence, kind) => {
  expect(kindsOf(sentence)).toContain(kind)
})

test.each([
  ['Expense tracker with categories and a chart per month', /chart|month/i],
  ['Keep track of my runs: date, distance and a weekly total per shoe', /total|shoe/i],
  ['Notes app with folders, put notes in them, pin important ones', /put|important/i],
  ['Chores: title, due date, assign a chore to a person, a weekly ranking', /assign|ranking/i],
  ['Booking app for a repair stand: people choose a day and a half hour between 9 and 17', /hour|between/i],
])('what is shown of the records is no field of them, a span no two: %s', (text, no) => {
  const reading = readBuild(text)
  const fields = reading.ok ? [reading.brief, ...reading.brief.more].flatMap((kind) => kind.fields) : []
  expect(fields.length).toBeGreaterThan(0)
  expect(fields.map(({ label }) => label).filter((label) => no.test(label))).toEqual([])
})
