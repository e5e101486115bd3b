import { expect, test } from 'vitest'

import { notesOn, refusalOf } from './written-text.ts'

test.each([
  '// ... rest of the component',
  '  {/* ... existing code ... */}',
  '// rest of the file unchanged',
  '/* the rest of the code */',
  '-- ... remaining tables',
  '# existing code here',
  '// … unchanged',
])('a stand-in for left-out code is refused: %s', (line) => {
  expect(refusalOf('web/app/page.jsx', `const a = 1\n${line}\nconst b = 2\n`)).toContain(line.trim())
})

test.each([
  'const all = [...rest, ...existing]',
  'function f(first, ...rest) {',
  '  {...existing}',
  '<p>Loading… existing notes stay</p>',
  '// keep the rest of the row clickable',
  '<p>... and so on</p>',
])('real code is not: %s', (line) => {
  expect(refusalOf('web/app/page.jsx', `const a = 1\n${line}\n`)).toBeNull()
})

test('broken JSON is refused', () => {
  expect(refusalOf('design/tokens.json', '{"colors": {')).toContain('not valid JSON')
  expect(refusalOf('design/tokens.json', '{"colors": {}}')).toBeNull()
})

test('a form field without a name is noted with its line', () => {
  const text = `<form>\n  <input type="text" onChange={(event) => set(event.target.value)} />\n  <input name="title" />\n  <textarea {...field} />\n</form>`
  expect(notesOn('web/app/page.jsx', text)).toEqual(['line 2: <input> needs a name attribute.'])
})

test('fixed inline styles are noted, computed ones are not', () => {
  expect(notesOn('a.jsx', `<p style={{ color: 'red' }} />`)).toHaveLength(1)
  expect(notesOn('a.jsx', '<p style={{ width: `${percent}%` }} />')).toEqual([])
})
