import { expect, test } from 'vitest'

import { readExpectations } from './read-expectations.ts'

const colorsOf = (...requests: string[]) => readExpectations(requests).colors.map(({ hex, on }) => `${hex} ${on}`)
const wordsOf = (...requests: string[]) => readExpectations(requests).words

test.each<[string, string[]]>([
  ['A plant log, dark green background and cream cards', ['#006400 background', '#fffdd0 component']],
  ['Recipes with title and time. Yellow background with navy buttons.', ['#ffff00 background', '#000080 component']],
  ['A shop with a #ffd500 theme', ['#ffd500 anywhere']],
  ['Make it dark green', ['#006400 anywhere']],
  ['Notes with orange accents', ['#ffa500 anywhere']],
  ['change the background to #FD0', ['#ffdd00 background']],
  ['Change the green buttons to navy', ['#000080 component']],
  ['navy buttons instead of green', ['#000080 component']],
  ['Paper-white background #f4f1ea and one red accent #b3121d', ['#f4f1ea background', '#b3121d anywhere']],
])('colours that are surely asked, and where: %s', (request, colors) => {
  expect(colorsOf(request)).toEqual(colors)
})

test.each([
  'A fruit app: apple, pear, orange.',
  'Tasks with a priority (red, orange, green)',
  'status red, amber, green',
  'A wine list with colour and name',
  'list items: red apples, green pears',
  'a collection of gold coins with name and price',
  'bikes with a colour and a size, not red',
  'It should feel warm and calm',
])('colours that are data or moods are not expected: %s', (request) => {
  expect(colorsOf(request)).toEqual([])
})

test('a later request for the same place wins, one for another place adds', () => {
  expect(colorsOf('a log, dark green background, navy buttons', 'make the background cream')).toEqual([
    '#000080 component',
    '#fffdd0 background',
  ])
  expect(colorsOf('a log, dark green background', 'make it yellow')).toEqual(['#ffff00 anywhere'])
  expect(colorsOf('a log, dark green background', 'Give it a completely different look')).toEqual([])
  expect(colorsOf('a log, dark green background', 'Use a dark theme')).toEqual([])
  expect(colorsOf('a log, dark green background', 'add a phone number')).toEqual(['#006400 background'])
})

test.each<[string, string[]]>([
  ['A plant log called Fernwatch with name and room', ['Fernwatch']],
  ['A recipe box. Call it “Salt and Pepper”.', ['Salt and Pepper']],
  [
    'A bakery site with the headline "Bread worth waking for" and a button "Order now"',
    ['Bread worth waking for', 'Order now'],
  ],
  ['A page that says «Welcome home»', ['Welcome home']],
  ['A first page with a headline ("Bread today") and a form', ['Bread today']],
  ['A café menu: Espresso €2.50, Flat white €3.80', ['€2.50', '€3.80']],
  ['Change "Order now" to "Buy bread"', ['Buy bread']],
])('names, quoted copy and prices that are surely asked: %s', (request, words) => {
  expect(wordsOf(request)).toEqual(words)
})

test.each([
  'A log of plants called many things by my friends',
  'Tasks with a field called Effort',
  'When the form is empty show the text "Please enter a name"',
  'Show a toast saying "Saved" after saving',
  'A status that is "open" or "done"',
  'Say in words why a round was won ("Spock vaporizes stone")',
  'Searching "oak" lists all oaks',
  'Highlight everything over $50 and a budget of $200 with a limit of $300',
  'Remove the heading "Old news"',
  "A diary for my sister's 'quiet' days",
])('words that are not surely shown are not expected: %s', (request) => {
  expect(wordsOf(request)).toEqual([])
})

test('later words replace earlier ones', () => {
  expect(wordsOf('A log called Fernwatch with the headline "Water today"', 'rename it to Mossbook')).toEqual([
    'Mossbook',
    'Water today',
  ])
  expect(wordsOf('A site with the headline "Water today"', 'Change "Water today" to "Water tomorrow"')).toEqual([
    'Water tomorrow',
  ])
  expect(wordsOf('A menu: Espresso €2.50', 'Espresso costs €2.80 now')).toEqual(['€2.80'])
  expect(wordsOf('A site with the headline "Water today"', 'Translate it to German')).toEqual([])
  expect(wordsOf('A site with the headline "Water today"', 'Remove the headline "Water today"')).toEqual([])
})

test.each<[string[], boolean]>([
  [['Notes with sign-in; each user sees only their own notes'], true],
  [['A diary, private to each user'], true],
  [['People can only see their own bookings'], true],
  [['A shop with a login for the owner'], false],
  [['Notes'], false],
  [['Notes; each user sees only their own notes', 'Remove the login'], false],
  [['Notes', 'Every member should only see their own notes'], true],
])('whose rows a person sees is expected where it is asked: %j', (requests, isOwned) => {
  expect(readExpectations(requests).isOwned).toBe(isOwned)
})

test.each<[string[], boolean]>([
  [['A members-only board; only the author can delete a topic'], true],
  [['Only people who are signed in see or write anything'], true],
  [['Topics with a title; others can reply to them'], true],
  [['Messenger for my class with login'], true],
  [['A dating app with sign-up'], true],
  [['A dating app where a match can write to each other. Nobody else can read that.'], true],
  [['Household information has to stay visible to volunteers only'], true],
  [['Only the three of us should see it'], true],
  [['A dating app where each member sees only their own profile'], false],
  [['A diary with sign-in'], false],
  [['Everybody sees only their own notes'], false],
  [['A members-only board', 'Each member only sees their own topics'], false],
])('what members write is for the others where it is asked: %j', (requests, isShared) => {
  expect(readExpectations(requests).isShared).toBe(isShared)
})
