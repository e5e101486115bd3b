// Follows links by click, and comes back: the address, the content and the way back are those the link says.
import type { CheckResult } from '@joinery/contract/checks'

import type { AppSession, PageLook, Visitor } from '../../walk/app-session.ts'
import { failed, passed } from '../../walk/check-results.ts'
import type { TreeNode } from './accessibility-tree.ts'
import { readTree } from './accessibility-tree.ts'
import { isDeadAddress } from './control-list.ts'
import type { PageView } from './page-views.ts'
import { plainText } from './words-in-text.ts'

const kind = 'links'
const mostClicks = 14
const mostPerPage = 6
const pressTimeoutMs = 4_000

interface Way {
  from: PageLook
  /** The page it leads to, as it looked when it was opened by its address. */
  to: PageLook
  href: string
  url: string
  name: string
}

/** Each known page is gone to by click once, from the first page that links to it. */
export async function followLinks(session: AppSession, views: readonly PageView[]): Promise<CheckResult[]> {
  const ways = planWays(views)
  const byPage = Map.groupBy(ways, ({ from }) => from.path)
  return session.eachPage(
    kind,
    async (look, visitor) => {
      const here = byPage.get(look.path) ?? []
      if (here.length === 0) return []
      await visitor.open(look.path)
      return followFrom(visitor, look, here)
    },
    { isOpened: false },
  )
}

function planWays(views: readonly PageView[]): Way[] {
  const looks = new Map(views.map(({ look }) => [look.path, look]))
  const taken = new Set<string>()
  const ways = views.flatMap(({ look: from }) => {
    const found = from.links.flatMap((link): Way[] => {
      const path = pathOf(link.url)
      const to = link.isOwn && !link.url.includes('#') ? looks.get(path) : undefined
      if (to === undefined || to.path === from.path || taken.has(path) || isDeadAddress(link.href)) return []
      taken.add(path)
      return [{ from, to, href: link.href, url: link.url, name: link.name }]
    })
    return found.slice(0, mostPerPage)
  })
  return ways.slice(0, mostClicks)
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

async function followFrom(visitor: Visitor, look: PageLook, ways: readonly Way[]): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  let canGoOn = true
  for (const way of ways) {
    if (!canGoOn) await visitor.open(look.path)
    const mark = visitor.mark()
    const fault = await follow(visitor, way)
    canGoOn = fault === null && visitor.path() === look.finalPath
    if (fault === null) continue
    const title = `The link “${way.name}” leads to ${way.to.path}`
    const evidence = [...visitor.evidence(mark), await visitor.screenshot()]
    results.push(failed({ kind, title, page: look.path, detail: `${look.path}: ${fault}`, evidence }))
  }
  const title = `A click on the links of ${look.path} leads where they say, and back`
  return results.length === 0 ? [passed({ kind, title, page: look.path })] : results
}

async function follow(visitor: Visitor, way: Way): Promise<string | null> {
  const { page } = visitor
  const link = findLink(await readTree(page), way.href)
  // In a closed menu, or only on other widths.
  if (link?.ref === undefined || link.ref === null) return null
  const mark = visitor.mark()
  visitor.step(`Press the link “${way.name}”`)
  const before = await textOf(visitor)
  try {
    await page.getByRef(link.ref).click({ timeout: pressTimeoutMs })
  } catch {
    return null
  }
  await visitor.settle(1_500)
  const { popups, downloads, pageErrors } = visitor.facts(mark)
  if (popups.length > 0 || downloads.length > 0) return null
  if (pageErrors[0] !== undefined)
    return `a click on the link “${way.name}” raises an error: ${pageErrors[0].slice(0, 300)}`
  const path = visitor.path()
  if (!isSamePath(path, way.to.finalPath) && !isSamePath(path, way.to.path))
    return `a click on the link “${way.name}” (${way.href}) leads to ${path}, not to ${way.to.finalPath}.`
  const after = await textOf(visitor)
  if (!looksLike(after, way.to.text) && looksLike(after, before))
    return `a click on the link “${way.name}” changes the address to ${path}, but the page stays what it was.`
  return goBack(visitor, way, before)
}

async function goBack(visitor: Visitor, way: Way, before: string): Promise<string | null> {
  visitor.step('Go back')
  await visitor.page.goBack({ waitUntil: 'commit', timeout: 3_000 }).catch(() => null)
  await visitor.settle(1_500)
  const path = visitor.path()
  // A page that sends people on (to sign in, say) may do so again.
  if (!isSamePath(way.to.path, way.to.finalPath)) return null
  if (!isSamePath(path, way.from.finalPath) && !isSamePath(path, way.from.path))
    return `after the link “${way.name}” the back button leads to ${path}, not back to ${way.from.path}.`
  if (!looksLike(await textOf(visitor), before))
    return `after the link “${way.name}” the back button shows the address ${path}, but not the page that was there.`
  return null
}

function findLink(nodes: readonly TreeNode[], href: string): TreeNode | null {
  for (const node of nodes) {
    if (node.role === 'link' && node.url === href) return node
    const inside = findLink(node.children, href)
    if (inside !== null) return inside
  }
  return null
}

function isSamePath(one: string, other: string): boolean {
  return plainPath(one) === plainPath(other)
}

function plainPath(path: string): string {
  return path.replace(/\/(?=$|\?)/, '').replace(/#.*$/, '')
}

async function textOf(visitor: Visitor): Promise<string> {
  return visitor.page.evaluate(() => document.body.innerText).catch(() => '')
}

/** Half of the words in common: data may have changed a little. */
function looksLike(one: string, other: string): boolean {
  const words = new Set(wordsOf(one))
  const others = wordsOf(other)
  if (others.length === 0) return words.size < 5
  return others.filter((word) => words.has(word)).length >= others.length * 0.5
}

function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
