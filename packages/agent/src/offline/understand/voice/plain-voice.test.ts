import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { plainVoice } from './plain-voice.ts'
import { withoutStory } from './stories.ts'

/** What is understood, without the words it was understood from. */
function shapeOf(message: string): unknown {
  const reading = readBuild(message)
  if (!reading.ok) return reading.reason
  const { front, name, entity, fields, more, access, parts } = reading.brief
  const factsOf = (some: typeof fields): string[] => some.map(({ label, kind }) => `${label.toLowerCase()}:${kind}`)
  return [
    front,
    name.toLowerCase(),
    entity.singular,
    factsOf(fields),
    more.map((kind) => [kind.singular, factsOf(kind.fields)]),
    access,
    parts,
  ]
}

const wish = 'I need a list of our beehives with name, place and date of the last visit.'
const lower = wish.toLowerCase().slice(0, -1)

test.each([
  [
    'a letter',
    `Hello team,\n\nI hope you are well. ${wish}\n\nMany thanks and best wishes,\nNora Quill\nTel 01632 960 114`,
  ],
  ['a formal letter', `Dear Sir or Madam,\n${wish}\nYours sincerely\nDr. Peter Lang`],
  ['thanks with a name', `${wish} Cheers, Tom`],
  [
    'how it was',
    `Right now I do it on paper slips and half of them get lost. My aunt says I should use a computer. ${wish}`,
  ],
  [
    'what went wrong',
    `${wish} We used to have a card box but nobody kept it up to date and last spring the barn flooded.`,
  ],
  [
    'reasons',
    `${wish.slice(0, -1)} because my memory is terrible, so that I never have to search through old notebooks.`,
  ],
  ['what it need not be', `${wish} Nothing fancy, and no ads please.`],
  [
    'what is for later',
    `${wish} Maybe later it would be nice if it could send reminders, but that is not important now.`,
  ],
  ['laughter', `ok so basically ${lower} lol idk if thats possible but yeah thanks`],
  [
    'one long sentence',
    `hey so im kind of hopeless with computers and my son said i should try this and ${lower} and then im happy honestly`,
  ],
  ['notes', `- ${wish.slice(0, -1)}\n- needs to work on my phone\n- no ads please`],
  ['who somebody is', `I'm 63 and I live on a farm near the coast. ${wish} Thank you so much for your help!`],
  [
    'dictation',
    `um okay so what I'm looking for is um a list of our beehives with name, place and date of the last visit yeah I think that's it`,
  ],
])('the same is understood of %s', (_, told) => {
  expect(shapeOf(told)).toEqual(shapeOf(wish))
})

test('notes that are sentences are prose, and a list of facts keeps its lines', () => {
  expect(plainVoice('- I run a kayak school\n- about 20 regulars\n- would like a page with the tours')).toBe(
    'I run a kayak school. would like a page with the tours.',
  )
  const facts = 'A list of kayaks with:\n- name\n- length\n- colour'
  expect(plainVoice(facts)).toBe(facts)
})

test('what somebody quotes or says about liking stays', () => {
  expect(plainVoice('A page that says "lol, honestly" on top. I like tea and it looks like a card.')).toBe(
    'A page that says "lol, honestly" on top. I like tea and it looks like a card.',
  )
})

test('what an app is about stays where it is told in passing only', () => {
  expect(
    withoutStory('Until now we wrote down the temperature of each freezer on paper. I want to do that on my phone.'),
  ).toContain('freezer')
  expect(withoutStory('There are six of us sharing a garden. We need a list of what grows in which bed.')).toContain(
    'garden',
  )
})

test('a colour that is asked for politely is one, and nothing else that is asked for so', () => {
  expect(plainVoice('track the season fee of our team. purple please thats our colour')).toBe(
    'track the season fee of our team. purple',
  )
  expect(plainVoice('A list of my books, dark green, please.')).toBe('A list of my books. dark green.')
  expect(plainVoice('Names and phones. No ads please.')).toBe('Names and phones. No ads please.')
})

test('what is jotted down is kept, how it was reckoned until now is no calculator, and where it is used no fact', () => {
  expect(
    plainVoice(
      'Every day I write down which string I hauled, the kilos and the bait. I am fed up doing it on my calculator.',
    ),
  ).not.toMatch(/calculator|write down/u)
  expect(
    plainVoice("Put down each ewe's tag number, how many lambs and the day. Has to work with cold thumbs on a phone."),
  ).toBe('record each ewe with tag number, how many lambs and the day. Works on a phone.')
})
