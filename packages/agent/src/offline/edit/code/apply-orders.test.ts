import { expect, test } from 'vitest'

import { splitOrders } from '../../understand/edits/read-edit-orders.ts'
import { applyOrders } from './apply-orders.ts'
import { parseModule } from './syntax.ts'
import { bakery, clients, guests } from './written-apps.ts'

const apps = { bakery, guests, clients }
const home = 'web/app/page.jsx'
const layout = 'web/app/layout.jsx'
const tokens = 'design/tokens.json'

function edited(app: keyof typeof apps, message: string) {
  const result = applyOrders(splitOrders(message), apps[app])
  const files = { ...apps[app], ...Object.fromEntries(result.writes.map(({ path, content }) => [path, content])) }
  return { ...result, files }
}

/** [message, file, what stands there afterwards, what no longer does] */
type Row = [message: string, path: string, there: string, gone?: string]

const words: Row[] = [
  ['change the headline to “Fresh bread daily”', home, '>Fresh bread daily</h1>', 'getting up'],
  ['the headline should say "Hi"', home, '>Hi</h1>', 'getting up'],
  ['I want the headline to say "Hi"', home, '>Hi</h1>', 'getting up'],
  [
    'Please set the heading on the menu page to "Our breads"',
    'web/app/menu/page.jsx',
    '>Our breads</h1>',
    '>Menu</h1>',
  ],
  [
    'rename the heading "What people say" to "Voices"',
    'web/components/testimonials.jsx',
    '>Voices</h2>',
    'What people say',
  ],
  ['rename the button Sign up to Subscribe', home, '>Subscribe</button>', 'Sign up'],
  ['change sign up to Join us', home, '>Join us</button>', 'Sign up'],
  ['make the header sticky', layout, 'sticky top-0'],
  ['rename the button "Order now" to "Buy bread"', home, '>Buy bread</Link>', 'Order now'],
  ['change the button text "Order now" to "Order today"', home, '>Order today</Link>', 'Order now'],
  ['the order now button should say "Buy"', home, '>Buy</Link>', 'Order now'],
  ['replace "Monday to Friday, 7 to 18" with "Every day, 7 to 19"', home, '<p>Every day, 7 to 19</p>', 'Monday'],
  [
    'change the footer text to "See you tomorrow."',
    'web/components/site-footer.jsx',
    '<p>See you tomorrow.</p>',
    '1984',
  ],
  ['change the page title to Crumb & Co', layout, "title: 'Crumb & Co'", "title: 'Corner Crumb'"],
  ['set the page description to "Bread by Ida"', layout, "description: 'Bread by Ida'", 'Bread from the corner'],
  ['change the subtitle to "Warm until noon"', home, '>Warm until noon</p>', 'Sourdough, rye'],
  [
    'change the placeholder of the email field to "name@mail.com"',
    home,
    'placeholder="name@mail.com"',
    'you@example.com',
  ],
  ['rename "Email" to "Your email"', home, '>Your email</label>', '>Email<'],
  ['change “rye” to “spelt”', home, 'Sourdough, spelt and rolls', 'rye'],
  [
    'write "Home-made" instead of "What people say"',
    'web/components/testimonials.jsx',
    '>Home-made</h2>',
    'What people say',
  ],
  ['rename the link Menu to Breads', layout, '<Link href="/menu">Breads</Link>', '>Menu<'],
  ['rename the menu page to Breads', 'web/app/menu/page.jsx', '>Breads</h1>', '>Menu</h1>'],
]

const looks: Row[] = [
  ['make the headline bigger', home, 'text-6xl', 'text-5xl'],
  ['make the headline much bigger', home, 'text-7xl', 'text-5xl'],
  ['make the headline smaller', home, 'text-4xl font-medium', 'text-5xl'],
  ['make the subtitle larger', home, 'mt-4 text-xl', 'mt-4 text-lg'],
  ['center the headline', home, 'font-medium text-center'],
  ['make the headline bold', home, 'text-5xl font-bold', 'font-medium'],
  ['make the headline italic', home, 'font-medium italic'],
  ['make the headline dark red', home, 'text-[#8b0000]'],
  ['make the footer navy', 'web/components/site-footer.jsx', 'bg-[#000080] text-[#ffffff]'],
  ['make the "Sign up" button green', home, 'bg-[#008000]'],
  ['make the order now button bigger', home, 'text-on-primary text-lg'],
  ['make all headings bold', 'web/components/testimonials.jsx', 'text-2xl font-bold'],
  ['change the font to Space Grotesk', tokens, '"display": "Space Grotesk",\n    "text": "Space Grotesk"'],
  ['use Fraunces for headings', tokens, '"display": "Fraunces",\n    "text": "Instrument Sans"'],
  ['use a serif font for the text', tokens, '"display": "Newsreader",\n    "text": "Newsreader"'],
  ['change the font to Comic Sans', tokens, '"display": "Baloo 2"'],
  ['use the font Playfair Display for headings', tokens, '"display": "Fraunces",\n    "text": "Instrument Sans"'],
  ['make the corners rounder', tokens, '"control": 12'],
  ['square corners please', tokens, '"control": 0'],
  ['yellow background with navy buttons', tokens, '"background": "#ffff00"', '#1f6b4f'],
  ['make it dark', tokens, '"background": "#0e100e"', '#f6f8f6'],
  ['change the background to #112233', tokens, '"background": "#112233"', '#161d19'],
]

const parts: Row[] = [
  ['remove the testimonials', home, '<main', 'Testimonials'],
  ['remove the newsletter section', home, '<Testimonials />', 'Stay in touch'],
  ['hide the newsletter form', home, 'Stay in touch', '<form'],
  ['remove the footer', layout, '{children}', 'SiteFooter'],
  ['remove the button "Sign up"', home, '<input', 'Sign up'],
  ['remove the subtitle', home, 'Order now', 'Sourdough'],
  ['get rid of the opening hours section', home, '<Testimonials />', 'Opening hours'],
  ['remove Orders from the menu', layout, '>Menu<', '>Orders<'],
  ['remove the orders link', layout, '>Menu<', '>Orders<'],
  [
    'add a section called "Parking" with the text "Behind the house." below the opening hours',
    home,
    '>Parking</h2>\n        <p',
  ],
  ['add the text "Closed on Sundays" under the opening hours', home, '>Closed on Sundays</p>'],
  ['add a page called About with the text "We bake."', 'web/app/about/page.jsx', '>We bake.</p>'],
  ['add a page called About with the text "We bake."', layout, '<Link href="/about">About</Link>'],
  ['create a team page', 'web/app/team/page.jsx', '>Team</h1>'],
  [
    'add a link to https://example.com called "Friends" in the menu',
    layout,
    '<Link href="https://example.com">Friends</Link>',
  ],
  ['move testimonials to the bottom', home, '</section>\n      <Testimonials />\n    </main>'],
  [
    'move the opening hours section above the headline',
    home,
    'py-12">\n      <section className="mt-16">\n        <h2 className="text-2xl">Opening',
  ],
  [
    'swap the opening hours and the newsletter section',
    home,
    '<Testimonials />\n      <section className="mt-16">\n        <h2 className="text-2xl">Opening',
  ],
  [
    'reorder the menu: Orders, Menu, Home',
    layout,
    'Orders</Link>\n          <Link href="/menu">Menu</Link>\n          <Link href="/">Home',
  ],
  ['move the Orders link before Menu', layout, 'Orders</Link>\n          <Link href="/menu">'],
]

test.each([...words, ...looks, ...parts])('%s (%s)', (message, path, there, gone) => {
  const { files, refused, unread, clauses } = edited('bakery', message)
  expect({ refused, unread }).toEqual({ refused: [], unread: [] })
  expect(clauses).not.toEqual([])
  expect(files[path]).toContain(there)
  if (gone !== undefined) expect(files[path]).not.toContain(gone)
  for (const [file, text] of Object.entries(files))
    if (/\.jsx?$/.test(file)) expect(parseModule(file, text), file).not.toBeNull()
})

test.each([
  [
    'guests',
    'add a phone number field',
    home,
    'value={phoneNumber} onChange={(event) => setPhoneNumber(event.target.value)}',
  ],
  ['guests', 'add a phone number field', home, 'JSON.stringify({ name, seats, phone_number: phoneNumber })'],
  ['guests', 'add a phone number field', home, '<td className="py-2">{guest.phone_number}</td>'],
  ['guests', 'add a phone number field', 'web/app/api/guests/route.js', '(name, seats, phone_number) values'],
  ['guests', 'add a phone number field', 'web/app/page.server.js', 'select id, name, seats, phone_number from'],
  ['guests', 'also track the meal (meat, fish, vegan)', home, '<option>Vegan</option></select>'],
  ['guests', 'add an arrival date to the guests', 'web/app/page.server.js', 'arrival_date::text'],
  ['guests', 'add a checkbox for vegetarian', home, 'type="checkbox" name="vegetarian" checked={vegetarian}'],
  [
    'clients',
    'add a phone number to the clients',
    'web/app/new/page.jsx',
    '<label htmlFor="phone_number">Phone number</label>',
  ],
  ['clients', 'add a phone number to the clients', 'web/app/api/clients/route.js', 'values ($1, $2, $3)'],
  [
    'clients',
    'add a phone number to the clients',
    'web/app/api/clients/route.js',
    'body.city, body.phone_number || null]',
  ],
  ['clients', 'add a phone number to the clients', home, '{client.phone_number && <p'],
  ['clients', 'add a page called Help', layout, "{ href: '/help', label: 'Help' }"],
] satisfies [keyof typeof apps, string, string, string][])('in %s, %s (%s)', (app, message, path, there) => {
  const { files, refused } = edited(app, message)
  expect(refused).toEqual([])
  expect(files[path]).toContain(there)
})

test.each([
  ['bakery', 'remove the sidebar'],
  ['bakery', 'add a section about parking'],
  ['bakery', 'use a nicer font'],
  ['bakery', 'remove the home page'],
  ['bakery', 'add a link to the prices page in the menu'],
  ['bakery', 'make the banner bigger'],
  ['guests', 'remove the seats field'],
  ['guests', 'remove the field seats'],
  ['bakery', 'remove the field pages'],
] satisfies [keyof typeof apps, string][])(
  'in %s, what cannot be done is said and changes nothing: %s',
  (app, message) => {
    const { writes, clauses, refused } = edited(app, message)
    expect({ writes, clauses }).toEqual({ writes: [], clauses: [] })
    expect(refused).toHaveLength(1)
  },
)

test('several orders are carried out one after another, and one that fails leaves the others', () => {
  const { clauses, refused } = edited(
    'bakery',
    'Make the headline bold, remove the sidebar and add a page called Team.',
  )
  expect(clauses).toHaveLength(2)
  expect(refused).toHaveLength(1)
})

test('a page that goes takes the links to it along', () => {
  const { deletes, files } = edited('bakery', 'remove the menu page')
  expect(deletes).toEqual(['web/app/menu/page.jsx'])
  expect(files[layout]).not.toContain('/menu')
})

test('a field comes with the change of its table', () => {
  expect(edited('guests', 'add the table number').sql).toEqual([])
  expect(edited('guests', 'add a price field').sql).toEqual([
    'alter table guests add column if not exists price numeric(12, 2);',
  ])
})
