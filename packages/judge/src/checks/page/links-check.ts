// Every link leads where it says; nobody is sent into nothing.
import type { CheckResult } from '@joinery/contract/checks'

import type { AppSession, Check, PageLink, PageLook } from '../../walk/app-session.ts'
import { failed, passed } from '../../walk/check-results.ts'
import { isDeadAddress, planControls } from './control-list.ts'
import { followLinks } from './follow-links.ts'
import type { PageView } from './page-views.ts'
import { viewPages } from './page-views.ts'
import { tryControls } from './try-controls.ts'

const kind = 'links'
const mostTargets = 80
const mostRedirects = 5

export const linksCheck: Check = {
  kind,
  async run(session) {
    const { pages } = await viewPages(session)
    const targets = new TargetList(session, pages)
    const broken = await targets.findBroken()
    return [
      ...pages.map(({ look }) => judgePage(look, broken)),
      ...(await tryDead(session, pages)),
      ...(await followLinks(session, pages)),
    ]
  },
}

interface Broken {
  /** The first page with such a link; the same link elsewhere is the same fault. */
  page: string
  link: PageLink
  why: string
}

function judgePage(look: PageLook, broken: readonly Broken[]): CheckResult {
  const said = { kind, title: `The links of ${look.path} lead somewhere`, page: look.path } as const
  const here = broken.filter(({ page }) => page === look.path)
  if (here.length === 0) return passed(said)
  const detail = here.slice(0, 10).map(({ link, why }) => `${look.path}: the link “${link.name}” (${link.href}) ${why}`)
  return failed({ ...said, detail: detail.join('\n') })
}

class TargetList {
  readonly #session: AppSession
  readonly #views: readonly PageView[]
  readonly #answers = new Map<string, Promise<{ status: number | null; html: string }>>()

  constructor(session: AppSession, views: readonly PageView[]) {
    this.#session = session
    this.#views = views
  }

  /** Each target once, with the first link that leads to it. */
  async findBroken(): Promise<Broken[]> {
    const first = new Map<string, { page: string; link: PageLink }>()
    for (const { look } of this.#views) {
      for (const link of look.links) {
        if (!isDeadAddress(link.href) && !first.has(link.url)) first.set(link.url, { page: look.path, link })
      }
    }
    const checked = [...first.values()].slice(0, mostTargets).map(async ({ page, link }) => {
      const why = link.isOwn ? await this.#judgeOwn(link) : judgeOutside(link)
      return why === null ? [] : [{ page, link, why }]
    })
    return (await Promise.all(checked)).flat()
  }

  async #judgeOwn(link: PageLink): Promise<string | null> {
    const [path = '/', fragment = ''] = link.url.slice(this.#session.app.origin.length).split('#')
    const { status, html } = await this.#answerOf(path || '/')
    if (status === null) return 'gets no answer.'
    if (status >= 400 && status !== 401 && status !== 403) return `leads to a page that answers ${status}.`
    return this.#hasTarget(path || '/', fragment, html)
      ? null
      : `leads to a place “#${fragment}” that is not on the page.`
  }

  #answerOf(path: string): Promise<{ status: number | null; html: string }> {
    const look = this.#views.find((view) => view.look.path === path)?.look
    if (look !== undefined) return Promise.resolve({ status: look.status, html: look.serverHtml })
    const known = this.#answers.get(path) ?? this.#ask(path, mostRedirects)
    this.#answers.set(path, known)
    return known
  }

  async #ask(path: string, redirects: number, triesLeft = 1): Promise<{ status: number | null; html: string }> {
    try {
      const { status, headers, text } = await this.#session.request(path)
      const location = headers['location']
      if (status < 300 || status >= 400 || location === undefined) return { status, html: text }
      const { origin } = this.#session.app
      const target = new URL(location, origin + path)
      if (target.origin !== origin) return { status: 200, html: '' }
      return redirects === 0
        ? { status: null, html: '' }
        : await this.#ask(target.pathname + target.search, redirects - 1)
    } catch (error) {
      // Out of time is the engine's matter; a connection that breaks is the app's.
      if (this.#session.timeLeftMs() === 0) throw error
      // A busy machine breaks one off now and then; a dead address is dead the second time too.
      return triesLeft > 0 ? await this.#ask(path, redirects, triesLeft - 1) : { status: null, html: '' }
    }
  }

  #hasTarget(path: string, fragment: string, html: string): boolean {
    // `#/x` is an address of a router, `#:~:` a search, `#top` the top.
    if (fragment === '' || fragment === 'top' || /^[/!:]/.test(fragment)) return true
    const name = safeDecode(fragment)
    const view = this.#views.find((each) => each.look.path === path)
    const targets = view?.widths.flatMap((width) => width.seen.targets) ?? []
    return targets.includes(name) || html.includes(`id="${name}"`) || html.includes(`name="${name}"`)
  }
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Links to the outside are read, never opened. */
export function judgeOutside({ url, href }: { url: string; href: string }): string | null {
  if (!URL.canParse(url)) return 'is no address.'
  const { protocol, hostname, pathname, search } = new URL(url)
  if (/^https?:$/.test(protocol))
    return /\.[a-z\d-]{2,}$|^localhost$|^\[/i.test(hostname) ? null : `names no host: “${href}”.`
  if (protocol === 'mailto:') {
    const isAddressed = /^[^@\s]+(?:@|%40)[^@\s]+\.[^@\s]+$/.test(pathname) || (pathname === '' && search !== '')
    return isAddressed ? null : 'names no e-mail address.'
  }
  if (protocol === 'tel:' || protocol === 'sms:')
    return /\d{3}/.test(pathname.replace(/[\s().-]|%20/g, '')) ? null : 'names no number.'
  return null
}

/** Links without an address may still do something when pressed, like buttons. */
async function tryDead(session: AppSession, views: readonly PageView[]): Promise<CheckResult[]> {
  const pages = views.map(({ look, controls }) => ({
    path: look.path,
    controls: controls.filter((control) => control.role === 'link'),
  }))
  const plan = planControls(pages)
  return session.eachPage(
    kind,
    async ({ path }, visitor) => {
      const controls = plan.get(path) ?? []
      if (controls.length === 0) return []
      await visitor.open(path)
      return (await tryControls(visitor, { kind, path, controls })).results
    },
    { isOpened: false },
  )
}
