// Records by their day, as in a diary on the wall: the day large in the margin, under the name of its month.
import type { Field } from '../../brief.ts'
import { nothing, quoteJs } from '../data/expressions.ts'
import { looksAhead } from '../drawings/measures.ts'
import {
  type Scene,
  bodyLine,
  deleteButton,
  factsLine,
  figure,
  lines,
  thumb,
  titleLink,
  toggleBox,
} from '../records/record-pieces.ts'
import { headingWeight } from '../shell/styles.ts'
import { grounded } from '../lists/grounds.ts'
import { sized, without } from './shape-pieces.ts'

/** The functions that put records under their months. */
export function byMonth({ brief, names: { one, many } }: Scene, day: Field): string {
  const isAhead = looksAhead(brief, day)
  const order = isAhead
    ? '(a, b) => rank(a) - rank(b) || (rank(a) === 0 ? a.localeCompare(b) : b.localeCompare(a))'
    : '(a, b) => b.localeCompare(a)'
  const rank = isAhead ? `  const rank = (month) => (month === '' ? 2 : month < today.slice(0, 7) ? 1 : 0)\n` : ''
  const inside = isAhead
    ? `month >= today.slice(0, 7) ? a.${day.name}.localeCompare(b.${day.name}) : b.${day.name}.localeCompare(a.${day.name})`
    : `b.${day.name}.localeCompare(a.${day.name})`
  return `/** ${isAhead ? 'This month and those to come, then the past, latest first' : 'The latest month first'}; what has no ${day.label.toLowerCase()} comes last. */
function byMonth(${many}${isAhead ? ', today' : ''}) {
${rank}  const months = Object.groupBy(${many}, (${one}) => ${one}.${day.name}?.slice(0, 7) ?? '')
  return Object.keys(months)
    .toSorted(${order})
    .map((month) => [month, month === '' ? months[month] : months[month].toSorted((a, b) => ${inside})])
}

const monthName = (month) =>
  new Date(\`\${month}-01T12:00\`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })
const weekday = (date) => new Date(\`\${date}T12:00\`).toLocaleDateString('en-GB', { weekday: 'short' })`
}

/** Null where they have no day. */
export function agendaList(told: Scene): string | null {
  const { day } = told.parts
  if (day === null) return null
  const scene = sized(without(told, day), 'text-xl leading-snug sm:text-2xl')
  const { one, many, Component, oneFile } = scene.names
  const value = `${one}.${day.name}`
  const none = quoteJs(`No ${day.label.toLowerCase()}`)
  return grounded(
    scene,
    (panel) => `${byMonth(scene, day)}

function ${Component}Entry({ ${one}, today }) {
  return (
    <li className="group/row relative grid grid-cols-[3.75rem_minmax(0,1fr)_auto] items-start gap-x-4 border-t border-surface-hairline py-4 first:border-t-0 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:gap-x-6">
      {${value} === null ? (
        <span aria-hidden />
      ) : (
        <p className="flex flex-col">
          <span aria-hidden className="font-display text-4xl leading-none tabular-nums ${headingWeight(scene.brief)} sm:text-5xl">{Number(${value}.slice(8))}</span>
          <span aria-hidden className="mt-1 text-[0.95rem] text-surface-muted">{weekday(${value})}</span>
          <span className="sr-only">{formatDate(${value}, today)}</span>
        </p>
      )}
      <div className="flex min-w-0 items-start gap-x-4">
${lines([thumb(scene)], 8) || nothing}
        <div className="min-w-0">
${lines([titleLink(scene), factsLine(scene, 'mt-1 text-[0.95rem] text-surface-muted'), bodyLine(scene, 'mt-1 line-clamp-2 max-w-[60ch] text-surface-muted')], 10)}
        </div>
      </div>
      <div className="flex items-center gap-x-2">
${lines([figure(scene), toggleBox(scene), deleteButton(scene)], 8) || nothing}
      </div>
    </li>
  )
}

export function ${Component}List({ ${many}, today }) {
  return (
    <div className="${panel === '' ? 'min-w-0' : `${panel}py-4 sm:py-6`}">
      {byMonth(${many}${looksAhead(scene.brief, day) ? ', today' : ''}).map(([month, group]) => (
        <section key={month} aria-labelledby={\`${oneFile}-\${month}\`} className="grid gap-x-12 border-t border-text pt-4 not-first:mt-8${panel === '' ? '' : ' first:border-t-0 first:pt-0'} lg:grid-cols-[11rem_minmax(0,1fr)]">
          <h2 id={\`${oneFile}-\${month}\`} className="text-lg text-surface-muted lg:sticky lg:top-28 lg:self-start lg:py-4">
            {month === '' ? ${none} : monthName(month)}
          </h2>
          <ul>
            {group.map((${one}) => (
              <${Component}Entry key={${one}.id} ${one}={${one}} today={today} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}`,
  )
}
