// The server's HTML alone, without scripts, already says most of what the page says.
import type { CheckResult } from '@joinery/contract/checks'

import type { Check, PageLook, Visitor } from '../../walk/app-session.ts'
import { failed, passed, skipped } from '../../walk/check-results.ts'
import { readsBrowserStore } from './browser-store.ts'
import { runInPage } from './in-page/run-in-page.ts'
import { plainText } from './words-in-text.ts'

const kind = 'server-html'
/** Share of the words seen with scripts that must be there without them. */
const leastShare = 0.6
/** With fewer words than this a share means nothing: a game, a drawing. */
const fewWords = 8

export interface ServerText {
  text: string
  headings: string[]
}

export const serverHtmlCheck: Check = {
  kind,
  async run(session) {
    const looks = (await session.pages()).filter((look) => !look.isHung && look.status !== null && look.status < 300)
    if (looks.length === 0) return []
    return session.withVisitor(async (visitor) => {
      const results = []
      for (const look of looks) results.push(await judgeLook(look, visitor, session.app.files))
      return results
    })
  },
}

async function judgeLook(
  look: PageLook,
  visitor: Visitor,
  files: Readonly<Record<string, string>>,
): Promise<CheckResult> {
  const said = { kind, title: `The page ${look.path} is readable before scripts run`, page: look.path } as const
  const plain = await runInPage(visitor.page, readHtml, look.serverHtml)
  if (plain === null) return passed(said)
  const fault = compareTexts(look.text, plain)
  if (fault === null) return passed(said)
  // A cart of the visitor's own browser: its page is there before scripts, what is in it cannot be.
  const hasHeading = plain.headings.some((heading) => heading.trim() !== '')
  if (hasHeading && look.pattern !== null && readsBrowserStore(files, look.pattern))
    return skipped({ ...said, detail: 'It shows what the visitor’s own browser keeps.' })
  return failed({ ...said, detail: `${look.path}: ${fault}` })
}

/** Why the HTML says too little; null when it says enough. */
export function compareTexts(seen: string, plain: ServerText): string | null {
  const wanted = wordsOf(seen)
  if (wanted.length < fewWords) return null
  const sent = Map.groupBy(wordsOf(plain.text), (word) => word)
  const missing: string[] = []
  for (const word of wanted) {
    if (sent.get(word)?.pop() === undefined) missing.push(word)
  }
  const share = 1 - missing.length / wanted.length
  const advice = 'Load its data in page.server.js and render it at once, not after an effect.'
  if (share < leastShare)
    return `without scripts only ${Math.round(share * 100)} % of its words are there (at least ${leastShare * 100} % are expected). Missing, for example: “${missing.slice(0, 12).join(' ')}”. ${advice}`
  if (plain.headings.every((heading) => heading.trim() === ''))
    return `the HTML of the server has no heading (h1 or h2). ${advice}`
  return null
}

function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Runs in a page: what a browser without scripts would show of this document. */
function readHtml(_kit: unknown, html: string): ServerText {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const silent of body.querySelectorAll('script, style, template, noscript, [hidden]')) silent.remove()
  for (const element of body.querySelectorAll('*')) element.append(' ')
  const headings = [...body.querySelectorAll('h1, h2, [role="heading"]')].map((heading) => heading.textContent ?? '')
  return { text: body.textContent ?? '', headings }
}
