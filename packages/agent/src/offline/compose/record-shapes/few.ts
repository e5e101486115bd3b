// A record of few facts: what it is looked up for large on a field of colour, the rest quietly beside, its like in rows below.
import { fieldClasses } from '../../color/field.ts'
import { nothing } from '../data/expressions.ts'
import { lines } from '../records/record-pieces.ts'
import { onPage } from '../lists/grounds.ts'
import type { Told } from '../records/record-told.ts'
import { isMirrored } from '../shell/frames.ts'
import { styles } from '../shell/styles.ts'
import { type Decisive, type Sizes, decisiveCode, isLoud } from './decisive.ts'
import { type Slots, areFew, factLine, facts, isTold, plainHeading, spaced, wide } from './panels.ts'

const large: Sizes = {
  day: 'text-[6.5rem] sm:text-[9rem]',
  sum: 'text-[clamp(3.5rem,11vw,8rem)]',
  word: 'text-[clamp(2rem,5vw,4rem)]',
}
const inSquare: Sizes = {
  day: 'text-[7rem] sm:text-[8.5rem]',
  sum: 'text-[clamp(3rem,6vw,4.75rem)]',
  word: 'text-[clamp(1.9rem,3.4vw,2.75rem)]',
}

/** Without what the field says. */
export function besides(told: Told, { field }: Decisive): Told {
  const isLeft = (other: Told['others'][number]): boolean => other !== field
  const hero = told.hero === null || told.hero === field ? [] : [told.hero]
  return {
    ...told,
    hero: null,
    dates: told.dates.filter(isLeft),
    contacts: told.contacts.filter(isLeft),
    others: [...hero, ...told.others.filter(isLeft)],
  }
}

/** What is noted besides, in a panel. */
export function quiet(rest: Told): string {
  return areFew(rest) ? factLine(rest).replace(' [&_dt]:text-muted', '') : facts(rest, 'mt-6')
}

/** The same on the page itself, whose tones may be others than those of panels. */
export function quietOnPage(rest: Told): string {
  const tones = '[&>div]:border-hairline [&_dd_span]:text-muted [&_dt]:text-muted'
  return onPage(areFew(rest) ? factLine(rest) : facts(rest, `mt-6 ${tones}`))
}

/** The field over the whole width: the name at its start, what decides at its end. */
function band(told: Told, rest: Told, decisive: Decisive): string {
  const { view } = told.scene
  return `<div className="mt-4">
  <header className="grid gap-x-14 gap-y-8 rounded-surface ${fieldClasses(view)} px-6 py-8 sm:px-10 sm:py-12 lg:grid-cols-2 lg:items-end">
    <div className="min-w-0">
${lines([plainHeading(view, 'text-3xl sm:text-5xl')], 6)}
    </div>
    <div className="min-w-0 lg:text-right">
${lines([decisiveCode(view, decisive, large)], 6)}
    </div>
  </header>
${lines([spaced([quietOnPage(rest), ...rest.words, ...rest.acts], 'mt-2 max-w-3xl')].filter(isTold), 2)}
</div>`
}

/** A square like a sheet of the calendar or a plate, the name and the rest beside it; on a phone between the two. */
function plate(told: Told, rest: Told, decisive: Decisive): string {
  const { view } = told.scene
  const at = wide(view)
  const [field, beside] = isMirrored(view)
    ? [`${at}:col-start-8`, `${at}:col-start-1`]
    : [`${at}:col-start-1`, `${at}:col-start-6`]
  return `<div className="mt-4 grid gap-x-14 gap-y-6 ${at}:grid-cols-12 ${at}:grid-rows-[auto_1fr]">
  <div className="min-w-0 ${beside} ${at}:col-span-7 ${at}:row-start-1 ${at}:pt-6">
${lines([told.heading], 4)}
  </div>
  <div className="flex min-w-0 flex-col justify-end rounded-surface ${fieldClasses(view)} p-6 sm:p-10 ${field} ${at}:col-span-5 ${at}:row-span-2 ${at}:row-start-1 ${at}:min-h-80">
${lines([decisiveCode(view, decisive, inSquare)], 4)}
  </div>
  <div className="min-w-0 ${beside} ${at}:col-span-7 ${at}:row-start-2">
${lines([spaced([quietOnPage(rest), ...rest.words, ...rest.acts], 'mt-0')].filter(isTold), 4)}
  </div>
</div>`
}

/** A docket: what it is on the paper, and torn off at its foot what decides. */
function docket(told: Told, rest: Told, decisive: Decisive): string {
  const { view } = told.scene
  return `<div className="mt-4">
  <article className="overflow-hidden rounded-surface ${styles[view.style].edge} border-edge bg-surface text-on-surface">
    <div className="px-6 py-8 sm:px-10 sm:py-10">
${lines([plainHeading(view, 'text-4xl sm:text-5xl'), quiet(rest)].filter(isTold), 6)}
    </div>
    <div className="${fieldClasses(view)} px-6 py-8 sm:px-10 sm:py-10">
${lines([decisiveCode(view, decisive, large)], 6)}
    </div>
  </article>
${lines([spaced([...rest.words, ...rest.acts], 'mt-8 max-w-3xl')].filter(isTold), 2)}
</div>`
}

/** A day is a sheet, a sum a band and a word a docket; loud styles turn that round. */
const forms = {
  quiet: { day: plate, sum: band, word: docket },
  loud: { day: band, sum: plate, word: plate },
} as const

export function few(told: Told, decisive: Decisive, slots: Slots): string {
  const { view } = told.scene
  const form = forms[isLoud(view) ? 'loud' : 'quiet'][decisive.sort]
  const below = [slots.belonging, slots.others].filter(isTold)
  const code = form(told, besides(told, decisive), decisive)
  const like = below.length === 0 ? nothing : `<div className="mt-14 grid gap-12 *:mt-0">\n${lines(below, 2)}\n</div>`
  return `<div>\n${lines([code, like], 2)}\n</div>`
}
