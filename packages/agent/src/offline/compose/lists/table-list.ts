// Records in columns, as in a ledger. What is drawn or done with each has a column of its own; on a phone it stands below
// the title, over the whole width.
import type { Brief, Field } from '../../brief.ts'
import { hasPart } from '../access.ts'
import { jsxText, nothing, only } from '../data/expressions.ts'
import { stockOf } from '../drawings/measures.ts'
import { seatsOf } from '../parts/seats.ts'
import { placesTold } from '../parts/take-files.ts'
import { careOf } from '../records/care.ts'
import { factLabel } from '../records/fact-label.ts'
import {
  type Scene,
  bodyLine,
  datedWords,
  deleteButton,
  factsLine,
  hasToolColumn,
  lines,
  rowUsesToday,
  titleLink,
  toggleBox,
} from '../records/record-pieces.ts'
import { digitsOf, standsOnPage } from '../shell/styles.ts'
import { onPage } from './grounds.ts'

/** As many as stand beside each other on a screen; what is left is told below the name. */
const mostColumns = 6
/** A bar or a form takes the width of two of them. */
const mostBesideTool = 4
const leastTyped = 2

function isRight(kind: string): boolean {
  return ['number', 'money', 'rating'].includes(kind)
}

/** What the column of bars, names or days says. */
function toolHead(brief: Brief): string {
  if (stockOf(brief) !== null) return 'In stock'
  if (hasPart(brief, 'signups') || seatsOf(brief) !== null) return 'Places'
  if (hasPart(brief, 'answers')) return 'Who comes'
  if (careOf(brief) !== null) return 'Due'
  return hasPart(brief, 'loans') ? 'Who has it' : 'Asked for'
}

interface Column {
  head: string
  cell: string
}

function columnsOf(scene: Scene): { told: Column[]; fields: Field[] } {
  const { brief, parts, style } = scene
  const stock = stockOf(brief)
  const hasTool = hasToolColumn(brief)
  const all = brief.fields.filter(
    (field) =>
      ![parts.title, parts.toggle, stock?.count, stock?.least].includes(field) &&
      !isToldByTool(scene, field) &&
      !['long', 'picture'].includes(field.kind),
  )
  // What is worked out is what one looks for.
  const made = all.filter(({ formula }) => formula !== undefined)
  const room = (hasTool ? mostBesideTool : mostColumns) - made.length
  const typed = all.filter((field) => !made.includes(field)).slice(0, Math.max(leastTyped, room))
  const fields = all.filter((field) => typed.includes(field) || made.includes(field))
  // Columns stand in the order in which they were said; on a narrow screen only the telling one is left.
  const telling = fields.find((field) => field === parts.figure)
  // A technical sheet is ruled both ways; elsewhere air parts the columns.
  const gap = gapOf(brief)
  const isEnd = (field: Field): boolean => isRight(field.kind) || (field.kind === 'date' && field === fields.at(-1))
  const told = fields.map((field) => {
    const where = field === telling ? '' : 'hidden md:table-cell '
    const digits = isRight(field.kind) ? ` ${digitsOf(brief)}` : ''
    const side = isEnd(field) ? ` text-right tabular-nums${digits}${field === telling ? ` ${style.figure}` : ''}` : ''
    return {
      head: `<th scope="col" className="${where}py-4 ${gap} font-normal${isEnd(field) ? ' text-right' : ''}">${jsxText(factLabel(field))}</th>`,
      cell: `<td className="${field === telling ? 'whitespace-nowrap ' : where}py-3.5 ${gap} align-middle${side}">{${datedWords(scene, field)}}</td>`,
    }
  })
  return { told, fields }
}

/** A number of places is read in "3 of 5 places left". */
function isToldByTool({ brief }: Scene, field: Field): boolean {
  return placesTold(brief).includes(field)
}

function gapOf({ style }: Brief): string {
  return style === 'tech' ? 'border-l border-surface-hairline px-4 last:pr-0' : 'pl-8'
}

/** The last column: small buttons under a head that is heard, or a tool under a head of its own. */
function actsColumn(scene: Scene): Column | null {
  const acts = deleteButton(scene)
  if (acts === nothing) return null
  if (!hasToolColumn(scene.brief))
    return {
      head: '<th scope="col" className="w-0"><span className="sr-only">Actions</span></th>',
      cell: `<td className="relative">${acts}</td>`,
    }
  return {
    head: `<th scope="col" className="w-72 py-4 pl-8 font-normal">${toolHead(scene.brief)}</th>`,
    cell: `<td className="relative pb-4 max-md:basis-full md:min-w-56 md:py-3.5 md:pl-8 [&>*>*]:mt-0">
${lines([acts], 2)}
</td>`,
  }
}

/** Beside a tool a phone has no room for columns: title and figure in a line, the tool in the next. */
function phoneClasses(hasTool: boolean): { table: string; head: string; body: string; row: string; title: string } {
  return hasTool
    ? {
        table: ' max-md:block',
        head: ' className="max-md:sr-only"',
        body: ' className="max-md:block"',
        row: ' max-md:flex max-md:flex-wrap max-md:items-center',
        title: 'max-md:flex-1 ',
      }
    : { table: '', head: '', body: '', row: '', title: '' }
}

export function tableList(scene: Scene): string {
  const { names, brief, style, parts } = scene
  const { one, many, Component } = names
  const { told, fields } = columnsOf(scene)
  const acts = actsColumn(scene)
  const columns = acts === null ? told : [...told, acts]
  const others = { ...scene, parts: { ...parts, facts: parts.facts.filter((field) => !fields.includes(field)) } }
  const today = rowUsesToday(scene) || fields.some((field) => field.kind === 'date') ? ', today' : ''
  const phone = phoneClasses(hasToolColumn(brief))
  const tick =
    parts.toggle === null
      ? nothing
      : `            <th scope="col" className="w-11 px-1 py-4 font-normal"><span className="sr-only">${jsxText(parts.toggle.label)}</span></th>`
  const list = (panel: string): string => `export function ${Component}List({ ${many}${today} }) {
  return (
    <div className="${panel}">
      <table className="w-full text-left align-middle${phone.table}">
        <thead${phone.head}>
          <tr className="border-b border-surface-control text-surface-muted">
${tick}
            <th scope="col" className="py-4 font-normal">${jsxText(parts.title.label)}</th>
${lines(
  columns.map(({ head }) => head),
  12,
)}
          </tr>
        </thead>
        <tbody${phone.body}>
          {${many}.map((${one}) => (
            <tr key={${one}.id} className="group/row border-b border-surface-hairline last:border-b-0${phone.row}">
${only(parts.toggle !== null, `              <td className="px-1">${toggleBox(scene)}</td>`)}
              <td className="${phone.title}min-w-24 py-3.5">
${lines([titleLink(scene), factsLine(scene, 'mt-0.5 text-[0.95rem] text-surface-muted md:hidden'), factsLine(others, 'mt-0.5 hidden text-[0.95rem] text-surface-muted md:flex'), bodyLine(scene, 'mt-0.5 line-clamp-2 max-w-[60ch] text-[0.95rem] text-surface-muted')], 16)}
              </td>
${lines(
  columns.map(({ cell }) => cell),
  14,
)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}`
  return standsOnPage(brief)
    ? onPage(list('border-t border-text'))
    : list(`rounded-surface ${style.edge} border-edge bg-surface px-5 text-on-surface sm:px-8`)
}
