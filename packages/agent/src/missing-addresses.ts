// Finds addresses that the app calls or links to and that nothing answers.
import type { Diagnostic, FileTree } from '@joinery/contract/files'
import { routePatternOf } from '@joinery/contract/routes'

/** Stands for the parts of an address that are only known at run time. */
const unknownPart = '\0'

/** Only addresses written out as texts are judged; one put together elsewhere is not seen. */
export function findMissingAddresses(files: FileTree): Diagnostic[] {
  const paths = Object.keys(files)
  const functions = patternsOf(paths, /^web\/app\/(api\/.*?)\/?route\.[jt]s$/)
  const pages = patternsOf(paths, /^web\/app\/(.*?)\/?page\.[jt]sx$/)
  return Object.entries(files)
    .filter(([path]) => /^web\/.*\.[jt]sx?$/.test(path))
    .flatMap(([path, text]) => [
      ...findCalls(text)
        .filter(({ address }) => !functions.some((pattern) => mayAnswer(pattern, address)))
        .map((call) => missing(path, text, call, `No function answers at ${say(call.address)}.`)),
      ...findLinks(text)
        .filter(({ address }) => !pages.some((pattern) => mayAnswer(pattern, address)))
        .map((link) => missing(path, text, link, `There is no page at ${say(link.address)}.`)),
    ])
}

interface Found {
  address: string
  index: number
}

function findCalls(text: string): Found[] {
  return [...text.matchAll(/\bfetch\(\s*(?:'(\/api\/[^'\n]*)'|"(\/api\/[^"\n]*)"|`(\/api\/[^`]*)`)/g)].flatMap(toFound)
}

function findLinks(text: string): Found[] {
  return [
    ...text.matchAll(/(?:\bhref=|\bnavigate\(\s*)(?:\{\s*)?(?:'(\/[^'\n]*)'|"(\/[^"\n]*)"|`(\/[^`]*)`)/g),
  ].flatMap(toFound)
}

function toFound(match: RegExpExecArray): Found[] {
  const written = match[1] ?? match[2] ?? match[3] ?? ''
  const [address = ''] = written.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, unknownPart).split(/[?#]/)
  const isCall = match[0].startsWith('fetch')
  // An ending such as `/notes${filter}` may be a query as well as a name; `${` that is left has a template within it.
  const isOpen = /[^/\0]\0$/.test(address) || address.includes('${')
  if (isOpen || address.startsWith('//') || address.startsWith('/api/') !== isCall) return []
  return [{ address, index: match.index }]
}

function patternsOf(paths: readonly string[], shape: RegExp): string[][] {
  return paths.flatMap((path) => {
    const folder = shape.exec(path)?.[1]
    return folder === undefined ? [] : [partsOf(routePatternOf(folder))]
  })
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
