// Text that does not parse: the smallest change that makes it parse is tried, one token at the place of the error.
import { parseSync } from 'oxc-parser'

export interface Mended {
  text: string
  /** What was wrong, as a clause: "close the tag <h1>". */
  clause: string
}

interface Fault {
  message: string
  labels: { start: number; end: number; message: string | null }[]
}

function faultsOf(path: string, text: string): Fault[] {
  return parseSync(path, text).errors
}

/** Rounds after which a file is left to somebody who understands it. */
const maxRounds = 4

/** Null where no such change is found. */
export function mendSyntax(path: string, text: string): Mended | null {
  let current = text
  const clauses: string[] = []
  for (let round = 0; round < maxRounds; round += 1) {
    const [fault] = faultsOf(path, current)
    if (fault === undefined)
      return clauses.length === 0 ? null : { text: current, clause: [...new Set(clauses)].join(', ') }
    const before = faultsOf(path, current).length
    const tried = candidates(current, fault).map((each) => ({ ...each, faults: faultsOf(path, each.text) }))
    const best =
      tried.find(({ faults }) => faults.length === 0) ??
      tried.find(({ faults }) => faults.length < before || placeOf(faults[0]) > placeOf(fault) + 1)
    if (best === undefined) return null
    current = best.text
    clauses.push(best.clause)
  }
  return faultsOf(path, current).length === 0 ? { text: current, clause: [...new Set(clauses)].join(', ') } : null
}

function placeOf(fault: Fault | undefined): number {
  return fault?.labels.at(-1)?.start ?? Infinity
}

function candidates(text: string, { message, labels }: Fault): Mended[] {
  const at = labels.at(-1)?.start ?? text.length
  const insert = (place: number, words: string, clause: string): Mended => ({
    text: text.slice(0, place) + words + text.slice(place),
    clause,
  })
  return [
    ...tagCandidates(text, message, labels),
    ...quoteCandidates(text, at),
    ...htmlCandidates(text),
    ...[',', ')', '}', ']', '>', ' />', ';'].flatMap((sign) => [
      insert(at, sign, `write the missing “${sign.trim()}”`),
      insert(text.slice(0, at).trimEnd().length, sign, `write the missing “${sign.trim()}”`),
    ]),
    ...['}', ')', ')}', ']', '})', '`', '}\n}', '  )\n}'].map((sign) =>
      insert(text.trimEnd().length, `\n${sign}`, `close what was left open with “${sign.trim()}”`),
    ),
    // One sign too many.
    ...(at < text.length && /[)}\],;>]/.test(text.charAt(at))
      ? [{ text: text.slice(0, at) + text.slice(at + 1), clause: `take out a “${text.charAt(at)}” too many` }]
      : []),
  ]
}

const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Arrows and comparisons in braces do not end a tag. */
function endOfTag(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (sign === '>' && depth === 0) return at
  }
  return -1
}

function tagCandidates(text: string, message: string, labels: Fault['labels']): Mended[] {
  const tag = /closing tag for '([\w.]+)'/.exec(message)?.[1]
  if (tag === undefined) return []
  const [first, second] = labels.toSorted((a, b) => a.start - b.start)
  const opened = first?.start ?? 0
  const close = endOfTag(text, opened)
  if (empty.test(tag) && close !== -1)
    return [{ text: `${text.slice(0, close).trimEnd()} />${text.slice(close + 1)}`, clause: `close the tag <${tag}>` }]
  const at = second === undefined ? -1 : text.lastIndexOf('<', second.start)
  if (at === -1) return []
  const line = text.indexOf('\n', opened)
  const end = line === -1 || line > at ? at : line
  const wrong = text.slice(at).match(/^<\/[\w.]*>/)?.[0] ?? ''
  const clause = `close the tag <${tag}>`
  return [
    // Where its line ends, where the next closing tag stands, or in place of that one.
    { text: `${text.slice(0, end)}</${tag}>${text.slice(end)}`, clause },
    { text: `${text.slice(0, at)}</${tag}>${text.slice(at)}`, clause },
    { text: `${text.slice(0, at)}</${tag}>${text.slice(at + wrong.length)}`, clause },
  ]
}

function quoteCandidates(text: string, at: number): Mended[] {
  const start = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1
  const found = text.indexOf('\n', at)
  const end = found === -1 ? text.length : found
  const line = text.slice(start, end)
  const clause = 'put the quotes right'
  const lines = [
    line.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"'),
    // An apostrophe within single quotes: double ones hold it.
    line.replace(/'([^"]*'[^"]*)'/, '"$1"'),
    line.replace(/"([^"]*)'(?=[^"]*$)/, '"$1"'),
    line.replace(/'([^']*)"(?=[^']*$)/, "'$1'"),
    line.replace(/'([^']*?)(\s*[,;)}\]>]*)$/, "'$1'$2"),
    line.replace(/"([^"]*?)(\s*[,;)}\]>]*)$/, '"$1"$2'),
  ]
  return lines
    .filter((each) => each !== line)
    .map((each) => ({ text: text.slice(0, start) + each + text.slice(end), clause }))
}

/** What is right in HTML and wrong in JSX. */
function htmlCandidates(text: string): Mended[] {
  const comment = text.replaceAll(/<!--([\s\S]*?)-->/g, '{/*$1*/}')
  const closed = text.replaceAll(/<(br|hr|img|input|link|meta)\b([^<>]*?)(?<![/=])>/g, '<$1$2 />')
  return [
    ...(comment === text ? [] : [{ text: comment, clause: 'write comments as JSX does' }]),
    ...(closed === text ? [] : [{ text: closed, clause: 'close tags that have no content' }]),
  ]
}
