import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../read-build.ts'
import { readEdit } from './read-edit.ts'
import { answer, isQuestion } from './answers.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

const plants = {
  ...briefOf('A list of my plants with name, room, last watered date and notes'),
  skeleton: 'cards' as const,
}
const projects = briefOf(
  'I want to track my projects and their tasks. Projects have a name, client and deadline. Tasks have a title, due date, assignee and status (todo, doing, done)',
)
const shop = briefOf(
  'An online shop for my handmade candles. Lavender candle 12 €, cedar candle 15 €. Customers leave name, address and email to order',
)
const salon = briefOf('Booking page for my hair salon Shear Joy: haircut 30 minutes 35 €, colouring 90 minutes 80 €')
const restaurant = briefOf(
  'Website for our Italian restaurant Da Marco with menu, opening hours, photo gallery and a contact form',
)
const poll = briefOf('A poll where friends vote on which film we watch on Friday: Dune, Barbie, Alien')
const timer = briefOf('A pomodoro timer with 25 minutes work and 5 minutes break')
const workouts = briefOf('A workout log with exercise, sets, reps, weight and date')
const spent = briefOf('Expense tracker with shop, amount, category and date')
const tools = briefOf('The tools of our village with tool, photo, shelf and condition')
const birds = briefOf('A quiz about birds')
const tips = briefOf('A tip calculator with bill amount, tip percent and number of people')

type Row = [message: string, brief: Brief, clause: RegExp, look: (brief: Brief) => unknown, expected: unknown]
const taskOf = ({ more }: Brief) => more.find(({ singular }) => singular === 'task')
const done: Row[] = [
  // What an app is called, whatever the name says.
  [
    'rename the app to Green Corner',
    plants,
    /call the app/,
    ({ name, colors }) => [name, colors],
    ['Green Corner', {}],
  ],
  ['change the shop name to Wick & Wax', shop, /call the app/, ({ name }) => name, 'Wick & Wax'],
  ['rename Da Marco to Trattoria Marco', restaurant, /call the app/, ({ name }) => name, 'Trattoria Marco'],
  ['rename projects to jobs', projects, /call the projects jobs/, ({ name }) => name, 'Projects'],
  // The order of a list.
  ['sort by name', plants, /“Name”, A first/, ({ order }) => order, { by: 'name', isDown: false }],
  ['show the oldest first', plants, /the oldest first/, ({ order }) => order, { by: 'id', isDown: false }],
  ['sort by last watered, latest first', plants, /the latest first/, ({ order }) => order?.isDown, true],
  ['sort tasks by due date', projects, /“Due date”/, (brief) => taskOf(brief)?.order?.by, 'due_date'],
  ['sort by price', shop, /the lowest first/, ({ order }) => order, { by: 'price', isDown: false }],
  // Which records are meant.
  ['add a budget to projects', projects, /“Budget” \(amount/, ({ fields }) => fields.at(-1)?.label, 'Budget'],
  [
    'add priority to tasks (low, high)',
    projects,
    /“Priority” \(Low, High\)/,
    (brief) => taskOf(brief)?.fields.at(-1)?.options,
    ['Low', 'High'],
  ],
  [
    'rename assignee to owner',
    projects,
    /“Assignee” “Owner”/,
    (brief) => taskOf(brief)?.fields.some(({ label }) => label === 'Owner'),
    true,
  ],
  ['remove the client field from projects', projects, /“Client”/, ({ fields }) => fields.length, 2],
  [
    'contact form should ask for the date of the visit',
    restaurant,
    /add the field/,
    ({ more }) => more.find(({ isInbox }) => isInbox)?.fields.length,
    4,
  ],
  // What a field may be.
  [
    'status should be open, in progress or done',
    projects,
    /Open, In progress, Done/,
    (brief) => taskOf(brief)?.fields.find(({ name }) => name === 'status')?.options,
    ['Open', 'In progress', 'Done'],
  ],
  ['rename room to place and make it required', plants, /“Place” required/, ({ fields }) => fields[1]?.required, true],
  ['change room to kitchen, hall or bath', plants, /Kitchen, Hall, Bath/, ({ fields }) => fields[1]?.kind, 'choice'],
  // What is true of the whole place.
  [
    'add our address: Mill Lane 4, Bath',
    salon,
    /first page/,
    ({ copy }) => copy.facts.at(-1),
    { label: 'Address', value: 'Mill Lane 4, Bath' },
  ],
  ['we are closed on mondays', restaurant, /Closed/, ({ copy }) => copy.facts.at(-1)?.value, 'Mondays'],
  ['add my instagram @marco', restaurant, /Instagram/, ({ fields }) => fields, restaurant.fields],
  // Words that were given.
  ['make the headline "Pasta first"', restaurant, /headline/, ({ copy }) => copy.headline, 'Pasta first'],
  ['about us: we cook since 1974', restaurant, /about page/, ({ copy }) => copy.about, ['We cook since 1974.']],
  [
    'add a section with benefits: fresh pasta, own wine',
    restaurant,
    /Benefits/,
    ({ copy }) => copy.sections.at(-1)?.items,
    ['Fresh pasta', 'Own wine'],
  ],
  ['thank you message should be See you soon', restaurant, /See you soon/, ({ copy }) => copy.thanks, 'See you soon'],
  // Money, brightness, vague wishes.
  ['change the currency to pounds', shop, /GBP/, ({ currency }) => currency, 'GBP'],
  ['dark background', plants, /darker/, ({ isDark }) => isDark, true],
  ['make it look nicer', plants, /look \(others are/, ({ style }) => style !== plants.style, true],
  ["i don't like the green", plants, /buttons and accents/, ({ colors }) => typeof colors.primary, 'string'],
  // What is asked of visitors.
  ['add a phone number to the order form', shop, /at the checkout/, ({ fields }) => fields, shop.fields],
  ['members only', plants, /only who has an account sees/, ({ isForMembersOnly }) => isForMembersOnly, true],
  ['only I can edit the products', shop, /only the admin/, ({ access }) => access, 'admin'],
  // What belongs to what is there, what is narrowed, what sending costs.
  ['add subtasks', projects, /belong to one task/, ({ more }) => more.at(-1)?.singular, 'subtask'],
  ['add product reviews', shop, /belong to one product/, ({ more }) => more.at(-1)?.singular, 'review'],
  ['i want to filter by room', plants, /narrowed by “Room”/, ({ fields }) => fields, plants.fields],
  ['add shipping costs of 4.90', shop, /€4.90 for shipping/, ({ fields }) => fields, shop.fields],
  ['rename tasks to jobs', projects, /page of the tasks “Jobs”/, (brief) => taskOf(brief)?.plural, 'tasks'],
  [
    'add a page with the waiters (name, photo, languages)',
    restaurant,
    /add a list of waiters/,
    ({ more }) => more.at(-1)?.fields.length,
    3,
  ],
  [
    'remove the contact form',
    restaurant,
    /take out the contact form/,
    ({ more }) => more.some(({ isInbox }) => isInbox),
    false,
  ],
  // What a list may do, where one asks for it.
  [
    'group the plants by room',
    plants,
    /headings by “Room”/,
    ({ request }) => request.split('\n').at(-1),
    'The list is grouped by room.',
  ],
  ['print button', plants, /a button that prints/, ({ fields }) => fields, plants.fields],
  ['let people drag the plants to reorder them', plants, /by buttons/, ({ fields }) => fields, plants.fields],
  ['let readers subscribe by email', plants, /newsletter/, ({ parts }) => parts.includes('newsletter'), true],
  ['add a wishlist', shop, /save favourites/, ({ parts }) => parts.includes('favourites'), true],
  ['let people write reviews with stars', shop, /belong to one product/, ({ more }) => more.at(-1)?.singular, 'review'],
  ["about us: it's 'our' bakery", restaurant, /about page/, ({ copy }) => copy.about, ["It's “our” bakery."]],
  [
    "add an about page that says 'We cook since 1974'",
    restaurant,
    /says “We cook since 1974”/,
    ({ copy }) => copy.about,
    ['We cook since 1974.'],
  ],
  ['assign tasks to helpers', projects, /“Helper”/, (brief) => taskOf(brief)?.fields.at(-1)?.label, 'Helper'],
  [
    'add a service Beard trim 20 minutes 15 euros',
    salon,
    /add “Beard trim”/,
    ({ addedRows }) => addedRows,
    ['service: Beard trim'],
  ],
  ['shuffle the questions', birds, /another order each time/, ({ request }) => request.endsWith('shuffled.'), true],
  ['only five questions per round', birds, /5 of the questions/, ({ fields }) => fields, birds.fields],
  ['add a monthly budget of 1200', spent, /\$1200 is spent/, ({ fields }) => fields, spent.fields],
  ['rename shop to store', spent, /“Shop” “Store”/, ({ name }) => name, spent.name],
  ['add receipts', spent, /receipt photo” \(picture/i, ({ fields }) => fields.at(-1)?.kind, 'picture'],
  [
    'rename todo to waiting',
    projects,
    /“Todo” of “Status” “Waiting”/,
    (brief) => taskOf(brief)?.fields.find(({ name }) => name === 'status')?.options,
    ['Waiting', 'Doing', 'Done'],
  ],
  [
    'add a sunlight field with low, medium, high',
    plants,
    /“Sunlight”/,
    ({ fields }) => fields.at(-1)?.options,
    ['Low', 'Medium', 'High'],
  ],
  ['add sizes S, M, L', shop, /“Size”/, ({ fields }) => fields.at(-1)?.options, ['S', 'M', 'L']],
  [
    'add product categories: body, hair, face',
    shop,
    /“Category”/,
    ({ fields }) => fields.at(-1)?.options,
    ['Body', 'Hair', 'Face'],
  ],
  ['let customers leave a note with the order', shop, /“Note” at the checkout/, ({ fields }) => fields, shop.fields],
  ['shipping 4.90, free over 40', shop, /nothing from €40 on/, ({ fields }) => fields, shop.fields],
  ['20% off with the code FRIENDS20', shop, /20 % off .* FRIENDS20/, ({ fields }) => fields, shop.fields],
  ['add a weekly goal of 4 workouts', workouts, /goal of 4 workouts/, ({ fields }) => fields, workouts.fields],
  ['personal records', workouts, /the best of each/, ({ fields }) => fields, workouts.fields],
  ['make it a table', plants, /as a table/, ({ skeleton }) => skeleton, 'table'],
  ['let members borrow the tools themselves', tools, /borrow/, ({ parts }) => parts.includes('loans'), true],
  ['add a calendar of tasks', projects, /calendar/, ({ parts }) => parts.includes('calendar'), true],
  // Who sees the records is asked of all of them.
  [
    'only members can see the plants',
    plants,
    /only who has an account/,
    ({ isForMembersOnly }) => isForMembersOnly,
    true,
  ],
  ['only I can see the expenses', spent, /only what is theirs/, ({ access }) => access, 'private'],
  ['add a discount field', shop, /“Discount”/, ({ fields }) => fields.at(-1)?.label, 'Discount'],
  [
    'reorder the fields: amount, date',
    spent,
    /order the fields/,
    ({ fields }) => fields.slice(1, 3).map(({ name }) => name),
    ['amount', 'date'],
  ],
  // What one screen does.
  ['default tip 15 percent', tips, /begin with 15 as “Tip/, ({ request }) => request.endsWith('begins with 15.'), true],
  ['let people add films themselves', poll, /whoever votes/, ({ request }) => request.includes('suggest'), true],
  ['make it 50 minutes and 10 minutes break', timer, /50 minutes/, ({ request }) => request.includes('50 min'), true],
]

test.each(done)('%s', (message, before, clause, look, expected) => {
  const { brief, clauses, refused, orders } = readEdit(message, before)
  expect({ refused, orders }).toEqual({ refused: [], orders: [] })
  expect(clauses.join('; ')).toMatch(clause)
  expect(look(brief)).toEqual(expected)
})

/** Not one of these is a fact of each record, nor a colour of the app. */
const notDone: [message: string, brief: Brief, why: RegExp][] = [
  ['translate it to German', plants, /English only/],
  ['email me when somebody books', salon, /mail service/],
  ['show overdue tasks in red', projects, /marks that follow/],
  ['add a discount code', shop, /discounts/],
  ['I want people to pay by credit card', shop, /STRIPE_SECRET_KEY/],
  ['add a map', restaurant, /our address/],
  ['add a table reservation form', restaurant, /one form/],
  ['add our phone number to the page', restaurant, /I do not know it/],
  ['make room optional', plants, /so already/],
  ['show the newest first', plants, /begins that way already/],
  ['give me a button that waters all of them', plants, /no new behaviour/],
  ['hide the notes on the list', plants, /what the list shows/],
  ['delete everything', plants, /row by row/],
  ['add a background image of balloons', plants, /behind the text/],
  ['let people comment on tasks', projects, /not with tasks/],
  ['color the status: green for done, red for late', projects, /a colour for each value/],
  ['only show the room in small grey letters', plants, /how one fact is written/],
  ['comments must be approved first', plants, /until somebody approves/],
  ['hide comments on old plants', plants, /for some records alone/],
  ['only I can see the prices', shop, /before one fact alone/],
  ['make the cards smaller', plants, /how many stand in a row/],
  ['color plants by room', plants, /group it by that fact/],
  ['add a category Travel', spent, /holds any word/],
  ['add a watering calculator', plants, /an app of its own/],
  ['delete the rose', plants, /nothing of that name|I do not/],
]

test('what a later message adds to the request changes no heading, and a value is no tick', () => {
  const books = briefOf('A reading list with title, author and status (to read, reading, read)')
  expect(readEdit('hide read books', books).clauses).toEqual([])
})

test('a value that is renamed is renamed where it is stored, too', () => {
  const { sql } = readEdit('rename todo to waiting', projects)
  expect(sql).toEqual(["update tasks set status = 'Waiting' where status = 'Todo';"])
})

test.each(notDone)('said and not done: %s', (message, before, why) => {
  const { brief, clauses, refused, orders } = readEdit(message, before)
  expect(clauses).toEqual([])
  expect([...refused, ...orders.map((order) => order.refused)].join()).toMatch(why)
  expect(brief).toEqual(before)
})

test.each([
  ['add a gift list', restaurant],
  ['add subtasks', plants],
  ['add an impressum', plants],
  ['add a field for tax', tips],
  ['save past calculations', tips],
  ['add comments', poll],
])('no field comes of what is none: %s', (message, before) => {
  const { brief, clauses } = readEdit(message, before)
  expect(clauses).toEqual([])
  expect(brief).toEqual(before)
})

test('a question is answered and changes nothing', () => {
  const { brief } = readEdit('add a contact form', restaurant)
  expect(['where do i see who wrote to us?', 'How do I delete a row?'].every(isQuestion)).toBe(true)
  expect(['can you add a price?', 'how about a calendar?', 'what about “Hi” as headline?'].some(isQuestion)).toBe(false)
  expect(answer('where do i see who wrote a message?', brief)).toContain('/admin')
})

test('what went comes back as it was, and under its own kind', () => {
  const gone = readEdit('remove the notes', plants).brief
  const back = readEdit('bring the notes back', gone)
  expect(back.clauses.join()).toContain('with what was stored')
  expect(back.brief.fields).toEqual(plants.fields)
  const without = readEdit('remove the gallery', restaurant).brief
  expect(without.more.some(({ singular }) => singular === 'photo')).toBe(false)
  expect(readEdit('add the gallery again', without).brief.more.at(-1)?.singular).toBe('photo')
})

test.each([
  [['make the headline bigger'], 'even bigger', 'make the headline bigger'],
  [['red buttons'], 'actually blue', 'blue buttons'],
  [['dark green background'], 'make it a bit darker', 'make the background darker'],
  [['rename the app to Moss'], 'not Moss, Fern', 'rename the app to Fern'],
])('after %s, “%s” means “%s”', (earlier, said, meant) => {
  const after = readEdit(said, plants, earlier)
  const same = readEdit(meant, plants)
  expect(after.clauses.length + after.orders.length).toBeGreaterThan(0)
  expect([after.clauses, after.orders]).toEqual([same.clauses, same.orders])
})
