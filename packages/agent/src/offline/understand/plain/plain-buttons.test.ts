import { expect, test } from 'vitest'

import { plainButtons } from './plain-buttons.ts'
import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'

test.each([
  [
    'They leave their e-mail (button "Keep me posted", coral #FF7F50) and a name.',
    'They leave their e-mail and a name. The button says "Keep me posted". Buttons in coral #FF7F50.',
  ],
  ['questions that fold open: "Is it free?" - Yes.', 'FAQ: "Is it free?" - Yes.'],
  ['A form with name (button colour blue).', 'A form with name (button colour blue).'],
])('%s', (said, plain) => {
  expect(plainButtons(said)).toBe(plain)
})

test('a waiting list asks for what was said, under its button, beside what is often asked', () => {
  const reading = readBuild(
    'Landing page for Crumbtrail, the app for benches. A waiting list where people leave their e-mail (button "Keep me posted", coral #FF7F50) and below it questions that fold open: "Is it free?" - Yes, for ever. "Which cities come first?" - Ghent and Utrecht.',
  )
  if (!reading.ok) throw new Error(reading.reason)
  const { brief, unsupported } = reading
  expect(brief.fields.map(({ label }) => label)).toEqual(['E-mail'])
  expect(brief.copy.send).toBe('Keep me posted')
  expect(brief.colors.primary).toBe('#ff7f50')
  expect(JSON.stringify(brief.copy)).toContain('Ghent and Utrecht')
  expect(unsupported).toEqual([])
})

function labelsOf(message: string): string[] {
  const reading = readBuild(message)
  return reading.ok ? reading.brief.fields.map(({ label }) => label) : []
}

test('tabs of what is done, how something is drawn and a dark mode are no facts', () => {
  expect(
    labelsOf('A todo app with: a task with title and due date; tabs All, Open and Done; dark mode switch'),
  ).toEqual(['Title', 'Due date', 'Done'])
  expect(
    labelsOf('Log workouts (date, exercise, weight in kg). Weekly goal: three workouts, shown as a ring or bar.'),
  ).toEqual(['Exercise', 'Date', 'Weight in kg'])
})

test('the words of such tabs narrow the list', () => {
  const reading = readBuild('A todo app with: a task with title and due date; tabs All, Open and Done')
  if (!reading.ok) throw new Error(reading.reason)
  const filters = Object.entries(compose(reading.brief).files).find(([path]) => path.endsWith('-filters.jsx'))?.[1]
  expect(filters).toContain("['no', 'Open'], ['yes', 'Done']")
})
