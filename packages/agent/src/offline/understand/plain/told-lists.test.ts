import { expect, test } from 'vitest'

import { plainLinks } from './plain-links.ts'
import { listsPlain } from './told-lists.ts'
import { ownersPlain } from './told-owners.ts'

test.each([
  [
    'Ledger: customers, invoices with number, customer, amount.',
    'Ledger: customers. Each customer has many invoices. Each invoice has number, customer, amount.',
  ],
  [
    'Our band: list of players with drum, list of gigs with date; for every gig we tick who came.',
    'Our band: players with name, drum. Gigs with date. Each gig has several players. Each player has several gigs.',
  ],
  [
    'Canteen: for each day of the week soup, lunch and dessert, and a shopping list.',
    'Canteen: Each day has day of the week, soup, lunch and dessert. Each shopping item has name, quantity and done.',
  ],
  ['The crew proposes names for the boat, everyone has a vote.', 'names with name, everyone has a vote.'],
  [
    'We cook and want our guests to pre-order soup for Friday. They choose a size, how many and leave their name.',
    'Orders of soup. An order has a size, how many and leave their name.',
  ],
  [
    'Purse: pots (jar, tin, sock), payments with pot, amount, day.',
    'Purse: payments with pot (jar, tin, sock), amount, day.',
  ],
  [
    'We rent out three boats: Ida, Bo. Guests see photos and price and send a request with day, name.',
    'We rent out three boats: Ida, Bo. Each boat has name, photos and price. Guests send a request with day, name.',
  ],
  ['A complaint box for tenants, anonymous, with sort and text.', 'A complaint box for tenants with sort and text.'],
  [
    'Camp: lists for walks, items with sort and packed.',
    'Camp: walks. Each walk has many items. Each item has sort and packed.',
  ],
  ['An app where my pupils hand in drawings: they enter name, title.', 'drawings with name, title.'],
  ['Kite swap: people list kites they give away with maker, their city.', 'Kite swap. Kites with maker, city.'],
  ['Puzzle with pieces min and max.', 'Puzzle with min pieces, max pieces.'],
  [
    'Costs: date, amount; the boss approves or rejects.',
    'Costs: date, amount, status (submitted, approved, rejected).',
  ],
  ['Our crew watches 9 films this season.', 'Films of our crew.'],
  [
    'Everyone writes a short review of each film with stars.',
    'Each film has many reviews. Each review has name, stars, text.',
  ],
  ['For each evening: the cook, the dish.', 'Each evening has date, the cook, the dish.'],
  ['Show lamps (title, photo, year).', 'lamps (title, photo, year).'],
  ['I sell eggs at the gate and note what I sell: day, size.', 'Each sale has day, size.'],
  [
    'Contact book: people with name, phone, and notes of talks with date.',
    'Contact book: contacts with name, phone. Each contact has many talks. Each talk has date, notes.',
  ],
  ['Seeds: what, when. Photo too', 'Seeds: what, when, photo'],
  ['Society: members page (name, coat), walks.', 'Society: members (name, coat), walks.'],
  ['A list with areas. Every job has an area, a day.', 'A list. Each job belongs to one area. Every job has a day.'],
  ['I keep notes about cheeses I try. name, dairy, country.', 'I keep cheeses: name, dairy, country.'],
  ['Words in Dutch, Welsh and Finnish, with a group.', 'Words with Dutch, Welsh and Finnish, group.'],
  ['Our sales team signs in and shares barns: name, year.', 'Barns: name, year.'],
  ['Costs: what, when, category: rent, food, fun.', 'Costs: what, when, category (rent, food, fun).'],
  [
    'My barns. Each has a name. On its page I write care entries: date, what.',
    'My barns. Each barn has a name. Each barn has many care entries. Each care entry has date, what.',
  ],
  ['Songs by several authors.', 'Songs. Each song belongs to one author.'],
  ['Trips with date, and stops for each trip.', 'Trips with date. Each trip has many stops.'],
  ['Street board: neighbours post wishes and gifts with title, text.', 'Posts of the street board with title, text.'],
  ['Guests say yes or no, number of kids.', 'Guests enter name, coming (yes, no), number of kids.'],
  [
    'Board for the barn: columns idea, started, built; cards with title, who.',
    'Board for the barn. Each card has title, who, status (idea, started, built).',
  ],
  ['A verb trainer. Verbs with front, back.', 'A verb trainer. Words with front, back.'],
])('%s', (told, plain) => {
  expect(listsPlain(told)).toBe(plain)
})

test.each([
  'Boats, sails with length, colour and price.',
  'For each day a note and a photo.',
  'Guests order at the bar.',
])('says nothing else: %s', (told) => {
  expect(listsPlain(told)).toBe(told)
})

test.each([
  [
    'Link page for a potter: links to Etsy, my blog and a short bio.',
    'Link page for a potter with a short bio. Links: "Etsy", "Blog".',
  ],
  ['Link in bio for Ada with Etsy, Patreon and my shop', 'Link in bio for Ada. Links: "Etsy", "Patreon", "Shop"'],
  ['Link in bio with a photo and a headline', 'Link in bio with a photo and a headline'],
  ['A shop with links to Etsy and Patreon', 'A shop with links to Etsy and Patreon'],
])('links are a list: %s', (told, plain) => {
  expect(plainLinks(told)).toBe(plain)
})

test.each([
  ['We need a CRM. Name, company, phone.', 'We need a CRM. Clients: Name, company, phone.'],
  ['A barn is a ruin, then rented, and sometimes sold.', 'Each barn has status (ruin, rented, sold)'],
  [
    'Barns have a name, a year and are empty, rented or sold.',
    'Barns have a name, a year, status (empty, rented, sold).',
  ],
  [
    'Each boat is new, in dock, rented or sold, and I filter by that.',
    'Each boat has status (new, in dock, rented, sold), and I filter by that.',
  ],
  [
    'Schools (name, town), each with its own classes with grade and room.',
    'Schools (name, town). Each school has many classes. Classes with grade and room.',
  ],
  [
    'Each wish is open, planned or done and can be filtered.',
    'Each wish has status (open, planned, done) and can be filtered.',
  ],
  [
    'What was said in talks is written down on the page of the client with a date.',
    'Each client has many talks. Each talk has what was said, date.',
  ],
  [
    'Clients with name and invoices with number, amount.',
    'Clients with name and invoices with number, amount. Each client has many invoices.',
  ],
  ['Barns with name, states empty / rented / sold', 'Barns with name, status (empty, rented, sold)'],
])('whose facts and states: %s', (told, plain) => {
  expect(ownersPlain(told).replace(/\.$/, '')).toBe(plain.replace(/\.$/, ''))
})
