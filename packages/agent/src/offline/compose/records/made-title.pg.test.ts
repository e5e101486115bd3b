import { beforeAll, expect, test } from 'vitest'

import { startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

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

test('a thing without a name is called by its facts, and by its name where it has one', async () => {
  const reading = readBuild("Inventory of our theatre's costumes: size, era, shelf and who borrowed them.")
  if (!reading.ok) throw new Error('Not understood')
  const app = await openApp(reading.brief)
  const add = async (costume: Record<string, string>) => {
    const answer = await app.send('/api/costumes', costume)
    return { status: answer.status, costume: await answer.json() }
  }

  expect(await add({ size: 'M', era: '1920s', shelf: 'B6' })).toMatchObject({
    status: 201,
    costume: { name: 'M, 1920s', shelf: 'B6' },
  })
  expect((await add({ name: 'Velvet cape', size: 'L' })).costume).toMatchObject({ name: 'Velvet cape' })
  expect((await add({ size: ' ' })).status).toBe(422)
})

test('under the heading of its day a record is called by the weekday', async () => {
  const reading = readBuild('Running log with date, distance in km, minutes and notes')
  if (!reading.ok) throw new Error('Not understood')
  const app = await openApp(reading.brief)
  const [date = '', distance = ''] = reading.brief.fields
    .filter(({ isMade }) => isMade !== true)
    .map(({ name }) => name)
  const run = await (await app.send('/api/runs', { [date]: '2031-05-03', [distance]: '9.3' })).json()
  expect(JSON.stringify(run)).toContain('Saturday run')
})

test('beside its day in an agenda a title does not say the day once more', async () => {
  const reading = readBuild('Beach walks as an agenda: date, place and weather')
  if (!reading.ok) throw new Error('Not understood')
  const brief = { ...reading.brief, skeleton: 'agenda' as const }
  const app = await openApp(brief)
  const values = Object.fromEntries(
    brief.fields
      .filter(({ isMade }) => isMade !== true)
      .map(({ name, kind }) => [name, kind === 'date' ? '2031-05-03' : 'By the canal']),
  )
  const walk = JSON.stringify(await (await app.send(`/api/${brief.entity.plural.replaceAll(' ', '-')}`, values)).json())
  expect(walk).toContain('By the canal')
  expect(walk).not.toContain('3 May 2031')
})
