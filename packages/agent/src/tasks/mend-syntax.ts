// Slips of syntax: what is missing or too much near the place where the compiler stopped.
import type { Diagnostic } from '@joinery/contract/files'

import type { Mended } from './task-rules.ts'

export function mendSyntax(path: string, text: string, problem: Diagnostic): Mended[] {
  if (path.endsWith('.json')) {
    return [{ text: text.replaceAll(/,(\s*[}\]])/g, '$1'), note: 'Took out a comma before a closing bracket.' }]
  }
  const lines = text.split('\n')
  const at = Math.min(Math.max((problem.line ?? 1) - 1, 0), lines.length - 1)
  return [
    ...withoutFences(text),
    ...quotes(text, lines, at),
    ...markup(text, lines, at, problem.message),
    ...words(text, lines, at, problem),
    ...commas(lines, at),
    ...brackets(text),
    ...wrapped(text),
  ]
}

export function withoutFences(text: string): Mended[] {
  const fenced = /^\s*```[a-z]*\n([\s\S]*?)\n```\s*$/.exec(text)?.[1]
  const stray = text
    .split('\n')
    .filter((line) => !/^\s*```[a-z]*\s*$/.test(line))
    .join('\n')
  return [fenced === undefined ? stray : `${fenced}\n`]
    .filter((mended) => mended !== text)
    .map((mended) => ({ text: mended, note: 'Took out the fence around the code.' }))
}

function quotes(text: string, lines: readonly string[], at: number): Mended[] {
  const found: Mended[] = []
  if (/[“”‘’]/.test(lines[at] ?? '')) {
    const line = (lines[at] ?? '').replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'")
    found.push({ text: withLine(lines, at, line), note: 'Curly quotes became straight ones.' })
  }
  for (const near of [at, at - 1]) {
    const line = lines[near] ?? ''
    const apostrophe = line.replace(/'([^'"\n]*\w)'(\w[^'"\n]*)'/, '"$1\'$2"')
    if (apostrophe !== line)
      found.push({
        text: withLine(lines, near, apostrophe),
        note: 'A text with an apostrophe stands in double quotes.',
      })
    for (const mark of ["'", '"', '`']) {
      if (line.split(mark).length % 2 === 1) continue
      const closed = line.replace(/([,;)\]}>]*)\s*$/, `${mark}$1`)
      found.push({ text: withLine(lines, near, closed), note: 'A closing quote was missing.' })
    }
  }
  if (text.split('`').length % 2 === 0)
    found.push({ text: `${text.trimEnd()}\`\n`, note: 'A closing quote was missing.' })
  return found
}

function markup(text: string, lines: readonly string[], at: number, message: string): Mended[] {
  const found: Mended[] = []
  if (text.includes('<!--')) {
    found.push({
      text: text.replaceAll(/<!--([\s\S]*?)-->/g, '{/*$1*/}'),
      note: 'Comments in markup are written {/* … */}.',
    })
  }
  const empty = text.replaceAll(
    /<(br|hr|img|input|meta|link)\b([^<>]*?[^/\s])?\s*>(?!\s*<\/\1>)/g,
    (whole, tag: string, rest: string = '') => (whole.endsWith('=>') ? whole : `<${tag}${rest} />`),
  )
  if (empty !== text) found.push({ text: empty, note: 'Elements without content are closed by />.' })
  const tag = /(?:closing tag for|tag for)\s+[`'"<]*([\w.]+)/i.exec(message)?.[1]
  if (tag !== undefined) {
    for (const near of [at, at + 1, at - 1]) {
      const line = lines[near] ?? ''
      const other = line.replace(/<\/[\w.]*>/, `</${tag}>`)
      if (other !== line) found.push({ text: withLine(lines, near, other), note: `The closing tag became </${tag}>.` })
    }
    for (const near of [...lines.keys()].slice(at, at + 40)) {
      const before = [...lines.slice(0, near), `</${tag}>`, ...lines.slice(near)].join('\n')
      found.push({ text: before, note: `The closing tag </${tag}> was missing.` })
    }
  }
  return found
}

function words(text: string, lines: readonly string[], at: number, { message }: Diagnostic): Mended[] {
  if (/\bawait\b/.test(message) || /\bawait\b/.test(lines[at] ?? '')) {
    const before = lines.slice(0, at + 1).join('\n')
    const rest = lines.slice(at + 1).join('\n')
    const last = before.lastIndexOf('function')
    const arrow = before.search(/(?:\([^()]*\)|\w+)\s*=>[^=]*$/)
    return [
      ...(last === -1 ? [] : [`${before.slice(0, last)}async ${before.slice(last)}\n${rest}`]),
      ...(arrow === -1 ? [] : [`${before.slice(0, arrow)}async ${before.slice(arrow)}\n${rest}`]),
    ].map((mended) => ({ text: mended, note: 'A function that waits is async.' }))
  }
  if (/already been declared|redeclar/i.test(message)) {
    const name = /[`'"](\w+)[`'"]/.exec(message)?.[1]
    const places = [...lines.keys()].filter(
      (line) =>
        name !== undefined &&
        /^import\b/.test(lines[line] ?? '') &&
        new RegExp(String.raw`\b${name}\b`).test(lines[line] ?? ''),
    )
    return places.toReversed().flatMap((line) => {
      const without = (lines[line] ?? '').replace(new RegExp(String.raw`\b${name ?? ''}\b\s*,?\s*`), '')
      const isEmpty = /\{\s*\}|^import\s+from/.test(without)
      return [
        {
          text: isEmpty
            ? [...lines.slice(0, line), ...lines.slice(line + 1)].join('\n')
            : withLine(lines, line, without),
          note: `“${name ?? ''}” was imported twice.`,
        },
      ]
    })
  }
  return text.includes('{{/*')
    ? [{ text: text.replaceAll('{{/*', '{/*').replaceAll('*/}}', '*/}'), note: 'A comment had too many brackets.' }]
    : []
}

function commas(lines: readonly string[], at: number): Mended[] {
  return [at - 1, at].flatMap((near) => {
    const line = lines[near] ?? ''
    if (near < 0 || line.trim() === '' || /[,;{([>]\s*$/.test(line)) return []
    return [
      { text: withLine(lines, near, `${line.trimEnd()},`), note: 'A comma was missing.' },
      { text: withLine(lines, near, line.replace(/,\s*,/, ',')), note: 'There was a comma too many.' },
    ]
  })
}

const pairs: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' }

/** What is open at the end is closed, and what closes nothing goes. */
function brackets(text: string): Mended[] {
  const bare = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length))
    .replaceAll(/(?<![:'"])\/\/[^\n]*/g, (comment) => ' '.repeat(comment.length))
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, (quoted) => ' '.repeat(quoted.length))
  const open: { sign: string; index: number }[] = []
  const extra: number[] = []
  for (const [index, sign] of Array.from(bare).entries()) {
    if (pairs[sign] !== undefined) open.push({ sign, index })
    else if (Object.values(pairs).includes(sign)) {
      if (pairs[open.at(-1)?.sign ?? ''] === sign) open.pop()
      else extra.push(index)
    }
  }
  const found: Mended[] = []
  if (open.length > 0 && open.length < 6) {
    const closing = open.toReversed().map(({ sign }) => pairs[sign] ?? '')
    found.push({
      text: `${text.trimEnd()}\n${closing.join('\n')}\n`,
      note: 'A closing bracket was missing at the end.',
    })
  }
  for (const index of extra.slice(0, 4)) {
    found.push({ text: text.slice(0, index) + text.slice(index + 1), note: 'A bracket closed nothing.' })
  }
  return found
}

/** Elements side by side stand in one. */
function wrapped(text: string): Mended[] {
  const mended = text.replaceAll(
    /return \(\s*\n([\s\S]*?)\n(\s*)\)(;?)(?=\s*\n\s*\})/g,
    (_, inside: string, indent: string, end: string) =>
      `return (\n${indent}  <>\n${inside}\n${indent}  </>\n${indent})${end}`,
  )
  return mended === text ? [] : [{ text: mended, note: 'Elements side by side stand in one.' }]
}

function withLine(lines: readonly string[], at: number, line: string): string {
  return lines.map((each, index) => (index === at ? line : each)).join('\n')
}
