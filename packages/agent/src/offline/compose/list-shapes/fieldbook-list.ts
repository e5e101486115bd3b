// What was seen or done, as in a field book: a ruled table, the days of each month under its name.
import type { Field } from '../../brief.ts'
import { jsxAttribute, jsxText, nothing, quoteJs } from '../data/expressions.ts'
import { looksAhead } from '../drawings/measures.ts'
import { grounded } from '../lists/grounds.ts'
import { factLabel } from '../records/fact-label.ts'
import {
  type Scene,
  bodyLine,
  datedWords,
  deleteButton,
  factsLine,
  lines,
  titleLink,
  toggleBox,
} from '../records/record-pieces.ts'
import { digitsOf, headingWeight } from '../shell/styles.ts'
import { byMonth } from './agenda-list.ts'
import { without } from './shape-pieces.ts'

/** As many as stand beside a name on a screen. */
const mostColumns = 4
const figures: ReadonlySet<Field['kind']> = new Set(['number', 'money', 'rating'])
const isRight = ({ kind }: Field): boolean => figures.has(kind)

function head(scene: Scene, columns: readonly Field[]): string {
  const { title } = scene.parts
  const cells = columns.map(
    (field) =>
      `<th scope="col" className="hidden py-3 pl-6 font-normal md:table-cell${isRight(field) ? ' text-right' : ''}">${jsxText(factLabel(field))}</th>`,
  )
  return lines(
    [
      '<th scope="col" className="w-16 py-3 font-normal sm:w-24">Day</th>',
      `<th scope="col" className="py-3 font-normal">${jsxText(title.label)}</th>`,
      ...cells,
      '<th scope="col" className="w-0"><span className="sr-only">Actions</span></th>',
    ],
    12,
  )
}

function row(scene: Scene, columns: readonly Field[], telling: Field | undefined, day: Field): string {
  const { names, brief, style } = scene
  const { one, Component } = names
  const value = `${one}.${day.name}`
  const cells = columns.map((field) => {
    const look = isRight(field) ? ` whitespace-nowrap text-right tabular-nums ${digitsOf(brief)}` : ''
    const size = field === telling ? ` ${style.figure}` : ''
    return `<td className="hidden py-3 pl-6 align-baseline md:table-cell${look}${size}">{${datedWords(scene, field)}}</td>`
  })
  const untold = without(scene, ...columns)
  // There is no room for a second column on a phone.
  const figure =
    telling === undefined ? nothing : `<p className="mt-0.5 tabular-nums md:hidden">{${datedWords(scene, telling)}}</p>`
  return `function ${Component}Row({ ${one}, today }) {
  return (
    <tr className="group/row border-b border-surface-hairline">
      <td className="whitespace-nowrap py-3 pr-3 align-baseline tabular-nums">
        {${value} && (
          <>
            <span aria-hidden>{Number(${value}.slice(8))} <span className="text-surface-muted">{weekday(${value})}</span></span>
            <span className="sr-only">{formatDate(${value}, today)}</span>
          </>
        )}
      </td>
      <td className="min-w-[9rem] py-3 align-baseline">
${lines([titleLink(scene), figure, factsLine(scene, 'mt-1.5 text-[0.95rem] text-surface-muted md:hidden'), factsLine(untold, 'mt-0.5 hidden text-[0.95rem] text-surface-muted md:block'), bodyLine(scene, 'mt-0.5 line-clamp-2 max-w-[60ch] text-[0.95rem] text-surface-muted')], 8)}
      </td>
${lines(cells, 6)}
      <td className="relative">
${lines([toggleBox(scene), deleteButton(scene)], 8)}
      </td>
    </tr>
  )
}`
}

/** Null where they have no day. */
export function fieldbookList(told: Scene): string | null {
  const { day, title, toggle } = told.parts
  if (day === null) return null
  const scene = without(told, day)
  const { brief } = scene
  const { one, many, Component } = scene.names
  const columns = brief.fields
    .filter((field) => ![title, day, toggle].includes(field) && !['long', 'picture', 'boolean'].includes(field.kind))
    .slice(0, mostColumns)
  const telling = columns.find((field) => field === scene.parts.figure)
  const { singular, plural } = brief.entity
  const isAhead = looksAhead(brief, day)
  return grounded(
    scene,
    (panel) => `${byMonth(scene, day)}

${row(scene, columns, telling, day)}

export function ${Component}List({ ${many}, today }) {
  return (
    <div className="${panel === '' ? 'border-t border-text' : `${panel}pb-4`}">
      <table className="w-full text-left" aria-label=${jsxAttribute(plural)}>
        <thead className="text-surface-muted">
          <tr className="border-b border-surface-control">
${head(scene, columns)}
          </tr>
        </thead>
        {byMonth(${many}${isAhead ? ', today' : ''}).map(([month, group]) => (
          <tbody key={month}>
            <tr className="border-b border-surface-control">
              <th scope="rowgroup" colSpan={${columns.length + 3}} className="pb-2 pt-8 font-display text-xl ${headingWeight(brief)}">
                {month === '' ? ${quoteJs(`No ${day.label.toLowerCase()}`)} : monthName(month)}
                <span className="font-text text-base font-normal tracking-normal text-surface-muted">{group.length === 1 ? ${quoteJs(`, one ${singular}`)} : \`, \${group.length} ${plural}\`}</span>
              </th>
            </tr>
            {group.map((${one}) => (
              <${Component}Row key={${one}.id} ${one}={${one}} today={today} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}`,
  )
}
