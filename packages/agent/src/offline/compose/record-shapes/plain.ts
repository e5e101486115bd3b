// What nothing else is known of, in the shape of its list: the sign on a door, the slip of the index, the leaf of the diary, a
// title page, or a sheet of what is noted.
import type { Brief } from '../../brief.ts'
import { fieldClasses } from '../../color/field.ts'
import { pick } from '../../seed.ts'
import { nothing } from '../data/expressions.ts'
import { lines } from '../records/record-pieces.ts'
import type { Told } from '../records/record-told.ts'
import { namesOf, partsOf } from '../roles.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import type { View } from '../views.ts'
import { type Decisive, decisiveCode, decisiveOf } from './decisive.ts'
import { besides, few, quiet, quietOnPage } from './few.ts'
import {
  type Slots,
  areFew,
  entriesOf,
  factCells,
  factLine,
  facts,
  isTold,
  leadFigure,
  noted,
  plainHeading,
  spaced,
  wide,
} from './panels.ts'

/** What belongs to it and its like, below the record over the whole width. */
function under(slots: Slots): string {
  const parts = [slots.below, slots.belonging, slots.others].filter(isTold)
  return parts.length === 0 ? nothing : `<div className="mt-16 grid gap-12 *:mt-0">\n${lines(parts, 2)}\n</div>`
}

/** What decides of it, below the field that its name stands on. */
function lead(view: View, decisive: Decisive): string {
  const sizes = { day: 'text-7xl sm:text-8xl', sum: 'text-6xl sm:text-7xl', word: 'text-3xl sm:text-5xl' }
  return `<div>\n${lines([decisiveCode(view, decisive, sizes)], 2)}\n</div>`
}

/** A number as it stands on the door, and beside it what is behind that. */
function sign(told: Told, slots: Slots): string {
  const { scene, chip, hero } = told
  const { view } = scene
  const at = wide(view)
  const decisive = decisiveOf(view)
  const about = [
    chip,
    ...(decisive === null
      ? [leadFigure(view, hero, 'text-4xl sm:text-5xl'), facts(told, '[&_dd]:text-lg [&_dt]:text-lg')]
      : [lead(view, decisive), quietOnPage(besides(told, decisive))]),
    spaced([...told.words, ...told.acts], 'mt-6'),
  ]
  return `<div className="mt-4">
  <div className="grid items-start gap-x-14 gap-y-8 ${at}:grid-cols-12">
    <div className="flex min-h-40 items-end rounded-surface ${fieldClasses(view)} p-6 sm:p-8 ${at}:col-span-4 ${at}:aspect-square">
${lines([plainHeading(view, 'text-6xl sm:text-8xl')], 6)}
    </div>
    <div className="grid min-w-0 content-start gap-4 ${at}:col-span-8">
${lines(about.filter(isTold), 6)}
    </div>
  </div>
${lines([under(slots)], 2)}
</div>`
}

/** The slip that was drawn from the index, on a table of its own. */
function slip(told: Told, slots: Slots): string {
  const { scene, chip, hero } = told
  const { view } = scene
  const decisive = decisiveOf(view)
  const inner = [
    ...(decisive === null
      ? [facts(told, '[&_dd]:text-lg [&_dt]:text-lg'), leadFigure(view, hero, 'mt-8 text-5xl sm:text-6xl')]
      : [lead(view, decisive), quiet(besides(told, decisive))]),
    spaced([...told.words, ...told.acts]),
  ]
  return `<div className="mx-auto mt-4 max-w-3xl">
  <article className="overflow-hidden rounded-surface ${styles[view.style].edge} border-edge bg-surface text-on-surface">
    <div className="${fieldClasses(view)} px-6 py-6 sm:px-10 sm:py-8 [&_*]:text-inherit">
${lines([chip.replace('border border-control bg-surface ', 'border border-current '), plainHeading(view, 'text-4xl sm:text-5xl')].filter(isTold), 6)}
    </div>
    <div className="px-6 py-6 sm:px-10 sm:py-8">
${lines(inner.filter(isTold), 6)}
    </div>
  </article>
${lines([under(slots)], 2)}
</div>`
}

/** The leaf of its day: the day large at the side, what was then beside it. */
function leaf(told: Told, slots: Slots): string {
  const { scene, chip, heading, hero } = told
  const { view } = scene
  const { one } = namesOf(view)
  const { day } = partsOf(view)
  if (day === null) return titlePage(told, slots)
  const value = `${one}.${day.name}`
  const part = (options: string): string =>
    `new Date(\`\${${value}}T12:00\`).toLocaleDateString('en-GB', { ${options} })`
  const rest: Told = {
    ...told,
    dates: told.dates.filter((field) => field !== day),
    others: told.others.filter((field) => field !== day),
  }
  const at = wide(view)
  return `<div className="mt-4">
  <div className="grid gap-x-14 gap-y-6 ${at}:grid-cols-[13rem_minmax(0,1fr)]">
    {${value} && (
      <p className="flex items-baseline gap-x-4 border-y border-text py-3 ${at}:block ${at}:self-start ${at}:py-6 ${at}:text-center">
        <span className="font-display text-6xl leading-none tabular-nums ${headingWeight(view)} ${at}:block ${at}:text-[7rem]">{${part("day: 'numeric'")}}</span>
        <span className="${at}:mt-3 ${at}:block text-lg">{${part("month: 'long', year: 'numeric'")}}</span>
        <span className="${at}:block text-muted">{${part("weekday: 'long'")}}</span>
      </p>
    )}
    <div className="min-w-0">
${lines([chip, heading, leadFigure(view, hero, 'mt-5 text-4xl'), spaced([...noted(rest, '[&_dd]:text-lg [&_dt]:text-lg'), ...told.acts])].filter(isTold), 6)}
    </div>
  </div>
${lines([under(slots)], 2)}
</div>`
}

/** A title over the whole width, its facts in a row below, then what is written. */
function titlePage(told: Told, slots: Slots): string {
  const { scene, chip, heading, hero } = told
  const { view } = scene
  const parts = [
    chip,
    heading.replace('sm:text-6xl', 'sm:text-7xl lg:text-8xl'),
    leadFigure(view, hero, 'mt-6 text-4xl sm:text-5xl'),
    areFew(told) ? (noted(told)[0] ?? nothing) : factCells(entriesOf(told)),
    spaced([...told.words, ...told.acts], 'mt-10 max-w-[45rem]'),
    under(slots),
  ]
  return `<div className="mt-4">\n${lines(parts.filter(isTold), 2)}\n</div>`
}

/** A sheet: its name and its figure in one line over the width, what is noted in two columns below. */
function sheet(told: Told, slots: Slots): string {
  const { scene, chip, heading, hero } = told
  const { view } = scene
  const rows = areFew(told)
    ? factLine(told)
    : facts(told, 'mt-8 sm:columns-2 sm:gap-x-16 [&>div]:break-inside-avoid [&_dd]:text-lg [&_dt]:text-lg')
  const parts = [
    `<div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-b-2 border-text pb-6">
  <div className="min-w-0">
${lines([chip, heading].filter(isTold), 4)}
  </div>
${lines([leadFigure(view, hero, 'text-4xl sm:text-5xl')].filter(isTold), 2)}
</div>`,
    rows,
    spaced([...told.words, ...told.acts], 'mt-8 max-w-[45rem]'),
    under(slots),
  ]
  return `<div className="mt-4">\n${lines(parts.filter(isTold), 2)}\n</div>`
}

const ofList: Readonly<Partial<Record<Brief['skeleton'], (told: Told, slots: Slots) => string>>> = {
  plan: sign,
  slips: slip,
  agenda: leaf,
}

/** Has its list a shape that one record goes on with? */
export const followsList = ({ skeleton }: Pick<Brief, 'skeleton'>): boolean => ofList[skeleton] !== undefined

export function plain(told: Told, slots: Slots): string {
  const { view } = told.scene
  const decisive = isTold(slots.below) ? null : decisiveOf(view)
  if (decisive !== null && !followsList(view)) return few(told, decisive, slots)
  const shape = ofList[view.skeleton] ?? pick([titlePage, sheet], view.seed, 'plain record')
  return shape(told, slots)
}
