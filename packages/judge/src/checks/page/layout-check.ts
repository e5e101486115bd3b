// Every page fits a desktop, a tablet and a phone.
import type { CheckResult } from '@joinery/contract/checks'

import type { Check } from '../../walk/app-session.ts'
import { failed, passed } from '../../walk/check-results.ts'
import type { PageView, WidthView } from './page-views.ts'
import { viewPages } from './page-views.ts'

const kind = 'layout'
/** Less than this share of the letters at 1280 px is no page for a phone any more. */
const leastShare = 0.25
const fewLetters = 30

export const layoutCheck: Check = {
  kind,
  async run(session) {
    const { pages, failures } = await viewPages(session)
    return [...pages.flatMap(judgeView), ...failures]
  },
}

function judgeView(view: PageView): CheckResult[] {
  const { path } = view.look
  return view.widths.map((width) => {
    const said = {
      kind,
      title: `The page ${path} fits a window ${width.width} px wide`,
      page: path,
      evidence: [width.picture],
    } as const
    const faults = findFaults(width, view.widths[0])
    if (faults.length === 0) return passed(said)
    return failed({ ...said, detail: faults.map((fault) => `${path} at ${width.width} px: ${fault}`).join('\n') })
  })
}

function findFaults(view: WidthView, widest: WidthView | undefined): string[] {
  const { overflow } = view
  const sideways =
    overflow.sidewaysPx === 0
      ? []
      : [`The page scrolls sideways by ${overflow.sidewaysPx} px. ${overflow.culprits.join('; ')}`.trim()]
  return [
    ...findBlank(view, widest),
    ...sideways,
    ...[...overflow.outside, ...view.cut, ...view.covered].map((fault) => fault.detail),
  ]
}

/** Content that is there on a desktop and gone on a phone; side notes and menus may go. */
function findBlank(view: WidthView, widest: WidthView | undefined): string[] {
  if (widest === undefined || view === widest) return []
  const parts = [
    { name: 'main part', here: view.seen.mainLetters, there: widest.seen.mainLetters },
    { name: 'page', here: view.seen.allLetters, there: widest.seen.allLetters },
  ]
  const blank = parts.find(({ here, there }) => there >= fewLetters && here < there * leastShare)
  if (blank === undefined) return []
  return [
    `The ${blank.name} is almost blank: ${blank.here} letters are seen, at ${widest.width} px it is ${blank.there}.`,
  ]
}
