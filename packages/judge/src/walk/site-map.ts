// Which pages the app has: its routes, and for each dynamic route one page that own links lead to.
import type { AppSession, PageLink, PageLook, Visitor } from './app-session.ts'
import { PageHung } from './app-session.ts'
import { inOrder } from './in-order.ts'
import { valueWithin } from './within.ts'

const maxPages = 20
const looksAtOnce = 3
const readTimeoutMs = 5_000

/** Breadth first from `/`, in the order of routes and links, so the same app always gives the same pages. */
export async function findPages(session: AppSession): Promise<readonly PageLook[]> {
  const patterns = session.app.routes.map((route) => route.pattern)
  const first = [...new Set(['/', ...patterns.filter((pattern) => !/[[:*]/.test(pattern))])].slice(0, maxPages)
  const looks = await inOrder(first, looksAtOnce, (path) => lookAt(session, path))
  const seen = new Set(first)
  const seenPatterns = new Set(looks.map((look) => look.pattern))
  for (let index = 0; index < looks.length && looks.length < maxPages; index++) {
    for (const path of ownPathsOf(looks[index], session.app.origin)) {
      const pattern = patternOf(path, patterns)
      // One page stands for a dynamic route; what fits no route is a matter of the links check.
      if (pattern === null || seen.has(path) || seenPatterns.has(pattern) || looks.length >= maxPages) continue
      seen.add(path)
      seenPatterns.add(pattern)
      looks.push(await lookAt(session, path))
    }
  }
  return looks
}

/** The route that serves this path: `[id]` stands for one part, `[...rest]` for the rest. Null when none does. */
export function patternOf(path: string, patterns: readonly string[]): string | null {
  const pathname = (path.split(/[?#]/)[0] ?? '/').replace(/(.)\/$/, '$1')
  const fitting = patterns.filter((pattern) => toExpression(pattern).test(pathname))
  return fitting.sort((a, b) => dynamicParts(a) - dynamicParts(b))[0] ?? null
}

function dynamicParts(pattern: string): number {
  return pattern.split('[').length
}

function toExpression(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => {
    if (/^\[\[?\.\.\./.test(part) || part === '*') return '.*'
    if (/^\[.+\]$/.test(part) || part.startsWith(':')) return '[^/]+'
    return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  })
  return new RegExp(`^${parts.join('/') || '/'}$`)
}

function ownPathsOf(look: PageLook | undefined, origin: string): string[] {
  const links = look?.links.filter((link) => link.isOwn) ?? []
  return links.map((link) => link.url.slice(origin.length).split('#')[0] || '/')
}

async function lookAt(session: AppSession, path: string): Promise<PageLook> {
  const pattern = patternOf(
    path,
    session.app.routes.map((route) => route.pattern),
  )
  const empty = { path, pattern, title: '', serverHtml: '', text: '', links: [], finalPath: path }
  try {
    return await session.withVisitor(async (visitor) => {
      const serverHtml = firstDocument(visitor, session.app.origin)
      const opened = await visitor.open(path)
      const seen = await readPage(visitor, session.app.origin)
      return {
        path,
        pattern,
        status: opened.status,
        finalPath: opened.path,
        serverHtml: opened.status === null ? '' : await valueWithin(serverHtml, readTimeoutMs, ''),
        ...seen,
        facts: visitor.facts(),
        isHung: false,
      }
    })
  } catch (error) {
    if (!(error instanceof PageHung)) throw error
    return { ...empty, status: null, facts: noFacts, isHung: true }
  }
}

function firstDocument(visitor: Visitor, origin: string): Promise<string> {
  return new Promise((resolve) => {
    visitor.page.on('response', (response) => {
      const isDocument = response.request().resourceType() === 'document' && response.url().startsWith(origin)
      const isRedirect = response.status() >= 300 && response.status() < 400
      if (isDocument && !isRedirect) response.text().then(resolve, () => resolve(''))
    })
  })
}

async function readPage(visitor: Visitor, origin: string): Promise<{ title: string; text: string; links: PageLink[] }> {
  const nothing = { title: '', text: '', links: [] }
  const seen = await valueWithin(visitor.page.evaluate(readDocument), readTimeoutMs, nothing)
  const links = seen.links.map((link) => ({
    ...link,
    name: link.name ?? '',
    isOwn: link.url === origin || link.url.startsWith(`${origin}/`),
  }))
  return { ...seen, links }
}

/** Runs in the page. */
function readDocument() {
  return {
    title: document.title,
    text: document.body.innerText,
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].slice(0, 300).map((link) => ({
      href: link.getAttribute('href') ?? '',
      url: link.href,
      name: [link.ariaLabel, link.innerText, link.querySelector('img')?.alt, link.title]
        .map((name) => (name ?? '').trim())
        .find((name) => name !== '')
        ?.slice(0, 200),
    })),
  }
}

const noFacts = {
  pageErrors: [],
  consoleErrors: [],
  requests: [],
  failedRequests: [],
  outsideRequests: [],
  dialogs: [],
  downloads: [],
  popups: [],
  navigations: [],
  effects: [],
}
