import { beforeAll, expect, test } from 'vitest'

import { startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

async function open(message: string) {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(`Not understood: ${message}`)
  return { ...(await openApp(reading.brief)), brief: reading.brief }
}

test('a quiz of what one is has a result for every answer, and counts what the others are', async () => {
  const app = await open('Personality quiz: which cheese are you, 5 questions, playful')
  expect((await app.load('/')).status).toBe(200)
  expect(await app.query('select name from personality_results order by id limit 1')).toEqual([{ name: 'Gouda' }])
  expect(
    await app.query(
      'select question_id, count(distinct result_id)::int as results from personality_answers group by question_id order by question_id',
    ),
  ).toEqual([1, 2, 3, 4, 5].map((question) => ({ question_id: question, results: 4 })))
  expect((await app.send('/api/takes', { result: 2 })).status).toBe(201)
  expect((await app.send('/api/takes', { result: 99 })).status).toBe(404)
  expect(await app.query('select times from personality_results where id = 2')).toEqual([{ times: 1 }])
})

test('a countdown runs to the day that was said, and takes further days', async () => {
  const app = await open('A countdown to our silver wedding on 3 May 2031, romantic')
  expect((await app.load('/')).data).toMatchObject({ countdowns: [{ title: 'Our silver wedding', day: '2031-05-03' }] })
  expect((await app.send('/api/countdowns', { title: 'Harvest', day: '2030-09-01' })).status).toBe(201)
  expect((await app.send('/api/countdowns', { title: 'Harvest', day: 'soon' })).status).toBe(422)
  expect((await app.load('/')).data).toMatchObject({ countdowns: [{ title: 'Harvest' }, {}] })
  const feast = await open('days until Christmas')
  expect(await feast.query('select day >= current_date as is_ahead from countdowns')).toEqual([{ is_ahead: true }])
})

test('a tool for texts shows what it makes until there is a text of one’s own', async () => {
  const summarizer = await open('An AI tool that summarizes meeting notes, dark mode')
  expect(summarizer.files['web/app/page.jsx']).toContain('summarize(example)')
  expect(summarizer.files['web/app/page.jsx']).toContain('Meeting notes')
  const writer = await open('AI slogan writer for products, retro')
  expect(writer.files['web/app/page.jsx']).toContain('write(example, 0)')
  const keyWords = await open('A tool that finds the 8 most important key words of a text')
  expect(keyWords.files['web/app/page.jsx']).not.toContain('summarize(example)')
})

test('a translator shows words of its list, and a game of pairs has backs', async () => {
  expect((await open('English to Spanish translator, pastel')).files['web/app/page.jsx']).toContain(
    '<WordTable entries={picked} />',
  )
  expect((await open('memory game with 12 cards')).files['web/app/page.jsx']).toContain('<CardBack />')
})

test('what a translator answers with leaves out the word that was asked, and its languages are words to tap', async () => {
  const page = (await open('A translation tool for garden words in three languages')).files['web/app/page.jsx'] ?? ''
  expect(page).toContain('<input type="radio" name="goal"')
  expect(page).toContain('!isSame(entry[name], typed)')
  const chosen = await open(
    'A translation tool for ship words in English, German and Danish with a drop-down for the language',
  )
  expect(chosen.files['web/app/page.jsx']).toContain('<select name="goal"')
})

test('a made password, pushed tiles and a field of mines are pages that answer', async () => {
  for (const message of ['Password generator, technical', 'A 2048 game for kids', 'Minesweeper, minimal'])
    expect((await (await open(message)).load('/')).status).toBe(200)
  const game = await open('A 2048 game in pink')
  expect((await game.send('/api/scores', { name: 'Ravi', points: 1204 })).status).toBe(201)
})

test('answering the first question begins a quiz, and scores are kept by what it is about', async () => {
  const app = await open('A playful quiz about wild animals')
  expect(app.files['web/components/answer-foot.jsx']).not.toContain('Start')
  expect(app.files['web/app/scores/page.jsx']).toContain("const keepers = ['owl', 'penguin', 'ladybird']")
  expect((await app.load('/scores')).status).toBe(200)
})
