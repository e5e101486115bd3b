import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function filesOf(request: string): Record<string, string> {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files
}

const screensOf = (form: string): string[][] =>
  form
    .split('<Question at=')
    .slice(1)
    .map((screen) => [...screen.matchAll(/<\w+Field name="(\w+)"/g)].map(([, name = '']) => name))

test('questions that are seen at once share a screen, in the order in which they were told', () => {
  const files = filesOf('A survey about our canteen: taste 1 to 5, price, what would you change')
  const form = files['web/components/response-form.jsx'] ?? ''

  expect(screensOf(form)).toEqual([['taste', 'price'], ['what_would_you_change']])
  expect(form).toContain("const sections = ['Taste and price', 'What to change']")
  expect(form).toContain('{`${answered} of ${questions.length} answered`}')
  expect(files['web/components/fields.jsx']).toContain('<legend className="mb-4 text-balance font-display text-2xl')
})

test('a team is chosen among usual ones or written, and its label leads to the line', () => {
  const files = filesOf('A survey about the new office with department, how noisy 1-5 and what is missing')
  const form = files['web/components/response-form.jsx'] ?? ''
  const fields = files['web/components/fields.jsx'] ?? ''

  expect(form).toMatch(/<OneOrOwnField name="which_department[^>]*options=\{\['Sales', 'Support'/)
  expect(form).toMatch(/<TicksOrWordsField name="what_is_missing[^>]*other="Anything else, in your own words"/)
  expect(fields).toContain('htmlFor={name}')
  expect(
    filesOf('A survey for our rowing club with team, how happy 1-5')['web/components/response-form.jsx'],
  ).toContain("'First team', 'Second team'")
})

test('who asks for a field of text gets one', () => {
  const form = filesOf('A survey about the new office with how noisy 1-5 and what is missing (free text)')[
    'web/components/response-form.jsx'
  ]
  expect(form).not.toContain('TicksOrWordsField')
})

const page = (sentence: string): string => filesOf(sentence)['web/app/page.jsx'] ?? ''

test('the first page says what it is about, how long it takes and whose the answers are', () => {
  const ours = page('A survey about sharing a kitchen with how many days, how clean 1-5 and what is missing')

  expect(ours).toContain('How is sharing a kitchen going?')
  expect(ours).toContain('Three questions, and you may leave any out.')
  expect(ours).toContain('Nobody asks your name')
  expect(page('A survey for our guests with name, email, how was it 1-5 and what was missing')).not.toContain(
    'Anonymous',
  )
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
  expect(screensOf(form)[0]).toEqual(['name', 'email'])
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

test('results without an answer say so once and show what is asked', () => {
  const results = filesOf('A survey about our canteen: taste 1 to 5, price, what would you change')[
    'web/app/results/page.jsx'
  ]
  expect(results).toContain('{data.count === 0 && <p')
  expect(results).toContain('No answers yet.')
  expect(results).toContain("options={['1', '2', '3', '4', '5']}")
})
