import { describe, expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function kindsOf(request: string) {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  const { brief } = reading
  return [{ ...brief.entity, fields: brief.fields }, ...brief.more]
}
const titleOf = (request: string) => kindsOf(request)[0]?.fields[0]

describe('a thing has a name of its own', () => {
  test.each([
    ["Inventory of our theatre's costumes: size, era, condition, shelf, photo, and who borrowed them.", 'Name'],
    ['My sourdough log: loaves with flour mix, hydration, proofing hours, rating and a photo.', 'Name'],
    ['Wine cellar: producer, vintage, grape, region and bottles left.', 'Name'],
    ["The club's boats: length, berth, owner and last service.", 'Name'],
    ['A list of films: director, year, watched or not, stars.', 'Title'],
    ['My jazz records: artist, label, pressing year.', 'Title'],
    ['Meeting room equipment: room, working or not, last checked.', 'Name'],
    ['Seeds I saved: year, from which plant, how many.', 'Name'],
    ['Keys of our building: door, holder, given out on.', 'Name'],
    ['Stock of a garage: parts with supplier, quantity and price.', 'Name'],
  ])('where no fact tells it: %s', (request, label) => {
    expect(titleOf(request)).toMatchObject({ label, required: false, callsByFacts: true })
  })

  test.each([
    ['My houseplants: nickname, shelf, purchase date and photo.', 'Nickname'],
    ['List of our street trees: height, species, health, last checked.', 'Species'],
    ["Our team's laptops: bought on, who uses it, model.", 'Model'],
    ["Our farm's sheep: born, breed, ear tag.", 'Ear tag'],
    ['Reading list with author, title and pages.', 'Title'],
    ['Track my umbrellas: colour, umbrella, owner', 'Umbrella'],
    ['Tracker for houses we viewed: rooms, street, rent.', 'Street'],
  ])('and where one does, that is it: %s', (request, label) => {
    expect(titleOf(request)).toMatchObject({ label, required: true })
  })

  test('what happens has none, and people have theirs', () => {
    expect(titleOf('Log of handovers: key, given on, back on')?.callsByFacts).toBeUndefined()
    expect(titleOf('Members of our choir: voice, town, joined on')).toMatchObject({ label: 'Name', required: true })
  })
})

test('chores with who and when say which chore it is, and are called chores', () => {
  const [chore] = kindsOf('A tool for our flat share: chores with who and when, shopping list, shared costs.')
  expect(chore?.singular).toBe('chore')
  expect(chore?.fields.map(({ label }) => label)).toEqual(['Title', 'Who', 'When', 'Done'])
})

test.each([
  ["My daughter's paintings: date, paint used, photo.", 'painting'],
  ["Log of the neighbours' parcels: for whom, from, taken in on.", 'parcel'],
  ["Inventory of our theatre's costumes: size, era, shelf.", 'costume'],
  ["A catalogue of my dad's records with artist, year, pressing and condition.", 'vinyl record'],
])('whose things they are is no part of what they are: %s', (request, noun) => {
  expect(kindsOf(request)[0]?.singular).toBe(noun)
})

test.each([
  ['Reading list with title, author, pages, finished or not and stars.', 'Finished'],
  ['Games we own: name, players, lent out or not.', 'Lent out'],
  ['Invoices: number, customer, amount, paid or not yet.', 'Paid'],
])('what is so or not is ticked: %s', (request, label) => {
  expect(kindsOf(request)[0]?.fields).toContainEqual(expect.objectContaining({ label, kind: 'boolean' }))
})
