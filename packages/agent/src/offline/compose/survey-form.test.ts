import { expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'
import { compose } from './compose.ts'

function filesOf(request: string): Record<string, string> {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files
}

test('questions stand as they were told, large, with how many are answered', () => {
  const files = filesOf('A survey about our canteen: taste 1 to 5, price, what would you change')
  const form = files['web/components/response-form.jsx'] ?? ''

  expect([...form.matchAll(/<\w+Field name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'taste',
    'price',
    'what_would_you_change',
  ])
  expect(form).toContain('<Answered count={answered} />')
  expect(form).toContain('onChange={(event) => setAnswered(countAnswers(event.currentTarget))}')
  expect(files['web/components/fields.jsx']).toContain('<legend className="mb-4 text-balance font-display text-2xl')
})

test('a list of questions without their marks', () => {
  const reading = readBuild(
    'Customer survey for the Lido: how clean was it (very, fairly, not), how often do you come (daily, weekly, rarely), rating, comments',
  )
  const fields = reading.ok ? reading.brief.fields.filter(({ isMade }) => isMade !== true) : []
  expect(fields.map(({ label, kind, options }) => [label, kind, ...(options ?? [])])).toEqual([
    ['How clean was it?', 'choice', 'Very', 'Fairly', 'Not'],
    ['How often do you come?', 'choice', 'Daily', 'Weekly', 'Rarely'],
    ['Rating', 'rating'],
    ['Comments', 'long'],
  ])
})

test('what a list asks for is no question', () => {
  const files = filesOf('A list of tools with name, price and place')

  expect(files['web/components/tool-form.jsx']).not.toContain('Answered')
  expect(files['web/components/fields.jsx']).not.toContain('font-display text-2xl')
})

test('a scale says what its ends stand for, by how the question is put', () => {
  const form =
    filesOf(
      'Survey for our gym: how likely are you to recommend us (0 to 10), how satisfied are you (1 to 5), rating, what could be better',
    )['web/components/response-form.jsx'] ?? ''
  const endsOf = (name: string) => new RegExp(`name="${name}"[^>]*ends={\\[([^\\]]*)\\]}`).exec(form)?.[1]

  expect(endsOf('how_likely_are_you_to_recommend_us')).toBe("'not likely', 'very likely'")
  expect(endsOf('how_satisfied_are_you')).toBe("'not at all', 'very'")
  expect(endsOf('rating')).toBe("'poor', 'excellent'")
})

test('results without an answer say so once', () => {
  const page = filesOf('A survey about our canteen: taste 1 to 5, price, what would you change')[
    'web/app/results/page.jsx'
  ]
  expect(page).toContain('{data.count === 0 && <p')
  expect(page).toContain('{data.count > 0 && (')
})
