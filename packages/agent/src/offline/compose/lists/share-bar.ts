// How much of the largest a holding comes to, as a bar between its name and its worth.
import type { Brief } from '../../brief.ts'
import { worthCode } from '../drawings/held.ts'
import { namesOf } from '../roles.ts'

/** The bar of a row, and what the list works out for it; null where nothing is held. */
export function shareBar(brief: Brief): { bar: string; most: string; prop: string } | null {
  const { one, many } = namesOf(brief)
  const worth = worthCode(brief, one)
  if (worth === null) return null
  return {
    bar: `<span aria-hidden className="block h-3 self-center bg-hairline max-lg:hidden">
  <span className="block h-full bg-accent" style={{ width: \`\${((${worth.code}) / most) * 100}%\` }} />
</span>`,
    most: `const most = Math.max(...${many}.map((${one}) => ${worth.code}), 0.01)`,
    prop: ' most={most}',
  }
}
