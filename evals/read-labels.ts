// Which fields the checks of practice sentences fill that the built-in builder did not make, and which it made that
// nobody fills; what they press that is nowhere; forms that they expect on the first page. In milliseconds and without
// a browser, where the browser takes half a minute a sentence. It knows names only; that something works is for
// `npm run eval` to say.
//
// node evals/read-labels.ts [part of an id] [--all]
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { alternativesOf, nearerFirst } from '../packages/judge/src/acceptance/find-control.ts'
import type { Brief, Field } from '../packages/agent/src/offline/brief.ts'
import { compose } from '../packages/agent/src/offline/compose/compose.ts'
import { readBuild } from '../packages/agent/src/offline/understand/read-build.ts'
import { type PromptEntry, readPromptsFile } from './prompts-file.ts'

interface Compared {
  missing: string[]
  unfilled: string[]
  summary: string
}

/** What the account's own forms ask for. */
const accountLabels = ['Email', 'Password', 'Name']

function compare({ prompt, followUps, acceptance }: PromptEntry): Compared {
  const reading = readBuild(prompt)
  if (!reading.ok) return { missing: [`(${reading.reason})`], unfilled: [], summary: 'not built' }
  const { brief } = reading
  const kinds = [{ ...brief.entity, fields: brief.fields }, ...brief.more]
  const fields = kinds.flatMap((kind) => kind.fields).filter(({ isMade }) => isMade !== true)
  const labels = [
    ...fields.map(({ label }) => label),
    ...(brief.access === 'open' ? [] : accountLabels),
    ...writtenLabels(brief),
  ]
  const later = followUps.join(' ').toLowerCase()
  const fills = acceptance.flatMap(({ steps }) => steps.filter((step) => step.do === 'fill'))
  const wanted = [...new Map(fills.map((fill) => [fill.label, fill.value])).entries()]
  const missing = wanted.flatMap(([label, value]) => {
    const found = labels.find((each) => fits(label, each))
    if (found === undefined)
      return alternativesOf(label).some((each) => later.includes(each.toLowerCase())) ? [] : [`no “${label}”`]
    const field = fields.find((each) => each.label === found)
    return field === undefined || takes(field, value) ? [] : [`“${found}” does not offer “${value}”`]
  })
  const sources = compose(brief).files
  const written = Object.values(sources).join('\n')
  const presses = acceptance.flatMap(({ steps }) => steps.flatMap((step) => (step.do === 'press' ? [step.name] : [])))
  const unpressed = [...new Set(presses)]
    .filter((name) => !fills.some(({ value }) => value === name) && !isWritten(name, written, brief))
    .map((name) => `nothing called “${name}” to press`)
  const first = reachedFrom('web/app/page.jsx', sources)
  const home = formLabels(first)
  const absent = acceptance.flatMap(({ steps: [go, act] }) =>
    go?.do === 'goTo' && act?.do === 'fill' && !home.some((label) => fits(act.label, label))
      ? [`“${act.label}” is not on the first page`]
      : [],
  )
  missing.push(...unpressed, ...new Set(absent))
  const unfilled = fields.filter(
    ({ label, kind }) => kind !== 'reference' && !wanted.some(([each]) => fits(each, label)),
  )
  return { missing, unfilled: unfilled.map(({ label }) => label), summary: told(brief) }
}

/** Labels of forms that are no record's: sign-in, a question of a quiz, a sum to reckon. */
function writtenLabels(brief: Brief): string[] {
  return formLabels(Object.values(compose(brief).files).join('\n'))
}

/** The text of a page with that of everything it imports. */
function reachedFrom(path: string, files: Readonly<Record<string, string>>): string {
  const reached = new Set<string>()
  const waiting = [path]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const text = files[next]
    if (text === undefined || reached.has(next)) continue
    reached.add(next)
    for (const [, name = ''] of text.matchAll(/from '@\/([^']+?)(?:\.jsx?)?'/g))
      waiting.push(`web/${name}.jsx`, `web/${name}.js`)
  }
  return [...reached].map((each) => files[each] ?? '').join('\n')
}

/** Links and buttons of the account are not the composer's; a record's own name is in no source. */
function isWritten(name: string, written: string, { access }: Brief): boolean {
  const isOfAccount = access !== 'open' && /\b(?:sign|log|register|create account|join)\b/i.test(name)
  return (
    isOfAccount || alternativesOf(name).some((each) => nearerFirst.some((matching) => matching(each).test(written)))
  )
}

function formLabels(written: string): string[] {
  const given = written.matchAll(
    /\b(?:label|placeholder|aria-label|question|name)(?:=|: )(?:\{)?["'`]([^"'`\n]+)["'`]/g,
  )
  const around = written.matchAll(/<(?:label|legend)\b[^>]*>\s*(?:<[^>]*>\s*)?([^<{\n]+)/g)
  return [...given, ...around].map(([, label = '']) => label.trim())
}

function fits(asked: string, label: string): boolean {
  return alternativesOf(asked).some((each) => nearerFirst.some((matching) => matching(each).test(label)))
}

function takes({ kind, options = [] }: Field, value: string): boolean {
  return kind !== 'choice' || options.some((option) => option.toLowerCase() === value.toLowerCase())
}

function told(brief: Brief): string {
  const kinds = [{ ...brief.entity, fields: brief.fields }, ...brief.more]
  const said = kinds.map(
    ({ singular, fields }) =>
      `${singular}(${fields.map(({ label, kind, to }) => `${label}:${to ?? kind}`).join(', ')})`,
  )
  const parts = brief.parts.map((part) => `+${part}`)
  return [`“${brief.name}”`, brief.stage || brief.front, brief.access, ...said, ...parts].join(' | ')
}

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
const entries = await readPromptsFile(join(import.meta.dirname, 'practice'))
const asked = entries.filter(({ id }) => id.includes(positionals[0] ?? ''))
let complete = 0
for (const entry of asked) {
  const { missing, unfilled, summary } = compare(entry)
  if (missing.length === 0) complete += 1
  if (missing.length === 0 && unfilled.length === 0 && values.all !== true) continue
  console.log(`${missing.length === 0 ? ' ' : '×'} ${entry.id}\n    ${summary}`)
  for (const each of missing) console.log(`    missing: ${each}`)
  if (unfilled.length > 0) console.log(`    nobody fills: ${unfilled.join(', ')}`)
}
console.log(`\n${complete} of ${asked.length} sentences have every field that their checks fill.`)
