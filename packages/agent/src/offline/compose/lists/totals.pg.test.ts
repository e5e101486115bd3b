import { beforeAll, expect, test } from 'vitest'

import { startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

async function appOf(sentence: string): Promise<Awaited<ReturnType<typeof openApp>>> {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error('Not understood')
  return openApp(reading.brief)
}

test('what comes in less what goes out stands above the list', async () => {
  const app = await appOf(
    'Cash book of a sailing club. Every entry has what it was for, an amount and whether it is income or expense. Show the balance on top.',
  )
  const { data } = await app.load('/')
  const path = `/api/${Object.keys(data ?? {})[0]}`
  const entries: { id: number }[] = await (await app.ask(path)).json()
  for (const { id } of entries) await app.ask(`${path}/${id}`, { method: 'DELETE' })
  await app.send(path, { purpose: 'Berths', amount: '20', income_or_expense: 'Income' })
  await app.send(path, { purpose: 'Rope', amount: '7.25', income_or_expense: 'Expense' })

  expect(await (await app.ask('/')).text()).toContain('$12.75')
})

test('what belongs to a record is added up on its page', async () => {
  const app = await appOf(
    'Model ships: kits (name, maker, scale) and for each kit sessions with date, what I did and hours (number). Total of hours per kit.',
  )
  await app.query('delete from sessions')
  const kit = await (await app.send('/api/kits', { name: 'Cutter' })).json()
  for (const hours of ['2.5', '4'])
    await app.send('/api/sessions', { kit_id: String(kit.id), what_i_did: 'Planking', hours })

  expect((await (await app.ask(`/kits/${kit.id}`)).text()) + (await (await app.ask(`/${kit.id}`)).text())).toContain(
    '6.5',
  )
})
