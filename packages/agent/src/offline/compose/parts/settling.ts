// Who owes whom: what one paid is shared by those it was for, and as few payments as possible even it out.
import { linksOf } from './links.ts'
import { sharersOf } from '../lists/page-guests.ts'
import { namesOf, partsOf } from '../roles.ts'
import { type View, labelColumn, referencesOf } from '../views.ts'

/** How each stands, and the payments that even it out; '' where nobody asked. */
export function settlingList(view: View, all: readonly View[]): string {
  const people = sharersOf(view, all)
  const who = referencesOf(view, all).find(({ target }) => target === people)?.field
  const amount = view.fields.find(({ kind }) => kind === 'money')
  const shared = linksOf(view, all).find(({ target }) => target === people)
  if (people === undefined || who === undefined || amount === undefined) return ''
  const { one, many } = namesOf(view)
  const person = namesOf(people)
  const sharers = shared === undefined ? '[]' : `${one}.${shared.key}.map(({ label }) => label)`
  const settled = `settle(data.${many}.map((${one}) => ({ by: ${one}.${labelColumn(who)}, amount: ${one}.${amount.name} ?? 0, for: ${sharers} })), data.${person.many}.map((${person.one}) => ${person.one}.${partsOf(people).title.name}))`
  return `{data.${person.many}.length > 0 && (
        <section className="mt-6 lg:col-span-2">
          <h2 className="text-muted">Balances</h2>
          <dl className="mt-2 flex flex-wrap gap-x-10 gap-y-3">
            {${settled}.balances.map(({ name, amount }) => (
              <div key={name}>
                <dt className="text-muted">{name}</dt>
                <dd className="text-2xl tabular-nums">{amount > 0 ? \`gets back \${formatMoney(amount)}\` : amount < 0 ? \`owes \${formatMoney(-amount)}\` : 'is even'}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {data.${many}.length > 0 && (
        <section className="mt-6 lg:col-span-2">
          <h2 className="text-muted">Who owes whom</h2>
          <ul className="mt-2 grid gap-1 text-xl">
            {${settled}.debts.map(({ from, to, amount }) => (
              <li key={\`\${from} \${to}\`}>{\`\${from} owes \${to} \${formatMoney(amount)}\`}</li>
            ))}
            {${settled}.debts.length === 0 && <li>Nobody owes anybody anything.</li>}
          </ul>
        </section>
      )}`
}

export const settlingModule: Record<string, string> = {
  'web/lib/settle.js': `/** What was paid for nobody in particular is shared by all. The largest debts are paid to whoever gets most. */
export function settle(paid, people) {
  const names = [...new Set([...people, ...paid.flatMap((each) => [each.by, ...each.for])].filter(Boolean))]
  const cents = new Map(names.map((name) => [name, 0]))
  for (const { by, amount, for: some } of paid) {
    if (!by) continue
    const sharers = some.length > 0 ? some : names
    cents.set(by, cents.get(by) + Math.round(amount * 100))
    for (const name of sharers) cents.set(name, cents.get(name) - Math.round(amount * 100) / sharers.length)
  }
  const balances = names.map((name) => ({ name, amount: Math.round(cents.get(name)) / 100 }))
  const rest = names.map((name) => ({ name, left: cents.get(name) }))
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
  return { balances, debts }
}
`,
}
