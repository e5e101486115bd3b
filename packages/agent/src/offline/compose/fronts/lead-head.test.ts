import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { leadBuild } from './lead-build.ts'
import { leadHeadline, toldFacts } from './lead-words.ts'

const solar =
  'A lead form for my solar installation company: name, phone, postcode and roof type. We answer within two days, the visit is free.'

function briefOf(request: string) {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

test.each([
  [solar, 'Tell us about your roof'],
  ['Waiting list for my oat bakery: people leave name and email', 'Be the first to hear of the oat bakery'],
  ['newsletter sign-up page for a gardening magazine, name + email, nothing else', 'Get the next letter'],
  [
    'Request a quote page for a moving company: from, to, date of move, number of rooms, email',
    'What will your move cost?',
  ],
])('%s asks for what it is for, and not for its own name', (request, headline) => {
  const brief = briefOf(request)
  expect(leadHeadline(brief)).toBe(headline)
  expect(compose(brief).files['web/app/page.jsx']).not.toContain(`>${brief.name}<`)
})

test('what the message tells visitors stands below the headline, and what it tells the builder does not', () => {
  expect(toldFacts(briefOf(solar))).toEqual(['We answer within two days.', 'The visit is free.'])
  expect(
    toldFacts(briefOf('A lead form for my roofing company: name, phone. I want to see all the leads in a list.')),
  ).toEqual([])
})

test('forms are built in three ways, and each holds one form', () => {
  const crafts = ['roofing', 'plumbing', 'tiling', 'glazing', 'joinery', 'painting', 'fencing', 'paving', 'thatching']
  const briefs = crafts.map((craft) => briefOf(`A lead form for my ${craft} company: name, phone and message`))
  expect(new Set(briefs.map((brief) => leadBuild(brief)))).toEqual(new Set(['beside', 'poster', 'slip']))
  for (const brief of briefs) {
    const page = compose(brief).files['web/app/page.jsx'] ?? ''
    expect(page.match(/<Send\w+ \/>/g)).toHaveLength(1)
    expect(page.match(/<h1/g)).toHaveLength(1)
  }
})

test('the picture of a poster is there on a phone as well', () => {
  const page = compose(briefOf('Waiting list for a new oat bakery, name and e-mail')).files['web/app/page.jsx']
  expect(page).toContain('<Cover />')
  expect(page).not.toContain('max-lg:hidden')
})
