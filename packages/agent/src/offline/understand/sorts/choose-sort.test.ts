import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function sortOf(sentence: string): string {
  const reading = readBuild(sentence)
  if (!reading.ok) return reading.reason
  const { front, stage, entity } = reading.brief
  return front === 'stage' ? stage : front === 'list' ? entity.singular : front
}

test.each([
  [
    'text-tool',
    'My boss says my mails sound like a fax machine. I want a page where I paste what I wrote, choose how it shall sound (Kind, Short, Funny), press "Smooth it" and read the new version underneath, with a button to copy it.',
  ],
  [
    'text-tool',
    'Plain language helper for our town hall. A clerk pastes a paragraph from a letter, picks a reader (child, newcomer, neighbour) and gets the same paragraph in easy words. Keep the last ones in a list below.',
  ],
  [
    'text-tool',
    'Before sending a complaint I want to see it in a calmer voice. One large box, a choice between calm, firm and legal, a button "Rewrite", the result beside the box.',
  ],
  [
    'text-tool',
    'Every Friday I owe my team a pep talk. Let me type what happened this week, choose serious or goofy, and "Pep me up" produces it.',
  ],
  [
    'translator',
    'Translator from English to Spanish and German. A text field, a language choice and a button "Translate". Keep a history of phrases.',
  ],
  [
    'translator',
    'A box in which our nurses type a German word, press "Say it" and read it in Turkish and Arabic. The words: Schmerz = ağrı = ألم, Wasser = su = ماء.',
  ],
  [
    'word',
    'Glossary for our knitting circle, German to English: Masche = stitch, Maschenprobe = gauge, abketten = bind off. More can be added.',
  ],
  [
    'calculator',
    'At the campsite: nights, adults (12 € a night), children (7 € a night). Show the total while typing.',
  ],
  [
    'calculator',
    'i want to see what my commute costs me a month. distance one way in km, days per month, consumption l/100km, price per litre. button Show me',
  ],
  [
    'timer',
    'Our choir rests between songs. Three buttons, 1 minute, 3 minutes, 5 minutes, big digits count down, at the end it says "Sing!".',
  ],
  [
    'guess-number',
    'The computer thinks of a number from 1 to 30. You guess, it says bigger or smaller. Count the tries.',
  ],
  [
    'quiz',
    'For new colleagues in the bakery, click through these and see how many you know:\n1. At what heat do we bake rye? 180 / 220 / 250 (250 is right)\n2. Who opens in the morning? Marek (correct), Ilona, the cat\nWith both it says "Welcome to the oven", otherwise "Ask Marek".',
  ],
  [
    'quiz',
    'Pub night at the Anchor: five questions on Irish music, four answers each, you click one and see at once whether it is right. Points at the end.',
  ],
  [
    'survey',
    "Hi! The parish wants to know from young families\n- How old are your children? 0-3, 4-6, 7-12\n- Which afternoon suits you? Monday / Wednesday / Friday\n- Any wishes?\nThe results (how many chose what) I see when I'm logged in.",
  ],
  [
    'survey',
    'Exit interview for people who leave our volunteer team: 1. How long were you with us? under a year, 1-3 years, longer 2. Would you come back? yes, no, maybe 3. What should we change? The answers are secret, just for Hanna who signs in.',
  ],
  [
    'poll',
    "What shall we call the ship's cat? Options Rudder, Bosun, Pickle. No login, one vote per browser, number of votes behind each.",
  ],
  [
    'shop',
    'Tea caddies from our pottery\n- Round lid 27 €\n- Square lid 34 €\nA cart that adds up. Checkout asks for name, email and address, stores the order and generates an email text.',
  ],
  [
    'shop',
    'A shop for my candles with the products Cedar ($18) and Sea salt ($19.50). People add them to a cart and check out with name, e-mail and address. Free shipping over $50.',
  ],
  [
    'site',
    'Bike repair van coming to Leeds. Leave your e-mail and postcode to hear when we start, button "Tell me". Same address twice: "We have you already".',
  ],
])('what somebody does there says that it is a %s: %s', (sort, sentence) => {
  expect(sortOf(sentence)).toBe(sort)
})

test.each([
  'I write down every mail I send to the landlord: date, subject, what it was about, answered yes or no.',
  'I keep poems I like: title, poet, text, mood (sad, funny, calm). Search by poet.',
  'Quiz night organisation for our pub: each evening has a date, a quizmaster, teams with their points.',
  'Results of the surveys we did for clients: client, date, number of answers, link to the report.',
  'Timers I own for the sauna workshop: brand, minutes max, broken or not.',
  'Translation jobs: client, language pair, words, price per word, due date, status open / done.',
])('what is written down is a list: %s', (sentence) => {
  const reading = readBuild(sentence)
  expect(reading.ok && reading.brief.front).toBe('list')
})
