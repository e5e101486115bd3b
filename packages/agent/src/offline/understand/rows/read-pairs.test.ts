import { expect, test } from 'vitest'

import { readPairs } from './read-pairs.ts'

test.each([
  [
    'A little dictionary. Start me off with: peerie = small, bonxie = great skua, simmer dim = midsummer twilight.',
    ['peerie|small', 'bonxie|great skua', 'simmer dim|midsummer twilight'],
  ],
  [
    'Kitchen words: fork - Gabel, spoon - Löffel and knife - Messer. Type a word.',
    ['fork|Gabel', 'spoon|Löffel', 'knife|Messer'],
  ],
  [
    'Phrases: "Thank you" = "Arigatō", "Where is the station?" = "Eki wa doko desu ka?".',
    ['Thank you|Arigatō', 'Where is the station?|Eki wa doko desu ka?'],
  ],
  ['A log: cost = distance / 100 * price. Dark - please', []],
])('%s', (text, pairs) => {
  expect(readPairs(text).pairs.map(({ first, second }) => `${first}|${second}`)).toEqual(pairs)
})
