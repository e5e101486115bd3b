// The figures that a message asks for, above a list: numbers with their names, and sums told apart by what they are of.
import type { Field } from '../../brief.ts'
import { type Figure, readFigures } from '../../understand/fields/read-figures.ts'
import { jsxText, quoteJs } from '../data/expressions.ts'
import { budgetOf, hasBirthdays } from './page-guests.ts'
import { namesOf } from '../roles.ts'
import { taggedTarget } from './select-files.ts'
import { type View, isMain, labelColumn } from '../views.ts'

/** Whether the first page works out the same already. */
function isReckoned({ sort, of }: Figure, { reckoned = [], entity, fields }: View): boolean {
  const label = fields.find(({ name }) => name === of)?.label
  const said = (
    label === undefined ? `${sort} ${entity.singular}` : `${sort} ${label} of ${entity.singular}`
  ).toLowerCase()
  return reckoned.some((line) => line.toLowerCase().includes(said))
}

/** A known app knows what is worked out of its records: pieces of the message say it once more, and worse. */
export const isReckonedWhole = ({ known, reckoned = [] }: Pick<View, 'known' | 'reckoned'>): boolean =>
  known !== undefined && reckoned.length > 0

/** Who stands where is a table, and no figure. */
const isPlace = /^(?:(?:current )?rank(?:ing)?s?|standings?|places?|table)$/i

/** What is read of the records of a view. */
export function figuresOf(view: View): Figure[] {
  if (view.isInbox) return []
  return readFigures(view.request, { ...view.entity, fields: view.fields })
}

/** Those of them that the first page tells; what it works out it tells already. */
export function figuresOnFirst(view: View): Figure[] {
  if (isReckonedWhole(view)) return []
  const isTold = (figure: Figure): boolean =>
    isReckoned(figure, view) || (view.reckoned !== undefined && isPlace.test(figure.label))
  return figuresOf(view).filter((figure) => !isTold(figure))
}

/** Kinds whose figures stand on the first page although the page is of other records. */
export function guestsOf(view: View, all: readonly View[]): View[] {
  if (!isMain(view) || view.base !== '' || view.front !== 'list' || isReckonedWhole(view)) return []
  const own = figuresOnFirst(view)
  const budget = budgetOf(all)
  return all.filter(
    (other) =>
      !isMain(other) &&
      (other === taggedTarget(view, all) ||
        other === budget?.kind ||
        other === budget?.spent ||
        hasBirthdays(other) ||
        figuresOnFirst(other).some((figure) => isGuest(figure, own))),
  )
}

/** Said of the other kind in its own words. */
export function isGuest(figure: Figure, own: readonly Figure[]): boolean {
  return figure.strength >= 2 && !own.some(({ label }) => label === figure.label)
}

export function inWords({ kind, unit }: Pick<Field, 'kind' | 'unit'>, sum: string): string {
  if (kind === 'money') return `formatMoney(${sum})`
  return unit === undefined ? `formatNumber(${sum})` : `formatNumber(${sum}, ${quoteJs(unit)})`
}

function chosen(view: View, { where }: Figure, records: string): string {
  if (where === null) return records
  const { one } = namesOf(view)
  const isOneOf = where.values
    .map(
      (value) =>
        `${one}.${where.field} ${where.isNot ? '!==' : '==='} ${typeof value === 'string' ? quoteJs(value) : String(value)}`,
    )
    .join(where.isNot ? ' && ' : ' || ')
  return `${records}.filter((${one}) => ${isOneOf})`
}

function fieldOf(view: View, name: string | null): Field | undefined {
  return view.fields.find((field) => field.name === name)
}

/** A number over the records, in words. */
export function figureWords(view: View, figure: Figure, records: string): string {
  const { one } = namesOf(view)
  const list = chosen(view, figure, records)
  const field = fieldOf(view, figure.of)
  if (field === undefined) return `${list}.length`
  if (figure.sort === 'sum')
    return inWords(field, `${list}.reduce((sum, ${one}) => sum + (${one}.${field.name} ?? 0), 0)`)
  return inWords(field, `figureOf(${list}.map((${one}) => ${one}.${field.name}), ${quoteJs(figure.sort)})`)
}

/** "3 of 8 done", "Best hold: 41 s": how it was said to read. */
export function quotedWords(view: View, figure: Figure, records: string): string | null {
  if (figure.quoted === null) return null
  const { before, after, isOfAll } = figure.quoted
  const words = figureWords(view, figure, records)
  const plain = fieldOf(view, figure.of)?.unit === undefined ? words : words.replace(/, '[^']*'\)$/, ')')
  const [joint = '', rest = ''] = after.split('|')
  return isOfAll ? `\`${before}\${${words}}${joint}\${${records}.length}${rest}\`` : `\`${before}\${${plain}}${after}\``
}

function keyOf(view: View, { per }: Figure): string {
  const { one } = namesOf(view)
  const field = fieldOf(view, per?.field ?? null)
  if (per === null || field === undefined) return "''"
  if (per.isYear === true) return `${one}.${per.field}?.slice(0, 4)`
  if (per.isMonth) return `monthOf(${one}.${per.field})`
  if (field.kind === 'boolean') return `${one}.${per.field} ? 'Yes' : 'No'`
  return field.kind === 'reference' ? `${one}.${labelColumn(field)}` : `${one}.${per.field}`
}

/** A figure told apart, as a list of terms; a ranking as a list of places. */
export function groupList(view: View, figure: Figure, records: string): string {
  const { one } = namesOf(view)
  const field = fieldOf(view, figure.of)
  const value = field === undefined ? '1' : `${one}.${field.name}`
  const shown = field === undefined ? 'total' : inWords(field, 'total')
  const groups = `groupsOf(${chosen(view, figure, records)}, (${one}) => ${keyOf(view, figure)}, (${one}) => ${value}, ${quoteJs(figure.sort)})`
  if (figure.ranked !== undefined)
    return `<section className="mt-6 max-w-xl lg:col-span-2">
        <h2 className="text-lg">${jsxText(figure.label)}</h2>
        <ol className="mt-2">
          {${groups}.slice(0, 10).map(([name, total], index) => (
            <li key={name} className="flex items-baseline gap-4 border-b border-hairline py-2">
              <span className="w-8 text-muted tabular-nums">{index + 1}.</span>
              <span className="min-w-0 flex-1 break-words">{name}</span>{' '}
              <span className="tabular-nums">{${shown}}${jsxText(figure.ranked.unit)}</span>
            </li>
          ))}
        </ol>
      </section>`
  return `<section className="mt-6 lg:col-span-2">
        <h2 className="text-muted">${jsxText(figure.label)}</h2>
        <dl className="mt-2 flex flex-wrap gap-x-10 gap-y-3">
          {${groups}.map(([name, total]) => (
            <div key={name}>
              <dt className="text-muted">{name}</dt>
              <dd className="text-2xl tabular-nums">{${shown}}</dd>
            </div>
          ))}
        </dl>
      </section>`
}

/** The functions that figures of a page are reckoned by. */
export const figuresModule: Record<string, string> = {
  'web/lib/figures.js': `/** One number of many; null where there is none. */
export function figureOf(values, sort) {
  const numbers = values.filter((value) => value !== null && value !== undefined)
  if (sort === 'count') return numbers.length
  if (sort === 'sum') return numbers.reduce((sum, value) => sum + value, 0)
  if (numbers.length === 0) return null
  if (sort === 'average') return numbers.reduce((sum, value) => sum + value, 0) / numbers.length
  return sort === 'highest' ? Math.max(...numbers) : Math.min(...numbers)
}

/** A number for each name that the records go by, the largest first; months and years stand in their order, the latest first. */
export function groupsOf(records, nameOf, valueOf, sort) {
  const named = records.filter((record) => (nameOf(record) ?? '') !== '')
  const groups = Object.entries(Object.groupBy(named, nameOf)).map(([name, group]) => [name, figureOf(group.map(valueOf), sort)])
  return groups.toSorted(([a, x], [b, y]) => monthTime(b) - monthTime(a) || (y ?? 0) - (x ?? 0))
}

function monthTime(name) {
  if (/^\\d{4}$/.test(name)) return Date.UTC(Number(name), 0)
  return /^[A-Z][a-z]+ \\d{4}$/.test(name) ? Date.parse(\`1 \${name} UTC\`) || 0 : 0
}

/** "March 2031" of a day of it. */
export function monthOf(day) {
  return day && new Date(day).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
`,
}
