import { beforeAll, expect, test } from 'vitest'

import { startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

async function build(sentence: string) {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return openApp(reading.brief)
}

/** Of what was just made. */
async function idOf(response: Response): Promise<number> {
  return Number(/"id":(\d+)/.exec(await response.text())?.[1])
}

test('cards lie in decks, and what one knew is remembered', async () => {
  const app = await build(
    'Flashcards for my Spanish course. I create decks, add cards with a question and an answer, flip them and mark whether I knew it or not.',
  )
  const deck = await idOf(await app.send('/api/decks', { name: 'Verbs' }))
  const made = await app.send('/api/cards', { question: 'correr', answer: 'to run', deck_id: deck })
  const id = await idOf(made)
  expect((await app.load('/practice')).data).toEqual({
    cards: [{ id, front: 'correr', back: 'to run', deck: 'Verbs' }],
  })
  await app.send(`/api/known/${id}`, { isKnown: true, visitor: 'tablet' }, { method: 'PUT' })
  expect(await (await app.ask('/api/known?visitor=tablet')).json()).toEqual([{ id, isKnown: true }])
  expect(await (await app.ask('/api/known?visitor=another')).json()).toEqual([])
  expect(app.files['web/components/turning-card.jsx']).toContain('>Flip<')
})

test('cards that were given are there, and no others', async () => {
  const app = await build(
    'Study cards for the bones of the hand: Scaphoid - boat shaped, Lunate - moon shaped, Hamate - has a hook. Show the front, click to turn.',
  )
  expect((await app.load('/practice')).data).toMatchObject({
    cards: [
      { front: 'Hamate', back: 'has a hook' },
      { front: 'Lunate', back: 'moon shaped' },
      { front: 'Scaphoid', back: 'boat shaped' },
    ],
  })
})

test('a dictionary begins with the words that were given', async () => {
  const app = await build(
    'I collect Shetland dialect and want a little two-way dictionary. For each word: the word itself, its English meaning, an example sentence. Start me off with: peerie = small, bonxie = great skua, simmer dim = midsummer twilight.',
  )
  const rows = await app.query('select word, english_meaning from words order by word')
  expect(rows).toEqual([
    { word: 'bonxie', english_meaning: 'great skua' },
    { word: 'peerie', english_meaning: 'small' },
    { word: 'simmer dim', english_meaning: 'midsummer twilight' },
  ])
})
