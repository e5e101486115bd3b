// What somebody holds of coins and shares: all of it in one figure, and how it divides. Amounts of unlike units make no sum.
import type { Brief, Field } from '../../brief.ts'
import { jsxAttribute } from '../data/expressions.ts'
import { namesOf } from '../roles.ts'
import type { View } from '../views.ts'
import { type Drawing, headClass, tag } from './drawing.ts'

/** What somebody puts money into. */
export const isHeld = /(?:^| )(?:coin|holding|stock|share|asset|investment|position|fund)$/
const isCount = /^(?:amount|quantity|how_many|units?|shares?|number|pieces)(?:_|$)/
const isNow = /(?:^|_)(?:now|current|today|latest|market)(?:_|$)/
const isWhole = /(?:^|_)(?:paid|cost|invested|worth|value|total|spent)(?:_|$)/

/** What each is worth, as an expression of a record; by its price now, else by what was paid. */
export function worthCode(
  view: Brief,
  one = namesOf(view).one,
): { code: string; isNow: boolean; money: Field; count: Field | undefined } | null {
  if (!isHeld.test(view.entity.singular)) return null
  const monies = view.fields.filter(({ kind }) => kind === 'money')
  const count = view.fields.find(({ kind, name }) => kind === 'number' && isCount.test(name))
  const now = monies.find(({ name }) => isNow.test(name))
  const whole = monies.find(({ name }) => isWhole.test(name))
  const times = (money: Field) => `(${one}.${count?.name ?? ''} ?? 0) * (${one}.${money.name} ?? 0)`
  if (now !== undefined && count !== undefined) return { code: times(now), isNow: true, money: now, count }
  if (whole !== undefined)
    return { code: `${one}.${whole.name} ?? 0`, isNow: /worth|value/.test(whole.name), money: whole, count }
  const [price] = monies
  return price === undefined || count === undefined ? null : { code: times(price), isNow: false, money: price, count }
}

export function holdingsTotal(view: View): Drawing[] {
  const worth = worthCode(view)
  const [title] = view.fields
  if (worth === null || title === undefined) return []
  const { one, many } = namesOf(view)
  return [
    {
      component: 'HoldingsTotal',
      element: tag('HoldingsTotal', [
        `entries={data.${many}.map((${one}) => ({ name: ${one}.${title.name}, amount: ${worth.code} }))}`,
        'format={formatMoney}',
        `verb="${worth.isNow ? 'now in' : 'paid for'}"`,
        `many=${jsxAttribute(view.entity.plural)}`,
        ...headClass(view),
      ]),
      isHeading: true,
      filter: null,
    },
  ]
}
