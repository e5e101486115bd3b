import { beforeAll, expect, test } from 'vitest'

import { startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

test('questions are asked as they were said, and their answers counted', async () => {
  const reading = readBuild(
    'Customer survey for a laundrette, one question per screen with Next and Back:\n1) How likely are you to recommend us? (0 to 10)\n2) Why?\n3) Which services do you use? Washing, Ironing, Dry cleaning (several)\nthen Finish. On the last screen: "Fresh! Thank you."\nA page "Results" with the average of question 1, for all to see.',
  )
  if (!reading.ok) throw new Error('Not understood')
  const app = await openApp(reading.brief)
  const [likely, why, services] = reading.brief.fields.slice(1).map(({ name }) => name)
  const answer = (first: string, second: string) =>
    app.send('/api/responses', { [likely ?? '']: first, [why ?? '']: 'Warm', [services ?? '']: second })
  expect((await answer('9', 'Washing, Ironing')).status).toBe(201)
  expect((await answer('6', 'Washing')).status).toBe(201)
  const results = JSON.stringify((await app.load('/results')).data)
  expect(results).toContain('7.5')
  expect(results).toContain('{"value":"Washing","total":2}')
  expect(results).toContain('Warm')
  expect(app.files['web/components/response-form.jsx']).toContain('How likely are you to recommend us?')
})

test('an answer that is a button is pressed', async () => {
  const reading = readBuild(
    'My bakery wants to know how the new bread tastes. One question, "How was the rye?", with three buttons: Yummy, Fine, Nope. Optional comment below, then Send. On a page called Results anyone can see how many said what, and the comments.',
  )
  if (!reading.ok) throw new Error('Not understood')
  const app = await openApp(reading.brief)
  expect(app.files['web/components/fields.jsx'] ?? JSON.stringify(app.files)).toContain('ButtonsField')
  const [, { name } = { name: '' }] = reading.brief.fields
  expect((await app.send('/api/responses', { [name]: 'Nope', comment: 'Too sour' })).status).toBe(201)
  expect((await app.send('/api/responses', { comment: 'Nothing chosen' })).status).toBe(422)
  expect(JSON.stringify((await app.load('/results')).data)).toContain('Too sour')
})

test('what is ticked and what is written of one text are told apart, and counted', async () => {
  const reading = readBuild(
    'A survey about working from home with team, how many days, what is missing and how satisfied 1-5',
  )
  if (!reading.ok) throw new Error('Not understood')
  const app = await openApp(reading.brief)
  const [, team = '', days = '', missing = '', satisfied = ''] = reading.brief.fields.map(({ name }) => name)
  const send = (group: string, words: string) =>
    app.send('/api/responses', { [team]: group, [days]: '3', [missing]: words, [satisfied]: '4' })
  expect((await send('Support', 'A second screen\nA lock for the cat')).status).toBe(201)
  expect((await send('The bindery', 'A second screen')).status).toBe(201)

  const results = JSON.stringify((await app.load('/results')).data)
  expect(results).toContain('{"value":"The bindery","total":1}')
  expect(results).toContain('{"value":"A second screen","total":2}')
  expect(results).toContain('[{"words":"A lock for the cat"}]')
})
