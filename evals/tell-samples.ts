// Of six hundred messages of the corpus, of practice and of those that were told: what a count finds wrong with the sample
// rows of the apps. Without a browser, in some minutes.
//
// node evals/tell-samples.ts [--list] [--many 600]   with every fault and the message that it is of
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { composeSeed } from '../packages/agent/src/offline/compose/data/seed-sql.ts'
import { storedFields } from '../packages/agent/src/offline/compose/records/made-title.ts'
import { viewsOf } from '../packages/agent/src/offline/compose/views.ts'
import { readBuild } from '../packages/agent/src/offline/understand/read-build.ts'
import { type Found, sampleFaults, tablesOfSeed } from './sample-faults.ts'

const folders = ['corpus', 'practice', 'told']

function messagesIn(folder: string): string[] {
  const path = join(import.meta.dirname, folder)
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const entries: unknown = JSON.parse(readFileSync(join(path, name), 'utf8'))
      return Array.isArray(entries)
        ? entries.flatMap(({ prompt, sentence }: { prompt?: string; sentence?: string }) => prompt ?? sentence ?? [])
        : []
    })
}

const { values: asked } = parseArgs({
  options: { list: { type: 'boolean', default: false }, many: { type: 'string', default: '600' } },
})
const messages = folders.flatMap(messagesIn)
const many = Math.min(messages.length, Number(asked.many))
const slice = Array.from({ length: many }, (_, at) => messages[Math.floor((at * messages.length) / many)] ?? '')

const told = new Map<Found['fault'], string[]>()
let apps = 0
let kinds = 0
let facts = 0
for (const message of slice) {
  const reading = readBuild(message)
  if (!reading.ok) continue
  const all = viewsOf(reading.brief)
  const seed = composeSeed(reading.brief, all)
  apps += 1
  kinds += tablesOfSeed(seed).length
  facts += all.reduce((sum, view) => sum + storedFields(view).length, 0)
  for (const { fault, where } of sampleFaults(all, seed, message))
    told.set(fault, [...(told.get(fault) ?? []), `${where}  ← ${message.replaceAll('\n', ' ').slice(0, 110)}`])
}
process.stdout.write(`${apps} apps, ${kinds} kinds with rows, ${facts} facts\n`)
for (const [fault, where] of [...told].toSorted(([, one], [, other]) => other.length - one.length)) {
  process.stdout.write(`${fault}: ${where.length}\n`)
  if (asked.list) process.stdout.write(where.map((line) => `  ${line}\n`).join(''))
}
