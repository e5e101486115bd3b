// What falls on a day that is to come: how much of it, and how much of that is late.
import type { Field } from '../../brief.ts'
import { quoteJs } from '../data/expressions.ts'
import { completes } from '../records/tick-words.ts'
import { namesOf, partsOf } from '../roles.ts'
import type { View } from '../views.ts'
import { type Drawing, overGrid, tag, todayProp } from './drawing.ts'
import { dueDayOf, looksAhead } from './measures.ts'

export const over =
  /^(?:paid|done|closed|completed?|finished|rejected|declined|won|lost|cancel\w*|settled|returned|picked up|collected|handed over|delivered|solved|resolved|sold|archived)$/i

/** Until when something lasts: it does not come then. */
export const lasts = /(?:^|_)(?:until|ends?|expir\w*|renew\w*|valid\w*|warranty)(?:_|$)/

/** The word for what falls on a day: "due", "renewed". */
function comingWord({ name, isDue }: Field): string {
  if (/renew/.test(name)) return 'to renew'
  if (/expir|best_before|use_by|keeps|good_until/.test(name) || (lasts.test(name) && isDue !== true))
    return 'running out'
  return isDue === true || /due|deadline|return_by/.test(name) ? 'due' : 'planned'
}

/** What has passed is late only where it can still be open. */
export function openCode(view: View, day: Field): string {
  const { one } = namesOf(view)
  const { toggle } = partsOf(view)
  if (comingWord(day) === 'planned') return 'false'
  if (toggle !== null && completes(toggle)) return `!${one}.${toggle.name}`
  const state = view.fields.find(({ options = [] }) => options.some((option) => over.test(option)))
  const left = (state?.options ?? []).filter((option) => over.test(option)).map(quoteJs)
  return state === undefined ? 'true' : `![${left.join(', ')}].includes(${one}.${state.name})`
}

export function comingDays(view: View): Drawing[] {
  const { day: streamed } = partsOf(view)
  const due = dueDayOf(view)
  const day = due ?? (streamed !== null && looksAhead(view, streamed) && view.skeleton === 'days' ? streamed : null)
  if (day === null) return []
  const { one, many } = namesOf(view)
  return [
    {
      component: 'ComingDays',
      element: tag('ComingDays', [
        `entries={data.${many}.map((${one}) => ({ day: ${one}.${day.name}, isOpen: ${due === null ? 'false' : openCode(view, day)} }))}`,
        todayProp,
        `word="${comingWord(day)}"`,
        `lateWord="${comingWord(day) === 'running out' ? 'past it' : 'overdue'}"`,
        `className="mt-8${overGrid(view)}"`,
      ]),
      isHeading: false,
      filter: null,
    },
  ]
}
