// One record as it is read, in the shape that suits what it is of; loud styles also have ruled cells. What is written to be read
// has three pages of text.
import type { Brief, Field } from '../../brief.ts'
import { pick } from '../../seed.ts'
import { nothing, wordsOf } from '../data/expressions.ts'
import { ballotRecord, feedRecord } from './feed-record.ts'
import { factLabel } from './fact-label.ts'
import { isMirrored } from '../shell/frames.ts'
import { hasSubjectPicture } from '../lists/first-picture.ts'
import { onPage } from '../lists/grounds.ts'
import { hangs } from '../lists/print-wall.ts'
import { lines } from './record-pieces.ts'
import { type Shape, isSaid, shapeOf } from '../record-shapes/choose-shape.ts'
import { type Slots, spaced, words } from '../record-shapes/panels.ts'
import { personSheet } from '../parts/meeting.ts'
import { meets } from '../parts/meets.ts'
import { picture, recipe, ware } from '../record-shapes/pictured.ts'
import { bill } from '../record-shapes/bill.ts'
import { sleeve } from '../record-shapes/seen.ts'
import { ticket } from '../record-shapes/ticket.ts'
import { event, holding, measure, receipt } from '../record-shapes/sheets.ts'
import { decisiveOf } from '../record-shapes/decisive.ts'
import { followsList, plain } from '../record-shapes/plain.ts'
import { person, work } from '../record-shapes/work.ts'
import { type Scene, type Told, factEntries, factList, toldOf } from './record-told.ts'
import { namesOf } from '../roles.ts'
import { standsOnPage, styles } from '../shell/styles.ts'
import { isMain } from '../views.ts'

const looks = ['sheet', 'margin', 'cells'] as const
type Look = (typeof looks)[number]

const blocky: ReadonlySet<Brief['style']> = new Set(['brutalist', 'bold', 'playful', 'retro', 'kids', 'tech'])

/** Ruled cells are for loud styles. */
export function recordLook({ style, seed }: Pick<Brief, 'style' | 'seed'>): Look {
  const fitting: readonly Look[] = blocky.has(style) ? ['cells', 'cells', 'sheet', 'margin'] : ['sheet', 'margin']
  return pick(fitting, seed, 'record')
}

/** Each fact in a cell of a ruled grid; the figure in the largest, filled one. */
function cellGrid({ scene, hero, dates, others, contacts, hasOwner }: Told, isNarrow: boolean): string {
  const { view } = scene
  const { one } = namesOf(view)
  const thick = /border-2/.test(styles[view.style].edge) ? '-2' : ''
  const entries = factEntries(scene, [...dates, ...others, ...contacts], hasOwner)
  const figure =
    hero === null
      ? []
      : [
          `<Fact label="${factLabel(hero).replaceAll('"', '&quot;')}">{${one}.${hero.name} !== null && <span className="font-display text-5xl tabular-nums leading-none sm:text-6xl">{${wordsOf(hero, one)}}</span>}</Fact>`,
        ]
  const slots = entries.length + figure.length * 2
  const columns = isNarrow || slots < 3 ? 2 : 3
  const over = slots % columns
  // The last row is filled to its end.
  const last = over === 0 ? '' : ` lg:[&>div:last-child]:col-span-${columns - over + 1}`
  const lastOfTwo = slots % 2 === 0 || slots === 1 ? '' : ' sm:max-lg:[&>div:last-child]:col-span-2'
  const filled =
    hero === null
      ? ''
      : ' sm:[&>div:first-child]:col-span-2 [&>div:first-child]:bg-cover [&>div:first-child]:text-on-cover [&>div:first-child_*]:text-inherit'
  return factList(
    [...figure, ...entries],
    `grid border-l${thick} border-t${thick} border-text sm:grid-cols-2${columns === 3 ? ' lg:grid-cols-3' : ''} [&>div]:block [&>div]:border-b${thick} [&>div]:border-r${thick} [&>div]:border-text [&>div]:bg-surface [&>div]:p-5 [&>div]:text-on-surface [&_dd]:mt-1.5 [&_dd]:text-xl [&_dd]:leading-snug [&_dt]:w-auto${filled}${last}${lastOfTwo}`,
  )
}

function cells(told: Told): string {
  const { scene, chip, heading, image } = told
  const { view } = scene
  const below = [words(told), ...told.acts]
  if (image === null)
    return `<div className="mt-4">
${lines([chip, heading, spaced([cellGrid(told, false), ...below])], 2)}
</div>`
  return `<div className="mt-4 grid items-start gap-x-12 gap-y-6 lg:grid-cols-2">
  <div className="lg:sticky lg:top-28${isMirrored(view) ? ' lg:order-last' : ''}">
${lines([image('aspect-[4/3] lg:aspect-square')], 4)}
  </div>
  <div>
${lines([chip, heading, spaced([cellGrid(told, true), ...below])], 4)}
  </div>
</div>`
}

/** Values that say nothing without their name. */
const unsaid: ReadonlySet<Field['kind']> = new Set(['number', 'money', 'boolean', 'time', 'rating'])

/** When, by whom, in what: values that say themselves what they are. */
function byline({ scene, hero, dates, others, contacts, hasOwner }: Told, className: string): string {
  const { view } = scene
  const { one } = namesOf(view)
  const told = [...dates, ...(hero === null ? [] : [hero]), ...others, ...contacts]
  const entries = [
    ...factEntries(scene, [], hasOwner),
    ...told.flatMap((field) =>
      factEntries(scene, [field], false).map(
        (entry) =>
          `{${one}.${field.name} && ${unsaid.has(field.kind) ? entry : entry.replace('<Fact ', '<Fact isPlain ')}}`,
      ),
    ),
  ]
  return factList(
    entries,
    `${className} [&>div]:border-b-0 [&>div]:gap-2 [&>div]:py-0 [&_dd]:font-normal [&_dt]:w-auto`,
  )
}

/** The picture of a text: its own, else that of what all of them are about; null where nothing can be drawn. */
function articlePicture({ scene: { view }, image }: Told): ((shape: string) => string) | null {
  if (image !== null) return image
  if (!isMain(view) || view.front !== 'list' || !hasSubjectPicture(view)) return null
  return (shape) => `<div className="overflow-hidden rounded-surface bg-cover ${shape}" aria-hidden>
  <Cover />
</div>`
}

/** What is written to be read: its day below its name, its picture, and its words in a measure. */
function article(told: Told, look: Look): string {
  const { scene, chip, heading } = told
  const { view } = scene
  const text = [...told.words, ...told.acts]
  const image = articlePicture(told)
  const day = (className: string): string =>
    byline(told, `mt-5 flex flex-wrap gap-x-5 gap-y-1 text-lg text-muted ${className}`)
  if (look === 'margin' && image !== null && !blocky.has(view.style))
    return `<article className="mt-4">
  <header className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-12">
    <div className="lg:col-span-7${isMirrored(view) ? ' lg:order-last' : ''}">
${lines([image('aspect-[3/2]')], 6)}
    </div>
    <div className="lg:col-span-5">
${lines([chip, heading.replace('sm:text-7xl', 'sm:text-6xl'), day('')], 6)}
    </div>
  </header>
  <div className="mt-12 max-w-[44rem] lg:ml-[16.6%]">
${lines(text, 4)}
  </div>
</article>`
  const isLeft = look !== 'sheet' || blocky.has(view.style)
  return `<article className="mt-4">
  <header className="${isLeft ? 'mb-8 max-w-5xl' : 'mx-auto mb-10 max-w-4xl text-center'}">
${lines([chip, isLeft ? heading.replace('sm:text-7xl', 'sm:text-8xl') : heading, day(isLeft ? '' : 'justify-center')], 4)}
  </header>
${lines([image === null ? nothing : image('mb-10 aspect-[3/2] sm:aspect-[5/2]')], 2) || nothing}
  <div className="max-w-[44rem]${isLeft ? ' lg:ml-[16.6%]' : ' mx-auto'}">
${lines(text, 4)}
  </div>
</article>`
}

const shapes: Readonly<Record<Exclude<Shape, 'article'>, (told: Told, slots: Slots) => string>> = {
  recipe,
  ware,
  event,
  ticket,
  person,
  picture,
  sleeve,
  work,
  receipt,
  bill,
  measure,
  holding,
  plain,
}

export interface Body {
  code: string
  /** Which of what stands beside or below it the body has a place for. */
  holds: Readonly<Record<'below' | 'others' | 'comments', boolean>>
}

/** Everything below the way back to the list. */
export function recordBody(scene: Scene, slots: Slots): Body {
  const { view } = scene
  const told = toldOf(scene)
  const look = recordLook(view)
  if (isSaid(view)) {
    const code = view.skeleton === 'ballot' ? ballotRecord(told, slots) : feedRecord(told, slots)
    return { code, holds: { below: false, others: true, comments: true } }
  }
  if (meets(view)) return { code: personSheet(told), holds: { below: false, others: false, comments: false } }
  const shape = shapeOf(view)
  // A wall of one or two cells is a box around little.
  const isFull = told.dates.length + told.others.length + told.contacts.length > 2
  const isCells =
    look === 'cells' &&
    ((shape === 'picture' && isFull && !hangs(view)) ||
      (shape === 'plain' && decisiveOf(view) === null && !followsList(view)))
  const code = shape === 'article' ? onPage(article(told, look)) : isCells ? cells(told) : shapes[shape](told, slots)
  const holdsBelow = !isCells && ['person', 'work', 'plain', 'bill'].includes(shape)
  return {
    code: standsOnPage(view) ? onPage(code) : code,
    holds: {
      comments: false,
      below: holdsBelow,
      others: holdsBelow || ['event', 'ticket', 'sleeve', 'receipt', 'measure', 'holding'].includes(shape),
    },
  }
}
