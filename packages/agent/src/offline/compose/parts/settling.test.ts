import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { settlingModule } from './settling.ts'

interface Settled {
  balances: { name: string; amount: number }[]
  debts: { from: string; to: string; amount: number }[]
}
type Settle = (paid: readonly { by: string; amount: number; for: string[] }[], people: readonly string[]) => Settled

async function settleOf(): Promise<Settle> {
  const code = Buffer.from(settlingModule['web/lib/settle.js'] ?? '').toString('base64')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- generated code has no types
  const module = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as { settle: Settle }
  return module.settle
}

test('what one paid is shared by all', async () => {
  const settle = await settleOf()
  expect(settle([{ by: 'Ada', amount: 60, for: [] }], ['Ada', 'Bo', 'Cy'])).toEqual({
    balances: [
      { name: 'Ada', amount: 40 },
      { name: 'Bo', amount: -20 },
      { name: 'Cy', amount: -20 },
    ],
    debts: [
      { from: 'Bo', to: 'Ada', amount: 20 },
      { from: 'Cy', to: 'Ada', amount: 20 },
    ],
  })
})

test('what was paid for some is shared by those alone', async () => {
  const settle = await settleOf()
  const { debts } = settle([{ by: 'Ada', amount: 30, for: ['Ada', 'Cy'] }], ['Ada', 'Bo', 'Cy'])
  expect(debts).toEqual([{ from: 'Cy', to: 'Ada', amount: 15 }])
})

test('who shares are the people of the message, and nothing is made up about them', () => {
  const reading = readBuild(
    'Cost sheet for our hut weekend. Everything is shared by Greta, Nils and Oda. A purchase has what, amount, who paid and date. It says who owes whom.',
  )
  const { files, seedSql } = reading.ok ? compose(reading.brief) : { files: {}, seedSql: '' }
  expect(files).toHaveProperty(['web/lib/settle.js'])
  expect(seedSql).toContain("'Greta'")
  expect(seedSql).not.toContain('into purchases')
})

test.each([
  'Three of us rent a cabin. Add people, add costs with what it was for, amount and who paid. Show who owes how much to whom.',
  'split the bills of our band tours evenly, with a balance for each of us',
  'Something like splitwise for the choir trip, we add members and expenses',
])('what is paid for each other has people and costs: %s', (sentence) => {
  const reading = readBuild(sentence)
  const brief = reading.ok ? reading.brief : null
  expect(brief?.parts).toContain('settling')
  expect(brief?.fields.map(({ kind }) => kind)).toEqual(['text', 'money', 'reference'])
  expect(brief?.more.map(({ fields }) => fields.map(({ label }) => label))).toEqual([['Name']])
})
