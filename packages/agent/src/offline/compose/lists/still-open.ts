// Money that is still to come: what a state or a tick says is not paid yet.
import type { Field } from '../../brief.ts'
import { quoteJs } from '../data/expressions.ts'
import { isSpent } from '../drawings/measures.ts'
import { isDoneField, namesOf, partsOf } from '../roles.ts'
import { headingNote } from './told-heading.ts'
import { type View, isMain } from '../views.ts'

const isPaid = /^(?:paid|settled|received|done|closed|payed)$/i
const isOwed = /^(?:open|unpaid|due|outstanding|owed|pending|not paid|unsettled)$/i

export interface OpenMoney {
  money: Field
  /** True of a record that is not paid, as code. */
  isOpen: string
}

/** Null where there is no money, or where nothing says what of it is paid. */
export function openMoneyOf(view: View): OpenMoney | null {
  const { one } = namesOf(view)
  const amounts = view.fields.filter(({ kind }) => kind === 'money')
  // What it comes to is paid, and not the price of one.
  const money = amounts.find(({ formula }) => formula !== undefined) ?? amounts[0]
  const state = view.fields.find(
    ({ kind, options = [] }) => kind === 'choice' && options.some((option) => isOwed.test(option)),
  )
  const [paid] = state?.options?.filter((option) => isPaid.test(option)) ?? []
  const tick = view.fields.find(({ kind, name }) => kind === 'boolean' && /(?:^|_)paid(?:_|$)|settled/.test(name))
  if (money === undefined) return null
  if (state !== undefined && paid !== undefined) return { money, isOpen: `${one}.${state.name} !== ${quoteJs(paid)}` }
  return tick === undefined ? null : { money, isOpen: `!${one}.${tick.name}` }
}

const asksOpen =
  /\b(?:what|which|who|how (?:much|many))\b[^.?!;]{0,40}\b(?:open|unpaid|outstanding|owed|owes?|not paid|(?:has|have) not paid|left|to do|to be done|not done)\b/i

/** "What is still open?" is the heading of its page: the sum of it, or how many are left to do. */
export function openHeading(view: View): string | null {
  const { request, message = request, entity } = view
  if (!isMain(view) || view.front !== 'list') return null
  const { one, many } = namesOf(view)
  const countOf = (left: string): string =>
    `countOf(${left}.length, ${quoteJs(entity.singular)}, ${quoteJs(entity.plural)})`
  const open = openMoneyOf(view)
  const isAsked = asksOpen.test(message)
  if (open !== null && (isAsked || isSpent(view))) {
    const left = `data.${many}.filter((${one}) => ${open.isOpen})`
    return `{formatMoney(${left}.reduce((sum, ${one}) => sum + (${one}.${open.money.name} ?? 0), 0))}
        <span className="${headingNote}">still open, {${countOf(left)}.toLowerCase()}</span>`
  }
  const { toggle } = partsOf(view)
  if (!isAsked || toggle === null || !isDoneField(toggle)) return null
  return `{${countOf(`data.${many}.filter((${one}) => !${one}.${toggle.name})`)}} still open`
}
