import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

/** "lift: address | repair > lift: what was done", each with its facts in lower case and by letters. */
function kindsOf(sentence: string): string {
  const reading = readBuild(sentence)
  if (!reading.ok) return reading.reason
  const { brief } = reading
  return [{ ...brief.entity, fields: brief.fields }, ...brief.more]
    .map(({ singular, fields }) => {
      const parents = fields.flatMap(({ to }) => to ?? [])
      const facts = fields
        .filter(({ kind, isMade }) => kind !== 'reference' && isMade !== true)
        .map(({ label, options }) => label.toLowerCase() + (options === undefined ? '' : ` (${options.join('/')})`))
      return `${[singular, ...parents].join(' > ')}: ${facts.toSorted().join(', ')}`
    })
    .join(' | ')
}

test.each([
  [
    'For each client I want to log every call: date, what was said, who called.',
    'client: name | call > client: date, what was said, who called',
  ],
  [
    "My cats: name, breed, birthday. Every visit to the vet goes on the cat's page with date, reason and cost.",
    'cat: birthday, breed, name | visit > cat: cost, date, reason',
  ],
  [
    'I have 40 house plants. Each has a name, a room and a photo. Every time I water, repot or feed one I want to log what I did on its page.',
    'house plant: name, photo, room | house plant entry > house plant: date, what i did',
  ],
  [
    "We maintain lifts. A lift has an address and a serial number. On a lift's page our fitters write down each repair: what was done, how many hours, parts.",
    'lift: address, serial number | repair > lift: date, hours, parts, what was done',
  ],
  [
    'guitar students, name and phone. after every lesson i write what we worked on and the homework, newest on top',
    'guitar student: name, phone | lesson > guitar student: date, homework, what we worked on',
  ],
  [
    'A logbook for our sailing club: boats (name, type, berth). Whoever finds a damage adds it to the boat: what is broken, how bad it is.',
    'boat: berth, name, type | damage > boat: date, severity, what is broken',
  ],
  [
    'Tenants: name, flat, phone. I want to note every complaint with date and how I solved it.',
    'tenant: flat, name, phone | complaint > tenant: date, how i solved it, title',
  ],
  [
    'As a home nurse I visit people. Patient: name, address, diagnosis. Per visit: blood pressure, what I did, remarks.',
    'patient: address, diagnosis, name | visit > patient: blood pressure, date, remarks, what i did',
  ],
  [
    'Volunteers of the food bank (name, phone). Each shift they do is recorded with date and hours.',
    'volunteer: name, phone | shift > volunteer: date, hours',
  ],
  [
    'Machines in our workshop (name, maker, bought on). When a machine breaks down we enter what was wrong, who fixed it and what it cost.',
    'machine: bought on, maker, name | machine entry > machine: cost, date, fixed by, what was wrong',
  ],
  [
    'I mend umbrellas and forget what I promised to whom. My customers with name and town. On the page of a customer a field "What we agreed" with the button "Note it". Notes get today\'s date by themselves.',
    'customer: name, town | note > customer: date, what we agreed',
  ],
])('what is noted again and again is a kind of its own with a day: %s', (sentence, expected) => {
  expect(kindsOf(sentence)).toBe(expected)
})

test.each([
  [
    "Bands and their concerts. A band has a name and a genre, a concert a place, a date and a fee. On the band's page its concerts are listed.",
    'band: genre, name | concert > band: date, fee, place',
  ],
  [
    'Families in our parish and the members of each family: first name, born on, phone.',
    'family: name | member > family: born on, first name, phone',
  ],
  [
    'Vineyards with name and region, under every vineyard its wines (name, grape, vintage).',
    'vineyard: name, region | wine > vineyard: grape, name, vintage',
  ],
  [
    'Museum: rooms, and in every room objects with title, year and donor.',
    'room: name | object > room: donor, title, year',
  ],
  [
    "Recipes in cookbooks. Cookbook: title, author. Recipe: name, page number, which cookbook it's from.",
    'cookbook: author, title | recipe > cookbook: name, page number',
  ],
  [
    'Landlord tool: buildings → flats → tenants. building: street. flat: number, floor, rent. tenant: name, phone.',
    'building: name, street | flat > building: floor, number, rent | tenant > flat: name, phone',
  ],
  [
    'Orchestra library: composers, pieces by each composer (title, key, year).',
    'composer: name | piece > composer: key, title, year',
  ],
  [
    'Every festival has stages and every stage has acts. Act: name, time.',
    'festival: name | stage > festival: name | act > stage: name, time',
  ],
])('what belongs to what is told in any words: %s', (sentence, expected) => {
  expect(kindsOf(sentence)).toBe(expected)
})

test.each([
  'five families share two cars. we want to write down each trip: which car (Red Skoda, Blue Van), driver, date, km at start and km at end',
  'Migraine diary. After signing in I write down for each attack: day, how long it lasted in hours, what I took. Other people see their own diary only.',
])('what nothing is told to belong to stays one list: %s', (sentence) => {
  expect(kindsOf(sentence)).not.toContain(' | ')
})
