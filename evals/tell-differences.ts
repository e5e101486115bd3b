// Of all sentences of the corpus and of practice: how many pairs of one topic give apps that differ in tables, in layout
// and in colours. Pairs of the same content ("A task list", "todo list") need not differ; they are counted apart. Without a
// browser, in less than a minute.
//
// node evals/tell-differences.ts [--list]   with every pair that does not differ
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import type { Brief } from '../packages/agent/src/offline/brief.ts'
import { compose } from '../packages/agent/src/offline/compose/compose.ts'
import { colorDistance, contentOf, layoutOf, leastDistance } from '../packages/agent/src/offline/fixtures/likeness.ts'
import { readBuild } from '../packages/agent/src/offline/understand/read-build.ts'
import { readPromptsFile } from './prompts-file.ts'

interface App {
  brief: Brief
  tables: string
  layout: string
  content: string
}

interface Pair {
  one: App
  other: App
  /** What the two have in common: "tables", "layout", "colours". */
  same: string[]
  isOfOneContent: boolean
}

const shownLetters = 100

async function appsIn(folder: string): Promise<App[]> {
  const files = readdirSync(join(import.meta.dirname, folder)).filter((name) => name.endsWith('.json'))
  const prompts = (
    await Promise.all(files.map((name) => readPromptsFile(join(import.meta.dirname, folder, name))))
  ).flat()
  return prompts.flatMap(({ prompt }) => {
    const reading = readBuild(prompt)
    if (!reading.ok) return []
    const { brief } = reading
    return [{ brief, tables: compose(brief).schemaSql, layout: layoutOf(brief), content: contentOf(brief) }]
  })
}

function compare(one: App, other: App): Pair {
  return {
    one,
    other,
    same: [
      ...(one.tables === other.tables ? ['tables'] : []),
      ...(one.layout === other.layout ? ['layout'] : []),
      ...(colorDistance(one.brief, other.brief) < leastDistance ? ['colours'] : []),
    ],
    isOfOneContent: one.content === other.content,
  }
}

function tell(what: string, pairs: readonly Pair[]): void {
  const share = (differs: (pair: Pair) => boolean): string =>
    `${((pairs.filter(differs).length / pairs.length) * 100).toFixed(2)} %`
  const differsIn = (name: string): string => share(({ same }) => !same.includes(name))
  console.log(
    `${pairs.length} ${what} differ in tables ${differsIn('tables')}, in layout ${differsIn('layout')}, in colours ${differsIn('colours')}, in all three ${share(({ same }) => same.length === 0)}.`,
  )
}

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } })
const apps = (await Promise.all(['corpus', 'practice'].map(appsIn))).flat()
const byTopic = Map.groupBy(apps, ({ brief }) => `${brief.topic}, ${brief.front}`)
const pairs = [...byTopic.values()].flatMap((some) =>
  some.flatMap((one, index) =>
    some
      .slice(index + 1)
      .filter(({ brief }) => brief.request !== one.brief.request)
      .map((other) => compare(one, other)),
  ),
)
const different = pairs.filter(({ isOfOneContent }) => !isOfOneContent)

console.log(`${apps.length} apps of ${byTopic.size} topics with their sort of first page.`)
tell('pairs of one topic', pairs)
console.log(
  `${pairs.length - different.length} of these pairs are of the same content: the same kinds, facts and parts, and the same words but for those that only ask for an app or for its looks. They need not differ.`,
)
tell('pairs of different content', different)

if (values.list) {
  const begin = ({ brief }: App): string => brief.request.replaceAll('\n', ' ').slice(0, shownLetters)
  for (const { one, other, same, isOfOneContent } of pairs)
    if (same.length > 0)
      console.log(
        `${isOfOneContent ? '(same content) ' : ''}same ${same.join(', ')} [${one.brief.topic}, ${one.brief.front}]: ${begin(one)} || ${begin(other)}`,
      )
}
