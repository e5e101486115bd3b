// One look at one page, as somebody sees it who opens it: what stands there, what went wrong, a picture.
import type { Page } from 'playwright-core'

import type { BrowserLease } from './browser/browser-pool.ts'
import { readTree, type TreeNode } from './checks/page/accessibility-tree.ts'
import { findOverflow } from './checks/page/in-page/find-overflow.ts'
import { runInPage } from './checks/page/in-page/run-in-page.ts'
import type { AppUnderTest, LookOptions, SeenPage } from './judge.ts'
import { type Facts, PageHung, type Visitor } from './walk/app-session.ts'
import { startSession } from './walk/start-session.ts'
import { valueWithin, within } from './walk/within.ts'

const maxLookMs = 45_000
const endTimeoutMs = 10_000
const pictureTimeoutMs = 8_000
const maxSteps = 20
/** Models make larger pictures smaller themselves, and then nobody can read them. */
const maxPictureSide = 1_568
const maxPictureArea = 1_150_000
const maxPictureBytes = 400_000
/** JPEG, because every server of models reads it; a busy page is taken again, coarser. */
const qualities = [75, 45]
const maxTree = 9_000
const maxFacts = 8
const maxFactLength = 400

/** @throws PageHung never: a page that hangs is what was seen */
export async function lookAtPage(
  app: AppUnderTest,
  lease: BrowserLease,
  { path, width, signal }: LookOptions,
): Promise<SeenPage> {
  const walk = startSession({
    app,
    expectations: { colors: [], words: [], isOwned: false, acceptance: [] },
    kinds: new Set(),
    browser: () => lease.browser(),
    serve: (next) => lease.serve(next),
    discardBrowser: () => lease.discard(),
    deadline: Date.now() + maxLookMs,
    maxSteps,
    signal: signal ?? new AbortController().signal,
    keepPicture: () => Promise.reject(new Error('A look keeps no pictures.')),
  })
  try {
    return await walk.session.withVisitor((visitor) => see(visitor, app, { path, width }), { width })
  } catch (error) {
    if (error instanceof PageHung) return hung(path, error)
    throw error
  } finally {
    await within(walk.end(), endTimeoutMs)
  }
}

async function see(
  visitor: Visitor,
  app: AppUnderTest,
  { path, width }: Pick<LookOptions, 'path' | 'width'>,
): Promise<SeenPage> {
  const { page } = visitor
  // An address such as //elsewhere is no page of the app.
  if (new URL(path, app.origin).origin !== app.origin) throw new Error(`${path} is not a path of the app.`)
  const opened = await visitor.open(path)
  await page.evaluate(scrollThrough)
  await visitor.settle()
  const overflow = await runInPage(page, findOverflow, null)
  const isSecret = await showsSecret(page, app.secrets)
  const { height } = await page.evaluate(() => ({ height: document.documentElement.scrollHeight }))
  return {
    path: visitor.path(),
    status: opened.status,
    title: await page.title(),
    tree: sayTree(await readTree(page)),
    ...factsOf(visitor.facts(), app.origin),
    sidewaysPx: overflow?.sidewaysPx ?? 0,
    culprits: overflow?.culprits ?? [],
    height,
    picture: isSecret ? null : await takePicture(page, { width, height }),
    noPictureBecause: isSecret ? 'secret' : null,
    hungBecause: null,
  }
}

function hung(path: string, { message }: PageHung): SeenPage {
  const nothing = { errors: [], failedRequests: [], refusedHosts: [], culprits: [] }
  const seen = { path, status: null, title: '', tree: '', sidewaysPx: 0, height: 0, picture: null }
  return { ...seen, ...nothing, noPictureBecause: null, hungBecause: message }
}

function factsOf(
  { pageErrors, consoleErrors, failedRequests, outsideRequests }: Facts,
  origin: string,
): Pick<SeenPage, 'errors' | 'failedRequests' | 'refusedHosts'> {
  // The address of this look means nothing to anybody afterwards.
  const short = (text: string) => text.replaceAll(origin, '').slice(0, maxFactLength)
  return {
    errors: [...pageErrors, ...consoleErrors].slice(0, maxFacts).map(short),
    failedRequests: failedRequests
      .slice(0, maxFacts)
      .map(({ method, path, status }) => ({ method, path: short(path), status })),
    refusedHosts: [...new Set(outsideRequests.map(({ url }) => hostOf(url)))].slice(0, maxFacts),
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url.slice(0, 100)
}

/** A picture cannot be searched afterwards: what shows a secret in its texts or fields is not taken at all. */
async function showsSecret(page: Page, secrets: readonly string[]): Promise<boolean> {
  if (secrets.length === 0) return false
  const words = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    return [document.body.textContent, document.body.innerText, ...fields.map((field) => field.value)].join('\n')
  })
  return secrets.some((secret) => secret !== '' && words.includes(secret))
}

async function takePicture(
  page: Page,
  { width, height: pageHeight }: { width: number; height: number },
): Promise<SeenPage['picture']> {
  const height = Math.max(1, Math.min(pageHeight, maxPictureSide, Math.floor(maxPictureArea / width)))
  const clip = { x: 0, y: 0, width, height }
  for (const quality of qualities) {
    const taking = page.screenshot({
      type: 'jpeg',
      quality,
      scale: 'css',
      animations: 'disabled',
      fullPage: true,
      clip,
    })
    const bytes = await valueWithin(taking, pictureTimeoutMs, null)
    if (bytes === null) return null
    if (bytes.length <= maxPictureBytes) return { bytes, width, height }
  }
  return null
}

/** The tree in words, a line for each thing, deeper ones further in; cut where it gets too long. */
export function sayTree(nodes: readonly TreeNode[]): string {
  const lines = linesOf(nodes, 0)
  let size = 0
  const kept = lines.filter((line) => (size += line.length + 1) <= maxTree)
  const rest = lines.length - kept.length
  return rest === 0 ? kept.join('\n') : `${kept.join('\n')}\n[${rest} more lines]`
}

function linesOf(nodes: readonly TreeNode[], depth: number): string[] {
  return nodes.flatMap(({ role, name, states, text, url, children }) => {
    const isSilent = role === 'generic' && name === '' && text === ''
    const parts = [
      role === 'generic' ? '' : role,
      name === '' ? '' : JSON.stringify(name),
      ...Object.entries(states).map(([state, value]) => `[${value === 'true' ? state : `${state}=${value}`}]`),
      url === null ? '' : `→ ${url}`,
      text,
    ]
    const line = `${'  '.repeat(Math.min(depth, 12))}${parts.filter((part) => part !== '').join(' ')}`
    return [...(isSilent ? [] : [line]), ...linesOf(children, isSilent ? depth : depth + 1)]
  })
}

/** Runs in the page: down and back, so that what appears on the way is there. */
async function scrollThrough(): Promise<void> {
  const screens = Math.min(8, Math.ceil(document.documentElement.scrollHeight / innerHeight))
  for (let screen = 1; screen < screens; screen++) {
    scrollTo({ top: screen * innerHeight, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  scrollTo({ top: 0, behavior: 'instant' })
}
