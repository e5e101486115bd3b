// Prepared answers of a model, written as Markdown files.
//
// Everything is text but for lines that start with `@@`: `@@tool NAME` … `@@end` is a call whose body is its JSON
// input, where `@@arg KEY <<MARK` … `MARK` adds a text as it stands; `@@thinking` … `@@end` is reasoning; `@@text`
// starts a new text; `\@@` is a line that really starts so. A head between `---` lines may say `stop:`, `usage:`,
// `status:` and, as often as needed, `fault:`.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type AnswerPart =
  | { kind: 'text'; text: string }
  | { kind: 'thinking'; text: string }
  /** `json` need not be valid: some models send broken JSON. */
  | { kind: 'call'; name: string; json: string }

export interface ScriptedAnswer {
  parts: AnswerPart[]
  stop: 'end_turn' | 'tool_use' | 'max_tokens' | 'refusal' | null
  /** `output` contains `reasoning`; `input` is without what came from the cache. */
  usage: { input: number; output: number; cacheRead: number; reasoning: number } | null
  /** One for each try of this answer, the first first; tries beyond them go well. See `faults.ts`. */
  faults: string[]
}

/** Answers of a folder in the natural order of their names. */
export async function readScript(folder: string): Promise<ScriptedAnswer[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md') && !/^(_|readme)/i.test(name))
  names.sort(new Intl.Collator('en', { numeric: true }).compare)
  return Promise.all(names.map(async (name) => parseAnswer(await readFile(join(folder, name), 'utf8'))))
}

/** @throws Error that names the line, because a script with a mistake is a mistake of the test */
export function parseAnswer(source: string): ScriptedAnswer {
  const text = source.replaceAll('\r\n', '\n')
  const head = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text)
  const answer: ScriptedAnswer = { parts: [], stop: null, usage: null, faults: [] }
  if (head !== null) readHead(answer, head[1] ?? '')
  readBody(answer, text.slice(head?.[0].length ?? 0).split('\n'))
  return answer
}

function readHead(answer: ScriptedAnswer, head: string): void {
  for (const line of head.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    const [, key, value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*(?:\s#.*)?$/.exec(line) ?? []
    if (key === 'fault') answer.faults.push(value)
    else if (key === 'status') answer.faults.push(value)
    else if (key === 'usage') answer.usage = readUsage(value)
    else if (key === 'stop' && isStop(value)) answer.stop = value
    else throw new Error(`cannot read this line of a script's head: ${line}`)
  }
}

function isStop(value: string): value is Exclude<ScriptedAnswer['stop'], null> {
  return ['end_turn', 'tool_use', 'max_tokens', 'refusal'].includes(value)
}

function readUsage(value: string): ScriptedAnswer['usage'] {
  const numberOf = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(value)?.[1] ?? 0)
  return {
    input: numberOf('in'),
    output: numberOf('out'),
    cacheRead: numberOf('cache_read'),
    reasoning: numberOf('reasoning'),
  }
}

function readBody(answer: ScriptedAnswer, lines: string[]): void {
  const reader = { lines, at: 0 }
  let text: string[] = []
  const endText = () => {
    const joined = text.join('\n').trim()
    if (joined !== '') answer.parts.push({ kind: 'text', text: joined })
    text = []
  }
  while (reader.at < lines.length) {
    const line = lines[reader.at] ?? ''
    reader.at += 1
    const tool = /^@@tool\s+([\w.:-]+)(?:\s+id=\S+)?\s*$/.exec(line)
    if (tool?.[1] !== undefined) {
      endText()
      answer.parts.push({ kind: 'call', name: tool[1], json: readCall(reader, tool[1]) })
    } else if (/^@@think(?:ing)?\s*$/.test(line)) {
      endText()
      answer.parts.push({ kind: 'thinking', text: readUntil(reader, '@@end').join('\n') })
    } else if (/^@@text\s*$/.test(line)) endText()
    else if (line.startsWith('@@')) throw new Error(`cannot read this line of a script: ${line}`)
    else text.push(line.replace(/^\\@@/, '@@'))
  }
  endText()
}

interface Reader {
  lines: string[]
  at: number
}

function readCall(reader: Reader, name: string): string {
  const body: string[] = []
  const texts: Record<string, string> = {}
  let isRaw = false
  for (;;) {
    const line = reader.lines[reader.at]
    if (line === undefined) throw new Error(`@@tool ${name} has no @@end`)
    reader.at += 1
    if (line === '@@end') break
    const arg = /^@@arg\s+(\S+)\s*<<\s*(\S+)\s*$/.exec(line)
    if (arg?.[1] !== undefined && arg[2] !== undefined) texts[arg[1]] = readUntil(reader, arg[2]).join('\n')
    else if (/^@@raw\s*$/.test(line)) isRaw = true
    else body.push(line)
  }
  const source = body.join('\n').trim()
  if (isRaw) return source
  const input: unknown = source === '' ? {} : JSON.parse(source)
  return JSON.stringify(typeof input === 'object' && input !== null ? { ...input, ...texts } : input)
}

function readUntil(reader: Reader, mark: string): string[] {
  const found = reader.lines.indexOf(mark, reader.at)
  if (found === -1) throw new Error(`a script has no closing ${mark}`)
  const lines = reader.lines.slice(reader.at, found)
  reader.at = found + 1
  return lines
}
