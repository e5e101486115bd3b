// How the panels of what is worked out share a first page: in pairs over the list, one of them larger with the others at its side,
// or all of them beside the list.
import type { Brief } from '../../brief.ts'
import { pick } from '../../seed.ts'
import { hasRail } from '../lists/list-filters.ts'
import { glanceOf } from './glance-looks.ts'

/** A half of the page, all of it, or a column beside something larger. */
export type Width = 'half' | 'whole' | 'narrow'

export interface Panel {
  /** More in it than half of a page shows. */
  isWide: boolean
  /** Numbers in a row are one line high, and leave a hole beside a list. */
  isRow: boolean
  /** The page's heading speaks of it: it stands right below. */
  isSaid: boolean
  /** How many columns it has, or numbers. */
  count: number
  element: (width: Width) => string
}

export type GlancePlace = 'pairs' | 'uneven' | 'aside'

/** Rows that are read from top to bottom have room for a column at their side. */
const sided: ReadonlySet<Brief['skeleton']> = new Set(['index', 'lines', 'sections', 'bars', 'agenda'])
/** More would be longer than the list, or than what stands at their left. */
const mostAside = 3

/** Where the panels stand; the same for the same message. */
export function placeOf(brief: Brief, panels: readonly Pick<Panel, 'isWide' | 'isRow'>[]): GlancePlace {
  const isOpen = brief.frame !== 'split' && brief.frame !== 'rail'
  const hasTable = panels.some(({ isRow }) => !isRow)
  const isSided =
    sided.has(brief.skeleton) && !hasRail(brief) && panels.length <= mostAside && panels.every(({ isWide }) => !isWide)
  const places: GlancePlace[] = [
    'pairs',
    ...(isOpen && hasTable && panels.length > 1 && panels.length <= mostAside ? (['uneven', 'uneven'] as const) : []),
    ...(isOpen && isSided ? (['aside', 'aside', 'aside'] as const) : []),
  ]
  return pick(places, brief.seed, 'glance')
}

type Placed = [Panel, Width]

/** Each narrow panel with one of its sort beside it: the next one moves up to it, and one without any takes the width. */
export function inPairs(panels: readonly Panel[]): Placed[] {
  const [first, ...others] = panels
  if (first === undefined) return []
  const at = others.findIndex(({ isWide, isRow }) => !isWide && isRow === first.isRow)
  const beside = others[at]
  if (first.isWide || beside === undefined) return [[first, 'whole'], ...inPairs(others)]
  return [[first, 'half'], [beside, 'half'], ...inPairs(others.toSpliced(at, 1))]
}

const gaps = (style: Brief['style']): string => (glanceOf(style) === 'cards' ? 'gap-6' : 'gap-x-14 gap-y-10')

function section(classes: string, elements: string): string {
  return `<section aria-label="At a glance" className="mb-10 mt-8 grid empty:hidden lg:col-span-full ${classes}">
        ${elements}
      </section>`
}

const written = (placed: readonly Placed[]): string =>
  placed.map(([{ element }, width]) => element(width)).join('\n        ')

/** What the heading speaks of at the left, else the table that has most to tell; all others below one another at its side. */
function uneven(panels: readonly Panel[], brief: Brief): string {
  const tables = panels.filter(({ isRow }) => !isRow).toSorted((one, other) => other.count - one.count)
  const lead = tables.find(({ isSaid }) => isSaid) ?? tables[0]
  if (lead === undefined) return ''
  const others = panels.filter((panel) => panel !== lead).map((panel): Placed => [panel, 'narrow'])
  return section(
    `${gaps(brief.style)} lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:items-start`,
    `${lead.element('half')}
        <div className="grid min-w-0 content-start empty:hidden lg:only:col-span-full ${gaps(brief.style)}">
          ${written(others)}
        </div>`,
  )
}

/** What stands on a first page of its panels: first what the heading speaks of. */
export function glanceElement(brief: Brief, all: readonly Panel[]): string {
  if (all.length === 0) return ''
  const panels = all.toSorted((one, other) => Number(other.isSaid) - Number(one.isSaid))
  const place = placeOf(brief, panels)
  if (place === 'uneven') return uneven(panels, brief)
  if (place === 'aside')
    return `<aside aria-label="At a glance" className="mb-10 mt-8 grid min-w-0 content-start gap-8 empty:hidden lg:order-last lg:mb-0 lg:mt-3">
        ${written(panels.map((panel): Placed => [panel, 'narrow']))}
      </aside>`
  return section(`${gaps(brief.style)} lg:grid-cols-2 lg:items-start`, written(inPairs(panels)))
}

/** Whether what a page tells at a glance goes beside its list. */
export const isAside = (element: string): boolean => element.startsWith('<aside ')
