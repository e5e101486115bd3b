// Above a board: what is under way is worth, with what comes before and after that.
import type { Field } from '../../brief.ts'
import { jsxAttribute, quoteJs } from '../data/expressions.ts'
import { partsOf } from '../roles.ts'
import type { View } from '../views.ts'
import { over } from './coming.ts'
import { type Drawing, entriesOf, tag, todayProp } from './drawing.ts'
import { looksAhead, worthOf } from './measures.ts'

/** Where it ends in nothing, money is lost and no part of any sum. */
const isLost =
  /^(?:lost|rejected|declined|turned down|refused|denied|withdrawn|no answer|cancel\w*|dropped|no deal|closed lost)$/i
/** It came to something; where work follows it is one stage of many. */
const isGained = /^(?:accepted|approved|awarded|granted|won|paid)$/i
const isResting = /^(?:on hold|paused|waiting|stopped|parked)$/i
const isUnbegun = /^(?:planned|upcoming|scheduled|not (?:yet )?started|idea)$/i

const isEnd = (option: string): boolean => [isLost, over, isGained].some((words) => words.test(option))

function listCode(names: readonly (string | undefined)[]): string {
  return `[${names.flatMap((name) => (name === undefined ? [] : [quoteJs(name)])).join(', ')}]`
}

function nextWords({ name }: Field): string {
  if (/start|begin/.test(name)) return 'starts on'
  return /due|deadline/.test(name) ? 'is due on' : 'is next, on'
}

/** Above a board stands what is under way and what that is worth; its columns say what each stage is. */
export function stagesTotal(view: View): Drawing[] {
  const { status, day: told } = partsOf(view)
  const day = told !== null && looksAhead(view, told) ? told : undefined
  const worth = view.skeleton === 'board' && status !== null ? worthOf(view, status) : null
  if (status === null || worth === null) return []
  const options = status.options ?? []
  const gained = options.find((option, at) => isGained.test(option) && options.slice(at).every(isEnd))
  const under = options.filter(
    (option) => ![isLost, isResting, isUnbegun, over].some((words) => words.test(option)) && option !== gained,
  )
  const ended = gained ?? options.find((option) => over.test(option) && !isLost.test(option))
  const planned = options.find((option) => isUnbegun.test(option))
  return [
    {
      component: 'StagesTotal',
      element: tag('StagesTotal', [
        `entries={${entriesOf(view, { name: view.fields[0], stage: status, amount: worth, day })}}`,
        `under={${listCode(under)}}`,
        `besides={${listCode([planned, ended])}}`,
        'format={formatMoney}',
        `words="${gained === undefined ? 'under way in' : 'open in'}"`,
        ...(day === undefined ? [] : [todayProp, `next="${nextWords(day)}"`]),
        `one=${jsxAttribute(view.entity.singular)}`,
        `many=${jsxAttribute(view.entity.plural)}`,
        ...(view.copy.headline === '' ? [] : ['className="mt-8"']),
      ]),
      isHeading: true,
      filter: null,
    },
  ]
}
