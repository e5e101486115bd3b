import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

/** What each kind belongs to: "person: company". */
function belongingOf(sentence: string): string[] {
  const reading = readBuild(sentence)
  if (!reading.ok) return [reading.reason]
  const { entity, fields, more } = reading.brief
  return [{ ...entity, fields }, ...more].map(
    (kind) =>
      `${kind.singular}: ${kind.fields.flatMap(({ kind: sort, to }) => (sort === 'reference' ? to : [])).join(', ')}`,
  )
}

test.each([
  'Contact book. Persons: name, mail, birthday. Companies: name, city. Opening a company shows its people.',
  'Contacts app: people and the companies they work for. Person: name, mail, birthday. Company: name, city.',
  'A contact manager of people and their companies. A person has name and birthday, and works at a company; a company has name and address.',
  'A contact manager. Persons: name, mail, birthday and companies with name and city.',
])('people are of the firm that is kept beside them: %s', (sentence) => {
  expect(belongingOf(sentence)).toEqual(['person: company', 'company: '])
})

test('what is said of a firm stays, and nobody is put into one of two', () => {
  expect(
    belongingOf('Clubs and schools with a list of players. Club: name, town. School: name, street. Player: name, age.'),
  ).not.toContain('player: club')
})
