import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

test('a site told page by page has these pages, with what was said of each', () => {
  const brief = briefOf(
    'Website for the wedding florist Petal & Rye. Home: a welcome. Weddings: what I did so far: Ada & Finn (orchard, June 2030), Noor & Elias (roof, May 2031). Prices: bouquet 180 €, arch 420 €. Contact: form with name, e-mail and wishes.',
  )

  expect(brief.copy.pages.map(({ title, of }) => [title, of])).toEqual([
    ['Weddings', 'wedding'],
    ['Prices', 'service'],
  ])
  expect(compose(brief).seedSql).toContain("'Ada & Finn'")
})

test('what a page is to show goes by its noun', () => {
  const brief = briefOf(
    'Website for stonemasons. Pages: Home, Work, Contact. On Work show three pieces: the font at St Giles (2019), the memorial in Clee (2022) and a sundial for Mrs Amory (2024).',
  )

  expect(brief.copy.pages).toMatchObject([{ title: 'Work', of: 'piece' }])
  expect(compose(brief).seedSql).toContain("'Font at St Giles', 2019")
})

test.each([
  ['Website for a bakery with a page called House rules that says “No dogs inside”.', 'House rules', 'No dogs inside'],
  ['Website for a bakery. I want a page Rules with “No dogs inside”.', 'Rules', 'No dogs inside'],
  ['Website for a plumber. A page that says what we do: repairs, installations.', 'What we do', 'Repairs'],
  [
    'Site for our choir. Rehearsals: every Tuesday at seven in the hall. Home: “Sing”. Contact: a form with name, e-mail.',
    'Rehearsals',
    'Every Tuesday at seven in the hall.',
  ],
])('a page has the words that were given for it: %s', (sentence, title, line) => {
  expect(briefOf(sentence).copy.pages).toContainEqual({ title, lines: expect.arrayContaining([line]), of: '' })
})

test('the story that was told stands on the page about them', () => {
  const { about } = briefOf('Site for a bakery. An about page with our story: we have baked in Marske since 1974.').copy

  expect(about).toEqual(['We have baked in Marske since 1974.'])
})

test('questions with their answers are rows', () => {
  const brief = briefOf(
    'Kindergarten website. Questions page: “When do you open?” – “At seven.” and “Is there lunch?” – “Yes, warm.”',
  )

  expect(brief.copy.pages).toMatchObject([{ title: 'Questions', of: 'question' }])
  expect(compose(brief).seedSql).toContain("'When do you open?', 'At seven.'")
})
