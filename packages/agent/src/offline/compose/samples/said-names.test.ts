import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { composeSeed } from '../data/seed-sql.ts'
import { viewsOf } from '../views.ts'
import { saidNames } from './said-names.ts'

test.each([
  ['my three cats Mimi, Tom and Bella', 'cat', ['Mimi', 'Tom', 'Bella']],
  ['pocket money for our kids (Leo, Mina, Jojo)', 'child', ['Leo', 'Mina', 'Jojo']],
  ['walks of my dogs: Rex and Juno', 'dog', ['Rex', 'Juno']],
  ['our cats and what the vet said. Monday and Tuesday we feed them', 'cat', []],
  ['a list of books Anna and Tom read', 'book', []],
])('%s', (message, singular, said) => {
  expect(saidNames(message, { singular })).toEqual(said)
})

test('those who were named are the ones that an app shows', () => {
  const reading = readBuild('vaccination records for my three cats Mimi, Tom and Bella, with reminders when next due')
  if (!reading.ok) throw new Error(reading.reason)
  const seed = composeSeed(reading.brief, viewsOf(reading.brief))
  for (const name of ['Mimi', 'Tom', 'Bella']) expect(seed).toContain(`'${name}'`)
  expect(seed).not.toContain("'Hazel'")
})
