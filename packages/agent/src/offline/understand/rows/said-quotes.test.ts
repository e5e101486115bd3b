import { expect, test } from 'vitest'

import { quotesOf, titledTexts } from './said-quotes.ts'

const roles = (text: string) => quotesOf(text).map(({ words, role }) => `${role}: ${words}`)

test.each([
  ['One page about me: a big heading "Low notes", then songs.', ['headline: Low notes']],
  [
    'A form, "Your town" and "Your wish", with the button "Post it".',
    ['data: Your town', 'data: Your wish', 'send: Post it'],
  ],
  ['Visitors type their e-mail and press "Tell me first".', ['send: Tell me first']],
  ['Beside the button it shows "12 of 40 seats".', ['count: 12 of 40 seats']],
  ['The same address twice gets "You are in already".', ['again: You are in already']],
  ['Contact is a form and says "Thank you, I write soon."', ['thanks: Thank you, I write soon.']],
  [
    'Three works, then place and year: "Moon jar" (2020, Bonn), "Ash bowl" (2023, Kiel).',
    ['line: Moon jar', 'line: Ash bowl'],
  ],
])('what a quote is for says the cue that stands nearest to it: %s', (text, expected) => {
  expect(roles(text)).toEqual(expected)
})

test('a quote heads the words behind its colon, where it is not the only one', () => {
  expect(
    titledTexts(
      'Two stories. "The pier" (harbour): It leans a little. Nobody minds. "Bus stop": Someone painted it pink. Click to open.',
    ),
  ).toMatchObject([
    { title: 'The pier', note: 'harbour', text: 'It leans a little. Nobody minds.' },
    { title: 'Bus stop', note: '', text: 'Someone painted it pink.' },
  ])
  expect(titledTexts('Our motto "Slow": We come when we can. Nothing else.')).toEqual([])
})
