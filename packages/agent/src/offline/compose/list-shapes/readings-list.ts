// What was read off an instrument, the last first: each reading large, two that belong together as one, and how far it is from
// the one before it.
import type { Brief, Field } from '../../brief.ts'
import { jsxAttribute, jsxText, nothing, wordsOf } from '../data/expressions.ts'
import { formatter } from '../drawings/drawing.ts'
import { measuredNumberOf } from '../drawings/measures.ts'
import { grounded } from '../lists/grounds.ts'
import { factLabel } from '../records/fact-label.ts'
import {
  type Scene,
  bodyLine,
  datedWords,
  deleteButton,
  factsLine,
  lines,
  toggleBox,
} from '../records/record-pieces.ts'
import { digitsOf, headingWeight } from '../shell/styles.ts'
import { pairCode, pairOf } from './list-fields.ts'
import { without } from './shape-pieces.ts'

/** As many as stand beside a reading on a screen. */
const mostColumns = 3

/** The numbers that are read: one, or two that are told as one. */
export function readingOf(brief: Brief): readonly Field[] | null {
  const single = measuredNumberOf(brief)
  return pairOf(brief) ?? (single === null ? null : [single])
}

interface Parts {
  scene: Scene
  day: Field
  read: readonly Field[]
  /** Null where the rows are called by their reading or their day. */
  title: Field | null
  columns: readonly Field[]
}

function partsIn(scene: Scene, day: Field, read: readonly Field[]): Parts {
  const { title, toggle } = scene.parts
  const isCalled = title.isMade !== true && !read.includes(title)
  const columns = scene.brief.fields
    .filter((field) => ![title, day, toggle, ...read].includes(field))
    .filter(({ kind }) => !['long', 'picture', 'boolean'].includes(kind))
    .slice(0, mostColumns)
  return { scene: without(scene, day, ...read), day, read, title: isCalled ? title : null, columns }
}

/** Whether what one reading is above the one before it says something. */
const isCompared = ({ read }: Parts): boolean => read.length === 1

function order({ scene, day }: Parts): string {
  const { one, many } = scene.names
  const time = scene.brief.fields.find(({ kind }) => kind === 'time')
  const when =
    time === undefined ? `${one}.${day.name} ?? ''` : `\`\${${one}.${day.name} ?? ''} \${${one}.${time.name} ?? ''}\``
  return `const when = (${one}) => ${when}

/** The last reading first. */
function inOrder(${many}) {
  return ${many}.toSorted((a, b) => when(b).localeCompare(when(a)) || b.id - a.id)
}`
}

function difference({ scene, read }: Parts): string {
  const [only] = read
  if (only === undefined) return nothing
  return `/** "+12" where the reading before is known. */
function sinceBefore(${scene.names.one}, before) {
  if (before === undefined || ${scene.names.one}.${only.name} === null || before.${only.name} === null) return null
  const change = ${scene.names.one}.${only.name} - before.${only.name}
  const format = ${formatter(only)}
  return change < 0 ? \`−\${format(-change)}\` : \`+\${format(change)}\`
}`
}

function readCode({ scene, read }: Parts): string {
  const { one } = scene.names
  const [over, under] = read
  if (over === undefined) return "''"
  return under === undefined ? wordsOf(over, one) : pairCode([over, under], one)
}

const isRight = ({ kind }: Field): boolean => kind === 'number' || kind === 'money'
const side = 'hidden md:table-cell '

function row(parts: Parts): string {
  const { scene, day, title, columns } = parts
  const { names, brief } = scene
  const { one, Component, base } = names
  const cells = columns.map(
    (field) =>
      `<td className="${side}py-3.5 pl-8 align-baseline${isRight(field) ? ` text-right tabular-nums ${digitsOf(brief)}` : ''}">{${datedWords(scene, field)}}</td>`,
  )
  const compared = isCompared(parts)
  return `function ${Component}Row({ ${one}${compared ? ', before' : ''}, today }) {
  return (
    <tr className="group/row border-b border-surface-hairline last:border-b-0">
      <td className="py-3.5 align-baseline">
        <Link href={\`${base}/\${${one}.id}\`} className="inline-block min-h-6 underline-offset-4 hover:underline">{formatDate(${one}.${day.name}, today) ?? 'No day'}</Link>
${lines([title === null ? nothing : `<p>{${wordsOf(title, one)}}</p>`, factsLine(scene, 'mt-0.5 text-[0.95rem] text-surface-muted md:hidden'), bodyLine(scene, 'mt-0.5 line-clamp-2 max-w-[48ch] text-[0.95rem] text-surface-muted')], 8)}
      </td>
      <td className="whitespace-nowrap py-3.5 pl-4 text-right align-baseline font-display text-2xl tabular-nums sm:pl-8 sm:text-3xl ${headingWeight(brief)}">{${readCode(parts)}}</td>
      ${compared ? `<td className="whitespace-nowrap py-3.5 pl-4 text-right align-baseline tabular-nums text-surface-muted sm:pl-8">{sinceBefore(${one}, before)}</td>` : nothing}
${lines(cells, 6)}
      <td className="relative">
${lines([toggleBox(scene), deleteButton(scene)], 8)}
      </td>
    </tr>
  )
}`
}

/** What the column of the readings is called: "Upper / lower". */
function headOf({ read }: Parts): string {
  const [over, under] = read
  if (over === undefined) return ''
  return under === undefined ? factLabel(over) : `${factLabel(over)} / ${factLabel(under).toLowerCase()}`
}

/** Null where nothing is measured on a day. */
export function readingsList(told: Scene): string | null {
  const { day } = told.parts
  const read = readingOf(told.brief)
  if (day === null || read === null) return null
  const parts = partsIn(told, day, read)
  const { names, brief } = parts.scene
  const { one, many, Component } = names
  const compared = isCompared(parts)
  const heads = parts.columns.map(
    (field) =>
      `<th scope="col" className="${side}py-3 pl-8 font-normal${isRight(field) ? ' text-right' : ''}">${jsxText(factLabel(field))}</th>`,
  )
  return grounded(
    parts.scene,
    (panel) => `${order(parts)}

${compared ? difference(parts) : nothing}

${row(parts)}

export function ${Component}List({ ${many}, today }) {
  const rows = inOrder(${many})
  return (
    <div className="${panel === '' ? 'border-t border-text' : `${panel}pb-2`}">
      <table className="w-full text-left" aria-label=${jsxAttribute(brief.entity.plural)}>
        <thead className="text-surface-muted">
          <tr className="border-b border-surface-control">
            <th scope="col" className="py-3 font-normal">${jsxText(parts.day.label)}</th>
            <th scope="col" className="py-3 pl-4 text-right font-normal sm:pl-8">${jsxText(headOf(parts))}</th>
            ${compared ? '<th scope="col" className="py-3 pl-4 text-right font-normal sm:pl-8">Since before</th>' : nothing}
${lines(heads, 12)}
            <th scope="col" className="w-0"><span className="sr-only">Actions</span></th>
          </tr>
        </thead>
        <tbody>
          {rows.map((${one}${compared ? ', index' : ''}) => (
            <${Component}Row key={${one}.id} ${one}={${one}}${compared ? ' before={rows[index + 1]}' : ''} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  )
}`,
  )
}
