// Every page answers, shows something, and that is no error.
import type { CheckResult } from '@joinery/contract/checks'

import type { AppSession, Check, PageLook } from '../../walk/app-session.ts'
import { failed, passed, skipped } from '../../walk/check-results.ts'
import { viewPages } from './page-views.ts'
import { plainText } from './words-in-text.ts'

const kind = 'start'

/** What frameworks, servers and our own kit say instead of a page. */
const errorScreens = [
  /^something went wrong on this page/,
  /^this page does not exist/,
  /^application error/,
  /^internal server error/,
  /^cannot get \//,
  /^unhandled runtime error/,
  /^(?:error )?50\d\b/,
  /^404\b/,
]

export const startCheck: Check = {
  kind,
  async run(session) {
    const looks = await session.pages()
    const media = await mediaByPath(session)
    const answered = looks.filter((look) => !look.isHung).map((look) => judgeLook(look, media.get(look.path) ?? 0))
    const hung = looks.filter((look) => look.isHung).map(sayHung)
    return [...answered, ...hung, ...unreached(session, looks)]
  },
}

function judgeLook(look: PageLook, media: number): CheckResult {
  const said = { kind, title: `The page ${look.path} opens`, page: look.path } as const
  const fault = findFault(look, media)
  if (fault === null) return passed(said)
  const requests = look.facts.failedRequests.slice(0, 5).map(({ method, path, status }) => ({
    type: 'request' as const,
    method,
    url: path,
    status,
  }))
  const errors = look.facts.pageErrors.slice(0, 5).map((text) => ({ type: 'console' as const, text }))
  return failed({ ...said, detail: fault, evidence: [...requests, ...errors] })
}

function findFault(look: PageLook, media: number): string | null {
  const { path, status } = look
  if (status === null) return `${path} gave no answer.`
  const text = plainText(look.text)
  if (status === 401 || status === 403) {
    // A page may ask people to sign in first, as long as it says so.
    return text.length >= 8 ? null : `${path} answered with status ${status} and says nothing.`
  }
  if (status >= 400)
    return `${path} answered with status ${status}; a page was expected. It shows: “${text.slice(0, 200)}”.`
  const screen = errorScreens.find((pattern) => pattern.test(text))
  if (screen !== undefined) return `${path} shows an error instead of its content: “${text.slice(0, 200)}”.`
  const isEmpty = (text.match(/[\p{L}\p{N}]/gu) ?? []).length < 3
  if (isEmpty && media === 0) return `${path} is empty: there is neither text nor a picture.`
  return null
}

function sayHung({ path }: PageLook): CheckResult {
  const detail = `${path} stopped answering: a script on it runs without end (an endless loop, or one that draws itself again and again).`
  return failed({ kind, title: `The page ${path} opens`, page: path, detail })
}

/** Dynamic routes that no link leads to: there may simply be no data yet. */
function unreached(session: AppSession, looks: readonly PageLook[]): CheckResult[] {
  const reached = new Set(looks.map((look) => look.pattern))
  return session.app.routes
    .filter(({ pattern }) => pattern.includes('[') && !reached.has(pattern))
    .map(({ pattern }) =>
      skipped({ kind, title: `A page of ${pattern} opens`, detail: `No link on any page leads to ${pattern}.` }),
    )
}

/** Only asked for where a page has no text: pictures alone may be a page. */
async function mediaByPath(session: AppSession): Promise<Map<string, number>> {
  const looks = await session.pages()
  if (looks.every((look) => look.isHung || look.text.trim().length >= 3)) return new Map()
  const { pages } = await viewPages(session)
  return new Map(pages.map((view) => [view.look.path, view.widths[0]?.seen.media ?? 0]))
}
