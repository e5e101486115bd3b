// What is held: each of it once with all that it came to, when it was bought on one line of time, and each purchase below.
import { titleWeight } from '../shell/styles.ts'
import type { Field } from '../../brief.ts'
import { nothing, only } from '../data/expressions.ts'
import { worthCode } from '../drawings/held.ts'
import { type Scene, deleteButton, factsLine, lines } from '../records/record-pieces.ts'
import { onPage } from './grounds.ts'

/** Null where nothing is held, or nothing says what it is worth. */
export function holdingsList(scene: Scene): string | null {
  const { names, parts, brief, style } = scene
  const { one, many, Component, base } = names
  const worth = worthCode(brief, one)
  if (worth === null || brief.skeleton !== 'lines' || parts.toggle !== null) return null
  const title = parts.title.name
  const day = brief.fields.find(({ kind }) => kind === 'date') ?? null
  const told = (field: Field): boolean => field !== worth.count && field !== worth.money && field !== day
  const others: Scene = { ...scene, parts: { ...parts, facts: parts.facts.filter(told) } }
  const count = worth.count === undefined ? `formatMoney(${worth.code})` : `formatNumber(${one}.${worth.count.name})`
  const amounts =
    worth.count === undefined
      ? nothing
      : `<p className="mt-1 text-muted tabular-nums">{formatNumber(its.reduce((sum, ${one}) => sum + (${one}.${worth.count.name} ?? 0), 0))}{its.length > 1 && \`, bought \${its.length === 2 ? 'twice' : \`\${its.length} times\`}\`}</p>`
  const facts = factsLine(others, 'col-span-full text-[0.95rem] text-surface-muted')
  return onPage(`/** One purchase: how much, when and for what; where it is the only one, all but the day stands beside its name. */
function Purchase({ ${one}, isOnly${day === null ? '' : ', today'} }) {
  return (
    <li className="group/row relative grid grid-cols-[5rem_minmax(0,1fr)_auto_auto] items-baseline gap-x-4 py-1.5 text-[0.95rem]">
      {!isOnly && (
        <Link href={\`${base}/\${${one}.id}\`} className="min-h-6 tabular-nums underline-offset-4 hover:underline">
          <span className="sr-only">{${one}.${title}} </span>
          {${count}}
        </Link>
      )}
      ${day === null ? nothing : `<span className="col-start-2 text-muted">{formatDate(${one}.${day.name}, today)}</span>`}
      {!isOnly && <span className="col-start-3 tabular-nums">{formatMoney(${worth.code})}</span>}
${lines([deleteButton(scene)], 6)}
${only(facts !== nothing, lines([facts], 6))}
    </li>
  )
}

export function ${Component}List({ ${many}${day === null ? '' : ', today'} }) {
  const sum = (some) => some.reduce((total, ${one}) => total + (${worth.code}), 0)
  const held = [...Map.groupBy(${many}, ({ ${title} }) => ${title})]
  const most = Math.max(...${day === null ? 'held.map(([, its]) => sum(its))' : `${many}.map((${one}) => ${worth.code})`}, 0.01)
${only(
  day !== null,
  `  const [first = today] = ${many}.map(({ ${day?.name ?? ''} }) => ${day?.name ?? ''}).filter(Boolean).toSorted()
  const span = Math.max(Date.parse(today) - Date.parse(first), 1)`,
)}
  return (
    <ul className="border-t border-text" aria-label=${JSON.stringify(brief.entity.plural)}>
      ${day === null ? nothing : `<li aria-hidden className="grid gap-x-12 py-3 text-muted lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(0,5fr)]"><span className="max-lg:hidden" /><span className="flex justify-between"><span>{formatDate(first, today)}</span><span>Today</span></span></li>`}
      {held.map(([name, its]) => (
        <li key={name} className="grid items-center gap-x-12 gap-y-2 border-t border-hairline py-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(0,5fr)]">
          <div className="flex items-start justify-between gap-x-6">
            <div className="min-w-0">
              <Link href={\`${base}/\${its[0].id}\`} className="block min-h-6 break-words font-display text-2xl leading-tight sm:text-[1.75rem] ${titleWeight(style)} underline-offset-4 hover:underline">{name}</Link>
              ${amounts}
            </div>
            <p className="shrink-0 pt-1 text-lg font-semibold tabular-nums">{formatMoney(sum(its))}</p>
          </div>
          ${
            day === null
              ? `<span aria-hidden className="block h-3 bg-hairline"><span className="block h-full bg-accent" style={{ width: \`\${(sum(its) / most) * 100}%\` }} /></span>`
              : `<div aria-hidden className="relative h-12 border-x border-hairline lg:h-16">
            <span className="absolute inset-x-0 top-1/2 border-t border-hairline" />
            {its.filter(({ ${day.name} }) => ${day.name}).map((${one}) => (
              <span
                key={${one}.id}
                className="absolute top-1/2 -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent"
                style={{ left: \`calc(1.9rem + (100% - 3.8rem) * \${(Date.parse(${one}.${day.name}) - Date.parse(first)) / span})\`, width: \`\${0.6 + Math.sqrt((${worth.code}) / most) * 3}rem\`, aspectRatio: 1 }}
              />
            ))}
          </div>`
          }
          <ul>
            {its.map((${one}) => (
              <Purchase key={${one}.id} ${one}={${one}} isOnly={its.length === 1}${day === null ? '' : ' today={today}'} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}`)
}
