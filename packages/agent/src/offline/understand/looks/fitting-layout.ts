// What a list holds gives it its shape: numbered things a plan, choices their sections, amounts their bars, days a diary, much to
// tell two facing pages. Only where nobody asked for a layout, and the rows have no tool of their own that takes their width.
import type { Brief, Entity, Skeleton } from '../../brief.ts'
import { worthCode } from '../../compose/drawings/held.ts'
import { comparedField, datedField, isNumbered, sectionField } from '../../compose/list-shapes/list-fields.ts'
import { groupingOf } from '../../compose/lists/grouped.ts'
import { hangs } from '../../compose/lists/print-wall.ts'
import { meets } from '../../compose/parts/meets.ts'
import { rowPieces } from '../../compose/parts/extra-parts.ts'
import { type View, viewsOf } from '../../compose/views.ts'
import { pick } from '../../seed.ts'
import { chooseFrame, fits, wideLayouts } from './choose-look.ts'
import { readSkeleton } from './read-look.ts'

/** Layouts that any records would have done for. */
const plainLayouts: ReadonlySet<Skeleton> = new Set(['index', 'lines', 'cards', 'wall', 'table'])
/** What is ticked off or written down has layouts of its own. */
const ownTopics: ReadonlySet<string> = new Set(['tasks', 'notes'])
/** From so many facts on, besides the name, one line does not hold them. */
const muchToTell = 5
const fewestOnSlip = 3

function layoutsFor(view: View): Skeleton[] {
  const { fields, skeleton, order } = view
  const hasOrder = order !== undefined
  const told = fields.length - 1
  const isLong = fields.some(({ kind }) => kind === 'long')
  const section = sectionField(view) !== null
  const amount = comparedField(view) !== null
  const isDated = datedField(view) !== null
  if (isNumbered(view) && !hasOrder && told > 0) return ['plan']
  return [
    ...(section ? (['sections', 'sections', 'sections'] as const) : []),
    ...(amount && !isDated ? (['bars', 'bars'] as const) : []),
    ...(isDated && !hasOrder ? (['agenda', 'agenda'] as const) : []),
    ...(told >= muchToTell ? (['spread', 'spread'] as const) : []),
    ...(told >= fewestOnSlip && told < muchToTell && !isLong ? (['slips'] as const) : []),
    skeleton,
  ]
}

/** Bars, names, forms and days to tick have rows that were made for them. */
function isFree(view: View): boolean {
  return (
    (plainLayouts.has(view.skeleton) || (view.skeleton === 'days' && isNumbered(view))) &&
    !ownTopics.has(view.topic) &&
    !view.isInbox &&
    view.fields.every(({ kind }) => kind !== 'picture') &&
    rowPieces(view) === '' &&
    groupingOf(view) === null &&
    worthCode(view) === null &&
    !meets(view) &&
    !hangs(view)
  )
}

function layoutOf(told: View, turn: string): Skeleton {
  // Its day went to another kind, or was never told.
  const view: View = fits(told.skeleton, told) ? told : { ...told, skeleton: 'index' }
  if (!isFree(view)) return view.skeleton
  const fitting = layoutsFor(view)
  // Cards that were given a colour stay cards.
  const cards: ReadonlySet<Skeleton> = new Set(['slips', 'plan', 'cards', view.skeleton])
  const may = view.colors.surface === undefined ? fitting : fitting.filter((each) => cards.has(each))
  return pick(may, view.seed, turn)
}

export function withFittingLayout(brief: Brief): Brief {
  if (brief.front !== 'list' || readSkeleton(brief.request) !== undefined) return brief
  const [main, ...others] = viewsOf(brief)
  if (main === undefined) return brief
  const skeletonOf = (kind: Entity): Skeleton => {
    const view = others.find(({ entity }) => entity.singular === kind.singular)
    return view === undefined ? kind.skeleton : layoutOf(view, `layout of ${kind.singular}`)
  }
  const skeleton = layoutOf(main, 'layout')
  return {
    ...brief,
    skeleton,
    // What needs the whole width leaves no panel at its side.
    ...(brief.frame === 'split' &&
      wideLayouts.has(skeleton) && {
        frame: chooseFrame({ ...brief, skeleton, kinds: brief.more.length }),
      }),
    more: brief.more.map((kind) => ({ ...kind, skeleton: skeletonOf(kind) })),
  }
}
