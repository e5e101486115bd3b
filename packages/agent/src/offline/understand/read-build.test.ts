import { expect, test } from 'vitest'

import { readBuild } from './read-build.ts'

/** name | singular | fields as `label:kind`, `!` for required, options in brackets. */
function understand(sentence: string): string {
  const reading = readBuild(sentence)
  if (!reading.ok) return reading.reason
  const { name, entity, fields } = reading.brief
  const shown = fields.map(
    ({ label, kind, required, options }) =>
      `${label}:${kind}${required ? '!' : ''}${options === undefined ? '' : `(${options.join('/')})`}`,
  )
  return [name, entity.singular, shown.join(', ')].join(' | ')
}

test.each([
  [
    'A plant watering log with plant name, room, last watered date and a notes field, dark green background and cream cards, called Fernwatch',
    'Fernwatch | plant | Plant name:text!, Room:text, Last watered date:date, Notes:long',
  ],
  ['a to-do list', 'To-do list | task | Title:text!, Due date:date, Done:boolean, Notes:long'],
  ['todo app', 'Todo | task | Title:text!, Due date:date, Done:boolean, Notes:long'],
  ['make me a notes app pls', 'Notes | note | Title:text, Body:long, Date:date'],
  [
    'Build a recipe box with title, ingredients, cooking time in minutes, difficulty (easy, medium, hard) and a photo link',
    'Recipe box | recipe | Title:text!, Ingredients:long, Cooking time in minutes:number, Difficulty:choice(Easy/Medium/Hard), Photo link:url',
  ],
  [
    'I want to track my board games: name, number of players, rating out of 10, last played, and whether I own it',
    'Board games | board game | Name:text!, Number of players:number, Rating:rating, Last played:date, Own it:boolean',
  ],
  [
    'An app for my book club where each book has a title, author, genre, rating and finished checkbox. Call it "Page Turners".',
    'Page Turners | book | Title:text!, Author:text, Genre:text, Rating:rating, Finished:boolean',
  ],
  [
    'track expenses with amount in euros, category (food, rent, fun), date and note',
    'Expenses | expense | Expense:text, Amount:money, Category:choice(Food/Rent/Fun), Date:date, Note:long',
  ],
  [
    'inventory for my shop with product name, sku, quantity, price and supplier. name it Stockroom',
    'Stockroom | product | Product name:text!, SKU:text, Quantity:number, Price:money, Supplier:text',
  ],
  [
    'I need a simple list of clients with name, email, phone, company and notes in navy and white',
    'Clients | client | Name:text!, Email:email, Phone:phone, Company:text, Notes:long',
  ],
  [
    'need smth to keep track of my houseplants, name + species + last watered + light (low/medium/bright)',
    'Houseplants | houseplant | Name:text!, Species:text, Last watered:date, Light:choice(Low/Medium/Bright)',
  ],
  [
    'Kite collection. fields: kite name, wing span (number), color, bought on (date), price, still flies (yes/no). orange background, black buttons',
    'Kite collection | kite | Kite name:text!, Wing span:number, Color:text, Bought on:date, Price:money, Still flies:boolean',
  ],
  [
    'A workout log with date, exercise, sets, reps, weight and how I felt',
    'Workout log | workout | Exercise:text!, Date:date, Sets:number, Reps:number, Weight:number, How I felt:text',
  ],
  [
    'Make a todo list called Nextly with due date and priority (low, medium, high), background #ffd500 and navy buttons',
    'Nextly | task | Title:text!, Due date:date, Priority:choice(Low/Medium/High), Done:boolean',
  ],
  ['A dream journal', 'Dream journal | dream | Title:text!, Body:long, Date:date'],
  [
    'wine tasting notes: name, vintage, region, rating, notes. burgundy background',
    'Wine tasting notes | wine | Name:text!, Vintage:number, Region:text, Rating:rating, Notes:long',
  ],
  [
    'job application tracker with company, role, applied on, status either applied, interview, offer or rejected, and link',
    'Job applications | job application | Company:text!, Role:text, Applied on:date, Status:choice(Applied/Interview/Offer/Rejected), Link:url',
  ],
  [
    'a page where my students can be listed with their name, grade, birthday and parents phone number (required)',
    "Students | student | Name:text!, Grade:text, Birthday:date, Parent's phone number:phone!",
  ],
  [
    'I run a small repair shop and need to record repairs: customer name, phone, bike model, problem description, price, status (waiting, in progress, done), and pickup date. Use a teal background with white panels and call it Spoke & Sons.',
    'Spoke & Sons | repair | Customer name:text!, Phone:phone, Bike model:text, Problem description:long, Price:money, Status:choice(Waiting/In progress/Done), Pickup date:date',
  ],
  [
    'movie watchlist with title, year, genre, watched',
    'Movie watchlist | film | Title:text!, Year:number, Genre:text, Watched:boolean',
  ],
  [
    'an app to manage apartments for rent with address, rent, bedrooms, available from date, pets allowed yes/no',
    'Apartments | apartment | Address:text!, Rent:money, Bedrooms:number, Available from date:date, Pets allowed:boolean',
  ],
  [
    'Lighthouses I visited. For each lighthouse: name, country, height in meters, visited on, and a notes text area.',
    'Lighthouses | lighthouse | Name:text!, Country:text, Height in meters:number, Visited on:date, Notes:long',
  ],
  [
    'A lost & found register with item, found where, found on date, color, owner name, returned (yes/no), pale blue background, called Finders',
    'Finders | item | Item:text!, Found where:text, Found on date:date, Color:text, Owner name:text, Returned:boolean',
  ],
  [
    'Keep a log of medication with medicine, dose, time of day, taken yes or no',
    'Medications | medication | Medicine:text!, Dose:text, Time of day:time, Taken:boolean',
  ],
  [
    'Something to log my runs: distance (km), time in minutes, date, route and a rating from 1 to 5. make it purple with yellow buttons. name: Runaway',
    'Runaway | run | Route:text!, Distance:number, Time in minutes:number, Date:date, Rating:rating',
  ],
  [
    'I would like an app to organise my vinyl records with artist, album title, year, condition and price paid',
    'Vinyl records | vinyl | Album title:text!, Artist:text, Year:number, Condition:text, Price paid:money',
  ],
  [
    'please create a volunteer directory. Each volunteer has a full name, an email, a phone number, skills, and whether they have a driving licence',
    'Volunteer directory | volunteer | Full name:text!, Email:email, Phone number:phone, Skills:text, Driving licence:boolean',
  ],
  [
    'bee hive inspections: hive name (required), inspected on, queen seen (yes/no), number of frames, mood (calm, nervous, angry), notes; honey yellow... #ffc512 background',
    'Bee hive inspections | bee hive inspection | Hive name:text!, Inspected on:date, Queen seen:boolean, Number of frames:number, Mood:choice(Calm/Nervous/Angry), Notes:long',
  ],
  ['shopping list', 'Shopping list | item | What:text!, How much:text, Where:text, Bought:boolean'],
  ['hello', 'nothing_to_record'],
  ['build an app', 'nothing_to_record'],
  ['a chess game', 'other_kind'],
  ['Build me a multiplayer 3d racing game with bitcoin payments', 'other_kind'],
  [
    'repairs with owner name, weight in kilos and a status that is one of waiting, on the bench, sent home',
    'Repairs | repair | Owner name:text!, Weight in kilos:number, Status:choice(Waiting/On the bench/Sent home)',
  ],
  ['club members with name, phone, in a playful pink style', 'Club members | club member | Name:text!, Phone:phone'],
])('%s', (sentence, understood) => {
  expect(understand(sentence)).toBe(understood)
})

test('the same sentence is always understood in the same way', () => {
  expect(readBuild('a wine list with name and price')).toEqual(readBuild('a wine list with name and price'))
})

test('wishes that cannot be met are named', () => {
  const reading = readBuild('A client list with name and email, shown on a map, with reminders')
  expect(reading).toMatchObject({
    ok: true,
    unsupported: ['reminders and messages, because nothing runs while nobody looks'],
  })
})

test('what follows the name in the same breath is no field', () => {
  const reading = readBuild('An app called Quillbox to keep my recipes with name, cuisine, servings and notes')

  expect(reading.ok && reading.brief.fields.map((field) => field.name)).toEqual([
    'name',
    'cuisine',
    'servings',
    'notes',
  ])
})

test('an order, a tail and a duration are read for what they are', () => {
  const notes = readBuild('A notes app: each note has a title and a text, the newest first.')
  const plants = readBuild('A plant diary: name, place, last watered and a note for each plant.')
  const recipes = readBuild('A collection of recipes: name, ingredients, steps and minutes to cook.')

  expect(notes.ok && notes.brief.fields.map((field) => field.name)).toEqual(['title', 'text'])
  expect(plants.ok && plants.brief.fields.at(-1)).toMatchObject({ name: 'note', kind: 'long' })
  expect(recipes.ok && recipes.brief.fields.at(-1)).toMatchObject({ name: 'minutes_to_cook', kind: 'number' })
})

test('the light of a plant is a fact, not a style', () => {
  const reading = readBuild('An app to keep my plants with name, room, light and notes')
  expect(reading.ok && reading.brief.fields.map(({ label }) => label)).toEqual(['Name', 'Room', 'Light', 'Notes'])
})

test.each([
  'A forum for people growing giant pumpkins. There are threads with a title and a message, and anybody with an account can reply.',
  'A recipe network: people sign up and post recipes with a title and a text, everyone can read',
])('what is written for others is no private diary, whatever it is about: %s', (sentence) => {
  const reading = readBuild(sentence)
  expect(reading.ok && reading.brief.access).toBe('members')
})

test('who leaves feedback need not say their name where the message says so', () => {
  const reading = readBuild(
    'A place where guests leave feedback: name (optional), stars from 1 to 5, and what they liked',
  )
  expect(reading.ok && reading.brief.fields[0]).toMatchObject({ label: 'Name', required: false })
})

test.each([
  ['Contact form for a plumber: name, phone, problem. I read the requests on a members page.', 'request'],
  [
    'Enquiry form for a violin maker; ask for name, e-mail and what instrument; enquiries appear in a password protected admin section',
    'enquiry',
  ],
  ['Feedback box for our school canteen: what was good, what was bad, stars. Only staff can read it.', 'response'],
])('what only some may read is sent by everybody: %s', (sentence, noun) => {
  const reading = readBuild(sentence)
  expect(reading.ok && reading.brief).toMatchObject({ access: 'admin', isInbox: true, entity: { singular: noun } })
})

test.each([
  'Enquiry form for a violin maker; ask for name, e-mail and what instrument; enquiries appear in an admin section',
  'A small shop for jam with an admin page where I add products and see orders.',
  'Registration page for a run: name, age, distance (5k, 10k). Staff page with all runners.',
])('without a word of who may not, an admin page is open: %s', (sentence) => {
  const reading = readBuild(sentence)
  expect(reading.ok && reading.brief).toMatchObject({ access: 'open', parts: expect.arrayContaining(['desk']) })
})

test.each([
  'Guest book for our wedding. Guests write name and message, everybody can read them. Only the owner can delete it.',
  'A recipe wall with title and ingredients. Everybody adds recipes without an account, only the admin can remove them.',
])('who keeps order does not close writing: %s', (sentence) => {
  const reading = readBuild(sentence)
  expect(reading.ok && reading.brief).toMatchObject({ access: 'admin', isAddedByAll: true })
})

test('no account for comments does not mean that nobody has one', () => {
  const reading = readBuild(
    'A wall of quilts. Members sign up and put up a quilt: photo, pattern, maker. Anybody can leave a comment – no account for that.',
  )
  expect(reading.ok && reading.brief.access).toBe('members')
})

test('what is said of the looks beside a name is no trade', () => {
  const reading = readBuild('Portfolio for photographer Mina Sato, black background, galleries for portraits')
  expect(reading).toMatchObject({ ok: true, brief: { name: 'Mina Sato', colors: { background: '#000000' } } })
})
