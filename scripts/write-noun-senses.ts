// Writes the table of nouns that the offline builder looks words up in, out of WordNet's own files.
//
// node scripts/write-noun-senses.ts <folder with WordNet 3.1's index.sense>
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** WordNet's files of nouns, by number from 3 on; a letter each. */
const firstNounFile = 3
const [folder = ''] = process.argv.slice(2)

interface Uses {
  /** Weight of each file of nouns. */
  byFile: Map<number, number>
  nouns: number
  all: number
}

const words = new Map<string, Uses>()
for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
  const [, lemma = '', type, file = '', rank = '', tagged = ''] =
    /^([^%]+)%(\d):(\d\d):\S*\s\d+\s(\d+)\s(\d+)/.exec(line) ?? []
  if (!/^[a-z][a-z-]+$/.test(lemma)) continue
  const uses = words.get(lemma) ?? { byFile: new Map<number, number>(), nouns: 0, all: 0 }
  words.set(lemma, uses)
  // How often the sense was met in tagged texts; one that never was counts a little, the first of its sort the most.
  const weight = Number(tagged) + 1 / (1 + Number(rank))
  uses.all += weight
  if (type !== '1') continue
  uses.nouns += weight
  uses.byFile.set(Number(file), (uses.byFile.get(Number(file)) ?? 0) + weight)
}

const lines = [...words]
  .filter(([, { nouns }]) => nouns > 0)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([word, { byFile, nouns, all }]) => {
    const sorted = [...byFile].sort(([, one], [, other]) => other - one)
    const letters = sorted
      .filter(([, weight]) => weight * 5 >= nouns)
      .map(([file]) => String.fromCharCode('a'.charCodeAt(0) + file - firstNounFile))
    return `${word} ${letters.join('')}${Math.min(9, Math.floor((10 * nouns) / all))}`
  })
writeFileSync(
  new URL('../packages/agent/src/offline/lexicon/noun-senses.txt', import.meta.url),
  `${lines.join('\n')}\n`,
)
