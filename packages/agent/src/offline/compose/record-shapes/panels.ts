// What all shapes of a record's page are put together from: columns, panels, its facts, its words, its figure.
import type { Field } from '../../brief.ts'
import { nothing, wordsOf } from '../data/expressions.ts'
import { isBesidePane } from '../shell/frames.ts'
import { lines } from '../records/record-pieces.ts'
import { type Told, factEntries, factList, whereWritten } from '../records/record-told.ts'
import { namesOf, partsOf } from '../roles.ts'
import { headingWeight, standsOnPage, styles } from '../shell/styles.ts'
import type { View } from '../views.ts'

/** What stands beside or below the record itself: what belongs to it, and its like. */
export interface Slots {
  below: string
  /** What people say of it, and the form to say something. */
  comments: string
  others: string
  /** What is drawn of the days around it. */
  around: string
  /** Whose it is, with what else is theirs. */
  belonging: string
}

export const isTold = (part: string): boolean => part !== nothing && part !== ''

/** A panel around what there is; a panel around nothing would be a coloured stripe. */
export function boxed({ scene: { view } }: Told, parts: readonly string[]): string {
  const inner = parts.filter(isTold)
  const box = standsOnPage(view)
    ? ''
    : ` className="rounded-surface ${styles[view.style].edge} border-edge bg-surface p-6 text-on-surface sm:p-8"`
  // On the page itself a single part needs nothing around it.
  if (box === '' && inner.length === 1) return inner[0] ?? nothing
  return inner.length === 0 ? nothing : `<div${box}>\n${lines(inner, 2)}\n</div>`
}

/** Words that may be missing, in a panel that is missing with them. */
export function words(told: Told): string {
  const { scene } = told
  if (told.words.length === 0) return nothing
  const inner = boxed(told, told.words)
  return standsOnPage(scene.view) ? inner : whereWritten(scene.view, inner)
}

/** Everything that is noted of it, a line each; a panel has edges of its own. */
export function facts(told: Told, className = ''): string {
  const edges = standsOnPage(told.scene.view) ? 'border-t border-surface-hairline' : '[&>div:last-child]:border-b-0'
  return factList(entriesOf(told), `${edges} ${className}`.trim())
}

/** With fewer of them a list would be a box around nothing. */
const fewestFacts = 3

/** Two facts are a line below the name. */
export function factLine(told: Told, entries = entriesOf(told)): string {
  return factList(
    entries,
    'mt-5 flex flex-wrap gap-x-8 gap-y-1 text-lg [&>div]:gap-2 [&>div]:border-b-0 [&>div]:py-0 [&_dt]:w-auto [&_dt]:text-muted',
  )
}

/** What a measurement goes with, each as large as it is read from afar. */
export function factCells(entries: readonly string[]): string {
  const count = Math.min(4, Math.max(2, entries.length))
  return factList(
    entries,
    `mt-8 grid grid-cols-2 gap-x-8 gap-y-5 border-t border-hairline pt-5 ${['', '', 'sm:grid-cols-2', 'sm:grid-cols-3', 'sm:grid-cols-4'][count]} [&>div]:block [&>div]:border-b-0 [&>div]:py-0 [&_dd]:mt-1 [&_dd]:text-xl sm:[&_dd]:text-2xl [&_dt]:w-auto [&_dt]:text-muted`,
  )
}

export function entriesOf({ scene, dates, others, contacts, hasOwner }: Told): string[] {
  return factEntries(scene, [...dates, ...others, ...contacts], hasOwner)
}

export function areFew(told: Told): boolean {
  return entriesOf(told).length < fewestFacts
}

/** What is written of it and what is noted, on the page one below the other, else in one panel. */
export function noted(told: Told, className = ''): string[] {
  // What is written of it stands alone; two facts need no panel.
  if (areFew(told)) return [factLine(told), words(told)]
  const rows = facts(told, className)
  if (standsOnPage(told.scene.view) || rows === nothing) return [words(told), boxed(told, [rows])]
  return [boxed(told, [...told.words, rows])]
}

export function spaced(parts: readonly string[], gap = 'mt-8'): string {
  const inner = parts.filter(isTold)
  return inner.length === 0 ? nothing : `<div className="${gap} grid gap-8">\n${lines(inner, 2)}\n</div>`
}

/** Beside a panel there is room for two columns on a larger screen only. */
export function wide(view: View): 'lg' | 'xl' {
  return isBesidePane(view) ? 'xl' : 'lg'
}

/** A name that is not the largest thing on its page. */
export function plainHeading(view: View, size: string): string {
  const { one } = namesOf(view)
  return `<h1 className="text-balance break-words font-display ${size} leading-[1.08] ${headingWeight(view)}">{${one}.${partsOf(view).title.name}}</h1>`
}

/** A sum needs no name, a number with its unit neither; what is counted says it in the plural. */
export function leadFigure(view: View, figure: Field | null, classes: string): string {
  if (figure === null) return nothing
  const { one } = namesOf(view)
  const counted = figure.kind === 'number' && figure.unit === undefined ? ` ${figure.label.toLowerCase()}` : ''
  return `{${one}.${figure.name} !== null && (
  <p className="font-display ${classes} tabular-nums leading-none ${headingWeight(view)}">{${wordsOf(figure, one)}}${counted}</p>
)}`
}
