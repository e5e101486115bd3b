import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readEdit } from './read-edit.ts'

function kindsAfter(sentence: string, order: string): string[] {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  const { brief } = readEdit(order, reading.brief)
  return brief.more.filter(({ isInbox }) => !isInbox).map(({ singular }) => singular)
}

const club = 'A site for our swimming club with news and training times.'

test.each([
  ['Add a gallery', 'photo'],
  ['I need an FAQ page', 'question'],
  ['Add a members page to the site', 'member'],
  ['add a guestbook', 'entry'],
])('a part is added to a site by its name: %s', (order, kind) => {
  expect(kindsAfter(club, order)).toContain(kind)
})

test('facts of a record are no parts', () => {
  const before = kindsAfter('A list of plants with name and shelf.', 'make it green')
  expect(kindsAfter('A list of plants with name and shelf.', 'Add a photo')).toEqual(before)
  expect(kindsAfter('A list of plants with name and shelf.', 'Add a field for the price')).toEqual(before)
})

test('the records of an app with one kind are called otherwise', () => {
  const reading = readBuild('A list of my vinyl records with artist, title, year and condition')
  if (!reading.ok) throw new Error(reading.reason)
  expect(readEdit('Rename records to albums', reading.brief).brief.entity).toEqual({
    singular: 'album',
    plural: 'albums',
  })
})
