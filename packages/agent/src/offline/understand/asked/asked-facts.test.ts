import { expect, test } from 'vitest'

import { readAskedFacts } from './asked-facts.ts'

const shown = (text: string): string =>
  readAskedFacts(text)
    .fields.map(
      ({ label, kind, options }) => `${label}:${kind}${options === undefined ? '' : `(${options.join('/')})`}`,
    )
    .join(', ')

test.each([
  [
    "Owners tell us what they're called, how we reach them by phone and how many goats they bring.",
    'Name:text, Phone:phone, Number of goats:number',
  ],
  [
    "The parrot is what counts: what it's called, its species, how many years old it is, and whether it has been ringed.",
    "Parrot's name:text, Species:text, Age in years:number, Ringed:boolean",
  ],
  [
    'Whoever comes writes down their surname and house number. An e-mail is required.',
    'Surname:text, House number:text, E-mail:email',
  ],
  ['people put name phone and how many ppl', 'Name:text, Phone:phone, Number of ppl:number'],
  [
    'They say who is at the wheel, why they come and what the occasion is.',
    'Who is at the wheel:text, Why they come:long, Occasion:text',
  ],
  [
    'We lost track whether they wanted the thin, the thick or the wild one. There they leave name and street and choose the candle.',
    'Name:text, Street:text, Candle:choice(Thin/Thick/Wild)',
  ],
  ['A pupil picks a date and a lesson from 1 to 4.', 'Date:date, Lesson:choice(1/2/3/4)'],
  ['Also noted: instrument, teacher', 'Instrument:text, Teacher:text'],
])('%s', (sentence, expected) => {
  expect(shown(sentence)).toBe(expected)
})

test('what the owner does, or what the app says, is asked of nobody', () => {
  expect(shown('I look at the list after typing in a password. It should say if somebody was faster.')).toBe('')
  expect(shown("It's a page that says what I do.")).toBe('')
})

test('a state is set by whoever reads', () => {
  const { status, fields } = readAskedFacts('They leave name and phone. We set each to open, called or lost.')
  expect(status?.options).toEqual(['Open', 'Called', 'Lost'])
  expect(fields.map(({ label }) => label)).toEqual(['Name', 'Phone'])
})
