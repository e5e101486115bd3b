// Nobody is kept out: axe-core finds nothing serious.
import type { CheckResult } from '@joinery/contract/checks'

import type { Check } from '../../walk/app-session.ts'
import { failed, passed } from '../../walk/check-results.ts'
import type { PageView } from './page-views.ts'
import { viewPages } from './page-views.ts'

const kind = 'accessibility'

export const accessibilityCheck: Check = {
  kind,
  async run(session) {
    const { pages } = await viewPages(session)
    const faulty = sayFindings(pages)
    const clean = pages.filter((view) => view.axe.length === 0)
    return [
      ...clean.map(({ look }) => passed({ kind, title: `Everybody can use the page ${look.path}`, page: look.path })),
      ...faulty,
    ]
  },
}

/** One result a rule: the same button on every page is one thing to mend. */
function sayFindings(pages: readonly PageView[]): CheckResult[] {
  const found = pages.flatMap((view) => view.axe.map((finding) => ({ path: view.look.path, finding })))
  return [...Map.groupBy(found, ({ finding }) => finding.rule)].map(([rule, places]) => {
    const [first] = places
    const lines = places.flatMap(({ path, finding }) =>
      finding.nodes.slice(0, 3).map((node) => `${path}: ${node.html}\n  ${adviceOf(node.summary)}`),
    )
    return failed({
      kind,
      title: `${first?.finding.help ?? rule} (${rule})`,
      page: first?.path ?? null,
      detail: [...new Set(lines)].slice(0, 8).join('\n'),
    })
  })
}

function adviceOf(summary: string): string {
  return summary.split('\n').slice(1, 3).join('; ').replace(/\s+/g, ' ').trim()
}
