import { expect, test } from 'vitest'

import { nameFile } from './file-words.ts'

test.each([
  ['web/app/page.jsx', 'page', 'the homepage'],
  ['web/app/notes/page.jsx', 'page', 'the Notes page'],
  ['web/app/notes/[id]/page.jsx', 'page', 'the page /notes/[id]'],
  ['web/app/notes/page.server.js', 'function', 'the data of the Notes page'],
  ['web/app/page.server.js', 'function', 'the data of the homepage'],
  ['web/app/api/notes/[id]/route.js', 'function', 'the function /api/notes/[id]'],
  ['web/components/note-list.jsx', 'component', 'the Note List component'],
  ['design/tokens.json', 'file', 'the colours and type'],
  ['web/lib/dates.js', 'file', 'web/lib/dates.js'],
] as const)('%s', (path, block, name) => {
  expect(nameFile(path)).toEqual({ block, name })
})
