import { readdir } from 'node:fs/promises'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { checkTypes } from './check-types.ts'

const folder = mkdtempSync(join(tmpdir(), 'joinery-types-'))

const page = `import { useState } from 'react'
import { Link, useRouter } from '@joinery/app-kit'
import { Search } from 'lucide-react'
import { format } from 'date-fns'
import { total, type Invoice } from '@/lib/totals'
import Card from '@/components/card.jsx'

export default function Page({ data }: { data: { invoices: Invoice[] } }) {
  const [open, setOpen] = useState(false)
  const router = useRouter()
  return (
    <Card>
      <button onClick={() => setOpen(!open)}><Search /> {format(new Date(), 'PP')}</button>
      <Link href={router.pathname}>{total(data.invoices)}</Link>
    </Card>
  )
}
`
const totals = `export interface Invoice { amount: number }
export function total(invoices: Invoice[]): number {
  return invoices.reduce((sum, each) => sum + each.amount, 0)
}
`
const app = {
  'web/app/page.tsx': page,
  'web/app/page.server.ts':
    "import { sql } from '@joinery/app-kit/server'\nexport const load = async () => ({ invoices: await sql`select amount from invoices` })\n",
  'web/lib/totals.ts': totals,
  'web/components/card.jsx': 'export default function Card({ children }) {\n  return <div>{children}</div>\n}\n',
}

test('an app whose types are right has nothing to say, and nothing stays behind', async () => {
  expect(await checkTypes(app, folder)).toEqual([])
  expect(await readdir(folder)).toEqual([])
})

test('a wrong type is told with its place', async () => {
  const wrong = { ...app, 'web/lib/totals.ts': totals.replace('each.amount', 'each.amout') }
  expect(await checkTypes(wrong, folder)).toMatchObject([
    { code: 'types.ts2551', file: 'web/lib/totals.ts', line: 3, severity: 'error' },
  ])
})

test('JavaScript alone is not type-checked', async () => {
  expect(await checkTypes({ 'web/app/page.jsx': 'export default () => <p>{undefined.x}</p>' }, folder)).toEqual([])
})

test.each([
  ['/// <reference path="/etc/hosts" />'],
  ["import type { X } from '/root/secret'"],
  ["type X = typeof import('../../../../secret')"],
])('%s is refused', async (line) => {
  expect(await checkTypes({ 'web/app/page.tsx': `${line}\nexport default () => null` }, folder)).toMatchObject([
    { code: 'types.outside', file: 'web/app/page.tsx', line: 1 },
  ])
})
