// The files and the pieces of a first page that show what is worked out.
import { readPart } from '../../parts/read-part.ts'
import { capitalize } from '../../understand/inflect.ts'
import { toIdentifier } from '../../understand/fields/read-fields.ts'
import { isHandedIn, isSentOff, isUnread } from '../access.ts'
import { jsxAttribute, quoteJs, tidy } from '../data/expressions.ts'
import { namesOf } from '../roles.ts'
import { type View, isMain } from '../views.ts'
import { balancesElement, balancesFiles, balancesHeading, balancesLoad, settlingOf } from './balances.ts'
import { reckoningsOf } from './read-reckoning.ts'
import { glanceMarks, glanceOf } from './glance-looks.ts'
import { type Panel, type Width, glanceElement, placeOf } from './glance-panels.ts'
import { keysOf, reckoningSql } from './reckoned-sql.ts'
import type { Bound, Column, Reckoning } from './reckoning.ts'
import { gamesElement, isStandings, leaderHeading, resultLink, standingsElement, standingsFiles } from './standings.ts'

/** What whoever comes to the first page may not read is not told there in numbers either. */
function isTold(view: View, main: View): boolean {
  return !view.isInbox && view.access === main.access && !isSentOff(view) && !isUnread(view) && !isHandedIn(view)
}

function viewsIn({ group, columns }: Reckoning): View[] {
  return [
    ...(group.sort === 'all' ? [] : [group.of]),
    ...columns.flatMap(({ terms }) => terms.flatMap((term) => (term.sort === 'tally' ? [term.of] : []))),
  ]
}

/** @param view the kind of a list's page: only the first page tells what is worked out */
export function reckonedOn(view: View, all: readonly View[]): Reckoning[] {
  if (!isMain(view) || view.front !== 'list' || view.reckoned === undefined) return []
  return reckoningsOf(view.reckoned, all).filter((each) => viewsIn(each).every((other) => isTold(other, view)))
}

/** The name of its lines in the code. */
function nameOf({ heading }: Reckoning, at: number): string {
  const [first = '', ...rest] = toIdentifier(heading).split('_')
  return /^[a-z]/.test(first) ? first + rest.map(capitalize).join('') : `lines${at + 1}`
}

/** The names of all of them in the code, each its own. */
export function namesIn(reckonings: readonly Reckoning[]): string[] {
  const names = reckonings.map(nameOf)
  return names.map((name, at) => (names.indexOf(name) === at ? name : `${name}${at + 1}`))
}

const inTemplate = (sql: string): string => sql.replaceAll(/[\\`]|\$\{/g, (found) => `\\${found}`)

/** Whether a day is told among it, which is written by how far it is from today. */
export function tellsDays(view: View, all: readonly View[]): boolean {
  return reckonedOn(view, all).some(
    ({ group, columns }) => isByDay(group) || columns.some(({ reads }) => reads === 'date'),
  )
}

/** What the load of the page needs; '' where nothing is worked out. */
export function reckonedLoad(view: View, all: readonly View[], user: string): { imports: string; line: string } {
  if (settlingOf(view, all) !== null) return balancesLoad
  if (reckonedOn(view, all).length === 0) return { imports: '', line: '' }
  return {
    imports: "import { readReckoned } from '@/lib/reckoned.js'",
    line: `    reckoned: await readReckoned(${view.access === 'private' ? user : ''}),`,
  }
}

function moduleOf(reckonings: readonly Reckoning[], view: View, all: readonly View[]): string {
  const isOwn = view.access === 'private'
  const names = namesIn(reckonings)
  const reads = reckonings.map((reckoning, at) => {
    const statement = `sql(\`${inTemplate(reckoningSql(reckoning, all))}\`${isOwn ? ', [userId]' : ''})`
    return `/** ${reckoning.heading.replaceAll('*/', '')}. */
const ${names[at] ?? ''} = (${isOwn ? 'userId' : ''}) =>
  ${statement}`
  })
  const wait = names.map((name) => `${name}(${isOwn ? 'userId' : ''})`).join(', ')
  return tidy(`import { sql } from '@joinery/app-kit/server'

${reads.join('\n\n')}

/** What the first page tells of all records${isOwn ? ' of this person' : ''}. */
export async function readReckoned(${isOwn ? 'userId' : ''}) {
  const [${names.map((name) => `${name}Lines`).join(', ')}] = await Promise.all([${wait}])
  return { ${names.map((name) => `${name}: ${name}Lines`).join(', ')} }
}
`)
}

/** A value of a column as it is read, as code. */
export function wordsOf({ reads, unit, terms }: Column, value: string): string {
  const [first] = terms
  const isAhead = first !== undefined && first.sort !== 'number' && first.counting === 'until'
  switch (reads) {
    case 'money':
      return `formatMoney(${value})`
    case 'date':
      return `formatDate(${value}, data.today)`
    case 'days':
      return isAhead ? `daysLeft(${value})` : `daysAgo(${value})`
    case 'minutes':
      return `minutesAgo(${value})`
    case 'mark':
      return `${value} ? 'Yes' : 'No'`
    case 'text':
      return value
    case 'number':
      return unit === undefined ? `formatNumber(${value})` : `formatNumber(${value}, ${quoteJs(unit)})`
  }
}

function warning(bound: Bound | null, column: Column, key: string): string {
  if (bound?.column !== column) return ''
  const never = column.reads === 'days' && bound.sign === '>' ? ` || ${key} === null` : ''
  return `, warns: ({ ${key} }) => ${key} ${bound.sign} ${bound.than}${never}`
}

const isText = ({ reads }: Column): boolean => reads === 'text' || reads === 'date' || reads === 'mark'

/** A line for each day is called by it, as days are written everywhere else. */
function isByDay(group: Reckoning['group']): boolean {
  return group.sort === 'values' && group.by === 'value' && group.field.kind === 'date'
}

/** How much room an element is told that it has. */
const widthProp = (width: Width): string => ({ half: '', whole: ' isWide', narrow: ' isNarrow' })[width]

interface Shown {
  width: Width
  /** It is to be read first. */
  isLead?: boolean
  /** The page's own heading says what it is. */
  isSaid?: boolean
}

function tableElement(reckoning: Reckoning, name: string, { width, isLead = false, isSaid = false }: Shown): string {
  const { group, columns, heading, total, warn } = reckoning
  if (group.sort === 'all') return ''
  const keys = keysOf(reckoning)
  const rows = `data.reckoned.${name}`
  const cells = columns.map((column, at) => {
    const key = keys[at] ?? ''
    return `{ label: ${quoteJs(column.label)}, words: ({ ${key} }) => ${wordsOf(column, key)}${warning(warn, column, key)}${isText(column) ? ', isText: true' : ''} }`
  })
  const base = group.sort === 'records' ? ` base="${namesOf(group.of).base}"` : ''
  const what = group.sort === 'records' ? group.of.entity.singular : group.by === 'value' ? group.field.label : group.by
  const at = total === null ? -1 : columns.indexOf(total)
  const key = keys[at] ?? ''
  const sum =
    total === null
      ? ''
      : `\n          total={{ label: ${quoteJs(total.label)}, words: ${wordsOf(total, `${rows}.reduce((sum, { ${key} }) => sum + (${key} ?? 0), 0)`)} }}`
  return `<TallyTable
          heading=${jsxAttribute(heading)}
          name=${jsxAttribute(capitalize(what))}
          columns={[${cells.join(', ')}]}
          rows={${isByDay(group) ? `${rows}.map((row) => ({ ...row, name: formatDate(row.name, data.today) }))` : rows}}${base}${sum}${widthProp(width)}${isLead ? ' isLead' : ''}${isSaid ? ' isSaid' : ''}
        />`
}

function lineElement(reckoning: Reckoning, name: string, width: Width): string {
  const { group, columns, heading } = reckoning
  if (group.sort !== 'values') return ''
  const keys = keysOf(reckoning)
  const lines = columns.map((column, at) => {
    return `{ label: ${quoteJs(column.label)}, of: ({ ${keys[at] ?? ''} }) => ${keys[at] ?? ''}, words: (value) => ${wordsOf(column, 'value')} }`
  })
  const apart = group.series === null ? '' : `\n          apartBy=${jsxAttribute(group.series.label)}`
  return `<TallyCourse
          heading=${jsxAttribute(heading)}
          lines={[${lines.join(', ')}]}
          rows={data.reckoned.${name}}${apart}${width === 'whole' ? '\n          isWide' : ''}
        />`
}

function termsElement(reckoning: Reckoning, name: string, width: Width): string {
  const { columns, heading, goal, warn } = reckoning
  const keys = keysOf(reckoning)
  const [first] = columns
  const line = `data.reckoned.${name}[0]`
  const terms = columns.map((column, at) => {
    const value = `${line}.${keys[at] ?? ''}`
    const warned = warning(warn, column, 'value')
      .replace(/^, warns: \(\{ value \}\) => /, '')
      .replaceAll('value', value)
    return `{ label: ${quoteJs(column.label)}, words: ${wordsOf(column, value)}${warned === '' ? '' : `, isWarning: ${warned}`} }`
  })
  const reach =
    goal === null || first === undefined
      ? ''
      : `\n          reached={${line}.${keys[0] ?? ''}}\n          goal={${goal}}`
  return `<TallyTerms
          heading=${jsxAttribute(heading)}
          terms={[${terms.join(', ')}]}${reach}${width === 'whole' ? '\n          isWide' : ''}
        />`
}

/** From so many numbers or columns on, half of a page is too narrow for them. */
const manyTerms = 4
const manyColumns = 4

/** What is worked out of all of it first, then what goes by lines. */
function panelsOf(
  reckonings: readonly Reckoning[],
  names: readonly string[],
  { lead, said }: { lead: Reckoning | undefined; said: string | null },
): Panel[] {
  const named = reckonings.map((each, at) => ({ each, name: names[at] ?? '', count: each.columns.length }))
  const isOfAll = ({ each }: (typeof named)[number]): boolean => each.group.sort === 'all'
  return [
    ...named.filter(isOfAll).map(({ each, name, count }) => ({
      isWide: count >= manyTerms,
      isRow: true,
      isSaid: false,
      count,
      element: (width: Width) => termsElement(each, name, width),
    })),
    ...named
      .filter((panel) => !isOfAll(panel))
      .map(({ each, name, count }) => ({
        isWide: each === lead || (!each.isLine && count >= manyColumns),
        isRow: false,
        isSaid: each.heading === said,
        count,
        element: (width: Width) =>
          each.isLine
            ? lineElement(each, name, width)
            : tableElement(each, name, {
                width,
                isLead: each === lead,
                isSaid: each.heading === said && width !== 'narrow',
              }),
      })),
  ]
}

/** What is worked out, and how much of the page it wants. */
function panelsOn(view: View, all: readonly View[], said: string | null): Panel[] {
  const reckonings = reckonedOn(view, all)
  const tables = reckonings.filter(({ group, isLine }) => group.sort !== 'all' && !isLine)
  // Numbers in a row are large themselves.
  const lead = glanceOf(view.style) === 'lead' && tables.length === reckonings.length ? tables[0] : undefined
  return panelsOf(reckonings, namesIn(reckonings), { lead, said })
}

/** Whether all of it stands beside the list, which has less width then. */
export function isGlanceAside(view: View, all: readonly View[]): boolean {
  if (settlingOf(view, all) !== null) return false
  const reckonings = reckonedOn(view, all)
  if (reckonings.length === 0 || reckonings.some(isStandings)) return false
  return placeOf(view, panelsOn(view, all, null)) === 'aside'
}

/**
 * What stands on the first page; '' where nothing is worked out.
 * @param said the heading of what the page's own heading speaks of
 */
export function reckonedElements(view: View, all: readonly View[], said: string | null): string {
  const settling = settlingOf(view, all)
  if (settling !== null) return balancesElement(view, settling)
  const reckonings = reckonedOn(view, all)
  const names = namesIn(reckonings)
  const standings = reckonings.findIndex(isStandings)
  const table = reckonings[standings]
  if (table === undefined) return glanceElement(view, panelsOn(view, all, said))
  const others = reckonings.map((each, at) =>
    at === standings
      ? ''
      : each.group.sort === 'all'
        ? termsElement(each, names[at] ?? '', 'half')
        : gamesElement(each, names[at] ?? '') || tableElement(each, names[at] ?? '', { width: 'half' }),
  )
  return `<section aria-label="At a glance" className="mb-10 mt-6 grid gap-x-14 gap-y-8 lg:col-span-full lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        ${standingsElement(table, names[standings] ?? '')}
        <div className="grid min-w-0 content-start gap-8">
          ${[resultLink(table), ...others].filter((element) => element !== '').join('\n          ')}
        </div>
      </section>`
}

/** Whoever leads, or owes, is what such a page is opened for; null where it tells neither. */
export function leadingHeading(view: View, all: readonly View[], note: string): string | null {
  if (settlingOf(view, all) !== null) return balancesHeading(note)
  const reckonings = reckonedOn(view, all)
  const at = reckonings.findIndex(isStandings)
  const table = reckonings[at]
  return table === undefined ? null : leaderHeading(table, namesIn(reckonings)[at] ?? '')
}

/** What the page imports for that. */
export function reckonedImports(elements: string): string[] {
  const days = ['daysAgo', 'daysLeft', 'minutesAgo'].filter((name) => elements.includes(`${name}(`))
  return [
    ...(elements.includes('<Balances') ? ["import { Balances } from '@/components/balances.jsx'"] : []),
    ...(elements.includes('<TallyCourse') ? ["import { TallyCourse } from '@/components/tally-course.jsx'"] : []),
    ...(elements.includes('<LatestGames') ? ["import { LatestGames } from '@/components/latest-games.jsx'"] : []),
    ...(elements.includes('<StandingsTable')
      ? ["import { StandingsTable } from '@/components/standings-table.jsx'"]
      : []),
    ...(elements.includes('<TallyTable') ? ["import { TallyTable } from '@/components/tally-table.jsx'"] : []),
    ...(elements.includes('<TallyTerms') ? ["import { TallyTerms } from '@/components/tally-terms.jsx'"] : []),
    ...(days.length > 0 ? [`import { ${days.join(', ')} } from '@/lib/day-counts.js'`] : []),
  ]
}

export function composeReckoned(view: View, all: readonly View[]): Record<string, string> {
  const settling = settlingOf(view, all)
  if (settling !== null) return balancesFiles(view, settling)
  const reckonings = reckonedOn(view, all)
  if (reckonings.length === 0) return {}
  return {
    ...readPart('reckoned', glanceMarks(view.style)),
    ...standingsFiles(view),
    'web/lib/reckoned.js': moduleOf(reckonings, view, all),
  }
}
