// One record as it is read, in one of three looks: a sheet, its name in the margin of its facts, or ruled cells. What is
// written to be read has the same three as pages of text.
import type { Brief, Field } from '../brief.ts'
import { pick } from '../seed.ts'
import { isReadAtLength } from '../understand/written-kinds.ts'
import { nothing, wordsOf } from './expressions.ts'
import { ballotRecord, feedRecord } from './feed-record.ts'
import { isMirrored } from './frames.ts'
import { onPage } from './list-looks.ts'
import { lines } from './record-pieces.ts'
import {
  type Scene,
  type Told,
  acts,
  buttons,
  factEntries,
  factList,
  figureLine,
  toldOf,
  whereWritten,
} from './record-told.ts'
import { namesOf } from './roles.ts'
import { standsOnPage, styles } from './styles.ts'
import { isOpenToVisitors } from './visited.ts'

const looks = ['sheet', 'margin', 'cells'] as const
type Look = (typeof looks)[number]

const blocky: ReadonlySet<Brief['style']> = new Set(['brutalist', 'bold', 'playful', 'retro', 'kids', 'tech'])

/** Loud styles have cells more often than quiet ones. */
export function recordLook({ style, seed }: Pick<Brief, 'style' | 'seed'>): Look {
  const fitting: readonly Look[] = blocky.has(style)
    ? ['cells', 'cells', 'sheet', 'margin']
    : ['sheet', 'margin', 'sheet', 'margin', 'cells']
  return pick(fitting, seed, 'record')
}

/** Lines between two rules, label and value beside each other. */
const ruled = 'border-t border-surface-hairline'
/** The label above its value, without a rule. */
const stacked = '[&>div]:block [&>div]:border-b-0 [&_dd]:mt-1 [&_dd]:text-xl [&_dd]:leading-snug [&_dt]:w-auto'
/** More than these stand in two columns. */
const fewFacts = 3

const isThere = (part: string): boolean => part !== nothing

/** A panel around what there is; a panel around nothing would be a coloured stripe. */
function boxed({ scene: { view } }: Told, parts: readonly string[]): string {
  const inner = parts.filter(isThere)
  const box = standsOnPage(view)
    ? ''
    : ` className="rounded-surface ${styles[view.style].edge} border-edge bg-surface p-6 text-on-surface sm:p-8"`
  // On the page itself a single part needs nothing around it.
  if (box === '' && inner.length === 1) return inner[0] ?? nothing
  return inner.length === 0 ? nothing : `<div${box}>\n${lines(inner, 2)}\n</div>`
}

/** Words that may be missing, in a panel that is missing with them. */
function wordsOfRecord(told: Told): string {
  const { words, scene } = told
  if (words.length === 0) return nothing
  const inner = boxed(told, words)
  return standsOnPage(scene.view) ? inner : whereWritten(scene.view, inner)
}

function datesList({ scene, dates }: Told): string {
  return factList(
    factEntries(scene, dates, false),
    `flex flex-wrap gap-x-12 border-t border-surface-hairline pt-2 ${stacked}`,
  )
}

function contactList({ scene, contacts }: Told): string {
  return factList(factEntries(scene, contacts, false), ruled)
}

/** The facts that are of no other sort, as lines, or side by side where there is the whole width. */
function otherFacts({ scene, others, hasOwner }: Told, isWide: boolean): string {
  const entries = factEntries(scene, others, hasOwner)
  if (!isWide) return factList(entries, ruled)
  if (entries.length > fewFacts) return factList(entries, `${ruled} lg:grid lg:grid-cols-2 lg:gap-x-16`)
  return factList(
    entries,
    `flex flex-wrap gap-x-16 border-t border-surface-hairline pt-2 ${stacked} lg:[&_dd]:text-2xl`,
  )
}

function buttonsOf({ scene }: Told): string {
  if (isOpenToVisitors(scene.view)) return nothing
  const code = buttons(scene)
  return standsOnPage(scene.view) ? code : onPage(code)
}

/** Name and figure over the whole width; below them the words, and what else is noted beside them. */
function sheet(told: Told): string {
  const { scene, chip, heading, hero, image, words } = told
  const { view } = scene
  if (image !== null)
    return `<div className="mt-4 grid items-start gap-x-16 gap-y-6 lg:grid-cols-12">
  <div className="lg:col-span-7${isMirrored(view) ? ' lg:order-last' : ''}">
${lines([image('aspect-[4/3]')], 4)}
  </div>
  <div className="lg:col-span-5">
${lines([chip, heading, figureLine(view, hero, 'text-4xl'), spaced([wordsOfRecord(told), boxed(told, [datesList(told), otherFacts(told, false), contactList(told)]), ...acts(view)]), buttonsOf(told)], 4)}
  </div>
</div>`
  const notes = [datesList(told), contactList(told)].filter(isThere)
  const isPaired = words.length > 0 || notes.length > 0
  const left = words.length > 0 ? [wordsOfRecord(told)] : [boxed(told, [otherFacts(told, false)])]
  const right = words.length > 0 ? [datesList(told), otherFacts(told, false), contactList(told)] : notes
  const pair = `<div className="mt-8 grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
${lines([...left, boxed(told, right)], 2)}
</div>`
  const isHalf = left.every((part) => !isThere(part)) || right.every((part) => !isThere(part))
  const below =
    isPaired && !isHalf ? [pair] : [spaced([wordsOfRecord(told), boxed(told, [otherFacts(told, true), ...notes])])]
  return `<div className="mt-4">
  <div className="flex flex-wrap items-end justify-between gap-x-16">
    <div className="min-w-0">
${lines([chip, heading], 6)}
    </div>
${lines([figureLine(view, hero)], 4)}
  </div>
${lines([...below, ...acts(view), buttonsOf(told)], 2)}
</div>`
}

function spaced(parts: readonly string[]): string {
  const inner = parts.filter(isThere)
  return inner.length === 0 ? nothing : `<div className="mt-8 grid gap-8">\n${lines(inner, 2)}\n</div>`
}

/** The name, how it stands and what can be done stay in the margin while its facts and words pass. */
function margin(told: Told): string {
  const { scene, chip, heading, hero, image } = told
  const { view } = scene
  // Beside a name alone they have the room to be read from afar.
  const large = told.words.length === 0 && image === null ? ' lg:text-xl lg:[&>div]:py-5' : ''
  const entries = factEntries(scene, [...told.others, ...told.contacts], told.hasOwner)
  const facts = [datesList(told), factList(entries, `${ruled}${large}`)]
  const right = [
    image === null ? nothing : image('aspect-[3/2]'),
    wordsOfRecord(told),
    boxed(told, facts),
    ...acts(view),
  ].filter(isThere)
  const left = [chip, heading, figureLine(view, hero), buttonsOf(told)]
  if (right.length === 0) return `<div className="mt-4">\n${lines(left, 2)}\n</div>`
  return `<div className="mt-4 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
  <div className="lg:sticky lg:top-28 lg:self-start">
${lines(left, 4)}
  </div>
  <div className="grid content-start gap-8 lg:pt-2">
${lines(right, 4)}
  </div>
</div>`
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
          `<Fact label="${hero.label.replaceAll('"', '&quot;')}">{${one}.${hero.name} !== null && <span className="font-display text-5xl tabular-nums leading-none sm:text-6xl">{${wordsOf(hero, one)}}</span>}</Fact>`,
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
  const below = [wordsOfRecord(told), ...acts(view)]
  if (image === null)
    return `<div className="mt-4">
${lines([chip, heading, spaced([cellGrid(told, false), ...below]), buttonsOf(told)], 2)}
</div>`
  return `<div className="mt-4 grid items-start gap-x-12 gap-y-6 lg:grid-cols-2">
  <div className="lg:sticky lg:top-28${isMirrored(view) ? ' lg:order-last' : ''}">
${lines([image('aspect-[4/3] lg:aspect-square')], 4)}
  </div>
  <div>
${lines([chip, heading, spaced([cellGrid(told, true), ...below]), buttonsOf(told)], 4)}
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

/** What is written to be read: in the middle of the page, beside its picture, or with its day in the margin. */
function article(told: Told, look: Look): string {
  const { scene, chip, heading, image } = told
  const { view } = scene
  const text = [...told.words, ...acts(view), buttonsOf(told)]
  const hasByline = byline(told, '') !== nothing
  if (look === 'margin' && hasByline)
    return `<article className="mt-4 grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(8rem,1fr)_minmax(0,44rem)]">
  <div className="lg:col-start-2">
${lines([chip, heading], 4)}
  </div>
${lines([byline(told, 'flex flex-wrap content-start gap-x-5 gap-y-1 text-muted lg:row-start-2 lg:flex-col lg:pt-1')], 2)}
  <div className="lg:col-start-2 lg:row-start-2">
${lines([image === null ? nothing : image('mb-8 aspect-[3/2]'), ...text], 4)}
  </div>
</article>`
  if (look === 'cells' && image !== null)
    return `<article className="mt-4 grid items-start gap-x-14 gap-y-6 lg:grid-cols-2">
  <div className="lg:sticky lg:top-28${isMirrored(view) ? ' lg:order-last' : ''}">
${lines([image('aspect-[4/3] lg:aspect-[4/5]')], 4)}
  </div>
  <div>
${lines([chip, heading, byline(told, 'mb-8 mt-4 flex flex-wrap gap-x-5 gap-y-1 text-muted'), ...text], 4)}
  </div>
</article>`
  const place = look === 'cells' ? 'max-w-[44rem] border-t-2 border-text pt-6' : 'mx-auto max-w-[44rem]'
  return `<article className="mt-4">
  <header className="${look === 'cells' ? 'mb-8' : 'mx-auto mb-10 max-w-4xl text-center'}">
${lines([chip, heading, byline(told, `mt-5 flex flex-wrap gap-x-5 gap-y-1 text-muted${look === 'cells' ? '' : ' justify-center'}`)], 4)}
  </header>
${lines([image === null ? nothing : image('mb-10 aspect-[3/2] sm:aspect-[2/1]')], 2) || nothing}
  <div className="${place}">
${lines(text, 4)}
  </div>
</article>`
}

/** Everything below the way back to the list. */
export function recordBody(scene: Scene): string {
  const { view } = scene
  const told = toldOf(scene)
  const look = recordLook(view)
  const kind = { singular: view.entity.singular, fields: view.fields }
  const code = (): string => {
    if (view.skeleton === 'ballot') return onPage(ballotRecord(told))
    if (view.skeleton === 'feed') return onPage(feedRecord(told))
    if (isReadAtLength(kind)) return onPage(article(told, look))
    return look === 'sheet' ? sheet(told) : look === 'margin' ? margin(told) : cells(told)
  }
  return standsOnPage(view) ? onPage(code()) : code()
}
