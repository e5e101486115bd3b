// Who owes whom: what one paid for all is shared by all, and as few payments as possible even it out.
import type { Field } from '../brief.ts'
import { quoteJs } from './expressions.ts'
import { namesOf } from './roles.ts'
import type { View } from './views.ts'

const asksWhoOwes =
  /\bwho (?:still )?owes (?:whom|who|what to)\b|\bowes? (?:to )?(?:whom|each other)\b|\bwho has to pay whom\b|\bsettle(?:s|d)? up\b|\bsplit(?:s|ting)? (?:the |our |all )?(?:costs?|bills?|expenses)\b/i
const payer = /(?:^|_)(?:paid_by|who_paid|payer|who|by|person)(?:_|$)/
const nameList =
  /(?<![\p{L}])\p{Lu}\p{Ll}+(?:\s*,\s*\p{Lu}\p{Ll}+)+(?:\s*,?\s+(?:and|&|or)\s+\p{Lu}\p{Ll}+)?|(?<![\p{L}])\p{Lu}\p{Ll}+(?:\s*,\s*\p{Lu}\p{Ll}+)*\s+(?:and|&)\s+\p{Lu}\p{Ll}+/gu

/** Those who share: the choices, else the names that the message gives. */
function peopleOf({ options }: Field, request: string): string[] {
  if (options !== undefined) return options
  const [longest = ''] = [...request.matchAll(nameList)].map(([list]) => list).toSorted((a, b) => b.length - a.length)
  return longest === '' ? [] : longest.split(/\s*,\s*(?:and |or )?|\s+(?:and|&|or)\s+/).filter((name) => name !== '')
}

/** Null where nobody asked, or where nothing says who paid how much. */
function settlingOf({ request, fields }: View): { who: Field; amount: Field; people: string[] } | null {
  if (!asksWhoOwes.test(request)) return null
  const amount = fields.find(({ kind }) => kind === 'money')
  const who = fields.find(({ kind, name }) => (kind === 'choice' || kind === 'text') && payer.test(name))
  return amount === undefined || who === undefined ? null : { who, amount, people: peopleOf(who, request) }
}

/** The payments that even it out, as a list. */
export function settlingList(view: View, records: string): string {
  const settling = settlingOf(view)
  if (settling === null) return ''
  const { one } = namesOf(view)
  const { who, amount, people } = settling
  return `<section className="mt-6 lg:col-span-2">
        <h2 className="text-muted">Who owes whom</h2>
        <ul className="mt-2 grid gap-1 text-xl">
          {debtsOf(${records}.map((${one}) => ({ name: ${one}.${who.name}, amount: ${one}.${amount.name} ?? 0 })), [${people.map(quoteJs).join(', ')}]).map(({ from, to, amount }) => (
            <li key={\`\${from} \${to}\`}>{\`\${from} owes \${to} \${formatMoney(amount)}\`}</li>
          ))}
        </ul>
      </section>`
}

export const settlingModule: Record<string, string> = {
  'web/lib/debts.js': `/** What one paid for all is shared by all; the largest debts are paid to whoever gets most. */
export function debtsOf(paid, people) {
  const names = [...new Set([...people, ...paid.map(({ name }) => name).filter(Boolean)])]
  const cents = paid.filter(({ name }) => name).map(({ name, amount }) => ({ name, amount: Math.round(amount * 100) }))
  const share = cents.reduce((sum, { amount }) => sum + amount, 0) / Math.max(names.length, 1)
  const rest = names.map((name) => ({
    name,
    left: cents.filter((each) => each.name === name).reduce((sum, { amount }) => sum + amount, 0) - share,
  }))
  const debts = []
  for (let round = 0; round < names.length * 2; round++) {
    rest.sort((a, b) => a.left - b.left)
    const from = rest.at(0)
    const to = rest.at(-1)
    const amount = from === undefined || to === undefined ? 0 : Math.min(-from.left, to.left)
    if (amount < 0.5) break
    debts.push({ from: from.name, to: to.name, amount: Math.round(amount) / 100 })
    from.left += amount
    to.left -= amount
  }
  return debts
}
`,
}
