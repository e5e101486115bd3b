import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function told(sentence: string): string[] {
  const reading = readBuild(sentence)
  return reading.ok
    ? reading.brief.fields.map(
        ({ label, options }) => `${label}${options === undefined ? '' : ` (${options.join('/')})`}`,
      )
    : [reading.reason]
}

test.each([
  [
    'phrase book: phrase, translation, language (Welsh, Danish, Greek), where to say it. filter by language',
    ['Phrase', 'Translation', 'Language (Welsh/Danish/Greek)', 'Where to say it'],
  ],
  [
    'I want to save phrases for my trips with the phrase, its translation, its language and when you use it. I choose the language in a drop-down.',
    ['Phrase', 'Translation', 'Language', 'When you use it'],
  ],
  [
    'A phrasebook where I collect phrases in other languages. For each phrase I note the translation, the language and how to say it.',
    ['Phrase', 'Translation', 'Language', 'How to say it'],
  ],
  [
    'Phrasebook. Add a phrase with meaning, language and when to use it. Start with "Takk" (Thanks, Norwegian, always) and "Skål" (Cheers, Danish, at table).',
    ['Phrase', 'Meaning', 'Language', 'When to use it'],
  ],
])('a phrase has the facts that are said: %s', (sentence, labels) => {
  expect(told(sentence)).toEqual(labels)
})
