// A week as it is planned: its days beside each other between rules, or below each other with their names large.
import type { Brief, Field, StyleName } from '../../brief.ts'
import { withArticle } from '../../understand/inflect.ts'
import { readPart } from '../../parts/read-part.ts'
import { forAdders } from '../access.ts'
import { nothing, only, quoteJs } from '../data/expressions.ts'
import {
  type Scene,
  bodyLine,
  deleteButton,
  factsLine,
  figure,
  lines,
  rowUsesToday,
  titleLink,
  toggleBox,
} from '../records/record-pieces.ts'
import { headingWeight, standsOnPage } from '../shell/styles.ts'
import { onPage } from './grounds.ts'
import { weekColumn, weekdays } from './weekdays.ts'

/** Quiet and exact styles rule seven columns; loud and soft ones say each day large. */
const columnStyles: ReadonlySet<StyleName> = new Set([
  'editorial',
  'minimal',
  'corporate',
  'tech',
  'medical',
  'luxury',
  'brutalist',
  'neon',
])

const isInColumns = ({ style }: Brief): boolean => columnStyles.has(style)

/** Columns by how many days there are: Tailwind needs whole names of classes. */
const columnsOf: Readonly<Record<number, string>> = {
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-6',
  7: 'lg:grid-cols-7',
}

function inColumns(brief: Brief): Record<string, string> {
  const columns = columnsOf[weekColumn(brief)?.options?.length ?? weekdays.length] ?? 'lg:grid-cols-7'
  return {
    grid: `grid gap-x-4 ${columns}`,
    day: 'min-w-0 pb-4 max-lg:pt-3 lg:min-h-80',
    today: 'border-t-4 border-surface-accent pt-2',
    otherDay: 'border-t border-surface-hairline pt-[0.6875rem] lg:border-on-surface',
    head: 'flex flex-wrap items-baseline gap-x-2',
    name: 'text-lg',
    todayName: 'font-semibold',
    body: 'flex flex-col items-start',
    entries: 'w-full [&>li]:border-b [&>li]:border-surface-hairline [&>li:last-child]:border-b-0',
  }
}

function inRows(brief: Brief): Record<string, string> {
  return {
    grid: standsOnPage(brief) ? 'grid border-t border-surface-hairline' : 'grid [&>li:last-child]:border-b-0',
    day: 'grid min-w-0 gap-x-8 border-b border-surface-hairline py-4 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] lg:items-baseline',
    today: '',
    otherDay: '',
    head: 'flex flex-wrap items-baseline gap-x-3',
    name: `font-display text-3xl leading-tight sm:text-4xl ${headingWeight(brief)}`,
    todayName: 'text-surface-accent',
    body: 'flex flex-wrap items-start gap-x-10 max-lg:flex-col lg:flex-nowrap lg:justify-between',
    entries: 'grid min-w-0 flex-1 gap-x-10 sm:grid-cols-2 empty:hidden',
  }
}

const grounded = (brief: Brief, code: string): string => (standsOnPage(brief) ? onPage(code) : code)

/** What a week's list is made of besides itself. */
export function weekFiles(brief: Brief): Record<string, string> {
  const looks = isInColumns(brief) ? inColumns(brief) : inRows(brief)
  const marks = { ...looks, muted: 'text-surface-muted', accent: 'text-surface-accent' }
  const isDated = weekColumn(brief)?.kind === 'date'
  const own = Object.fromEntries(Object.entries(marks).map(([mark, classes]) => [mark, grounded(brief, classes)]))
  return { ...readPart('week-grid', own), ...readPart(isDated ? 'week-dates' : 'week-names', own) }
}

export function weekImports(body: string): string {
  const days = body.includes('datedDays(') ? 'datedDays' : 'namedDays'
  return [
    "import { WeekGrid } from '@/components/week-grid.jsx'",
    ...(body.includes('<WeekTurner') ? ["import { WeekTurner } from '@/components/week-turner.jsx'"] : []),
    `import { ${days} } from '@/lib/week-days.js'`,
  ].join('\n')
}

const timesOfDay = /^(?:breakfast|brunch|morning|lunch|midday|noon|afternoon|tea|snack|dinner|supper|evening|night)$/i

/** Within a day it goes by the hour, else by the time of day that somebody chooses. */
function orderCode({ fields }: Brief): { constant: string; compare: string } | null {
  const hour = fields.find(({ kind }) => kind === 'time')
  if (hour !== undefined)
    return { constant: '', compare: `(a, b) => (a.${hour.name} ?? '').localeCompare(b.${hour.name} ?? '')` }
  const part = fields.find(
    ({ options = [] }) => options.length > 1 && options.every((option) => timesOfDay.test(option)),
  )
  if (part === undefined) return null
  return {
    constant: `const partsOfDay = [${(part.options ?? []).map(quoteJs).join(', ')}]`,
    compare: `(a, b) => partsOfDay.indexOf(a.${part.name}) - partsOfDay.indexOf(b.${part.name})`,
  }
}

function entry(scene: Scene): string {
  const { one, Component } = scene.names
  const { figure: telling } = scene.parts
  const isHour = telling?.kind === 'time'
  const today = rowUsesToday(scene) ? ', today' : ''
  const words = [
    isHour ? figure(scene, ' block') : nothing,
    titleLink(scene),
    factsLine(scene, 'mt-0.5 text-[0.95rem] text-surface-muted'),
    bodyLine(scene, 'mt-0.5 line-clamp-2 text-[0.95rem] text-surface-muted'),
    isHour ? nothing : figure(scene),
    toggleBox(scene),
  ]
  return `function ${Component}Entry({ ${one}${today} }) {
  return (
    <li className="group/row relative min-w-0 py-2.5">
      ${lines(words, 6).trimStart()}
${lines([deleteButton(scene)], 6) || nothing}
    </li>
  )
}`
}

function addLink({ brief, names: { base } }: Scene, column: Field): string {
  const words = `Add ${withArticle(brief.entity.singular)}`
  return forAdders(
    brief,
    `<Link href={\`${base}/new?${column.name}=\${key}\`} aria-label={\`${words} on \${name}\`} className="inline-flex min-h-11 shrink-0 items-center gap-x-1 text-surface-muted underline-offset-4 hover:text-on-surface hover:underline">
            <Plus size={18} strokeWidth={1.75} aria-hidden />
            Add
          </Link>`,
    10,
  )
}

/** What has no day yet is not lost. */
function unplanned({ names: { one, Component } }: Scene, today: string): string {
  return `{unplanned.length > 0 && (
        <section className="mt-8">
          <h2 className="text-lg font-semibold">No day yet</h2>
          <ul className="mt-1 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
            {unplanned.map((${one}) => (
              <${Component}Entry key={${one}.id} ${one}={${one}}${today} />
            ))}
          </ul>
        </section>
      )}`
}

export function weekList(scene: Scene): string {
  const { brief, names } = scene
  const { one, many, Component } = names
  const column = weekColumn(brief)
  if (column === undefined) return ''
  const isDated = column.kind === 'date'
  const order = orderCode(brief)
  const today = rowUsesToday(scene) ? ' today={today}' : ''
  const days = isDated ? 'datedDays(today, weeks)' : 'namedDays(weekdays, today)'
  const dayNames = (column.options ?? weekdays).map(quoteJs).join(', ')
  const panel = standsOnPage(brief)
    ? ''
    : ` className="rounded-surface ${scene.style.edge} border-edge bg-surface ${isInColumns(brief) ? 'p-5 sm:p-8' : 'px-5 py-1 sm:px-8'} text-on-surface"`
  return grounded(
    brief,
    `${only(!isDated, `const weekdays = [${dayNames}]`)}
${order === null ? nothing : order.constant || nothing}

${entry(scene)}

export function ${Component}List({ ${many}, today }) {
  ${only(isDated, 'const [weeks, setWeeks] = useState(0)')}
  const days = ${days}
  ${only(!column.required, `const unplanned = ${many}.filter((${one}) => ${one}.${column.name} === null)`)}
  return (
    <div${panel}>
      ${only(isDated, '<WeekTurner days={days} weeks={weeks} onTurn={setWeeks} />')}
      <WeekGrid
        days={days}
        entries={${order === null ? many : `${many}.toSorted(${order.compare})`}}
        dayOf={(${one}) => ${one}.${column.name}}
        add={({ key, name }) => (
          ${addLink(scene, column)}
        )}
      >
        {(${one}) => <${Component}Entry key={${one}.id} ${one}={${one}}${today} />}
      </WeekGrid>
      ${column.required ? nothing : unplanned(scene, today)}
    </div>
  )
}`,
  )
}
