// A page with the code that leads to the app: for the tables of a café, a poster, a shop window.
import { readPart } from '../../parts/read-part.ts'
import type { Brief } from '../../brief.ts'
import { jsxText } from '../data/expressions.ts'
import { lookMarks } from '../fronts/front.ts'
import { headingWeight } from '../shell/styles.ts'
import type { Extras } from './extra-parts.ts'

/** Sites that strangers come to; in lists a code is one of the facts. */
const fronts: ReadonlySet<Brief['front']> = new Set(['site', 'shop', 'booking', 'poll', 'survey', 'quiz'])

export function composeQrPage(brief: Brief): Extras | null {
  if (!fronts.has(brief.front) || !/\bqr\b/i.test(brief.message ?? brief.request)) return null
  const marks = {
    ...lookMarks(brief),
    weight: headingWeight(brief),
    name: jsxText(brief.name),
    title: `QR code – ${brief.name}`.replaceAll(/['\\]/g, '’'),
  }
  const { 'web/lib/qr-code.js': reader = '' } = readPart('stage-qr', {
    ...marks,
    frontHeading: '',
    headline: '',
    lines: '',
  })
  return {
    files: { ...readPart('qr-page', marks), 'web/lib/qr-code.js': reader },
    ways: [{ href: '/qr-code', label: 'QR code', isForOwner: true }],
  }
}
