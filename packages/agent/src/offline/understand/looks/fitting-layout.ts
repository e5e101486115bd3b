// What a list holds gives it its shape: numbered things a plan, choices their sections, amounts their bars, days a diary, much to
// tell two facing pages. Only where nobody asked for a layout, and the rows have no tool of their own that takes their width.
import type { Brief, Entity, Skeleton } from '../../brief.ts'
import { worthCode } from '../../compose/drawings/held.ts'
import { isDayStream, isSummable } from '../../compose/drawings/measures.ts'
import { skyField } from '../../compose/drawings/sky.ts'
import { isOccurrence } from '../fields/arrange-fields.ts'
import { comparedField, datedField, isNumbered, sectionField } from '../../compose/list-shapes/list-fields.ts'
import { readingOf } from '../../compose/list-shapes/readings-list.ts'
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
const fewestInBook = 2
const mostInBook = 5

const foundNouns = /(?:^|\s)(?:species|birds?|butterfly|moth|insect|mushroom|find|fish|fossil|shell)$/

/** Seen, tasted or done on a day, and told in short facts: a remark is no page to read. */
function isWrittenInBook({ fields, entity, topic }: View): boolean {
  const isOfDay =
    ['sightings', 'tastings', 'workouts'].includes(topic) ||
    isOccurrence(entity.singular) ||
    foundNouns.test(entity.singular)
  return isOfDay && fields.every(({ kind, name }) => kind !== 'long' || /^(?:notes?|remarks?|comments?)$/.test(name))
}

/** A pressure, a meter, a weight: read on a day, told by nothing else, and set against the one before. */
function isRead(view: View): boolean {
  const reading = readingOf(view)
  const [title] = view.fields
  if (reading === null || title === undefined || skyField(view) !== null) return false
  // What is done or paid again and again is added up, and not read off.
  if (reading.some((field) => isSummable(field)) || view.fields.some(({ kind }) => kind === 'money')) return false
  return reading.length > 1 || title.isMade === true
}

function layoutsFor(view: View): Skeleton[] {
  const { fields, skeleton, order } = view
  const hasOrder = order !== undefined
  const told = fields.length - 1
  const isLong = fields.some(({ kind }) => kind === 'long')
  const section = sectionField(view) !== null
  const amount = comparedField(view) !== null
  const isDated = datedField(view) !== null
  const isInBook = isDated && !hasOrder && told >= fewestInBook && told <= mostInBook && isWrittenInBook(view)
  if (isNumbered(view) && !hasOrder && told > 0) return ['plan']
  if (isDated && !hasOrder && isRead(view)) return ['readings']
  return [
    ...(section ? (['sections', 'sections', 'sections'] as const) : []),
    ...(amount && !isDated ? (['bars', 'bars'] as const) : []),
    ...(isDated && !hasOrder ? (['agenda', 'agenda'] as const) : []),
    ...(isInBook ? (['fieldbook', 'fieldbook', 'fieldbook'] as const) : []),
    ...(told >= muchToTell ? (['spread', 'spread'] as const) : []),
    ...(told >= fewestOnSlip && told < muchToTell && !isLong ? (['slips'] as const) : []),
    skeleton,
  ]
}

/** Bars, names, forms and days to tick have rows that were made for them. */
function isFree(view: View): boolean {
  return (
    (plainLayouts.has(view.skeleton) || (view.skeleton === 'days' && (isNumbered(view) || !isDayStream(view)))) &&
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

const asksToTick = /\b(?:streaks?|habits?|tick\w*|in a row|check(?:ed)? off)\b/i

/** An entry that has a day and an amount of its own was done on that day: there is no other one to tick it on. */
function withoutTicksOfEntries(brief: Brief): Brief {
  const isEntry = datedField(brief) !== null && brief.fields.some((field) => isSummable(field))
  if (!brief.parts.includes('streaks') || !isEntry || asksToTick.test(brief.request)) return brief
  return { ...brief, parts: brief.parts.filter((part) => part !== 'streaks') }
}

export function withFittingLayout(told: Brief): Brief {
  const brief = withoutTicksOfEntries(told)
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
