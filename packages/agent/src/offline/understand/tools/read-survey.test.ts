import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readSurvey, readThanks } from './read-survey.ts'

function told(text: string): string[] {
  return (readSurvey(text) ?? [])
    .filter(({ isMade }) => isMade !== true)
    .map(
      ({ label, kind, options, max, required }) =>
        `${label}${required ? '!' : ''} ${kind}${options === undefined ? '' : ` ${options.join('/')}`}${max === undefined ? '' : ` ${max}`}`,
    )
}

test.each([
  [
    'Survey titled "When should we be open?"\n1. How old are you? (under 18, 18-40, over 40)\n2. Which days suit you? Tick as many as you like: Monday evening, Saturday, Sunday\n3. How happy are you with our hours now, from 1 to 10?\n4. Your wishes - a long text, may stay empty\nQuestion 1 and 3 must be answered. At the end it says "Cheers!".',
    [
      'How old are you?! choice Under 18/18-40/Over 40',
      'Which days suit you? tags Monday evening/Saturday/Sunday',
      'How happy are you with our hours now?! rating 10',
      'Your wishes long',
    ],
  ],
  [
    'Customer survey, one question per screen:\n1) How likely are you to recommend us? (0 to 10)\n2) Why?\n3) Which services do you use? Washing, Ironing, Dry cleaning (several)\nthen Finish. On the last screen: "Fresh! Thank you."',
    [
      'How likely are you to recommend us? choice 0/1/2/3/4/5/6/7/8/9/10',
      'Why? long',
      'Which services do you use? tags Washing/Ironing/Dry cleaning',
    ],
  ],
  [
    'anonymous mood survey. questions: How was your shift? (great, ok, awful) / Did you get a break? (yes, no) / What would have helped? results as bar charts',
    ['How was your shift? choice Great/Ok/Awful', 'Did you get a break? choice Yes/No', 'What would have helped? long'],
  ],
  [
    'One question, "How was the rye?", with three buttons: Yummy, Fine, Nope. Optional comment below, then Send.',
    ['How was the rye?! choice Yummy/Fine/Nope', 'Comment long'],
  ],
  [
    'Guest survey. Ask: How warm was the hut (very, barely, not at all)? How kind was the host (1 to 5)? What was missing?',
    [
      'How warm was the hut? choice Very/Barely/Not at all',
      'How kind was the host? rating 5',
      'What was missing? long',
    ],
  ],
  [
    'Survey:\n1. How often do you swim? (tick one: daily / weekly)\n2. What do you bring? (tick several: towel / book)\n3. What else? (write anything)',
    ['How often do you swim? choice Daily/Weekly', 'What do you bring? tags Towel/Book', 'What else? long'],
  ],
  ['A survey about our canteen with ratings and comments', []],
])('%s', (text, questions) => {
  expect(told(text)).toEqual(questions)
})

test('what is said at the end', () => {
  expect(readThanks('then Finish. On the last screen: "Fresh! Thank you."')).toBe('Fresh! Thank you.')
})

test.each([
  [
    'Survey for our pool. How often do you swim: daily, weekly or never. What do you miss most: sauna, slide, café. Anything else? Then thank them and count it all on a results page.',
    ['How often do you swim?:Daily/Weekly/Never', 'What do you miss most?:Sauna/Slide/Café', 'Anything else:long'],
  ],
  [
    'I would like to ask our neighbours a few things: how often they cook (daily, seldom), whether they prefer rice or pasta and what they would change.',
    ['How often do you cook?:Daily/Seldom', 'Do you prefer rice or pasta?:Rice/Pasta', 'What would you change?:long'],
  ],
])('questions that are told: %s', (sentence, wanted) => {
  const reading = readBuild(sentence)
  const fields = reading.ok ? reading.brief.fields.filter(({ isMade }) => isMade !== true) : []
  expect(fields.map(({ label, kind, options }) => `${label}:${options?.join('/') ?? kind}`)).toEqual(wanted)
})

test.each([
  [
    'Exit interview: 1. How long were you with us? under a year, 1-3 years, longer 2. Would you come back? yes, no, maybe',
    ['How long were you with us? choice Under a year/1-3 years/Longer', 'Would you come back? choice Yes/No/Maybe'],
  ],
  [
    'Which colour should the door get: red, green or blue? Would you help with the painting?',
    ['Which colour should the door get? choice Red/Green/Blue', 'Would you help with the painting? choice Yes/No'],
  ],
  [
    'How did you sleep? (badly, fine, like a stone) Breakfast? (too little, right, too much) What can we do better?',
    [
      'How did you sleep? choice Badly/Fine/Like a stone',
      'Breakfast choice Too little/Right/Too much',
      'What can we do better? long',
    ],
  ],
])('ranges, choices within a question, a question of one word: %s', (sentence, fields) => {
  expect(told(sentence)).toEqual(fields)
})

test('answers that are for one person are behind a door', () => {
  const reading = readBuild(
    'Survey for the choir. 1. Which song first? Sakura, Shenandoah 2. Which day suits you? Monday, Friday. The answers are for me alone, logged in.',
  )
  expect(reading.ok && [reading.brief.front, reading.brief.access]).toEqual(['survey', 'admin'])
})
