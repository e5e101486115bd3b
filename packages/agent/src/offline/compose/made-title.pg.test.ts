import { beforeAll, expect, test } from 'vitest'

import { startWorkshop } from '../fixtures/composed-app.ts'
import { readBuild } from '../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

test('what happens is called by its facts, and nobody is asked for a name', async () => {
  const reading = readBuild(
    'A key book. There are keys (label, opens what), holders (name, phone) and handovers: key, holder, given on, back on.',
  )
  if (!reading.ok) throw new Error('Not understood')
  const app = await openApp(reading.brief)
  const key = await (await app.send('/api/keys', { label: 'Boiler room' })).json()
  const given = await app.send('/api/handovers', { key_id: String(key.id), given_on: '2031-05-03' })

  expect(given.status).toBe(201)
  expect(await given.json()).toMatchObject({ handover: 'Boiler room, 3 May 2031' })
  expect(await (await app.ask('/handovers')).text()).toContain('Boiler room, 3 May 2031')
  expect(await (await app.ask('/handovers/new')).text()).not.toContain('name="handover"')
})
