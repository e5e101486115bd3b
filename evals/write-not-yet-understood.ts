// Writes which sentences of the corpus are misread today, after the reading of sentences has changed.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { misreadings } from './expectations.ts'
import { readPromptsFile } from './prompts-file.ts'

const entries = await readPromptsFile(join(import.meta.dirname, 'corpus'))
const misread = entries.flatMap(({ id, prompt, understood }) =>
  understood !== undefined && misreadings(prompt, understood).length > 0 ? [id] : [],
)
const path = join(import.meta.dirname, 'not-yet-understood.json')
await writeFile(path, `${JSON.stringify(misread.sort(), null, 2)}\n`)
console.log(`${misread.length} of ${entries.length} entries are misread, written to ${path}`)
