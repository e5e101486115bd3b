import { beforeAll, expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

test('what goes with several of each other is chosen on one side and shown on both', async () => {
  const app = await openApp(briefOf('Recipes and tags: each recipe has many tags and each tag has many recipes'))
  const answer = await app.send('/api/recipes', { title: 'Beet soup', tags: ['1', '3'] })

  expect(answer.status).toBe(201)
  const recipe = await answer.json()
  expect(recipe.tags.map(({ id }: { id: number }) => id).sort()).toEqual([1, 3])
  const { data } = await app.load('/tags/3')
  expect(JSON.stringify(data)).toContain('Beet soup')
  expect(await (await app.ask('/tags/3')).text()).toContain('Beet soup')

  // What is not sent stays; what is sent replaces.
  await app.send(`/api/recipes/${recipe.id}`, { title: 'Beet soup, cold' }, { method: 'PATCH' })
  await app.send(`/api/tags/2`, { recipes: [recipe.id] }, { method: 'PATCH' })
  const now = await (await app.ask(`/api/recipes/${recipe.id}`)).json()
  expect(now.title).toBe('Beet soup, cold')
  expect(now.tags.map(({ id }: { id: number }) => id).sort()).toEqual([1, 2, 3])
})

test('nobody ties their records to those of somebody else', async () => {
  const app = await openApp(
    briefOf(
      'Students can take many courses, and each course has many students; with login, each user sees only their own',
    ),
  )
  await app.query("insert into user_accounts (id, email) values ('ana', 'ana@example.com'), ('ben', 'ben@example.com')")
  const [ana, ben] = [
    { id: 'ana', name: 'Ana' },
    { id: 'ben', name: 'Ben' },
  ]
  const student = await (await app.send('/api/students', { name: 'Mina' }, { person: ana })).json()
  const course = await app.send('/api/courses', { name: 'Latin', students: [student.id] }, { person: ben })

  expect((await course.json()).students).toEqual([])
  expect((await app.send('/api/courses', { name: 'Greek' })).status).toBe(401)
  expect(await app.load('/', ben)).toMatchObject({ data: { students: [] } })
  expect(await app.load('/')).toMatchObject({ status: 302 })
})
