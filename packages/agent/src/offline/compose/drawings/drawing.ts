// What all drawings of a list are made of: an element of a page, its entries and the classes of its place.
import type { Brief, Field } from '../../brief.ts'
import { quoteJs } from '../data/expressions.ts'
import { namesOf, partsOf } from '../roles.ts'
import type { View } from '../views.ts'
import { isDayStream } from './measures.ts'

export interface Drawing {
  /** The component that draws it. */
  component: string
  /** As it stands in the page. */
  element: string
  /** True where what it says first is the page's heading. */
  isHeading: boolean
  /** The choice that the list is narrowed by when a part of it is pressed. */
  filter: Field | null
}

export const todayProp = 'today={data.today}'

export function tag(component: string, props: readonly string[]): string {
  return `<${component}\n${props.map((prop) => `        ${prop}`).join('\n')}\n      />`
}

export function formatter(field: Field): string {
  if (field.kind === 'money') return 'formatMoney'
  return field.unit === undefined ? 'formatNumber' : `(amount) => formatNumber(amount, ${quoteJs(field.unit)})`
}

export function entriesOf(view: View, values: Readonly<Record<string, Field | undefined>>): string {
  const { one, many } = namesOf(view)
  const pairs = Object.entries(values).flatMap(([key, field]) =>
    field === undefined ? [] : [`${key}: ${one}.${field.name}`],
  )
  return `data.${many}.map((${one}) => ({ ${pairs.join(', ')} }))`
}

/** Pressing a part narrows the list by it, where it is one of the list's filters. */
export function choosing(view: View, field: Field | undefined): string[] {
  if (field === undefined || !partsOf(view).filters.includes(field)) return []
  const { name } = field
  return [`chosen={view.${name}}`, `onChoose={(${name}) => setView({ ...view, ${name} })}`]
}

/** Where the rows stand beside it, or a panel does, a drawing has one column. */
export function isNarrow(brief: Brief): boolean {
  const { skeleton, frame } = brief
  return isDayStream(brief) || skeleton === 'feed' || frame === 'split' || frame === 'rail'
}

/** In the grid of a list with a rail of filters it takes both columns. */
export function overGrid({ skeleton, frame }: Brief): string {
  return skeleton === 'index' && frame !== 'split' ? ' lg:col-span-2' : ''
}

export function headClass(view: View): string[] {
  const columns = isNarrow(view)
    ? ''
    : `lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end lg:gap-x-16${overGrid(view)}`
  const classes = `${view.copy.headline === '' ? '' : 'mt-8 '}${columns}`.trim()
  return classes === '' ? [] : [`className="${classes}"`]
}
