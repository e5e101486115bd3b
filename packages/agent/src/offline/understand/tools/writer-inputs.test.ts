import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readWriter } from './read-writer.ts'

/** What is made, and what goes into it. */
function told(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok || reading.brief.stage !== 'text-tool') return 'no tool for texts'
  const { outcome, inputs } = readWriter(reading.brief.request)
  const fields = inputs.map(({ label, options }) => `${label}${options === undefined ? '' : ` (${options.join('/')})`}`)
  return `${outcome}: ${fields.join(', ')}`
}

test.each([
  [
    'We run a small candle workshop and every new scent needs a few words for the lid. I would enter the scent, the season and who it is meant for. The lid text should come in a cosy, a sensual or a down-to-earth voice.',
    'Lid text: Scent, Season, Recipient (who it is meant for), Voice (Cosy/Sensual/Down-to-earth)',
  ],
  [
    "Could you make an app that comes up with captions for my travel photos once I've told it the place and what can be seen? It would be great if I could switch between sarcastic, dreamy and plain.",
    'Captions: Place, What can be seen, Tone (Sarcastic/Dreamy/Plain)',
  ],
  [
    'An app for our vet practice that, from the name of the pet and the reason for the visit, produces a get-well message in a tone which can be set to comforting, cheerful or factual.',
    'Get-well message: Name of the pet, Reason for the visit, Tone (Comforting/Cheerful/Factual)',
  ],
  [
    "For our choir's newsletter I need opening lines. They depend on the month and on the main topic, and each of them ought to be either warm, witty or festive.",
    'Opening lines: Month, Main topic, Tone (Warm/Witty/Festive)',
  ],
  [
    'Limericks about colleagues! The name and the hobby are entered, the manner is chosen (gentle, cheeky, merciless), then a limerick appears.',
    'Limerick: Name, Hobby, Manner (Gentle/Cheeky/Merciless)',
  ],
  [
    'Our museum shop gets new postcards all the time. What we need is a helper for the text on the back: it is told the motif, the artist and the year, and the text it returns is scholarly, light-hearted or meant for children, whichever register we pick.',
    'Text: Motif, Artist, Year, Register (Scholarly/Light-hearted/Meant for children)',
  ],
  [
    'little program for my soap stall: soap name, ingredients -> product blurb, either earthy, glamorous or goofy',
    'Blurbs: Soap name, Ingredients, Tone (Earthy/Glamorous/Goofy)',
  ],
  [
    "What about an app in which our volunteers can produce thank-you messages for donors? The donor's name, the amount and the project the money went to are known; the message shall be formal for companies, warm for private people or short for text messages.",
    "Thank-you message: Donor's name, Amount, Project, Tone (Formal/Warm/Short)",
  ],
  [
    'Thank-you notes after our wedding\n* who it goes to\n* what they gave us\n* tone: heartfelt, brief or funny\n* a Write button',
    'Thank-you note: Recipient (who it goes to), What they gave us, Tone (Heartfelt/Brief/Funny)',
  ],
  [
    'For every post about an animal I know its name, species and what it did that day. I am looking for a program that puts this into a caption for me. Sometimes the caption ought to be educational, sometimes adorable, sometimes dramatic.',
    'Captions: Name, Species, What it did that day, Tone (Educational/Adorable/Dramatic)',
  ],
  [
    'out of office generator: dates away, who to contact, mood = grumpy, polite or poetic',
    'Out of office: Dates away, Who to contact, Mood (Grumpy/Polite/Poetic)',
  ],
  [
    'On the label there should be a little saying. She knows the fruit and the month when it was picked. It can be old-fashioned, it can be naughty, it can be romantic.',
    'Sayings: Fruit, Month, Tone (Old-fashioned/Naughty/Romantic)',
  ],
  [
    'We need a tool that suggests six shirt slogans. Customers tell us a topic and for what occasion the shirt is. It should know three styles: pun, absurd and wholesome.',
    'Slogans: Topic, For what occasion the shirt is, Style (Pun/Absurd/Wholesome)',
  ],
  ['Slogans for our scout group, please. A motto generator, nothing more.', 'Mottos: What it is about'],
])('what goes into a text: %s', (message, fields) => {
  expect(told(message)).toBe(fields)
})

test.each([
  'I collect quotes from books: the quote, who said it, the book and a mood (funny, sad, wise). I would like to filter by mood and mark favourites.',
  'A list of jokes for our scout evenings. Each joke has a title, the text and a category (puns, knock-knock, riddles); anyone can add one.',
  'Our poetry circle needs a place where members post their poems, with title, text and the style it is written in (sonnet, haiku, free verse).',
  'I plan our social media: every caption with date, platform and status (idea, drafted, posted).',
  "I'm a copywriter. For each client I keep the slogans I wrote, the campaign, the year and whether they liked it.",
  'Press mentions of our firm: headline, outlet, date, link, tone (positive, neutral, negative)',
])('texts that people write themselves are a list: %s', (message) => {
  expect(told(message)).toBe('no tool for texts')
})

test.each([
  ['Taglines for my food truck: dish, vibe (loud, chill). Save the best on a keepers page.', 'Keep → Keepers'],
  [
    'A speech writer: enter the name. The good ones are collected on a page called Ready to speak.',
    'Save → Ready to speak',
  ],
  ['A toast maker, enter two names. Good ones go into the hall of fame.', 'Save → Hall of fame'],
  ['A caption maker from the place and two favourite words.', 'Save'],
])('where the good ones are kept: %s', (message, kept) => {
  const writer = readWriter(message)
  expect(`${writer.keep}${writer.hasPage ? ` → ${writer.kept}` : ''}`).toBe(kept)
})

test('the button says the verb of the tool, and the app is called otherwise', () => {
  const reading = readBuild(
    'Our chef changes the menu weekly. Given a dish and its sauce, the tool composes a menu blurb, plain or playful in style.',
  )
  expect(reading.ok && [reading.brief.name, readWriter(reading.brief.request).act]).toEqual([
    'Blurb writer',
    'Compose blurbs',
  ])
})
