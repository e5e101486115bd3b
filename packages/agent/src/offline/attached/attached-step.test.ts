import { expect, test } from 'vitest'

import { createMemoryProject, createMemoryTurn, filesOf } from '../../fake-turn.ts'
import { limitsOf } from '../../models/model-table.ts'
import { runTurn } from '../../run-turn.ts'
import type { TurnAttachment } from '../../turn.ts'
import { createOfflineModel } from '../offline-model.ts'
import { placePicture } from './place-picture.ts'
import { readTable } from './table-of-csv.ts'

const callLimits = { timeouts: { firstChunkMs: 5_000, chunkMs: 5_000 }, maxAttempts: 1, backOffMs: 1 }
const url = 'http://user-content.localhost:3000/7b4c1f0e-4d2a-4c4e-9f51-5a6f0f7f3f10/'
const blank = {
  'web/app/layout.jsx': 'export default function Layout({ children }) { return children }\n',
  'web/app/page.jsx': 'export default function Page() { return null }\n',
}

async function play(files: Record<string, string>, request: string, attachments: TurnAttachment[]) {
  const model = createOfflineModel()
  const project = createMemoryProject(files)
  const turn = { ...createMemoryTurn(project, { request, attachments }), contentOrigin: new URL(url).origin }
  const outcome = await runTurn({ selected: { name: 'offline', model, limits: limitsOf('offline') }, callLimits }, turn)
  return { outcome, project, files: filesOf(project, outcome.tree) }
}

function attachment(name: string, text: string): TurnAttachment {
  const isPicture = name.endsWith('.png')
  return {
    name,
    mediaType: isPicture ? 'image/png' : 'text/csv',
    kind: isPicture ? 'picture' : 'table',
    bytes: new Uint8Array(Buffer.from(text)),
    url,
  }
}

test('an attached table becomes the app: its columns are the fields, its rows the records', async () => {
  const csv = 'Guest,Seats,Arrives on,Vegan\nAda,2,2026-05-01,yes\n"Grace, and co",4,2026-05-02,no\n'
  const { outcome, project, files } = await play(blank, 'Make a guest list from this file', [
    attachment('guests.csv', csv),
  ])

  expect(outcome.end).toBe('finished')
  const sql = [...project.scripts.keys()].length
  expect(sql).toBeGreaterThanOrEqual(2)
  const texts = JSON.stringify([...project.steps.values()])
  expect(texts).toContain("('Ada', 2, '2026-05-01', true)")
  expect(texts).toContain("('Grace, and co', 4, '2026-05-02', false)")
  expect(Object.values(files).join('\n')).toMatch(/Arrives on/)
  expect(outcome.summary).toContain('2 rows of guests.csv')
})

test('a picture is placed on the first page of an app that is there', async () => {
  const page = 'export default function Page() {\n  return (\n    <main>\n      <h1>Rye</h1>\n    </main>\n  )\n}\n'
  const started = { ...blank, 'web/app/page.jsx': page, 'web/components/menu.jsx': 'export const a = 1\n' }
  const { outcome, files } = await play(started, 'Use this picture as the hero', [attachment('rye-bread.png', 'x')])

  expect(outcome.end).toBe('finished')
  expect(files['web/app/page.jsx']).toMatch(
    /<main>\n\s+<img src="http:\/\/user-content[^"]+" alt="rye bread" [^\n]+\n\s+<h1>/,
  )
  expect(outcome.summary).toContain('I cannot see pictures')
})

test('a picture comes along into a new app', async () => {
  const { files } = await play(blank, 'A recipe list with title and notes, with this photo on top', [
    attachment('kitchen.png', 'x'),
  ])

  expect(files['web/app/page.jsx']).toContain(`src="${url}" alt="kitchen"`)
})

test('a page without a place for it is left alone', () => {
  expect(placePicture('export default () => <h1>Hi</h1>\n', { url, alt: 'a' })).toBeNull()
})

test('sorts of columns are read from all of their values', () => {
  const table = readTable('id,Name,Price,Since,Mail\n1,Ada,4.20,2026-01-02,a@b.de\n2,Bo,3,2026-01-03,c@d.de\n', ',')
  expect(table?.fields.map(({ name, kind }) => [name, kind])).toEqual([
    ['name', 'text'],
    ['price', 'money'],
    ['since', 'date'],
    ['mail', 'email'],
  ])
  expect(readTable('only a header\n', ',')).toBeNull()
  expect(readTable('a,b\n"broken\n', ',')).toBeNull()
})
