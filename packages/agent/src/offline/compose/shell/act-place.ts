// Where the act that most visitors come for stands on a phone: at the foot of its screen, unless the page has it already.
import type { Brief } from '../../brief.ts'
import { hasPageForm, hasQuickAdd } from '../lists/quick-add.ts'
import { isOpenToVisitors } from '../lists/visited.ts'
import { isProfile } from '../parts/meets.ts'
import { partsOf } from '../roles.ts'
import { type View, isMain } from '../views.ts'

/** A feed begins with the line in which one writes: the header need not lead to another. */
export function isWrittenAbove({ skeleton, access }: Pick<Brief, 'skeleton' | 'access'>): boolean {
  return skeleton === 'feed' && access === 'open'
}

/** A line that adds to the list is the same act as the button: one of them is enough for a phone. */
function isAddedAbove(brief: Brief): boolean {
  return brief.front === 'list' && hasQuickAdd(brief)
}

/** Whether that line asks for all there is: what it cannot ask for has a page of its own. */
export function isAddedWholeAbove(brief: Brief): boolean {
  const { title, toggle } = partsOf(brief)
  return isAddedAbove(brief) && brief.fields.every((field) => field === title || field === toggle)
}

/** On the first page of a tool a phone has the act at the foot of its screen; a site says it in its own words there. */
export function isActBelow({ brief, act }: { brief: Brief; act: object | null }): boolean {
  return act !== null && brief.front !== 'site' && !isWrittenAbove(brief) && !isAddedAbove(brief)
}

/** Where nothing is listed yet, the foot of a phone's screen leads to the form all the same. */
export function hasActAtFoot(view: View): boolean {
  const isElsewhere = hasPageForm(view) || isProfile(view) || isOpenToVisitors(view)
  return isMain(view) && view.front === 'list' && !isElsewhere && isActBelow({ brief: view, act: {} })
}
