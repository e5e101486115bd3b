// What the person's words allow, and that ordinary work is left alone.
import { expect, test } from 'vitest'

import { refuseChanges } from './guard-changes.ts'
import { asksToRemove, mentions } from './person-words.ts'

const page = 'web/app/about/page.jsx'
const long = `export default function Page() {\n  return (\n${'    <p>Words about us</p>\n'.repeat(30)}  )\n}\n`
const files = { [page]: long, 'web/app/page.jsx': long }

function refusal(personWords: string, path: string, content: string | null): string | null {
  return refuseChanges([{ path, content }], files, { personWords, isOld: (each) => each in files })
}

test.each([
  ['remove the about page', page],
  ['Please delete About', page],
  ['start over from scratch and drop the rest', page],
  ['Lösche die Seite About', page],
  ['rename the about page to story', page],
  ['No about page please', page],
])('%s: it may go', (words, path) => {
  expect(refusal(words, path, null)).toBeNull()
})

test.each([
  'add a phone field',
  'make the about page dark green',
  'remove the subtitle on the homepage',
  'why is it empty?',
  'No, the about page stays',
  'there is no about page on the phone',
])('%s: the page stays', (words) => {
  expect(refusal(words, page, null)).toContain('did not ask to remove')
  expect(refusal(words, page, 'export default () => null\n')).toContain('nearly all of it')
})

test('a component goes when no other file names it any more, and stays while one does', () => {
  const tick = 'web/components/tick-job.jsx'
  const list = 'web/components/job-list.jsx'
  const run = { personWords: 'take the deposit off', isOld: () => true }
  const unused = { [tick]: long, [list]: long }
  const used = { ...unused, [list]: `import { TickJob } from './tick-job.jsx'\n${long}` }
  const remove = [{ path: tick, content: null }]

  expect(refuseChanges(remove, unused, run)).toBeNull()
  // Words and longer names are no import of it.
  const told = { ...unused, [list]: `import { X } from './tick-job-form.jsx' // tick-job\n${long}` }
  expect(refuseChanges(remove, told, run)).toBeNull()
  expect(refuseChanges(remove, used, run)).toContain('did not ask to remove')
  expect(
    refuseChanges([{ path: 'web/lib/days/index.js', content: null }], { 'web/lib/days/index.js': long }, run),
  ).toContain('did not ask')
  // Nothing imports a page or a function: that says nothing about whether it is used.
  expect(refuseChanges([{ path: page, content: null }], files, run)).toContain('did not ask to remove')
})

test('what the run made itself it may take away', () => {
  expect(refusal('add a map', 'web/lib/map.js', null)).toBeNull()
})

test('tables and columns are found in singular, plural and snake case', () => {
  expect(asksToRemove('remove the phone numbers of customers', 'phone_number')).toBe(true)
  expect(asksToRemove('remove the categories', 'category')).toBe(true)
  expect(asksToRemove('remove the logo', 'customer')).toBe(false)
  expect(mentions('the book list', 'books')).toBe(true)
})

test.each([
  ['links that people follow', 'web/app/page.jsx', `${long}<a href="https://www.instagram.com/bakery">Instagram</a>`],
  ['the app’s own functions', 'web/app/page.jsx', `${long}fetch('/api/notes')`],
  ['a namespace of markup', 'web/app/page.jsx', `${long}<svg xmlns="http://www.w3.org/2000/svg" />`],
  [
    'one variable by its name',
    'web/app/api/pay/route.js',
    "import { env } from '@joinery/app-kit/server'\nexport const GET = () => Response.json({ ready: env.STRIPE_KEY !== undefined })",
  ],
  ['comments that cite', 'web/lib/x.js', '// see https://developer.mozilla.org/en-US/docs/Web\nexport const x = 1'],
])('%s may be written', (_, path, content) => {
  expect(refusal('add a footer', path, content)).toBeNull()
})

test('a host may be reached when the person named it or whoever it belongs to', () => {
  const content = "export const GET = () => fetch('https://api.open-meteo.com/v1/forecast')\n"
  const path = 'web/app/api/weather/route.js'

  expect(refusal('show the weather from open-meteo', path, content)).toBeNull()
  expect(refusal('show the weather, see https://api.open-meteo.com/docs', path, content)).toBeNull()
  expect(refusal('show the weather', path, content)).toContain('reaches api.open-meteo.com')
})
