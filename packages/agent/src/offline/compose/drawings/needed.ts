// What must be done or bought now: the heading of a page that was asked for it.
import { dueProps } from '../records/care.ts'
import { namesOf } from '../roles.ts'
import type { View } from '../views.ts'
import { type Drawing, overGrid, tag } from './drawing.ts'
import { leastCode, stockOf } from './measures.ts'

/** "What must be ordered?": then that is what the page is called. */
const asksToOrder =
  /\b(?:what|which|when)\b[^.?!;]{0,40}\b(?:(?:re-?)?order(?:ed)?|buy|bought|restock(?:ed)?|low|short|missing|run(?:s|ning)? out|used up|too (?:few|little))\b/i

/** @param isHeaded another drawing is the heading already */
export function runningLow(view: View, isHeaded = false): Drawing[] {
  const stock = stockOf(view)
  if (stock === null) return []
  const { one, many } = namesOf(view)
  const name = view.fields[0]?.name ?? ''
  const isAsked = !isHeaded && asksToOrder.test(view.request)
  const things = `data.${many}.map((${one}) => ({ name: ${one}.${name}, count: ${one}.${stock.count.name}, least: ${leastCode(stock, one)} }))`
  return [
    {
      component: 'RunningLow',
      element: tag('RunningLow', [
        `things={${things}}`,
        `className="${isAsked ? '' : 'mt-6 '}max-w-3xl text-xl${overGrid(view)}"`,
        ...(isAsked && view.copy.headline === '' ? ['as="h1"'] : []),
      ]),
      isHeading: isAsked,
      filter: null,
    },
  ]
}

/** What needs something today is what the page was opened for. */
export function dueToday(view: View): Drawing[] {
  const props = dueProps(view)
  return props === null
    ? []
    : [{ component: 'DueToday', element: tag('DueToday', props), isHeading: true, filter: null }]
}
