// The words, names and prices that were asked for are seen, and nothing is seen that nobody meant.
import type { CheckResult } from '@joinery/contract/checks'

import type { AppSession, Check, Visitor } from '../../walk/app-session.ts'
import { failed, passed, skipped } from '../../walk/check-results.ts'
import { findBrokenText } from './broken-text.ts'
import { readView } from './in-page/read-view.ts'
import { runInPage } from './in-page/run-in-page.ts'
import type { PageView } from './page-views.ts'
import { viewPages } from './page-views.ts'
import { hasWords } from './words-in-text.ts'

const kind = 'words'

export const wordsCheck: Check = {
  kind,
  async run(session) {
    const { pages } = await viewPages(session)
    return [...(await judgeWords(session, pages)), ...pages.map((view) => judgeText(session, view))]
  },
}

async function judgeWords(session: AppSession, pages: readonly PageView[]): Promise<CheckResult[]> {
  const { words } = session.expectations
  const seen = [...pages.map(textOf), ...(await session.pages()).map((look) => `${look.title}\n${look.text}`)]
  const isSeen = (word: string) => seen.some((text) => hasWords(text, word))
  const missing = words.filter((word) => !isSeen(word))
  if (missing.length > 0) seen.push(...(await openUp(session, pages)))
  return words.map((word) => {
    const said = { kind, title: `“${word}” is seen` } as const
    if (isSeen(word)) return passed(said)
    // What is said only after a form was sent cannot be seen by looking.
    if (isInSource(session, word))
      return skipped({ ...said, detail: 'It stands in the source, but no page shows it without more ado.' })
    const paths = pages.map((view) => view.look.path).join(', ')
    return failed({ ...said, detail: `“${word}” was asked for and is on none of the pages (${paths}).` })
  })
}

function textOf(view: PageView): string {
  const seen = view.widths.flatMap((width) => [...width.seen.lines, ...width.seen.asides, ...width.seen.headings])
  return [view.look.title, ...seen].join('\n')
}

function isInSource(session: AppSession, word: string): boolean {
  return Object.entries(session.app.files).some(([path, text]) => {
    if (!/^web\/.*\.(jsx?|tsx?)$/.test(path)) return false
    const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
    return hasWords(code, word)
  })
}

const mostOpened = 8

/** Words may wait behind a tab, a question of an FAQ or a dialog: opens what can be opened and reads again. */
async function openUp(session: AppSession, pages: readonly PageView[]): Promise<string[]> {
  const texts: string[] = []
  for (const { look } of pages) {
    const read = await session.withVisitor(async (visitor) => {
      await visitor.open(look.path)
      return readOpened(visitor)
    })
    texts.push(...read)
  }
  return texts
}

async function readOpened(visitor: Visitor): Promise<string[]> {
  const texts: string[] = []
  const { page } = visitor
  const openers = [
    page.getByRole('tab', { selected: false }),
    page.getByRole('button', { expanded: false }),
    page.locator('summary'),
    page.locator('[aria-haspopup="dialog"]'),
  ]
  for (const opener of openers) {
    const count = Math.min(mostOpened, await opener.count())
    // What was opened is not counted any more, so the first that is left is the next one.
    for (let index = 0; index < count; index++) {
      visitor.step('Open what is closed')
      const each = opener.nth(Math.min(index, (await opener.count()) - 1))
      await each.click({ timeout: 1_000 }).catch(() => {})
      await visitor.settle(400)
      const seen = await runInPage(page, readView, null)
      if (seen !== null) texts.push([...seen.lines, ...seen.asides].join('\n'))
    }
  }
  return texts
}

function judgeText(session: AppSession, view: PageView): CheckResult {
  const { path } = view.look
  const said = { kind, title: `The page ${path} shows no accidents`, page: path } as const
  const lines = [view.look.title, ...(view.widths[0]?.seen.lines ?? []), ...(view.widths[0]?.seen.asides ?? [])]
  const found = findBrokenText([...new Set(lines)], Object.values(session.app.files))
  if (found.length === 0) return passed(said)
  const detail = found.slice(0, 6).map(({ what, line }) => `${path} shows ${what}: “${line}”.`)
  return failed({ ...said, detail: detail.join('\n'), evidence: [view.widths[0]?.picture ?? null] })
}
