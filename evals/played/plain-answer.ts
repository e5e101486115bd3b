// The other way to build: the same words, rules and files, and one answer that is taken as it stands.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { ScriptedAnswer } from '@joinery/testkit'

const prompts = join(import.meta.dirname, '../../packages/agent/src/prompts')

export interface PlainQuestion {
  message: string
  /** What was asked before. */
  earlier: readonly string[]
  files: Readonly<Record<string, string>>
  /** Tables as they are now, in words. */
  tables: string
}

export interface ChatTurn {
  role: 'system' | 'user'
  content: string
}

export interface PlainAnswer {
  text: string
  statements: string[]
  files: { path: string; content: string }[]
}

/** The loop's own rules without those about its tools, and all chapters of the guide at once. */
export async function presentQuestion({ message, earlier, files, tables }: PlainQuestion): Promise<ChatTurn[]> {
  const [own, system, guide] = await Promise.all(
    [join(import.meta.dirname, 'plain-prompt.md'), join(prompts, 'system.md'), join(prompts, 'guide.md')].map((path) =>
      readFile(path, 'utf8'),
    ),
  )
  const rules = system?.slice(system.indexOf('# What an app is made of')) ?? ''
  const listed = Object.entries(files).map(([path, text]) => `\`\`\`${path}\n${text.trimEnd()}\n\`\`\``)
  const parts = [
    ...(earlier.length === 0 ? [] : [`Earlier the person asked:\n${earlier.join('\n\n')}`]),
    `The files of the project:\n\n${listed.join('\n\n')}`,
    `The tables of the development database:\n${tables}`,
    `The person asks:\n${message}`,
  ]
  return [
    { role: 'system', content: [own, rules, guide].map((part) => part?.trim()).join('\n\n') },
    { role: 'user', content: parts.join('\n\n') },
  ]
}

export function readPlainAnswer(answer: string): PlainAnswer {
  const read: PlainAnswer = { text: '', statements: [], files: [] }
  const words: string[] = []
  let block: { name: string; lines: string[] } | null = null
  for (const line of answer.replaceAll('\r\n', '\n').split('\n')) {
    if (block === null) {
      const [, name] = /^```(\S+)\s*$/.exec(line) ?? []
      if (name === undefined) words.push(line)
      else block = { name, lines: [] }
    } else if (line.trimEnd() === '```') {
      keep(read, block)
      block = null
    } else block.lines.push(line)
  }
  // An answer that was cut off: what there is counts.
  if (block !== null) keep(read, block)
  return { ...read, text: words.join('\n').trim() }
}

function keep(read: PlainAnswer, { name, lines }: { name: string; lines: string[] }): void {
  const content = `${lines.join('\n')}\n`
  if (name === 'sql') read.statements.push(content)
  else if (name.includes('/')) read.files.push({ path: name.replace(/^\.?\//, ''), content })
}

/** The answer as the calls that carry it out: nothing is looked at in between. */
export function asCalls({ text, statements, files }: PlainAnswer): ScriptedAnswer {
  const calls = [...statements.map((sql) => call('run_sql', { sql })), ...files.map((file) => call('write_file', file))]
  const parts = text === '' ? calls : [{ kind: 'text' as const, text }, ...calls]
  return { parts, stop: null, usage: null, faults: [] }
}

function call(name: string, input: object) {
  return { kind: 'call' as const, name, json: JSON.stringify(input) }
}
