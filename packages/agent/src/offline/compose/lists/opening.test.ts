import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function filesOf(request: string): Readonly<Record<string, string>> {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files
}

async function openingOf(code: string): Promise<(text: string | null, most: number) => unknown> {
  const module: Readonly<Record<string, unknown>> = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const { opening } = module
  if (typeof opening !== 'function') throw new Error('No such function')
  return (text, most) => Reflect.apply(opening, undefined, [text, most]) as unknown
}

test('a row shows how a text begins, in whole sentences', async () => {
  const files = filesOf('A notes app for a potter')
  expect(files['web/components/note-list.jsx']).toMatch(/opening\(note\.\w+, \d+\)/)
  const opening = await openingOf(files['web/lib/format.js'] ?? '')
  expect(opening('Fired at night. It cracked, as always.\n\nNext time slower.', 40)).toBe(
    'Fired at night. It cracked, as always.',
  )
  expect(opening('One sentence that is much longer than there is room for it', 20)).toContain('room for it')
  expect(opening(null, 20)).toBe('')
})

test('cards that are drawn to another column have edges to take them by', () => {
  const files = filesOf('A board for orders of a print shop with customer and status (new, printing, done)')
  expect(files['web/components/order-list.jsx']).toMatch(/draggable[^]*?className="[^"]*bg-surface p-4/)
})
