import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

import { readWriter } from './read-writer.ts'

function told(text: string): string {
  const { kind, inputs, act, kept, isKeptAtOnce, hasPage } = readWriter(text)
  const fields = inputs.map(({ label, options }) => `${label}${options === undefined ? '' : ` (${options.join('/')})`}`)
  return `${kind}: ${fields.join(', ')} | ${act} | ${kept}${isKeptAtOnce ? ' at once' : ''}${hasPage ? ' on a page' : ''}`
}

test.each([
  [
    'AI tool for tenants: you paste what your landlord wrote and pick a tone (polite, firm, furious), it drafts an answer. Keep every draft in a history so I can come back to it.',
    'letter: What your landlord wrote, Tone (Polite/Firm/Furious) | Draft | History at once on a page',
  ],
  [
    'AI explainer for homework. You paste a paragraph, choose the age (7, 10 or 14) and press "Explain"; it answers in simple words. All earlier paragraphs with their answers stay in a list below.',
    'explain: Paragraph, Age (7/10/14) | Explain | Kept at once',
  ],
  [
    'I enter product name, scent, three keywords and pick a tone from a drop-down (cosy, posh, cheeky), press "Write it" and get a product text. If I like it I press Save. What I saved is under "My texts".',
    'product: Product name, Scent, Three keywords, Tone (Cosy/Posh/Cheeky) | Write it | My texts on a page',
  ],
  [
    'an AI helper that names things: i type what the thing is (a boat, a bakery, a band), choose a mood (funny, elegant, old-fashioned) and press Suggest. it shows some names and i can save the ones i like into a favorites list',
    'names: What the thing is, Mood (Funny/Elegant/Old-fashioned) | Suggest | Favorites on a page',
  ],
  [
    'AI speech writer. I say who I am (cousin, neighbour), the name of the host, one story and the tone (warm, dry) → button "Write it down" → text appears. Button to save it, and a page with my saved speeches.',
    'product: Who I am (Cousin/Neighbour), Name of the host, Story, Tone (Warm/Dry) | Write it down | Saved speeches on a page',
  ],
  [
    'AI slogan generator for small shops: name of the shop, what it sells, tone (funny, serious).',
    'lines: Name of the shop, What it sells, Tone (Funny/Serious) | Generate slogans | Kept',
  ],
  [
    'Motto generator: club and mood as a drop-down (calm, fierce), the hearts go to their own page.',
    'lines: Club, Mood (Calm/Fierce) | Generate mottos | Saved on a page',
  ],
  [
    'I would like to invent headlines for our paper. A form with topic and voice – voice is a select box with dry and loud – and a button "Invent". The results name the topic.',
    'lines: Topic, Voice (Dry/Loud) | Invent | Kept',
  ],
  [
    'People paste the text of a letter and have it condensed, see how long it was and keep that under a heading.',
    'summary: Text of a letter | Write | Kept',
  ],
])('%s', (text, said) => {
  expect(told(text)).toBe(said)
})

test.each([
  'Write slogans with AI: product and a tone from a dropdown (playful, serious, bold).',
  'An AI tool that writes slogans. One types the product, picks the tone playful, serious or bold from a dropdown and presses “Write slogans”.',
  'AI slogans: enter product, choose tone playful/serious/bold, get slogans',
  'A page where I enter a product and pick a tone (playful, serious, bold), press Write slogans and get some.',
])('what is typed and what is picked for it: %s', (message) => {
  const reading = readBuild(message)
  expect(reading.ok && reading.brief.stage).toBe('text-tool')
  expect(readWriter(message).inputs.map(({ label }) => label)).toEqual(['Product', 'Tone'])
})

test.each<[string, string, string[]]>([
  [
    'My boss says my mails sound like a fax machine. I want a page where I paste what I wrote, choose how it shall sound (Kind, Short, Funny), press "Smooth it" and read the new version underneath.',
    'Smooth it',
    ['Your text', 'How it shall sound: Kind/Short/Funny'],
  ],
  [
    'i rent out apartments and my ads are boring. box for the ad, dropdown style: dreamy / honest / loud, button Pimp it, then the better ad shows up',
    'Pimp it',
    ['Ad', 'Style: Dreamy/Honest/Loud'],
  ],
  [
    'A clerk pastes a paragraph from a letter, picks a reader (child, newcomer, neighbour) and gets the same paragraph in easy words.',
    'Rewrite',
    ['Paragraph', 'Reader: Child/Newcomer/Neighbour'],
  ],
  [
    'They drop their newsletter paragraph into a box, select "shorter", "friendlier" or "more formal", click Polish and copy the outcome.',
    'Polish',
    ['Newsletter paragraph', 'Tone: Shorter/Friendlier/Formal'],
  ],
])('a text that comes back in another way: %s', (sentence, said, fields) => {
  const { kind, act, inputs } = readWriter(sentence)
  expect([kind, act]).toEqual(['rewrite', said])
  expect(
    inputs.map(({ label, options }) => (options === undefined ? label : `${label}: ${options.join('/')}`)),
  ).toEqual(fields)
})

test('what is said where nothing was typed, and that all of it stays', () => {
  const { emptyWords, isKeptAtOnce, inputs } = readWriter(
    'A field for my speech, a drop-down "Mood" (Grave, Merry), a button "Temper it", below it the speech rewritten in that mood. If the field is empty: "Say something first." Everything I tempered so far is listed on the page.',
  )
  expect([emptyWords, isKeptAtOnce]).toEqual(['Say something first.', true])
  expect(inputs.map(({ label }) => label)).toEqual(['Speech', 'Mood'])
})
