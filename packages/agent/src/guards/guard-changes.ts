// Refuses changes of files that the person's own words do not ask for and that would do harm: removing what was there,
// and code that reaches hosts nobody named. A model that believes what it reads cannot do more than the person asked.
import type { FileChange, FileTree } from '@joinery/contract/files'

import { asksToRemove } from './person-words.ts'
import { reachOf } from './outside-hosts.ts'

/** A text is gutted when so little of what was there is left. */
const guttedShare = 0.15
const worthKeeping = 400

export interface GuardedRun {
  /** What the person wrote: the request, and what they added while it ran. */
  personWords: string
  /** What the owners wrote for every run: hosts may be named there too. */
  ownersWords?: string
  /** Was the file there before the run? */
  isOld: (path: string) => boolean
}

/** @returns why it may not be, for the model; null when it may */
export function refuseChanges(changes: readonly FileChange[], files: FileTree, run: GuardedRun): string | null {
  for (const { path, content } of changes) {
    const before = files[path]
    const reason = content === null ? refuseRemoval(path, files, run) : refuseText(path, before, content, run)
    if (reason !== null) return reason
  }
  return null
}

function refuseRemoval(path: string, files: FileTree, { personWords, isOld }: GuardedRun): string | null {
  // A file that moves goes away too: what it became could be removed next.
  if (files[path] === undefined || !isOld(path) || asksToRemove(personWords, path) || isUnused(path, files)) return null
  return `${path} stays: the person did not ask to remove, rename or move it. If it is not needed any more, say so in the summary.`
}

/** Part of a page that no other file reaches any more: without it the app is the same. */
function isUnused(path: string, files: FileTree): boolean {
  const [, name] = /^web\/(?:components|lib)\/(?:.*\/)?([^/]+)\.[jt]sx?$/.exec(path) ?? []
  // An index is imported by the name of its folder.
  if (name === undefined || name === 'index') return false
  return Object.entries(files).every(([other, text]) => other === path || !namesAfterSlash(text, name))
}

/** Whoever imports a file writes its name after a slash; `fact` alone is a word like any other. */
export function namesAfterSlash(text: string, name: string): boolean {
  for (let at = text.indexOf(`/${name}`); at !== -1; at = text.indexOf(`/${name}`, at + 1)) {
    if (!/[\w-]/.test(text.charAt(at + name.length + 1))) return true
  }
  return false
}

function refuseText(path: string, before: string | undefined, content: string, run: GuardedRun): string | null {
  const { personWords, ownersWords = '', isOld } = run
  const isGutted =
    before !== undefined &&
    isOld(path) &&
    before.length >= worthKeeping &&
    content.trim().length < before.length * guttedShare
  if (isGutted && !asksToRemove(personWords, path)) {
    return `${path} stays as it is: this would remove nearly all of it, and the person did not ask for that. Edit what is to change.`
  }
  if (!/\.(?:[jt]sx?|css|html?)$/.test(path)) return null
  const was = before === undefined ? { hosts: [], isHidden: false } : reachOf(path, before)
  const is = reachOf(path, content)
  if (is.isHidden && !was.isHidden) {
    return `${path} was not written: it makes up code, a name or an address as it runs, or hands out all variables. Write addresses and names of variables as they are, where they are used.`
  }
  const unnamed = is.hosts.find(
    (host) => !was.hosts.includes(host) && !namesHost(`${personWords}\n${ownersWords}`, host),
  )
  return unnamed === undefined
    ? null
    : `${path} was not written: it reaches ${unnamed}, which the person did not name. Leave it out, and say in the summary which service it would take: the person can name it then.`
}

/** The host itself, the name of whoever it belongs to, or a service of that name. */
export function namesHost(words: string, host: string): boolean {
  const said = words.toLowerCase()
  if (said.includes(host)) return true
  const labels = host.split('.').slice(0, -1)
  return labels.some(
    (label) =>
      label.length > 3 && !generic.has(label) && said.replaceAll(/[\s-]/g, '').includes(label.replaceAll('-', '')),
  )
}

const generic = new Set([
  'api',
  'data',
  'files',
  'images',
  'static',
  'cdn',
  'site',
  'page',
  'pages',
  'host',
  'mail',
  'news',
  'blog',
  'shop',
  'store',
  'server',
  'github',
  'list',
  'form',
  'forms',
  'book',
  'books',
  'test',
  'example',
  'public',
  'open',
  'online',
  'free',
  'cloud',
  'apps',
  'note',
  'notes',
  'webhook',
])
