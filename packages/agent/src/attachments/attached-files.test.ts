import { expect, test } from 'vitest'

import type { TurnAttachment } from '../turn.ts'
import { presentAttached, readAttached } from './attached-files.ts'

function attachment(given: Partial<TurnAttachment> & Pick<TurnAttachment, 'name' | 'kind'>, text: string) {
  return { mediaType: 'text/plain', url: 'http://content/1/', bytes: new Uint8Array(Buffer.from(text)), ...given }
}

/** A PDF of one page as small as they come. */
function pdf(words: string): string {
  const stream = `BT /F1 12 Tf 20 100 Td (${words}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const bodies = objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`)
  const offsets = bodies.map((_, index) => 9 + bodies.slice(0, index).join('').length)
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const at = 9 + bodies.join('').length
  return `%PDF-1.4\n${bodies.join('')}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${at}\n%%EOF`
}

test('a model that sees gets the picture, another one is told what it cannot see', async () => {
  const files = await readAttached([attachment({ name: 'hero.png', kind: 'picture', mediaType: 'image/png' }, 'bytes')])

  const seen = presentAttached(files, { sees: true, budget: 1_000 })
  expect(seen[0]).toMatchObject({ type: 'file', mediaType: 'image/png', data: { type: 'data', data: 'Ynl0ZXM=' } })
  const blind = presentAttached(files, { sees: false, budget: 1_000 })
  expect(blind).toMatchObject([{ type: 'text', text: expect.stringContaining('You cannot see it') }])
  expect(JSON.stringify(blind)).toContain('http://content/1/')
})

test('the text of a PDF is read page by page; what is no PDF is said to be unreadable', async () => {
  const [read, broken] = await readAttached([
    attachment({ name: 'menu.pdf', kind: 'document', mediaType: 'application/pdf' }, pdf('Rye bread 4.20')),
    attachment({ name: 'torn.pdf', kind: 'document', mediaType: 'application/pdf' }, '%PDF-1.4 torn'),
  ])

  expect(read?.text).toBe('[page 1]\nRye bread 4.20')
  expect(broken).toMatchObject({ text: null, head: expect.stringContaining('could not be read') })
}, 60_000)

test('long texts share the room there is and say that they are cut', async () => {
  const files = await readAttached([
    attachment({ name: 'a.txt', kind: 'text' }, 'a'.repeat(5_000)),
    attachment({ name: 'b.csv', kind: 'table' }, 'name\nAda\n'),
  ])

  const [part] = presentAttached(files, { sees: false, budget: 2_000 })
  const text = part?.type === 'text' ? part.text : ''
  expect(text).toContain(`${'a'.repeat(1_000)}\n[cut: 5000 characters in all]`)
  expect(text).toContain('<file-2>\nname\nAda')
  expect(text.length).toBeLessThan(1_700)
})

test('nothing attached is nothing said', () => {
  expect(presentAttached([], { sees: true, budget: 1_000 })).toEqual([])
})
