import { expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'
import { compose } from '../compose/compose.ts'
import { fieldOf } from './field.ts'

function read(look: string) {
  const reading = readBuild(`A list of spare keys with name, holder and until when${look}`)
  if (!reading.ok) throw new Error(`unreadable: ${look}`)
  return reading.brief
}

test.each([
  [', navy and mustard', 'primary'],
  ['. Black and gold.', 'primary'],
  [', green and white', 'primary'],
  [', black and white', 'cover'],
  [', navy background with orange buttons', 'cover'],
  [', dark green and cream', 'cover'],
  ['', 'cover'],
])('of two colours for the whole app the second is an area: %s', (look, field) => {
  expect(fieldOf(read(look))).toBe(field)
})

test('it fills the header, in which a button is seen, and the panel of what decides', () => {
  const { files } = compose({ ...read(', navy and mustard'), frame: 'bar', skeleton: 'lines' })
  const layout = files['web/app/layout.jsx'] ?? ''
  expect(layout).toContain('<header className="sticky top-0 z-10 bg-primary text-on-primary')
  expect(layout).toContain('bg-on-primary px-5 py-2 text-primary')
  expect(files['web/app/[id]/page.jsx']).toContain('bg-primary text-on-primary')
})
