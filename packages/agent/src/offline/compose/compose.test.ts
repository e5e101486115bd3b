import { checkStyling, ourStylingRules } from '@joinery/contract/vocabulary/styling-rules'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

import { type Brief, readBrief, skeletons, styleNames } from '../brief.ts'
import { readBuild } from '../understand/read-build.ts'
import { compose } from './compose.ts'

const sentences = [
  'a to-do list',
  'notes app',
  'expense tracker',
  'A plant log with plant name, room, last watered date and notes, dark green background and cream cards, called Fernwatch',
  'Classes with class name, order (number), user, select, "group" and where (a, b), called "Let\'s <go> {now}"',
  'Fish list with fish, price, rating, weight in kg, caught on, released (yes/no), email, phone, website, time of day, size (small, big)',
]

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

test.each(sentences)(
  'every file of every layout parses: %s',
  (sentence) => {
    const brief = briefOf(sentence)
    // Most files are the same in every layout.
    const seen = new Set<string>()
    for (const skeleton of skeletons)
      for (const style of styleNames) {
        const { files } = compose({ ...brief, skeleton, style })
        for (const [path, text] of Object.entries(files)) {
          if (seen.has(`${path}\n${text}`)) continue
          seen.add(`${path}\n${text}`)
          if (path.endsWith('.json')) expect(() => JSON.parse(text), path).not.toThrow()
          if (/\.jsx?$/.test(path)) expect(parseSync(path, text).errors, `${skeleton} ${path}\n${text}`).toEqual([])
          expect(text.includes('[object') || text.includes('\u0000'), path).toBe(false)
        }
      }
  },
  60_000,
)

test.each(sentences)('every file of every layout keeps to the styling rules: %s', (sentence) => {
  for (const skeleton of skeletons) {
    const { files } = compose({ ...briefOf(sentence), skeleton })
    for (const [path, text] of Object.entries(files))
      if (path.endsWith('.jsx')) expect(checkStyling(text, ourStylingRules), `${skeleton} ${path}`).toEqual([])
  }
})

test('the same brief gives the same bytes', () => {
  expect(compose(briefOf('a to-do list'))).toEqual(compose(briefOf('a to-do list')))
})

test('the brief in the project is the brief that made it', () => {
  const brief = briefOf(sentences[3] ?? '')
  expect(readBrief(compose(brief).files['design/brief.json'] ?? '')).toEqual(brief)
})

test('every import of a composed app is one of its files or in the catalogue', () => {
  const catalogue = ['react', 'clsx', 'lucide-react', '@joinery/app-kit', '@joinery/app-kit/server']
  for (const skeleton of skeletons) {
    const { files } = compose({ ...briefOf(sentences[5] ?? ''), skeleton })
    for (const text of Object.values(files))
      for (const [, source = ''] of text.matchAll(/from '([^']+)'/g))
        expect(source.startsWith('@/') ? `web/${source.slice(2)}` in files : catalogue.includes(source), source).toBe(
          true,
        )
  }
})

test('a change of colours touches the tokens, the brief and the brightness only', () => {
  const brief = briefOf('a to-do list')
  const before = compose(brief).files
  const after = compose({ ...brief, colors: { background: '#006400', primary: '#000080' } }).files
  const changed = Object.keys(after).filter((path) => after[path] !== before[path])
  expect(changed.sort()).toEqual(['design/brief.json', 'design/tokens.json', 'web/app/layout.jsx'])
})

test('a colour of its own for cards gives every list and record its panel', () => {
  const brief: Brief = { ...briefOf('a to-do list'), style: 'editorial', skeleton: 'lines' }
  const { files } = compose({ ...brief, colors: { surface: '#fffdd0' } })
  for (const path of ['web/components/task-list.jsx', 'web/app/[id]/page.jsx'])
    expect(files[path]).toContain('bg-surface')
  expect(compose(brief).files['web/components/task-list.jsx']).not.toContain('bg-surface')
})

test.each([
  ['Sell my honey online: Linden 7.50, Acacia 8.00. Cart and checkout.', false],
  ['A list of books with title, author and year.', true],
])('what is missing of a record is told to who keeps it, and to no visitor: %s', (sentence, isTold) => {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  expect(Object.values(compose(reading.brief).files).some((text) => text.includes('Not noted'))).toBe(isTold)
})

test('a question without options is asked as it was said, and whoever votes adds them', () => {
  const { seedSql, files } = compose(briefOf('Baby names voting'))
  expect(seedSql).toContain('Which of the baby names do you like best?')
  expect(seedSql).toContain("'First option', 0")
  expect(Object.keys(files).join()).toContain('suggest-option')
})

test.each([
  ['A wedding website for Anna and Tom with schedule, photo gallery and RSVP', 'RSVP'],
  ['Conference site with program, speakers, venue and registration', 'Register'],
])('the way to the form of guests says what it is: %s', (sentence, label) => {
  const code = Object.values(compose(briefOf(sentence)).files).join('\n')
  expect(code).toContain(`${label}\n`)
  expect(code).not.toContain('Get in touch')
})

test('a night is called by its day, and not by what was remarked', () => {
  const { files } = compose(briefOf('Sleep diary'))
  const code = Object.values(files).join('\n')
  expect(code).toContain('to_char(nights.date')
  expect(code).not.toContain('left(nights.notes, 60)')
})
