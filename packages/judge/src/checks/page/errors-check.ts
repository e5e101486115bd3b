// Opening, scrolling and resizing a page raises no error and no failed request.
import type { CheckResult, Evidence } from '@joinery/contract/checks'

import type { Check, Facts, RequestFact } from '../../walk/app-session.ts'
import { failed, passed } from '../../walk/check-results.ts'
import type { PageView } from './page-views.ts'
import { viewPages } from './page-views.ts'

const kind = 'errors'

export const errorsCheck: Check = {
  kind,
  async run(session) {
    const { pages } = await viewPages(session)
    return pages.map(judgeView)
  },
}

function judgeView(view: PageView): CheckResult {
  const { path } = view.look
  const said = { kind, title: `The page ${path} opens without errors`, page: path } as const
  const faults = findFaults(path, [view.look.facts, view.facts])
  if (faults.length === 0) return passed(said)
  const evidence: Evidence[] = faults.slice(0, 12).map(({ evidence: piece }) => piece)
  return failed({ ...said, detail: faults.map(({ text }) => text).join('\n'), evidence })
}

interface Fault {
  text: string
  evidence: Evidence
}

function findFaults(path: string, facts: readonly Facts[]): Fault[] {
  const requests = facts.flatMap((each) => each.failedRequests).filter((request) => !isOfThePage(request, path))
  const tolerated = facts.flatMap((each) => each.failedRequests).filter(asksWhoIsThere)
  const faults: Fault[] = [
    ...facts.flatMap((each) => each.pageErrors).map((text) => sayError('Uncaught error', text)),
    ...facts
      .flatMap((each) => each.consoleErrors)
      // The browser repeats every failed load in the console; the request says more.
      .filter((text) => !text.startsWith('Failed to load resource'))
      .filter((text) => !tolerated.some((request) => text.includes(request.path)))
      .map((text) => sayError('Console', text)),
    ...requests.filter((request) => !asksWhoIsThere(request)).map(sayRequest),
  ]
  return [...new Map(faults.map((fault) => [fault.text, fault])).values()].slice(0, 12)
}

function sayError(source: string, text: string): Fault {
  const short = text.split('\n').slice(0, 4).join('\n').slice(0, 600)
  return { text: `${source}: ${short}`, evidence: { type: 'console', text: short } }
}

function sayRequest({ method, path, status, failure, resourceType }: RequestFact): Fault {
  const answer = status === null ? `failed (${failure ?? 'no answer'})` : `answered ${status}`
  const text = `The ${resourceType} ${method} ${path} ${answer}.`
  return { text, evidence: { type: 'request', method, url: path, status } }
}

/** The document itself belongs to the check of starts. */
function isOfThePage(request: RequestFact, path: string): boolean {
  return request.resourceType === 'document' && request.path === path
}

/** "Am I signed in?" is often answered with 401, and nothing is wrong with that. */
function asksWhoIsThere(request: RequestFact): boolean {
  return (
    request.method === 'GET' && request.status === 401 && /\/(me|session|user|account|auth|whoami)\b/.test(request.path)
  )
}
