import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

test.each([
  'A place for my notes, sorted into folders, with pinned notes on top and tags',
  'My notes: notes in folders, each note can be pinned and has tags.',
  'notes app with folders and tags, pin',
  'A notes app where notes belong to folders, can have several tags and be pinned',
  'Notes with title, text, tags and pinned. Notes should be in folders that I create.',
])('a note has a title and a text, and lies in its folder: %s', (message) => {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  const kinds = [{ singular: reading.brief.entity.singular, fields: reading.brief.fields }, ...reading.brief.more]
  const note = kinds.find(({ singular }) => singular === 'note')
  expect(note?.fields.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['text', 'long', 'boolean']))
  expect(note?.fields.some(({ isMade }) => isMade)).toBe(false)
  expect(kinds.map(({ singular }) => singular)).toContain('folder')
})
