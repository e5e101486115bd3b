// What is booked: when on the stub, for whom and what on the ticket.
import type { Field } from '../../brief.ts'
import { nothing, wordsOf } from '../data/expressions.ts'
import { lines } from '../records/record-pieces.ts'
import type { Told } from '../records/record-told.ts'
import { namesOf, partsOf } from '../roles.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import { type Slots, facts, isTold, leadFigure, plainHeading, spaced } from './panels.ts'

function stub({ scene: { view } }: Told, day: Field, time: Field | undefined): string {
  const { one } = namesOf(view)
  const value = `${one}.${day.name}`
  const hour =
    time === undefined
      ? nothing
      : `{${one}.${time.name} && <span className="mt-6 block border-t border-current pt-4 text-3xl tabular-nums">{${wordsOf(time, one)}}</span>}`
  return `{${value} && (
  <time dateTime={${value}} className="block">
    <span className="block text-lg">{dayParts(${value}).weekday}</span>
    <span className="mt-1 block font-display text-7xl tabular-nums leading-none sm:text-8xl ${headingWeight(view)}">{dayParts(${value}).day}</span>
    <span className="mt-2 block text-xl">{dayParts(${value}).month}</span>
${lines([hour], 4)}
  </time>
)}`
}

export function ticket(told: Told, { others }: Slots): string {
  const { scene, chip, hero } = told
  const { view } = scene
  const { day } = partsOf(view)
  if (day === null) return nothing
  const time = [...told.dates, ...told.others].find(({ kind }) => kind === 'time')
  const isLeft = (field: Field): boolean => field !== day && field !== time
  const rest: Told = { ...told, dates: told.dates.filter(isLeft), others: told.others.filter(isLeft) }
  const about = [
    chip,
    plainHeading(view, 'text-4xl sm:text-5xl'),
    leadFigure(view, hero, 'mt-4 text-3xl'),
    spaced([facts(rest, '[&_dd]:text-lg [&_dt]:text-lg'), ...told.words, ...told.acts], 'mt-7'),
  ]
  return `<div className="mt-4">
  <article className="mx-auto grid max-w-4xl overflow-hidden rounded-surface ${styles[view.style].edge} border-edge bg-surface text-on-surface sm:grid-cols-[15rem_minmax(0,1fr)]">
    <div className="border-dashed border-surface bg-cover p-6 text-on-cover max-sm:border-b-4 sm:border-r-4 sm:p-8">
${lines([stub(told, day, time)], 6)}
    </div>
    <div className="min-w-0 p-6 sm:p-10">
${lines(about.filter(isTold), 6)}
    </div>
  </article>
${lines([others === '' ? nothing : `<div className="lg:[&_ul]:grid lg:[&_ul]:grid-cols-2 lg:[&_ul]:gap-x-16">\n${lines([others], 2)}\n</div>`], 2)}
</div>`
}
