import { expect, test } from 'vitest'

import type { Brief } from '../brief.ts'
import { readBuild } from '../understand/read-build.ts'
import { compose } from './compose.ts'
import { drawnNoun } from './noun-pictures.ts'
import { drawnPicture, drawsRecords, subjectOf } from './pictures.ts'

function briefOf(message: string): Brief {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(`refused: ${message}`)
  return reading.brief
}

const picturesOnly = new Set<Brief['skeleton']>(['gallery', 'plate', 'wall'])

test.each([
  ['A bread log: loaves with flour, hours of rising and a photo', 'bread'],
  ['My hikes with region, km and photo', 'trail'],
  ['Knitting projects with yarn, pattern and photo', 'yarn'],
  ['Houseplants with room and photo', 'plant'],
])('%s: the picture is of what the record is', (message, drawn) => {
  expect(subjectOf(briefOf(message))).toBe(drawn)
})

test.each([
  'Caves I have explored: name, depth, region and photo',
  'Birds I saw: species, where, date, photo',
  'Stamp collection: country, year, condition, photo',
  'My running shoes with brand, km and photo',
])('%s: where nothing fits there is no other picture, and no layout that lives on one', (message) => {
  const brief = briefOf(message)
  expect(drawsRecords(brief)).toBe(false)
  expect(drawnPicture(brief, 'row', 'name')).toBeNull()
  expect(picturesOnly.has(brief.skeleton)).toBe(false)
  const { files } = compose(brief)
  expect(files['web/components/picture.jsx']).toBeDefined()
  expect(Object.values(files).join('\n')).not.toContain('/v0/image?')
})

test('one drawing never stands in two cards side by side', () => {
  const tools = compose({ ...briefOf('My tools with name, place and photo'), skeleton: 'wall' }).files
  expect(tools['web/components/tool-list.jsx']).not.toContain('/v0/image?')
  expect(tools['web/components/tool-list.jsx']).toContain('sm:h-48')
  const plants = compose({ ...briefOf('Houseplants with room and photo'), skeleton: 'wall' }).files
  expect(plants['web/components/houseplant-list.jsx']).toContain('/v0/image?')
  expect(picturesOnly.has(briefOf('My tools with name, place and photo').skeleton)).toBe(false)
})

test('a layout that was asked for stays, with letters for what nobody can draw', () => {
  const brief = briefOf('Bee hives with number, queen and photo. Show them as a gallery')
  expect(brief.skeleton).toBe('gallery')
  expect(Object.values(compose(brief).files).join('\n')).toMatch(
    /<Picture src=\{beeHive\.photo\} name=\{beeHive\.number\}/,
  )
})

test('the last word of a noun says what it is, and a log is of what its app is about', () => {
  expect(drawnNoun('cake recipe', 'dish')).toBe('ware cake')
  expect(drawnNoun('cheese recipe', 'dish')).toBeNull()
  expect(drawnNoun('entry', 'bread')).toBe('bread')
  expect(drawnNoun('shoe', 'trail')).toBeNull()
  // A pool has no drawing of its own.
  expect(drawnNoun('entry', 'pool')).toBeNull()
})

function filesOf(message: string): Readonly<Record<string, string>> {
  return compose({ ...briefOf(message), skeleton: 'index' }).files
}

test('a material without a picture is seen in its colour, and other things by their letter', () => {
  const fabrics = filesOf('A list of fabrics with name, colour, metres and photo')
  expect(fabrics['web/components/fabric-list.jsx']).toContain('colour={fabric.colour}')
  expect(fabrics['web/lib/swatch.js']).toContain('swatchOf')
  const tools = filesOf('A list of tools with name, colour, price and photo')
  expect(Object.keys(tools)).not.toContain('web/lib/swatch.js')
})
