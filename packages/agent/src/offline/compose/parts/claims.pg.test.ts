import { beforeAll, expect, test } from 'vitest'

import { startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

const giveaway =
  'In our building people have toys they no longer need. They should post them with a photo, and somebody who wants one presses a button and leaves a name and phone number. What is taken must not be shown any more.'

test('what somebody wants leaves the list, is named on the page of what is taken, and comes back when it is given up', async () => {
  const reading = readBuild(giveaway)
  if (!reading.ok) throw new Error(giveaway)
  const app = await openApp(reading.brief)
  const made = await app.send('/api/toys', { name: 'Red tractor' })
  const id = Number(/"id":(\d+)/.exec(await made.text())?.[1])
  const named = async (path: string): Promise<boolean> =>
    JSON.stringify((await app.load(path)).data).includes('Red tractor')
  expect([await named('/'), await named('/taken')]).toEqual([true, false])

  const takes = await Promise.all(
    ['Ida', 'Bo', 'Cy'].map((name) => app.send(`/api/toys/${id}/loan`, { name, details: { phone: '0170 123456' } })),
  )
  expect(takes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect([await named('/'), await named('/taken')]).toEqual([false, true])

  await app.ask(`/api/toys/${id}/loan`, { method: 'DELETE' })
  expect([await named('/'), await named('/taken')]).toEqual([true, false])
})
