import { describe, expect, test } from 'vitest'

import { plainBareLists } from './plain-bare-lists.ts'

describe('facts one after the other behind the name of a list', () => {
  test.each([
    [
      'job hunting tracker, company, role, date i applied, status and when i should follow up',
      'job hunting tracker: company, role, date i applied, status, when i should follow up.',
    ],
    ['my coin collection, country year condition and what i paid, retro', null],
    [
      'my coin collection, country, year, condition and what i paid.',
      'coin collection: country, year, condition, what i paid.',
    ],
    [
      'we do alterations, need to write down customer, garment, price and if its ready',
      'alterations: customer, garment, price, if its ready.',
    ],
    [
      'I forget which repairs tenants told me about. Want a list with flat, problem, date reported, cost. oldest on top',
      'repairs: flat, problem, date reported, cost. oldest on top',
    ],
    [
      'app to save what paint i used in each room, brand, code and where i bought it',
      'paints: paint, room, brand, code, where i bought it.',
    ],
  ])('%s', (message, plain) => {
    expect(plainBareLists(message)).toBe(plain ?? message)
  })

  test.each([
    'Club app, members, events, fees and news',
    'recipe collection with title, ingredients and photo',
    'Vinyl collection: artist, year, condition',
    'my book list, dark mode, green, playful look',
    'a diary, please with search, want it simple, private',
  ])('what is no list of facts stays as it is: %s', (message) => {
    expect(plainBareLists(message)).toBe(message)
  })
})
