// Who owes whom: what one paid is shared by those it was for, and as few payments as possible even it out. How each stands is
// what the first page begins with.
import { readPart } from '../../parts/read-part.ts'
import { sharersOf } from '../lists/page-guests.ts'
import { linksOf } from '../parts/links.ts'
import { quoteName } from '../data/quote-sql.ts'
import { tidy } from '../data/expressions.ts'
import { isNarrow } from '../drawings/drawing.ts'
import { namesOf, partsOf } from '../roles.ts'
import { type View, referencesOf } from '../views.ts'
import { glanceMarks } from './glance-looks.ts'

interface Settling {
  people: View
  /** Columns and tables, quoted as they stand in SQL. */
  columns: { cost: string; amount: string; payer: string; person: string; name: string; weight: string }
  /** Which people a cost is for: a condition on both; true where all share everything. */
  isFor: string
}

/** What somebody takes of each cost, where not all take the same. */
const isWeight = /^(?:share|part|percent|percentage|shares)(?:_|$)/

/** Null where nobody asked who owes whom. */
export function settlingOf(view: View, all: readonly View[]): Settling | null {
  const people = sharersOf(view, all)
  const who = referencesOf(view, all).find(({ target }) => target === people)?.field
  const amount = view.fields.find(({ kind }) => kind === 'money')
  if (people === undefined || who === undefined || amount === undefined) return null
  const cost = quoteName(namesOf(view).table)
  const person = quoteName(namesOf(people).table)
  const link = linksOf(view, all).find(({ target }) => target === people)
  const weight = people.fields.find(({ kind, name }) => kind === 'number' && isWeight.test(name))
  const between = link === undefined ? '' : `select from ${link.table} where ${link.table}.${link.own} = ${cost}.id`
  return {
    people,
    columns: {
      cost,
      amount: `${cost}.${quoteName(amount.name)}`,
      payer: `${cost}.${quoteName(who.name)}`,
      person,
      name: `${person}.${quoteName(partsOf(people).title.name)}`,
      weight: weight === undefined ? '1' : `coalesce(${person}.${quoteName(weight.name)}, 0)`,
    },
    isFor:
      link === undefined
        ? 'true'
        : `(not exists (${between}) or exists (${between} and ${link.table}.${link.other} = ${person}.id))`,
  }
}

/** What each paid, what their share of all costs is, and what is left between the two; whoever gets most comes first. */
export function balancesSql({ columns, isFor }: Settling): string {
  const { cost, amount, payer, person, name, weight } = columns
  return `with parts as (
  select ${person}.id as person_id,
    ${amount} * ${weight} / nullif(sum(${weight}) over (partition by ${cost}.id), 0) as part
  from ${cost} join ${person} on ${isFor}
), stands as (
  select ${person}.id, ${name} as name,
    coalesce((select sum(${amount}) from ${cost} where ${payer} = ${person}.id), 0) as paid,
    coalesce((select sum(part) from parts where person_id = ${person}.id), 0) as share
  from ${person}
)
select id, name, round(paid::numeric, 2)::float8 as paid, round(share::numeric, 2)::float8 as share,
  round((paid - share)::numeric, 2)::float8 as balance
from stands order by paid - share desc, name`
}

export const balancesLoad = {
  imports: "import { readBalances } from '@/lib/balances.js'",
  line: '    balances: await readBalances(),',
}

/** Beside the rows there is room for one column. */
export function balancesElement(view: View, { people }: Settling): string {
  return `<Balances {...data.balances} base="${namesOf(people).base}"${isNarrow(view) ? ' isNarrow' : ''} />`
}

/** Who owes most says it first; how many more payments there are stands below it. */
export function balancesHeading(note: string): string {
  return `{data.balances.payments.length === 0 ? 'Nobody owes anybody' : \`\${data.balances.payments[0].from} owes \${data.balances.payments[0].to} \${formatMoney(data.balances.payments[0].amount)}\`}
        {data.balances.payments.length > 1 && <span className="${note}">{countOf(data.balances.payments.length, 'payment', 'payments')} make all even</span>}`
}

export function balancesFiles(view: View, settling: Settling): Record<string, string> {
  return {
    ...readPart('balances', glanceMarks(view.style)),
    'web/lib/balances.js': tidy(`import { sql } from '@joinery/app-kit/server'
import { paymentsOf } from '@/lib/payments.js'

/** How each stands, and the payments that even it out. */
export async function readBalances() {
  const people = await sql(\`${balancesSql(settling)}\`)
  return { people, payments: paymentsOf(people) }
}
`),
  }
}
