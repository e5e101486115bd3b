import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readWriter } from '../tools/read-writer.ts'
import { liftLooks } from './said-looks.ts'

const lifted = (message: string): string => liftLooks(message).looks

function brief(message: string) {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(`unreadable: ${message}`)
  return reading.brief
}

test('looks at the end of a message are taken out of it, in whatever words', () => {
  const said = 'A tracker for plants with name and date of watering'
  for (const looks of [
    'corporate',
    'technical look, dark mode',
    'pink, modern',
    'warm and friendly',
    'clean design, blue accent',
    '90s style',
    'apple-like',
    'navy and gold, luxurious',
    'dark and moody',
    'in a magazine style',
    'nature',
  ])
    expect(liftLooks(`${said}, ${looks}`), looks).toEqual({ rest: said, looks })
  expect(liftLooks(`${said}. Modern look.`)).toEqual({ rest: `${said}.`, looks: 'Modern look' })
  expect(liftLooks(`${said} in a warm look`)).toEqual({ rest: said, looks: 'in a warm look' })
})

test('what is chosen from, sold or asked about stays, whatever it is called', () => {
  for (const message of [
    'Caption tool. Tone: funny, serious, bold',
    'Coffee log with roast light, medium, dark',
    'A shop for posters. Categories: city, nature, minimal.',
    'Mood tracker with moods happy, sad, calm',
    'Poll: which colour for the fence? red, blue, green',
    'Candle shop, scents: lavender, cedar, mint',
    'Paint shop with colours red, green, blue',
    'Lipstick shop: matte, glossy, bold',
    'Blog about vintage, retro and modern furniture',
    'Wine log with name, style (dry, elegant)',
  ])
    expect(lifted(message), message).toBe('')
})

test('an app has the same records with looks as without them', () => {
  const plain = brief('Job board with company, salary and location')
  const styled = brief('Job board with company, salary and location, dark and moody, elegant')
  expect(styled.fields).toEqual(plain.fields)
  expect(styled.isDark).toBe(true)
  expect(styled.style).toBe('editorial')
})

test('a tool asks for no looks', () => {
  const { request, style, isDark } = brief('A tool that summarizes meeting notes, technical look, dark mode')
  expect(readWriter(request).inputs.map(({ label }) => label)).not.toContain('Technical look')
  expect([style, isDark]).toEqual(['tech', true])
})

test('colours of the looks are those of the app', () => {
  expect(brief('A to-do list with title and due date, playful, bright yellow').colors).toEqual(
    brief('A to-do list, bright yellow').colors,
  )
})

test.each([
  ['Stock list, what came in, best before, must work on a phone', 'must work on a phone'],
  [
    'Chess ladder, players and results, something classic looking with dark green',
    'something classic looking with dark green',
  ],
  ['A diary with date and text, easy to use on my tablet', 'easy to use on my tablet'],
])('what it is used on and looks like is no fact: %s', (message, looks) => {
  expect(lifted(message)).toBe(looks)
})

test.each(['Contacts with name, phone', 'Repairs with device, fault, phone', 'Old cameras that work, with a photo'])(
  'a phone that is kept is a fact: %s',
  (message) => {
    expect(lifted(message)).toBe('')
  },
)
