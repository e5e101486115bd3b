import { expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'
import { compose } from './compose.ts'
import { settlingModule } from './settling.ts'

interface Debt {
  from: string
  to: string
  amount: number
}
type Debts = (paid: readonly { name: string; amount: number }[], people: readonly string[]) => Debt[]

async function debtsOf(): Promise<Debts> {
  const code = Buffer.from(settlingModule['web/lib/debts.js'] ?? '').toString('base64')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- generated code has no types
  const module = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as { debtsOf: Debts }
  return module.debtsOf
}

test('what one paid is shared by all', async () => {
  const reckon = await debtsOf()
  expect(reckon([{ name: 'Ada', amount: 60 }], ['Ada', 'Bo', 'Cy'])).toEqual([
    { from: 'Bo', to: 'Ada', amount: 20 },
    { from: 'Cy', to: 'Ada', amount: 20 },
  ])
  expect(
    reckon(
      [
        { name: 'Ada', amount: 10 },
        { name: 'Bo', amount: 10 },
      ],
      ['Ada', 'Bo'],
    ),
  ).toEqual([])
})

test('who shares are the people of the message, also those who paid nothing', () => {
  const reading = readBuild(
    'Cost sheet for our hut weekend. Everything is shared by Greta, Nils and Oda. A purchase has what, amount, who paid and date. It says who owes whom.',
  )
  const page = reading.ok ? compose(reading.brief).files['web/app/page.jsx'] : ''
  expect(page).toContain("['Greta', 'Nils', 'Oda']")
})
