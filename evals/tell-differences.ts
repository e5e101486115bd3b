// Of all sentences of the corpus and of practice: how many pairs of one topic give apps that differ in tables, in layout
// and in colours. Without a browser, in half a minute.
//
// node evals/tell-differences.ts
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Brief } from '../packages/agent/src/offline/brief.ts'
import { compose } from '../packages/agent/src/offline/compose/compose.ts'
import { colorDistance, layoutOf, leastDistance } from '../packages/agent/src/offline/fixtures/likeness.ts'
import { readBuild } from '../packages/agent/src/offline/understand/read-build.ts'
import { readPromptsFile } from './prompts-file.ts'

interface App {
  brief: Brief
  tables: string
}

async function appsIn(folder: string): Promise<App[]> {
  const files = readdirSync(join(import.meta.dirname, folder)).filter((name) => name.endsWith('.json'))
  const prompts = (
    await Promise.all(files.map((name) => readPromptsFile(join(import.meta.dirname, folder, name))))
  ).flat()
  return prompts.flatMap(({ prompt }) => {
    const reading = readBuild(prompt)
    return reading.ok ? [{ brief: reading.brief, tables: compose(reading.brief).schemaSql }] : []
  })
}

const apps = (await Promise.all(['corpus', 'practice'].map(appsIn))).flat()
const byTopic = Map.groupBy(apps, ({ brief }) => `${brief.topic}, ${brief.front}`)
const differ = { tables: 0, layout: 0, colors: 0, all: 0 }
let pairs = 0
for (const some of byTopic.values())
  for (const [index, one] of some.entries())
    for (const other of some.slice(index + 1)) {
      if (one.brief.request === other.brief.request) continue
      const tables = one.tables !== other.tables
      const layout = layoutOf(one.brief) !== layoutOf(other.brief)
      const colors = colorDistance(one.brief, other.brief) >= leastDistance
      pairs++
      differ.tables += Number(tables)
      differ.layout += Number(layout)
      differ.colors += Number(colors)
      differ.all += Number(tables && layout && colors)
    }

const share = (count: number): string => `${((count / pairs) * 100).toFixed(1)} %`
console.log(`${apps.length} apps of ${byTopic.size} topics with their sort of first page, ${pairs} pairs of one topic.`)
console.log(
  `They differ in tables ${share(differ.tables)}, in layout ${share(differ.layout)}, in colours ${share(differ.colors)}, in all three ${share(differ.all)}.`,
)
