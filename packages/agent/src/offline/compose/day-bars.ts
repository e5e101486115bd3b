// The picture of a day stream: thirty days as bars, drawn from the records themselves.
import type { Brief, Field } from '../brief.ts'
import { tidy } from './expressions.ts'
import { namesOf, partsOf } from './roles.ts'

/** Numbers that mean something added up: money, time, distance, energy; never weights or years. */
export function isSummable(field: Field | null): field is Field {
  return field?.kind === 'money' || (field?.kind === 'number' && /^(?:min|h|km|mi|m|kcal)$/.test(field.unit ?? ''))
}

/** True when the days ahead matter more than those behind. */
export function looksAhead(brief: Brief, day: Field): boolean {
  return (
    brief.topic === 'events' || brief.topic === 'tasks' || /due|next|deadline|expir|start|until|renew/.test(day.name)
  )
}

export function composeDayBars(brief: Brief): Record<string, string> {
  const { day, figure } = partsOf(brief)
  if (brief.skeleton !== 'days' || day === null) return {}
  const { many, one, Component, oneFile } = namesOf(brief)
  const summed = isSummable(figure) ? figure : null
  const format = summed?.kind === 'money' ? 'formatMoney' : 'formatNumber'
  const amount =
    summed === null
      ? `${many}.filter((${one}) => ${one}.${day.name} === date).length`
      : `${many}.filter((${one}) => ${one}.${day.name} === date).reduce((sum, ${one}) => sum + (${one}.${summed.name} ?? 0), 0)`
  const shown =
    summed === null
      ? `countOf(most.total, '${brief.entity.singular}', '${brief.entity.plural}').toLowerCase()`
      : summed.kind === 'money'
        ? 'formatMoney(most.total)'
        : `formatNumber(most.total, '${summed.unit ?? ''}')`
  const imports = ['formatDate', summed === null ? 'countOf' : format].sort().join(', ')
  const first = looksAhead(brief, day) ? 5 : 29
  return {
    [`web/components/${oneFile}-bars.jsx`]: tidy(`import { ${imports} } from '@/lib/format.js'

const dayMs = 86_400_000
const dayCount = 30
const chartHeight = 90

function addUp(${many}, today) {
  return Array.from({ length: dayCount }, (_, index) => {
    const date = new Date(Date.parse(today) + (index - ${first}) * dayMs).toISOString().slice(0, 10)
    return { date, total: ${amount} }
  })
}

function toneOf(total, isMost) {
  if (total === 0) return 'fill-hairline'
  return isMost ? 'fill-accent' : 'fill-control'
}

/** Thirty days, a bar for each; the fullest is named. */
export function ${Component}Bars({ ${many}, today }) {
  const days = addUp(${many}, today)
  const most = days.reduce((best, day) => (day.total > best.total ? day : best))
  if (most.total < ${summed === null ? 2 : 1}) return null

  return (
    <figure className="mt-14 hidden lg:block">
      <svg viewBox={\`0 0 \${dayCount * 10} \${chartHeight + 2}\`} aria-hidden>
        {days.map(({ date, total }, index) => {
          const height = 2 + (total / most.total) * chartHeight
          return (
            <rect
              key={date}
              x={index * 10}
              y={chartHeight + 2 - height}
              width={6.5}
              height={height}
              className={toneOf(total, date === most.date)}
            />
          )
        })}
      </svg>
      <figcaption className="mt-4 text-muted">
        Most on {formatDate(most.date, today)}: {${shown}}
      </figcaption>
    </figure>
  )
}
`),
  }
}
