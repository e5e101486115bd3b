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
  expect([tool.act, tool.page, tool.noun, tool.hasHistory]).toEqual(['Find it', 'Fishes', 'fish', false])
})

test('two languages with their words in pairs', () => {
  const tool = readTranslator('Paste English text, get Welsh: bread = bara, cheese = caws. Keep a history.')
  expect(tool.rows).toEqual([
    ['bread', 'bara'],
    ['cheese', 'caws'],
  ])
  expect(tool.hasHistory).toBe(true)
})
