import { expect, test } from 'vitest'

import { appSentences } from '../../compose/app-sentences.ts'
import { compose } from '../../compose/compose.ts'
import { readBuild } from '../../understand/read-build.ts'
import { bakery, clients, guests } from '../code/written-apps.ts'
import { repairFiles } from './repair-files.ts'

const home = 'web/app/page.jsx'
const layout = 'web/app/layout.jsx'
const route = 'web/app/api/guests/route.js'
const load = 'web/app/page.server.js'
const database = 'guests (2 rows)\n  id integer primary key not null\n  name text not null\n  seats integer not null'

function broken(app: Readonly<Record<string, string>>, path: string, [from, to]: readonly [string, string]) {
  const text = app[path] ?? ''
  expect(text).toContain(from)
  return { ...app, [path]: text.replace(from, () => to) }
}

/** [what is wrong, app, file, the slip, what stands there once it is mended] */
test.each([
  ['a tag is not closed', guests, home, ['Guests</h1>', 'Guests'], 'Guests</h1>'],
  ['a field is not closed', guests, home, ['border" required />', 'border" required>'], 'border" required />'],
  ['an apostrophe ends a text', guests, layout, ["'Guests'", "'Ida's guests'"], '"Ida\'s guests"'],
  ['quotes are curly', guests, layout, ["'Guests'", '‘Guests’'], "'Guests'"],
  ['a bracket is missing', guests, layout, ['</div>\n}', '</div>\n'], '</div>\n}'],
  [
    'a hook is not imported',
    guests,
    home,
    ["import { useState } from 'react'\n", ''],
    "import { useState } from 'react'",
  ],
  [
    'a component is not imported',
    bakery,
    home,
    ["import { Testimonials } from '@/components/testimonials.jsx'\n", ''],
    "import { Testimonials } from '@/components/testimonials.jsx'",
  ],
  ['a path has a slip', bakery, home, ["testimonials.jsx'", "testimonal.jsx'"], "'@/components/testimonials.jsx'"],
  [
    'a component is not exported',
    bakery,
    'web/components/testimonials.jsx',
    ['export function', 'function'],
    'export function Testimonials',
  ],
  [
    'a named export is imported as the default',
    bakery,
    home,
    ['import { Testimonials } from', 'import Testimonials from'],
    'import { Testimonials } from',
  ],
  ['a variable has a slip', guests, home, ['guest.name}', 'gest.name}'], '{guest.name}'],
  ['a column has a slip', guests, load, ['name, seats from', 'name, seat from'], 'name, seats from'],
  ['a table has a slip', guests, load, ['from guests', 'from guest'], 'from guests'],
  ['a stored column has a slip', guests, route, ['(name, seats)', '(nam, seats)'], '(name, seats)'],
  [
    'a field has no name',
    guests,
    home,
    ['<input name="name"', '<input placeholder="Full name"'],
    '<input name="full_name"',
  ],
  ['a colour has a slip', bakery, home, ['bg-primary px-5', 'bg-primry px-5'], 'bg-primary px-5'],
  [
    'a page has no default export',
    guests,
    home,
    ['export default function Page', 'function Page'],
    'export default function Page',
  ],
  [
    'a link is that of another framework',
    bakery,
    home,
    ["import { Link } from '@joinery/app-kit'", "import Link from 'next/link'"],
    "import { Link } from '@joinery/app-kit'",
  ],
] as const)('mended: %s', (_, app, path, slip, mended) => {
  const { writes, left } = repairFiles(broken(app, path, slip), app === guests ? database : '')
  expect(left).toEqual([])
  expect(writes.map((write) => write.path)).toEqual([path])
  expect(writes[0]?.content).toContain(mended)
})

test('an icon that is called nearly so is taken', () => {
  const icons = `import { Pluss } from 'lucide-react'\nexport function Add() {\n  return <Pluss />\n}\n`
  const { writes } = repairFiles({ ...bakery, 'web/components/add.jsx': icons }, '')
  expect(writes[0]?.content).toContain('Plus as Pluss')
})

test('what the schema holds and the database lacks is made', () => {
  const schema = `${(guests['database/schema.sql'] ?? '').replace('default 1\n', 'default 1,\n  phone text\n')}\ncreate table tables (\n  id serial primary key,\n  label text not null\n);\n`
  expect(repairFiles({ ...guests, 'database/schema.sql': schema }, database).sql).toEqual([
    'alter table guests add column if not exists phone text;',
    'create table if not exists tables (\n  id serial primary key,\n  label text not null\n);',
  ])
})

test.each([
  ['no small change mends it', guests, home, ['return (', 'retrun ((('], 'does not parse'],
  ['nothing is called nearly so', guests, home, ['{guest.name}', '{formatWholeName(guest)}'], 'formatWholeName'],
  ['the column is like none', guests, load, ['name, seats from', 'name, favourite_colour from'], 'favourite_colour'],
  [
    'the file is like none',
    bakery,
    home,
    ['@/components/testimonials.jsx', '@/components/opening-times-widget.jsx'],
    null,
  ],
] as const)('said and left alone: %s', (_, app, path, slip, word) => {
  const { writes, left, done } = repairFiles(broken(app, path, slip), app === guests ? database : '')
  if (word === null) expect(done.join() + left.join()).toContain('testimonials')
  else {
    expect(writes).toEqual([])
    expect(left.join()).toContain(word)
  }
})

test('what is right is left as it is', () => {
  for (const app of [bakery, guests, clients])
    expect(repairFiles(app, '')).toMatchObject({ writes: [], left: [], sql: [] })
})

test('nothing is found wrong in composed apps', () => {
  for (const sentence of appSentences.filter((_, index) => index % 4 === 0)) {
    const reading = readBuild(sentence)
    if (!reading.ok) throw new Error(sentence)
    const { writes, left } = repairFiles(compose(reading.brief).files, '')
    expect({ sentence, writes, left }).toEqual({ sentence, writes: [], left: [] })
  }
})
