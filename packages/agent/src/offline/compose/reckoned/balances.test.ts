import { expect, test } from 'vitest'

import { readPart } from '../../parts/read-part.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { glanceMarks } from './glance-looks.ts'

interface Payment {
  from: string
  to: string
  amount: number
}
type PaymentsOf = (people: readonly { name: string; balance: number }[]) => Payment[]

async function readPaymentsOf(): Promise<PaymentsOf> {
  const code = Buffer.from(readPart('balances', glanceMarks('minimal'))['web/lib/payments.js'] ?? '').toString('base64')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- generated code has no types
  const module = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as { paymentsOf: PaymentsOf }
  return module.paymentsOf
}

test('what is owed is paid to whoever gets back', async () => {
  const paymentsOf = await readPaymentsOf()
  const people = [
    { name: 'Ada', balance: 40 },
    { name: 'Bo', balance: -15.5 },
    { name: 'Cy', balance: -24.5 },
  ]
  expect(paymentsOf(people)).toEqual([
    { from: 'Cy', to: 'Ada', amount: 24.5 },
    { from: 'Bo', to: 'Ada', amount: 15.5 },
  ])
  expect(paymentsOf([{ name: 'Ada', balance: 0 }])).toEqual([])
  expect(paymentsOf([])).toEqual([])
})

test('who shares are the people of the message, and what they paid makes room for what is written', () => {
  const reading = readBuild(
    'Cost sheet for our hut weekend. Everything is shared by Greta, Nils and Oda. A purchase has what, amount, who paid and date. It says who owes whom.',
  )
  const { files, seedSql, schemaSql } = reading.ok ? compose(reading.brief) : { files: {}, seedSql: '', schemaSql: '' }
  expect(files).toHaveProperty(['web/lib/payments.js'])
  expect(files['web/app/page.jsx']).toContain('<Balances {...data.balances}')
  expect(seedSql).toContain("'Greta'")
  expect(seedSql).toContain('Fuel on the way there')
  expect(schemaSql).toContain('is_example')
})

test.each([
  ['Four of us share a flat. It should show who bought what and who owes whom.', 4],
  ['my girlfriend and me share costs, who paid what and who owes whom', 2],
  ['Six friends on a ski trip, who paid what and who owes whom', 6],
])('there are as many people as were said: %s', (sentence, many) => {
  const reading = readBuild(sentence)
  const { seedSql } = reading.ok ? compose(reading.brief) : { seedSql: '' }
  const [, rows = ''] = /insert into (?:people|friends) \([^)]*\) values\n([^;]*);/.exec(seedSql) ?? []
  expect(rows.split('\n')).toHaveLength(many)
})

test.each([
  'Three of us rent a cabin. Add people, add costs with what it was for, amount and who paid. Show who owes how much to whom.',
  'split the bills of our band tours evenly, with a balance for each of us',
  'Something like splitwise for the choir trip, we add members and expenses',
])('what is paid for each other has people and costs: %s', (sentence) => {
  const reading = readBuild(sentence)
  const brief = reading.ok ? reading.brief : null
  expect(brief?.parts).toContain('settling')
  expect(brief?.fields.map(({ kind }) => kind).slice(0, 3)).toEqual(['text', 'money', 'reference'])
  expect(brief?.more.map(({ fields }) => fields.map(({ label }) => label))).toEqual([['Name']])
})

test('who takes another part has it with their name', () => {
  const reading = readBuild('I pay 60 % of the rent and costs and my partner 40 %, it tells who owes whom')
  const brief = reading.ok ? reading.brief : null
  expect(brief?.more.map(({ fields }) => fields.map(({ label, unit }) => [label, unit]))).toEqual([
    [
      ['Name', undefined],
      ['Share', '%'],
    ],
  ])
})
