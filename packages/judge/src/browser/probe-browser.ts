// Whether this machine can judge, tried once for real: Chromium behind the wall, with its own sandbox on.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { type BrowserWall, findBrowserWall } from './browser-wall.ts'
import { launchBrowser } from './launch-browser.ts'
import { areRenderersSandboxed } from './renderer-sandbox.ts'

export interface JudgeProbe {
  /** Chromium starts, if need be without the wall. */
  isAvailable: boolean
  /** What is missing and what the operator can do; empty when the judge works behind its wall. */
  reason: string
  isWalled: boolean
}

export interface ProbeOptions {
  /** Null: looked for in `searchPath` and the usual places. */
  chromiumPath: string | null
  /** PATH of the installation. */
  searchPath: string
  /** Folders to look in as well; the usual ones when left out. */
  places?: readonly string[]
}

export type BrowserChoice = JudgeProbe & { chromiumPath: string; wall: BrowserWall }

/** The headless shell comes first: the same pages for half of the work. Measured in decisions/021-headless-shell.md. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const usualPlaces = [
  '/usr/bin',
  '/usr/local/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS',
]

export async function probeBrowser(options: ProbeOptions): Promise<BrowserChoice> {
  const chromiumPath = options.chromiumPath ?? findChromium(options)
  const wall = findBrowserWall(options.searchPath)
  if (chromiumPath === null || !existsSync(chromiumPath)) {
    const reason = 'Checks need Chromium, which is not installed. On Debian: apt install chromium-headless-shell'
    return { isAvailable: false, isWalled: false, reason, chromiumPath: '', wall }
  }
  const trouble = wall.isWalled ? await tryBrowser(chromiumPath, wall) : wall.reason
  if (trouble === null) return { isAvailable: true, isWalled: true, reason: '', chromiumPath, wall }
  const open: BrowserWall = { isWalled: false, reason: trouble, prlimit: wall.prlimit, setpriv: wall.setpriv }
  const openTrouble = await tryBrowser(chromiumPath, open)
  if (openTrouble !== null) {
    const reason = `Chromium does not start: ${openTrouble}`
    return { isAvailable: false, isWalled: false, reason, chromiumPath, wall: open }
  }
  return {
    isAvailable: true,
    isWalled: false,
    reason: `Chromium has no wall here: ${trouble}`,
    chromiumPath,
    wall: open,
  }
}

function findChromium({ searchPath, places = usualPlaces }: ProbeOptions): string | null {
  const folders = [...searchPath.split(delimiter), ...places].filter((folder) => folder !== '')
  const candidates = folders.flatMap((folder) => [...names, 'Google Chrome'].map((name) => join(folder, name)))
  return candidates.find((path) => existsSync(path)) ?? null
}

/** Null when it works; else why not. */
async function tryBrowser(chromiumPath: string, wall: BrowserWall): Promise<string | null> {
  try {
    const started = await launchBrowser({ chromiumPath, wall })
    try {
      if (!wall.isWalled) return null
      await started.browser.newPage()
      return (await areRenderersSandboxed(started.pid)) ? null : 'Chromium runs there without its own sandbox.'
    } finally {
      await started.close()
    }
  } catch (error) {
    return lastWords(error instanceof Error ? error.message : String(error))
  }
}

/** What bubblewrap or Chromium said last; the library's report holds the whole command line. */
function lastWords(message: string): string {
  const said = message.split('\n').flatMap((line) => /\[pid=\d+\]\[err\] (.+)/.exec(line)?.[1] ?? [])
  return (said.at(-1) ?? message.split('\n')[0] ?? '').trim().slice(0, 300)
}
