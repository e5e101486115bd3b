import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function filesOf(request: string): Record<string, string> {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files
}

test('each question has a screen of its own, in the order in which they were told', () => {
  const files = filesOf('A survey about our canteen: taste 1 to 5, price, what would you change')
  const form = files['web/components/response-form.jsx'] ?? ''

  expect([...form.matchAll(/<Question at={(\d)}>\s*<\w+Field name="(\w+)"/g)].map(([, , name]) => name)).toEqual([
    'taste',
    'price',
    'what_would_you_change',
  ])
  expect(form).toContain('{`${answered} of ${questions.length} answered`}')
  expect(form).toContain('onChange={(event) => setAnswered(countAnswers(event.currentTarget))}')
  expect(files['web/components/fields.jsx']).toContain('<legend className="mb-4 text-balance font-display text-2xl')
})

test('a digit chooses, Back and Next lead along, and all is sent from the last question', () => {
  const form = filesOf('A survey on the ferry with how safe 1-5, how often you ride and what is missing')[
    'web/components/response-form.jsx'
  ]
  expect(form).toContain('input[type=radio]')
  expect(form).toContain('>Back</button>')
  expect(form?.indexOf('{saveLabel}')).toBeGreaterThan(form?.indexOf('what_is_missing"') ?? 0)
})

test('facts about somebody are asked together, and nothing is marked where nothing has to be answered', () => {
  const files = filesOf('A survey about the choir with name, email, how was it 1-5 and what was missing')
  const form = files['web/components/response-form.jsx'] ?? ''
  expect([...form.matchAll(/<Question at/g)]).toHaveLength(3)
  expect(files['web/components/fields.jsx']).not.toContain('(optional)')
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

test('results without an answer show what is asked, with nothing chosen yet', () => {
  const page = filesOf('A survey about our canteen: taste 1 to 5, price, what would you change')[
    'web/app/results/page.jsx'
  ]
  expect(page).toContain('{data.count === 0 && <p')
  expect(page).toContain("options={['1', '2', '3', '4', '5']}")
  expect(page).toContain('Nothing written yet')
})
