import { expect, test } from 'vitest'

import { readTold } from './read-told.ts'

const choicesOf = (message: string): string[] =>
  readTold(message).facts.flatMap(({ label, options }) =>
    options === undefined ? [] : `${label}: ${options.join('/')}`,
  )
const labelsOf = (message: string): string[] =>
  readTold(message).facts.flatMap(({ label, options }) => (options === undefined ? label : []))

test.each([
  ['Each kite is shelved, flying or torn.', 'status: shelved/flying/torn'],
  ['We mark the boats as Ashore, Afloat or In Repair.', 'status: Ashore/Afloat/In Repair'],
  ['The material of a drum is oak, maple or steel.', 'material: oak/maple/steel'],
  ['Every order goes through the steps Asked, Sewn and Sent.', 'step: Asked/Sewn/Sent'],
  ['A lens belongs to a mount (Nikon, Canon or Leica).', 'mount: Nikon/Canon/Leica'],
  ['Every essay is first drafted, then corrected and finally printed.', 'status: drafted/corrected/printed'],
  ['Each photo is filed as Harbour, Forest or Street.', 'category: Harbour/Forest/Street'],
  ['The lamps are separated in desk lamps, floor lamps and lanterns.', 'category: desk lamps/floor lamps/lanterns'],
  ['Its place is the Letters, Bills or Postcards folder.', 'folder: Letters/Bills/Postcards'],
  ['A speech in a dry, a solemn or a merry tone.', 'tone: dry/solemn/merry'],
  ['Records are graded Mint, Worn or Poor.', 'grade: Mint/Worn/Poor'],
  ['Whoever leaves is switched from active to inactive.', 'status: active/inactive'],
  ['Anybody types a line and chooses "Keep it" or "Drop it" in the dropdown "Verdict".', 'Verdict: Keep it/Drop it'],
])('what may be chosen is read from any sentence: %s', (message, choice) => {
  expect(choicesOf(message)).toContain(choice)
})

test.each([
  ['Guests leave their name, phone or email.'],
  ['You can add, edit or delete drums.'],
  ['Prices: drum 40 €, stick 4 € and bag 12 €.'],
  ['I want to see it on a phone or tablet.'],
  ['One presses Compare: either "Right you are!" or "Try once more".'],
])('no choice: %s', (message) => {
  expect(choicesOf(message)).toEqual([])
})

test.each([
  ['Every drum has a maker, a year of purchase and a price.', ['maker', 'year of purchase', 'price']],
  ['Of each clock I write down where it hangs and when it was wound.', ['where it hangs', 'when it was wound']],
  ['The owner, the maker and a damage report are written down.', ['owner', 'maker', 'damage report']],
  ['I collect old clocks. I remember the price I paid.', ['price I paid']],
  ['We keep boats. The boat, its length and its berth are noted.', ['boat', 'length', 'berth']],
])('facts: %s', (message, facts) => {
  expect(labelsOf(message)).toEqual(expect.arrayContaining(facts))
})

test('what is denied, worked out or only shown is no fact', () => {
  expect(labelsOf('Each clock has no price.')).toEqual([])
  expect(labelsOf('Clocks. I want to see how many there are and a chart.')).toEqual([])
  expect(labelsOf('Last week a man came and asked about the clock.')).toEqual([])
})

test('what is noted again and again are entries of the thing', () => {
  const { log } = readTold('I tune pianos. Each piano has a maker. After each visit I note the day and what I did.')
  expect(log?.noun).toBe('visit')
  expect(log?.facts.map(({ label }) => label)).toEqual(['day', 'what I did'])
})

test('what speaks most for a thing comes first', () => {
  const [first] = readTold('Our shop is small. Every clock has a maker, and a clock is wound once a week.').candidates
  expect(first?.noun).toBe('clock')
})

test.each([
  [
    'A list of our kayaks. Where a kayak lies and which model it is has to be recorded.',
    ['Where a kayak lies', 'which model it is'],
  ],
  ['My stoves. Under the photo stands the name and which fuel it burns.', ['name', 'which fuel it burns']],
  [
    'The maker and the year of each clock are on slips of paper, along with what the repair cost.',
    ['maker', 'year', 'what the repair cost'],
  ],
  ['Looms. For every loom I need the width and the address at which it stands.', ['width', 'address']],
  [
    'Looms. The price I paid goes in once, whereas the value is something I update every year.',
    ['price I paid', 'value'],
  ],
  [
    'Of my pupils I must keep telephone, mail and from which village they come.',
    ['telephone', 'mail', 'from which village they come'],
  ],
  ["There's a before photo and an after photo for every garden.", ['before photo', 'after photo']],
  ['Oils. Each oil has a name and a price per litre.', ['name', 'price per litre']],
])('facts told in whole sentences: %s', (message, labels) => {
  expect(readTold(message).facts.map(({ label }) => label)).toEqual(expect.arrayContaining(labels))
})
