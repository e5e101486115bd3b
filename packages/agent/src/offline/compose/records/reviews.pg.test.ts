import { beforeAll, expect, test } from 'vitest'

import { startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

test('reviews stand on the page of their thing, with their average and the form for the next', async () => {
  const reading = readBuild(
    'A site where people review climbing gyms. A gym has name and town. People open a gym and write a review with their name, 1 to 5 stars and a text. The gym shows its average rating.',
  )
  if (!reading.ok) throw new Error(reading.reason)
  const app = await openApp(reading.brief)
  const gym = await (await app.send('/api/gyms', { name: 'Chalk Barn', town: 'Hexham' })).json()
  for (const [name, stars, text] of [
    ['Iva', '5', 'Steep and kind'],
    ['Oto', '4', 'Cold in March'],
  ])
    await app.send('/api/reviews', { name, stars, text, gym_id: String(gym.id), gym_name: 'Chalk Barn' })

  const page = await (await app.ask(`/${gym.id}`)).text()
  expect(page).toContain('Steep and kind')
  expect(page).toContain('4.5')
  expect(page).toContain('name="stars"')
  expect((await (await app.ask('/api/gyms')).json()).length).toBe(1)
})
