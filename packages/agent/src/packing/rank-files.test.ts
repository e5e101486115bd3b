import { expect, test } from 'vitest'

import { createMemoryProject, createMemoryTurn } from '../fake-turn.ts'
import { shopProject } from './fixture-project.ts'
import { maxPacked, packedKey, packFiles, presentPacked } from './pack-files.ts'
import { rankFiles } from './rank-files.ts'
import { rankByWords, wordsOf } from './word-ranking.ts'

function pack(request: string, recent: string[] = []): string[] {
  return rankFiles({ files: shopProject, request, recent, meaning: null }).slice(0, maxPacked)
}

test('the project has sixty files', () => expect(Object.keys(shopProject)).toHaveLength(60))

test.each<[string, string[]]>([
  [
    'Add a phone number to the customer form',
    ['web/components/customer-form.jsx', 'web/app/customers/[id]/page.jsx', 'web/components/field.jsx'],
  ],
  [
    'The list of invoices should show the newest first',
    ['web/components/invoice-list.jsx', 'web/app/invoices/page.jsx', 'web/app/invoices/page.server.js'],
  ],
  ['Change the VAT rate to 7 percent', ['web/lib/tax.js']],
  ['Put the opening hours below the heading', ['web/app/page.jsx']],
  ['Add coupons to the menu', ['web/components/menu.jsx', 'web/app/coupons/page.jsx']],
  ['/api/shipments answers with an error', ['web/app/api/shipments/route.js']],
  ['web/components/return-list.jsx is ugly', ['web/components/return-list.jsx', 'web/app/returns/page.jsx']],
  ['Make the background dark green', ['design/tokens.json']],
])('what the request is about is packed: %s', (request, expected) => {
  expect(pack(request)).toEqual(expect.arrayContaining(expected))
  expect(pack(request).length).toBeLessThanOrEqual(maxPacked)
})

test('where the words say nothing, what was worked on last comes first', () => {
  const recent = ['web/components/review-form.jsx', 'web/app/reviews/page.jsx']
  expect(pack('Mach das bitte schöner', recent).slice(0, 2)).toEqual(recent)
})

test('a file with the words says more than one that only stands beside it', () => {
  expect(pack('products')[0]).toMatch(/product/)
  expect(pack('supplier form')[0]).toBe('web/components/supplier-form.jsx')
})

test('words of code come apart and plurals meet their singular', () => {
  expect(wordsOf('OrderItemList categories')).toEqual(['order', 'item', 'list', 'category'])
  const ranked = rankByWords(
    new Map([
      ['a', ['rye', 'bread']],
      ['b', ['bread', 'bread']],
    ]),
    ['rye'],
  )
  expect([ranked.get('a'), ranked.get('b')]).toEqual([1, 0])
})

test('a run chooses once, also where it is resumed', async () => {
  const project = createMemoryProject(shopProject)
  const turn = () => createMemoryTurn(project, { request: 'Change the VAT rate' })

  const first = await packFiles(turn(), null)
  project.steps.set(packedKey, { paths: ['web/app/page.jsx'], used: [] })
  const again = await packFiles(turn(), null)

  expect(first.files[0]).toEqual({ path: 'web/lib/tax.js', text: shopProject['web/lib/tax.js'] })
  expect(again.files.map(({ path }) => path)).toEqual(['web/app/page.jsx'])
})

test('what does not fit is left out, what fits stands there whole', () => {
  const files = [
    { path: 'a.js', text: 'a'.repeat(300) },
    { path: 'b.js', text: 'b'.repeat(50) },
  ]
  const text = presentPacked(files, 100)
  expect(text).toContain('<file path="b.js">')
  expect(text).not.toContain('a.js')
  expect(presentPacked([], 100)).toBeNull()
})
