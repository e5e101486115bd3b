// Finds addresses that the app calls or links to and that nothing answers.
import type { Diagnostic, FileTree } from '@joinery/contract/files'
import { routePatternOf } from '@joinery/contract/routes'
import { authPageAt } from '@joinery/contract/vocabulary/auth-pages'

/** Stands for the parts of an address that are only known at run time. */
const unknownPart = '\0'

/** Only addresses written out as texts are judged; one put together elsewhere is not seen. */
export function findMissingAddresses(files: FileTree): Diagnostic[] {
  const paths = Object.keys(files)
  const functions = answerersOf(paths, /^web\/app\/(api\/.*?)\/?route\.[jt]s$/)
  const pages = answerersOf(paths, /^web\/app\/(.*?)\/?page\.[jt]sx$/)
  return Object.entries(files)
    .filter(([path]) => /^web\/.*\.[jt]sx?$/.test(path))
    .flatMap(([path, text]) => [
      ...findCalls(text).flatMap((call) => {
        const message = judgeCall(call, readMethod(text.slice(call.index)), functions, files)
        return message === null ? [] : [missing(path, text, call, message)]
      }),
      ...findLinks(text)
        .filter(
          ({ address }) => authPageAt(address) === null && !pages.some(({ pattern }) => mayAnswer(pattern, address)),
        )
        .map((link) => missing(path, text, link, `There is no page at ${say(link.address)}.`)),
    ])
}

/** A file and the addresses it answers at. */
interface Answerer {
  path: string
  pattern: string[]
}

function judgeCall(
  { address }: Found,
  method: string | null,
  functions: readonly Answerer[],
  files: FileTree,
): string | null {
  const answerers = functions.filter(({ pattern }) => mayAnswer(pattern, address))
  if (answerers.length === 0) return `No function answers at ${say(address)}.`
  if (method === null || answerers.some(({ path }) => exportsMethod(files[path] ?? '', method))) return null
  return `No function answers ${method} at ${say(address)}: ${answerers.map(({ path }) => path).join(', ')} exports no ${method}.`
}

interface Found {
  address: string
  index: number
}

function findCalls(text: string): Found[] {
  return [
    ...text.matchAll(/\bfetch\(\s*(?:'(\/api\/[^'\n]*)'|"(\/api\/[^"\n]*)"|`(\/api\/[^`]*)`)(\s*\+[^,)]*)?/g),
  ].flatMap(toFound)
}

function findLinks(text: string): Found[] {
  return [
    ...text.matchAll(
      /(?:\bhref=|\bnavigate\(\s*)(?:\{\s*)?(?:'(\/[^'\n]*)'|"(\/[^"\n]*)"|`(\/[^`]*)`)(\s*\+[^,)}]*)?/g,
    ),
  ].flatMap(toFound)
}

function toFound(match: RegExpExecArray): Found[] {
  const added = match[4]
  // `'/notes/' + id` is one part more; what else is put together with `+` is not read.
  if (added !== undefined && !/^\s*\+\s*[\w.]+\s*$/.test(added)) return []
  const written = `${match[1] ?? match[2] ?? match[3] ?? ''}${added === undefined ? '' : '${}'}`
  const [address = ''] = written.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, unknownPart).split(/[?#]/)
  const isCall = match[0].startsWith('fetch')
  // An ending such as `/notes${filter}` may be a query as well as a name; `${` that is left has a template within it.
  const isOpen = /[^/\0]\0$/.test(address) || address.includes('${')
  if (isOpen || address.startsWith('//') || address.startsWith('/api/') !== isCall) return []
  return [{ address, index: match.index }]
}

function answerersOf(paths: readonly string[], shape: RegExp): Answerer[] {
  return paths.flatMap((path) => {
    const folder = shape.exec(path)?.[1]
    return folder === undefined ? [] : [{ path, pattern: partsOf(routePatternOf(folder)) }]
  })
}

/** Method of the call that `text` begins with; null when it is only known at run time. */
function readMethod(text: string): string | null {
  const call = text.slice(0, endOfCall(text))
  // A bracket within a text can hide the end of the call.
  if (call.lastIndexOf('fetch(') > 0) return null
  const written = /\bmethod\s*:\s*['"`](get|post|put|patch|delete)['"`]/i.exec(call)?.[1]
  if (written !== undefined) return written.toUpperCase()
  // Without a second argument it is a GET; options that hold no method as text may still set one.
  return /^fetch\(\s*(?:'[^']*'|"[^"]*"|`[^`]*`)\s*,?\s*\)$/.test(call) ? 'GET' : null
}

function endOfCall(text: string): number {
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/[()]/g)) {
    depth += sign === '(' ? 1 : -1
    if (depth === 0) return index + 1
  }
  return text.length
}

function exportsMethod(text: string, method: string): boolean {
  return (
    new RegExp(`\\bexport\\s+(?:async\\s+)?(?:function|const|let|var)\\s*\\*?\\s*${method}\\b`).test(text) ||
    new RegExp(`\\bexport\\s*\\{[^}]*\\b${method}\\b`).test(text) ||
    /\bexport\s*\*/.test(text)
  )
}

/** Generous: a part that is not known yet fits everything. */
function mayAnswer(pattern: readonly string[], address: string): boolean {
  const parts = partsOf(address)
  const rest = pattern.findIndex((segment) => segment.startsWith('[...'))
  if (rest === -1 && pattern.length !== parts.length) return false
  if (rest !== -1 && parts.length <= rest) return false
  return pattern
    .slice(0, rest === -1 ? undefined : rest)
    .every(
      (segment, index) => segment.startsWith('[') || parts[index]?.includes(unknownPart) || segment === parts[index],
    )
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

function say(address: string): string {
  return address.replaceAll(unknownPart, '…')
}

function missing(file: string, text: string, { index }: Found, message: string): Diagnostic {
  return {
    severity: 'error',
    code: 'app.missing_address',
    message,
    file,
    line: text.slice(0, index).split('\n').length,
  }
}
