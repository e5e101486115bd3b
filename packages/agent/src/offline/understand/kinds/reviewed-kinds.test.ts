import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function kindsOf(text: string) {
  const reading = readBuild(text)
  if (!reading.ok) throw new Error(reading.reason)
  const { entity, fields, more, parts } = reading.brief
  const told = [{ singular: entity.singular, fields }, ...more].map(
    (kind) =>
      `${kind.singular}: ${kind.fields
        .filter(({ isMade }) => isMade !== true)
        .map(({ label, kind: sort }) => (sort === 'text' ? label : `${label} ${sort}`))
        .join(', ')}`,
  )
  return { told, parts }
}

test.each([
  [
    'A site where people review climbing gyms. A gym has name, town, height in m. People open a gym and write a review with their name, 1 to 5 stars and a text. The gym shows its average rating.',
    ['gym: Name, Town, Height in m number', 'review: Name, Gym reference, Stars rating, Text long'],
  ],
  [
    'Tea guide: teas (name, country, price), and reviews (tea, author, stars, text).',
    ['tea: Name, Country, Price money', 'review: Author, Tea reference, Stars rating, Text long'],
  ],
  [
    'Feedback for the talks at our fair. The talks: "Bees at night" by Ada Fink, "Cold frames" by Rui Sousa. You open a talk, rate it with 1 to 5 stars and leave a comment, no account needed.',
    ['talk: Title, Description long', 'review: Talk reference, Rating rating, Comment long'],
  ],
])('reviews are of a thing: %s', (text, kinds) => {
  const { told, parts } = kindsOf(text)
  expect(told).toEqual(kinds)
  expect(parts).not.toContain('ratings')
  expect(parts).not.toContain('comments')
})
