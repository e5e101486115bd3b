import { expect, test } from 'vitest'

import { plainDeeds } from './plain-deeds.ts'
import { readBuild } from '../read-build.ts'

function mainOf(request: string): string {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  const { entity, fields } = reading.brief
  return `${entity.singular}: ${fields.map(({ label }) => label).join(', ')}`
}

test.each([
  ['Songs our band plays: key, tempo, who sings, ready or not.', 'song: Title, Key, Tempo, Who sings, Ready'],
  ['Films watched: where, with whom, stars.', 'film: Title, Where, With whom, Stars'],
  ['Bike inventory of our hostel: frame size, gears, broken or not.', 'bike: Name, Frame size, Gears, Broken'],
  ['Wardrobe of the dance company: size, colour, washed or not.', 'garment: Name, Size, Colour, Washed'],
  ['My tea collection: origin, grams, stars.', 'tea: Name, Origin, Grams, Stars'],
])('neither what is done with things nor whose they are names them: %s', (request, main) => {
  expect(mainOf(request)).toBe(main)
})

test('what is kept stays', () => {
  for (const text of ['List of our books: title, author.', 'Things to do: what, when.', 'A log of films watched by me'])
    expect(plainDeeds(text)).toBe(text)
})

test.each([
  ['In a trip I add things to pack and tick them.', 'In a trip I add items (name, done).'],
  ['We list ingredients and tick them off.', 'We list ingredients (name, done).'],
  [
    'Lunch. Everybody enters who they are, their team (A, B) and a dish.',
    'Lunch. Everybody enters their name, team (A, B) and a dish.',
  ],
  [
    'Stairs challenge in March! Everyone enters name, floors.',
    'Stairs challenge in March. Each entry has name, floors.',
  ],
  ['Make it look sporty and a bit loud.', 'Make it look sporty and loud.'],
])('%s', (said, plain) => {
  expect(plainDeeds(said)).toBe(plain)
})
