// Two ways to show records that a list of lines cannot: a wall of pictures, and a board of columns.
import type { Field } from '../../brief.ts'
import { worthOf } from '../drawings/measures.ts'
import { nothing, only, quoteJs } from '../data/expressions.ts'
import { pictureTag } from '../pictures.ts'
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

/** Pictures of unequal height, the words under them. */
export function galleryList(scene: Scene): string {
  const { names, style, parts } = scene
  const { one, many, Component, base } = names
  const today = rowUsesToday(scene)
  const picture = pictureTag(scene.brief, {
    one,
    title: parts.title.name,
    picture: parts.picture?.name,
    className: 'aspect-[4/3] w-full object-cover',
    size: [800, 600],
    isLate: true,
    isAmongOthers: true,
  })
  return `function ${Component}Picture({ ${one}${today ? ', today' : ''} }) {
  return (
    <li className="group/row relative overflow-hidden rounded-surface ${style.edge} border-edge bg-surface text-on-surface">
      <Link href={\`${base}/\${${one}.id}\`} tabIndex={-1} aria-hidden>
        ${picture}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-2 py-3 pl-5 pr-2">
        <div className="min-w-40 flex-1 pt-1.5">
${lines([titleLink(scene), factsLine(scene, 'mt-0.5 text-surface-muted'), bodyLine(scene, 'mt-1 line-clamp-3 text-[0.95rem]'), figure(scene, ' mt-1')], 10)}
        </div>
${lines([toggleBox(scene), deleteButton(scene)], 8)}
      </div>
    </li>
  )
}

export function ${Component}List({ ${many}${today ? ', today' : ''} }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 [&>li:first-child]:sm:col-span-2 [&>li:first-child>a>:first-child]:sm:aspect-[8/3]">
      {${many}.map((${one}) => (
        <${Component}Picture key={${one}.id} ${one}={${one}}${today ? ' today={today}' : ''} />
      ))}
    </ul>
  )
}`
}

/** The states a card can go to, behind a sign that shows where the card is pointed at, and always by touch. */
function moveMenu({ names: { one, Component }, parts: { title } }: Scene, status: Field): string {
  return `<label className="relative -my-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-surface-muted opacity-0 hover:text-on-surface has-focus-visible:opacity-100 has-focus-visible:outline-2 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100">
  <span className="sr-only">{\`Move \${${one}.${title.name}} to\`}</span>
  <ArrowLeftRight size={18} strokeWidth={1.75} aria-hidden />
  <select
    name="${status.name}"
    value={${one}.${status.name} ?? ''}
    onChange={(event) => move${Component}(${one}, event.target.value)}
    className="absolute inset-0 size-full cursor-pointer bg-surface text-on-surface opacity-0"
  >
    {columns.map((column) => (
      <option key={column}>{column}</option>
    ))}
  </select>
</label>`
}

function dropCode({ names: { one, many, Component } }: Scene): string {
  return `onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              const dropped = ${many}.find((${one}) => String(${one}.id) === event.dataTransfer.getData('text/plain'))
              if (dropped !== undefined && !waiting.includes(dropped)) void move${Component}(dropped, column)
            }}`
}

/** A column for each state; a card is drawn into another one, or goes there by a menu. */
export function boardList(scene: Scene): string {
  const { names, style, parts, brief } = scene
  const { one, many, Component } = names
  const status = parts.status
  if (status === null) return galleryList(scene)
  const today = rowUsesToday(scene)
  const worth = worthOf(brief, status)
  const columns = (status.options ?? []).map(quoteJs).join(', ')
  const isMoved = brief.access !== 'members' && brief.access !== 'admin'
  const others = { ...scene, parts: { ...parts, facts: parts.facts.filter((field) => field !== status) } }
  const telling = figure(others)
  const foot = isMoved
    ? `      <div className="mt-2 flex min-h-6 items-center justify-between gap-2">
${lines([telling === nothing ? '<span />' : telling, moveMenu(scene, status)], 8)}
      </div>`
    : lines([telling], 6)
  // What is taken up and put down elsewhere has edges to take it by.
  const card = `rounded-surface ${style.edge} border-edge bg-surface p-4 text-on-surface`
  return `const columns = [${columns}]

function ${Component}Card({ ${one}${today ? ', today' : ''} }) {
  ${only(isMoved, `const move${Component} = useMove${Component}()`)}
  return (
    <li
      ${only(isMoved, `draggable\n      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(${one}.id))}`)}
      className="group/row relative ${card}${isMoved ? ' cursor-grab active:cursor-grabbing' : ''}"
    >
      <div className="pr-5">
${lines([titleLink(scene), factsLine(others, 'mt-1 text-[0.95rem] text-surface-muted')], 8)}
      </div>
${lines([deleteButton(scene), bodyLine(scene, 'mt-1 line-clamp-2 text-[0.95rem] text-surface-muted')], 6)}
${foot}
    </li>
  )
}

/** What has no ${status.label.toLowerCase()} yet waits in the first column. */
function inColumn(${many}, column) {
  return ${many}.filter((${one}) => (${one}.${status.name} ?? columns[0]) === column)
}

${worth === null ? nothing : `function sumOf(${many}) {\n  return ${many}.reduce((sum, ${one}) => sum + (${one}.${worth.name} ?? 0), 0)\n}\n`}
export function ${Component}List({ ${many}${today ? ', today' : ''} }) {
  ${only(isMoved, `const move${Component} = useMove${Component}()`)}
  ${only(worth !== null, `const most = Math.max(...columns.map((column) => sumOf(inColumn(${many}, column))), 1)`)}
  return (
    <div className="grid gap-6 md:auto-cols-fr md:grid-flow-col">
      {columns.map((column, index) => {
        const waiting = inColumn(${many}, column)
        return (
          <section
            key={column}
            aria-label={column}
            ${only(isMoved, dropCode(scene))}
          >
            <h2 className="flex items-baseline justify-between ${worth === null ? 'border-b border-control ' : ''}pb-2 text-lg font-semibold">
              {column} <span className="font-normal tabular-nums text-muted">{waiting.length}</span>
            </h2>
            ${worth === null ? nothing : `<StageSum amount={sumOf(waiting)} most={most} format={formatMoney} />`}
            <ul className="mt-3 grid gap-3">
              {waiting.map((${one}) => (
                <${Component}Card key={${one}.id} ${one}={${one}}${today ? ' today={today}' : ''} />
              ))}
            </ul>
            {waiting.length === 0 && <p className="mt-1 text-muted">{index === 0 ? ${quoteJs('Nothing waits here.')} : 'Nothing here.'}</p>}
          </section>
        )
      })}
    </div>
  )
}`
}
