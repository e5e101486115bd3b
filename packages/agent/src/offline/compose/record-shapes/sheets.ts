// Records of a day: a spending as a receipt, a measurement as its figure, an event as its date.
import type { Field } from '../../brief.ts'
import { jsxText, nothing, wordsOf } from '../data/expressions.ts'
import { isMirrored } from '../shell/frames.ts'
import { lines } from '../records/record-pieces.ts'
import { namesOf, partsOf } from '../roles.ts'
import { pairOf } from '../list-shapes/list-fields.ts'
import { type View, isMain } from '../views.ts'
import { headingWeight } from '../shell/styles.ts'
import { hasPictureWithin, hasSubjectPicture } from '../lists/first-picture.ts'
import { isTold } from './panels.ts'
import type { Told } from '../records/record-told.ts'
import { worthCode } from '../drawings/held.ts'
import { skyField, skySign } from '../drawings/sky.ts'
import { paceIn } from './pace.ts'
import {
  type Slots,
  entriesOf,
  factCells,
  facts,
  leadFigure,
  noted,
  plainHeading,
  spaced,
  wide,
  words,
} from './panels.ts'

/** A narrow sheet: what and how much in one line, the rest between dashed rules; beside it its month, below it its like. */
export function receipt(told: Told, { others, around, belonging }: Slots): string {
  const { scene, hero, chip } = told
  const at = wide(scene.view)
  const amount = leadFigure(scene.view, hero, 'shrink-0 text-3xl sm:text-5xl')
  const rows = facts(
    told,
    'mt-6 !border-t-2 border-dashed border-surface-control pt-2 [&>div:last-child]:border-b-0 [&>div]:justify-between [&_dd]:text-right',
  )
  const written = told.words.length === 0 ? [] : [`<div className="mt-4">\n${lines(told.words, 2)}\n</div>`]
  const beside = [around, belonging].filter(isTold)
  const sheet = `<div className="self-start border-y-2 border-dashed border-control bg-surface px-5 py-8 text-on-surface sm:px-10 sm:py-10">
  <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
    <div className="min-w-0">
${lines([chip, plainHeading(scene.view, 'text-3xl sm:text-4xl')], 6)}
    </div>
${lines([amount], 4)}
  </div>
${lines([rows, ...written, ...told.acts], 2)}
</div>`
  const next = others === '' ? nothing : others
  if (beside.length === 0)
    return `<div className="mt-4">\n  <div className="mx-auto max-w-[45rem]">\n${lines([sheet], 4)}\n  </div>\n${lines([next], 2)}\n</div>`
  return `<div className="mt-4">
  <div className="grid gap-x-16 gap-y-10 ${at}:grid-cols-12">
    <div className="min-w-0 ${at}:col-span-7">
${lines([sheet], 6)}
    </div>
    <div className="grid min-w-0 content-start gap-12 ${at}:col-span-5 ${at}:pt-8">
${lines(beside, 6)}
    </div>
  </div>
${lines([next], 2)}
</div>`
}

/** The figure as large as the page bears, what goes with it in a row, its picture, and the days around it. */
export function measure(told: Told, { around }: Slots): string {
  const { scene, hero, chip } = told
  const { view } = scene
  const large = 'mt-3 text-[clamp(4.5rem,10vw,8.5rem)] !leading-[0.9]'
  const pair = pairOf(view)
  const figure = pair === null ? leadFigure(view, hero, large) : pairFigure(view, pair, large)
  const pace = paceIn(view)
  // The day that the page is called by is no fact besides.
  const isUntold = (field: Field): boolean => !isToldAbove(view, pair, field)
  const rest: Told = { ...told, dates: told.dates.filter(isUntold), others: told.others.filter(isUntold) }
  const cells = [...(pace === null ? [] : [`<Fact label="${pace.label}">{${pace.code}}</Fact>`]), ...entriesOf(rest)]
  const head = [chip, measuredHeading(view, pair), figure, changeSince(told)]
  const below = [
    factCells(cells),
    ...(told.words.length === 0 ? [] : [`<div className="mt-8">\n${lines([words(told)], 2)}\n</div>`]),
    ...told.acts,
  ]
  const sky = skyField(view)
  const { one } = namesOf(view)
  const picture =
    skySign(view) !== '' && sky !== null
      ? `<SkyScene sky={${one}.${sky.name}} className="h-44 self-stretch rounded-surface sm:h-60 lg:h-auto" />`
      : hasPictureWithin(view) && isMain(view)
        ? `<div className="h-36 self-stretch overflow-hidden rounded-surface bg-cover sm:h-52 lg:h-auto lg:max-h-80">
  <Cover />
</div>`
        : nothing
  if (picture === nothing)
    return `<div className="mt-4">\n${lines([...head, ...below, around].filter(isTold), 2)}\n</div>`
  return `<div className="mt-4">
  <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
    <div className="min-w-0">
${lines(head.filter(isTold), 6)}
    </div>
${lines([picture], 4)}
  </div>
${lines([...below, around].filter(isTold), 2)}
</div>`
}

/** Two numbers that are one reading, as it is said: "138/86", and small what they are measured in. */
function pairFigure(view: View, [over, under]: readonly [Field, Field], classes: string): string {
  const { one } = namesOf(view)
  const unit =
    under.unit === undefined
      ? ''
      : `<span className="ml-3 font-text text-2xl font-normal tracking-normal text-muted">${jsxText(under.unit)}</span>`
  return `{${one}.${over.name} !== null && ${one}.${under.name} !== null && (
  <p className="font-display ${classes} tabular-nums ${headingWeight(view)}">{\`\${${one}.${over.name}}/\${${one}.${under.name}}\`}${unit}</p>
)}`
}

function isToldAbove(view: View, pair: readonly [Field, Field] | null, field: Field): boolean {
  const { title, day } = partsOf(view)
  return pair !== null && (pair.includes(field) || (field === day && pair.includes(title)))
}

/** Where a reading is called by its number, the page is called by its day. */
function measuredHeading(view: View, pair: readonly [Field, Field] | null): string {
  const { title, day } = partsOf(view)
  const size = 'text-2xl sm:text-3xl'
  if (day === null || pair === null || !pair.includes(title)) return plainHeading(view, size)
  const { one } = namesOf(view)
  const options = "{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }"
  return `<h1 className="font-display ${size} ${headingWeight(view)}">{${one}.${day.name} ? new Date(${one}.${day.name}).toLocaleDateString('en-GB', ${options}) : ${one}.${title.name}}</h1>`
}

/** How far it is from the one before it, in a sentence. */
function changeSince({ scene: { view }, hero }: Told): string {
  const day = partsOf(view).day
  if (hero === null || day === null) return nothing
  const { one } = namesOf(view)
  const unit = hero.unit === undefined ? '' : ` unit=${JSON.stringify(hero.unit)}`
  return `<Change entries={data.around.map((other) => ({ id: other.id, day: other.${day.name}, amount: other.${hero.name} }))} id={${one}.id}${unit} />`
}

/** What is held: all of it that there is, then each time that it was bought; beside that only what its list does not say. */
export function holding(told: Told, { others, around }: Slots): string {
  const { scene, chip } = told
  const { view } = scene
  const count = worthCode(view)?.count
  const isListed = (field: Field): boolean => field === count || field.kind === 'money' || field === partsOf(view).day
  const rest: Told = {
    ...told,
    dates: told.dates.filter((field) => !isListed(field)),
    others: told.others.filter((field) => !isListed(field)),
  }
  const cells = entriesOf(rest).length === 0 ? nothing : factCells(entriesOf(rest))
  return `<div className="mt-4">
${lines([chip, around, cells, words(told), ...told.acts, others].filter(isTold), 2)}
</div>`
}

/** Its day as a sheet of a calendar says it. */
function dateLead({ scene: { view }, dates, others }: Told): { code: string; used: Field[] } {
  const { one } = namesOf(view)
  const day = partsOf(view).day
  if (day === null) return { code: '', used: [] }
  const time = [...dates, ...others].find(({ kind }) => kind === 'time')
  const value = `${one}.${day.name}`
  const hour = time === undefined ? '' : `{${one}.${time.name} && \`, \${${wordsOf(time, one)}}\`}`
  return {
    used: time === undefined ? [day] : [day, time],
    code: `{${value} && (
  <p>
    <time dateTime={${value}} className="block">
      <span className="block text-xl">{dayParts(${value}).weekday}</span>
      <span className="block font-display text-[6.5rem] tabular-nums leading-[0.95] sm:text-[7.5rem] ${headingWeight(view)}">{dayParts(${value}).day}</span>
      <span className="mt-1 block text-2xl">{dayParts(${value}).month}${hour}</span>
    </time>
  </p>
)}`,
  }
}

const isShort = ({ kind }: Field): boolean => kind === 'text' || kind === 'choice'

/** "Lido, lanes 1 to 4": up to three short words of where and for whom. */
function saidBelow(told: Told): { said: string; unsaid: Told } {
  const short = told.others.filter(isShort).slice(0, 3)
  if (short.length === 0) return { said: nothing, unsaid: told }
  const { one } = namesOf(told.scene.view)
  const values = short.map((field) => wordsOf(field, one)).join(', ')
  return {
    said: `<p className="mt-4 text-xl sm:text-2xl">{[${values}].filter(Boolean).join(' · ')}</p>`,
    unsaid: { ...told, others: told.others.filter((field) => !short.includes(field)) },
  }
}

export function event(told: Told, { others }: Slots): string {
  const { code, used } = dateLead(told)
  const isLeft = (field: Field): boolean => !used.includes(field)
  const rest: Told = { ...told, dates: told.dates.filter(isLeft), others: told.others.filter(isLeft) }
  const { heading, chip, image } = told
  const { view } = told.scene
  const isTurned = isMirrored(view)
  const { said, unsaid } = saidBelow(rest)
  // What is noted of it is a phrase below its name; only more than that is a list.
  const below = unsaid.others.length + unsaid.dates.length + unsaid.contacts.length > 0 ? noted(unsaid) : told.words
  const picture =
    image === null && view.front === 'site' && hasSubjectPicture(view)
      ? `<div className="mt-8 aspect-square overflow-hidden rounded-surface bg-cover max-lg:hidden" aria-hidden>
  <Cover />
</div>`
      : nothing
  return `<div className="mt-4 grid gap-x-14 gap-y-8 lg:grid-cols-12">
  <div className="lg:col-span-4${isTurned ? ' lg:order-last' : ''}">
${lines([code, picture], 4)}
  </div>
  <div className="lg:col-span-8 lg:pt-6">
${lines([chip, heading, said, spaced([...(image === null ? [] : [image('aspect-[4/3]')]), ...below, ...told.acts]), others], 4)}
  </div>
</div>`
}
