import { fromHex } from '@joinery/contract/colors/oklch'
import { expect, test } from 'vitest'

import { composePalette } from '../color/palette.ts'
import { readBuild } from '../understand/read-build.ts'
import { looksOfSubject } from './subject-looks.ts'

function styleOf(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(`refused: ${message}`)
  return reading.brief.style
}

test.each([
  ['Website for our choir with concerts', ['editorial', 'minimal', 'brutalist', 'cozy']],
  ['A site for our choir', ['editorial', 'minimal', 'brutalist', 'cozy']],
  ['Online shop for tea', ['nature', 'editorial', 'cozy']],
  ['Website for a law firm with team and contact form', ['corporate', 'editorial', 'minimal']],
  ['Our wedding website with RSVP', ['editorial', 'luxury', 'cozy', 'nature']],
  ['Landing page for a children’s party planner', ['playful', 'kids', 'cozy', 'bold']],
  ['Track the vinyl I own', ['retro', 'bold', 'playful']],
  ['A shop for jewellery', ['luxury', 'editorial', 'minimal']],
  ['Waiting list of our dental clinic', ['medical', 'corporate', 'minimal', 'cozy']],
])('%s looks as such a thing does', (message, styles) => {
  expect(styles).toContain(styleOf(message))
})

test('a style that was said is kept', () => {
  expect(styleOf('Futuristic website for our choir')).toBe('tech')
})

test('what is named first is what it is about, and quoted words are not', () => {
  expect(looksOfSubject('Rooms of a hotel with breakfast and coffee')?.hues).toContain(215)
  expect(looksOfSubject('A list called "Punk bakery" of my things')).toBeUndefined()
  expect(looksOfSubject('Things with name')).toBeUndefined()
})

test.each([
  ['fuel log for my old diesel with litres, km and price', 22, 318],
  ['I bake sourdough and want to write down flour, water and how long it rose', 45, 95],
  ['List of suppliers of our pizzeria with name and price', 22, 62],
  ['Firewood stock with kind of wood, metres and year', 17, 106],
])('nobody gets a colour that has nothing to do with what it is about: %s', (message, from, to) => {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  for (let seed = 0; seed < 30; seed++) {
    const { accent } = composePalette({ ...reading.brief, seed, style: 'minimal' })
    const { h, c } = fromHex(accent)
    expect({ seed, fits: c < 0.02 || (h > from && h < to) }).toEqual({ seed, fits: true })
  }
})
