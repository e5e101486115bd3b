import { expect, test } from 'vitest'

import { readTranslator } from './read-translator.ts'

test('languages, rows and the button as they are said', () => {
  const tool = readTranslator(
    'I type a fish\'s name in Danish, Dutch or Polish and press "Find it", then all names appear.\nTorsk – kabeljauw – dorsz\nSild – haring – śledź\nOn the page "Fishes" I add more.',
  )
  expect(tool.languages.map(({ label }) => label)).toEqual(['Danish', 'Dutch', 'Polish'])
  expect(tool.rows).toEqual([
    ['Torsk', 'kabeljauw', 'dorsz'],
    ['Sild', 'haring', 'śledź'],
  ])
  expect([tool.act, tool.page, tool.noun, tool.history]).toEqual(['Find it', 'Fishes', 'fish', null])
})

test('two languages with their words in pairs', () => {
  const tool = readTranslator('Paste English text, get Welsh: bread = bara, cheese = caws. Keep a history.')
  expect(tool.rows).toEqual([
    ['bread', 'bara'],
    ['cheese', 'caws'],
  ])
  expect(tool.history).toBe('History')
})

test('without words of its own it begins with English and those of every day', () => {
  const tool = readTranslator(
    'Translation page with an input field, pick the target language (Swedish or dutch), copy button, recent translations',
  )
  expect(tool.languages.map(({ label }) => label)).toEqual(['English', 'Swedish', 'Dutch'])
  expect([tool.rows, tool.goal, tool.hasCopy, tool.history]).toEqual([
    [],
    'Target language',
    true,
    'Recent translations',
  ])
})
