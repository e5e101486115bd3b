// What a person did to the code stays, whichever edit comes after; what then cannot be done is named.
import { expect, test } from 'vitest'

import { readBrief } from '../brief.ts'
import { compose } from '../compose/compose.ts'
import { readBuild } from '../understand/read-build.ts'
import { changesOf, planEdit } from './plan-edit.ts'
import { repairFiles } from './repair/repair-files.ts'

type Files = Readonly<Record<string, string>>

function built(sentence: string): Files {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error('not understood')
  return compose({ ...reading.brief, skeleton: 'cards' }).files
}

const plants = built('A plant log with plant name, room, last watered date and notes, called Fernwatch')
const home = 'web/app/page.jsx'
const list = 'web/components/plant-list.jsx'
const form = 'web/components/plant-form.jsx'

function replaced(files: Files, path: string, change: (text: string) => string): Files {
  const text = files[path] ?? ''
  const next = change(text)
  expect(next, path).not.toBe(text)
  return { ...files, [path]: next }
}

/** Hands that people lay on an app: [what they did, the files after it, what must still stand where] */
const hands: readonly (readonly [string, Files, readonly (readonly [string, string])[]])[] = [
  [
    'a component under another name',
    replaced(
      replaced(plants, list, (text) => text.replaceAll('PlantList', 'Greenhouse')),
      home,
      (text) => text.replaceAll('PlantList', 'Greenhouse'),
    ),
    [
      [list, 'export function Greenhouse('],
      [home, '<Greenhouse'],
    ],
  ],
  [
    'markup of their own above the list',
    replaced(plants, home, (text) =>
      text.replace(/(<main[^>]*>\n)/, '$1      <aside className="mb-4">Water before nine.</aside>\n'),
    ),
    [[home, '<aside className="mb-4">Water before nine.</aside>']],
  ],
  [
    'the heading in a file of its own',
    replaced(
      {
        ...plants,
        'web/components/welcome.jsx':
          'export function Welcome() {\n  return <h1 className="font-display text-5xl">My jungle</h1>\n}\n',
      },
      home,
      (text) =>
        `import { Welcome } from '@/components/welcome.jsx'\n${text.replace(/<h1[\s\S]*?<\/h1>/, '<Welcome />')}`,
    ),
    [
      [home, '<Welcome />'],
      ['web/components/welcome.jsx', 'My jungle'],
    ],
  ],
  [
    'a form written anew',
    {
      ...plants,
      [form]:
        'export function PlantForm({ onSaved, saveLabel }) {\n  return <button onClick={() => onSaved({})}>{saveLabel}, my way</button>\n}\n',
    },
    [[form, 'my way']],
  ],
]

const messages = [
  'add a price',
  'remove the notes',
  'rename the room to Place',
  'sort by room',
  'show it as a table',
  'dark green background with cream cards',
  'add a login, each user sees only their own plants',
  'add comments',
  'make the text bigger',
  'add a big photo at the top',
  'use a serif font',
  'make the headline bigger',
  'rename the app to Green Corner',
]

for (const [what, files, kept] of hands)
  test.each(messages)(`after ${what}: %s`, (message) => {
    const plan = planEdit(message, {
      brief: readBrief(files['design/brief.json'] ?? ''),
      present: new Set(Object.keys(files)),
      earlier: [],
    })
    const { writes, deletes, clauses, refused } = changesOf(plan, files)
    const next: Record<string, string> = { ...files }
    for (const { path, content } of writes) next[path] = content
    for (const path of deletes) delete next[path]
    for (const [path, words] of kept) expect(next[path], path).toContain(words)
    // Done, or said; never neither.
    expect(clauses.length + refused.length).toBeGreaterThan(0)
    if (!refused.join().includes('by hand'))
      expect({ message, ...repairFiles(next, '') }).toMatchObject({ message, writes: [], left: [] })
  })

test('what stands in the way of an edit is named by its file', () => {
  const files = hands[3]?.[1] ?? {}
  const plan = planEdit('add a price', {
    brief: readBrief(files['design/brief.json'] ?? ''),
    present: new Set(Object.keys(files)),
    earlier: [],
  })
  const { clauses, refused } = changesOf(plan, files)
  expect(clauses.join()).toContain('Price')
  expect(refused.join()).toContain(form)
})
