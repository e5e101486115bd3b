// Writes the sentences with other names, entities, fields and colours, as a file for `npm run eval`.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { readPromptsFile } from '../prompts-file.ts'
import { readPools, shuffleEntry } from './shuffle.ts'

const { values } = parseArgs({ options: { seed: { type: 'string' }, out: { type: 'string' } } })
const seed = Number(values.seed)
if (!Number.isSafeInteger(seed) || seed < 0 || values.seed === undefined || values.out === undefined) {
  console.error('node evals/offline/write-shuffled.ts --seed 7 --out shuffled-7.json')
  process.exit(2)
}
const entries = await readPromptsFile(join(import.meta.dirname, 'sentences.json'))
const pools = readPools()
const shuffled = entries.map((entry) => shuffleEntry(entry, { seed, pools }))
await writeFile(values.out, `${JSON.stringify(shuffled, null, 2)}\n`)
console.log(`${shuffled.length} sentences are in ${values.out}.`)
