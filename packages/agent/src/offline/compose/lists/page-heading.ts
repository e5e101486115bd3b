// What the heading of a list's page says, and how large it is.
import type { Brief } from '../../brief.ts'
import { drawingsOf } from '../drawings/drawings.ts'
import { isSpent, isSummable } from '../drawings/measures.ts'
import { jsxText, quoteJs } from '../data/expressions.ts'
import { leadingHeading } from '../reckoned/reckoned-files.ts'
import { type ReckonedHeading, reckonedHeading } from '../reckoned/reckoned-heading.ts'
import { isArticleFront, namesOf, partsOf } from '../roles.ts'
import { headingWeight } from '../shell/styles.ts'
import { type View, isMain, viewsOf } from '../views.ts'
import { plainHeading } from './headings.ts'
import { isReckonedWhole } from './said-figures.ts'
import { openHeading } from './still-open.ts'
import { type ToldHeading, headingNote, toldHeading } from './told-heading.ts'

/** The heading asks what its reader came to know, or says it with a figure that tells something; how many there are is a note. */
export function heading(brief: View): string {
  // Said words stand as they were said.
  if (brief.copy.headline !== '' && brief.front === 'list' && isMain(brief)) return jsxText(headingWords(brief))
  const { one, many } = namesOf(brief)
  const { figure } = partsOf(brief)
  const open = openHeading(brief)
  if (open !== null) return open
  const leads = isMain(brief) ? leadingHeading(brief, viewsOf(brief), headingNote) : null
  if (leads !== null) return leads
  const count = `countOf(data.${many}.length, ${quoteJs(brief.entity.singular)}, ${quoteJs(brief.entity.plural)})`
  if (isSummable(figure) && isSpent(brief)) {
    const total = `formatMoney(data.${many}.reduce((sum, ${one}) => sum + (${one}.${figure.name} ?? 0), 0))`
    return `{${total}}
        <span className="${headingNote}">{${count}}, added up</span>`
  }
  // What is worked out stands below.
  const worked = reckonedSaid(brief)
  if (worked !== null) return worked.code
  return toldOf(brief)?.code ?? jsxText(headingWords(brief))
}

/** What is worked out and heads the page, where that is how it is headed. */
function reckonedSaid(brief: Brief): ReckonedHeading | null {
  return isMain(brief) && isReckonedWhole(brief) ? reckonedHeading(brief, viewsOf(brief), plainHeading(brief)) : null
}

/** The panel that the heading speaks of: it goes without a heading of its own. */
export function panelSaid(brief: Brief): string | null {
  const worked = reckonedSaid(brief)
  const isDrawn = drawingsOf(brief).some(({ isHeading }) => isHeading)
  return worked !== null && !isDrawn && heading(brief) === worked.code ? worked.heading : null
}

/** A fact of the rows, on the page that a list begins with and where no other words were said. */
export function toldOf(brief: View): ToldHeading | null {
  if (!isMain(brief) || brief.front !== 'list' || brief.copy.headline !== '' || brief.isInbox) return null
  return isArticleFront(brief) || brief.skeleton === 'ballot' ? null : toldHeading(brief)
}

export function headingWords(brief: View): string {
  if (brief.copy.headline !== '' && brief.front === 'list' && isMain(brief)) return brief.copy.headline
  return reckonedSaid(brief)?.like ?? toldOf(brief)?.like ?? plainHeading(brief)
}

/** The lead says more than any heading over it, unless one was said. */
export function isLedByArticle(brief: Brief): boolean {
  return isArticleFront(brief) && (brief.copy.headline === '' || !isMain(brief))
}

/** One thing is the largest of a page: where the app's name or the frame's picture is, the heading is the second; what is asked is larger than its answers. */
export function smallHeading(brief: Brief): string {
  const size =
    brief.skeleton === 'ballot' ? 'text-[1.8rem] leading-[1.05] sm:text-6xl' : 'text-3xl leading-tight sm:text-4xl'
  return `${size} ${headingWeight(brief)}`
}
