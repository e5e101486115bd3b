import { expect, test } from 'vitest'

import { linePatterns } from './line-patterns.ts'
import { textFrames } from './text-frames.ts'

const outcomes = [
  'Slogans',
  'Captions',
  'Headlines',
  'Ideas',
  'Jokes',
  'Toast',
  'Card message',
  'Poem',
  'Label text',
  'Horoscope',
]

/** Whoever reads the page would take these for a complaint about what was typed. */
const complaint =
  /\b(?:please|required|must|missing|empty|(?:in)?valid|cannot|could not|wrong|error|enter|choose|select|fill|needs?|already|failed|full|only)\b/i

test.each(outcomes)('no text of %s reads like a complaint', (outcome) => {
  const { openings, facts, endings } = textFrames(outcome)
  const all = [openings, endings, linePatterns(outcome)].flatMap((tones) => Object.values(tones).flat())
  expect([...all, ...facts].filter((line) => complaint.test(line))).toEqual([])
})

test.each(outcomes)('each opening and each line of %s names what it is about', (outcome) => {
  const all = [textFrames(outcome).openings, linePatterns(outcome)].flatMap((tones) => Object.values(tones).flat())
  expect(all.filter((line) => !line.includes('{name}'))).toEqual([])
})
