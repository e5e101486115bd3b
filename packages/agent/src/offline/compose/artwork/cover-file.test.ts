import { expect, test } from 'vitest'

import { frames } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { drawnPicture } from '../pictures.ts'
import { composeCover, coverPath, pictureOf, scenes } from './cover-file.ts'

function briefOf(message: string) {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(`refused: ${message}`)
  return reading.brief
}

const ware = (message: string): string => drawnPicture(briefOf(message), 'row', 'name') ?? ''
const plain = briefOf('A list of things with name and price')
const cover = (message: string): string => composeCover(briefOf(message))[coverPath] ?? ''

/** Beyond this a picture weighs more than the app that it stands in. */
const mostLetters = 20_000

test.each(Object.keys(scenes))('%s is drawn whole, with numbers alone, and is no burden', (scene) => {
  const word = { ...plain, request: '' }
  for (const frame of frames) {
    const code = composeCover({ ...word, frame }, scene)[coverPath] ?? ''
    expect(code).not.toMatch(/NaN|undefined|Infinity|magenta/)
    expect(code.match(/<(?:svg|g|pattern|clipPath)\b/g)?.length).toBe(
      code.match(/<\/(?:svg|g|pattern|clipPath)>/g)?.length,
    )
    expect(code.length).toBeLessThan(mostLetters)
    // Every tone is one of the app's, or a colour.
    const tones = [...code.matchAll(/[\s"](?:fill|stroke)-([a-z][\w-]*)/g)].map(([, tone]) => tone)
    expect(tones.filter((tone) => !/^(?:none|cover(?:-\w+)?|on-cover)$/.test(tone ?? ''))).toEqual([])
  }
})

test('what is drawn has its own colours, whatever colours were asked for', () => {
  expect(cover('Website for our trattoria with menu')).toContain('fill-[#d8452e]')
  expect(cover('A site for our water polo club, navy background')).toContain('fill-[#2b98bd]')
})

test('what a message names goes before the topic of its records', () => {
  expect(pictureOf(briefOf('Members of our rowing club with phone'))).toBe('rowing')
  expect(pictureOf(briefOf('Recipes with title and photo'))).toBe('dishes')
})

test('an app about nothing that can be drawn shows lines and no letter of its name', () => {
  for (const frame of ['split', 'band'] as const)
    expect(composeCover({ ...plain, frame, name: 'CRM' })[coverPath]).not.toContain('<text')
})

test('a thing stands once in a band, at a side of it', () => {
  const request = 'A blog about cargo bikes'
  const code = composeCover({ ...briefOf(request), frame: 'band' })[coverPath] ?? ''
  expect(code).toMatch(/<svg x="(?:8|48)%" width="44%"/)
  expect(code).not.toContain('<use')
})

test('candles, glass and night trains are drawn to their names', () => {
  expect(ware('Online shop for hand-poured candles with scent, price and photo')).toContain('ware candle')
  expect(ware('Portfolio of a glass artist with works, year and photo')).toContain('ware glass')
  expect(ware('A blog about night trains with photos and comments')).toContain('ware train ${row.name}')
})

test('furniture, books and tea are drawn to their names, and by their numbers where those say nothing', () => {
  expect(ware('A portfolio for a cabinet maker with projects and photos')).toContain('ware chair ${row.id} ${row.name}')
  expect(ware('An online shop for tea with price and photo')).toContain('ware tea ${row.id} ${row.name}')
})

test('a quiet page has a picture of its own tones alone', () => {
  const pigment = /\[#[0-9a-f]{6}\]/
  expect(composeCover({ ...briefOf('A site for our bookshop'), style: 'minimal' })[coverPath]).not.toMatch(pigment)
  expect(composeCover({ ...briefOf('A site for our bookshop'), style: 'cozy' })[coverPath]).toMatch(pigment)
})

test('two pictures of a page share no id', () => {
  for (const request of ['A site for our roofing firm', 'A shop for pottery', 'A site about our bakery']) {
    const reading = readBuild(request)
    if (!reading.ok) throw new Error(reading.reason)
    const code = composeCover({ ...reading.brief, frame: 'band' })[coverPath] ?? ''
    expect(code).not.toMatch(/\bid="|url\(#cover|href="#/)
    expect(code.includes('useId()')).toBe(code.includes('${id}'))
  }
})
