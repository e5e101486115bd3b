// Two ways to show records that a list of lines cannot: a wall of pictures, and a board of columns.
import { worthOf } from './drawings/measures.ts'
import { nothing, only, quoteJs } from './expressions.ts'
import { drawnPicture } from './pictures.ts'
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
} from './record-pieces.ts'

/** Pictures of unequal height, the words under them. */
export function galleryList(scene: Scene): string {
  const { names, style, parts } = scene
  const { one, many, Component, base } = names
  const today = rowUsesToday(scene)
  const drawn = drawnPicture(scene.brief, one, parts.title.name)
  const source = parts.picture === null ? drawn : `${one}.${parts.picture.name} ?? ${drawn}`
  return `function ${Component}Picture({ ${one}${today ? ', today' : ''} }) {
  return (
    <li className="overflow-hidden rounded-surface ${style.edge} border-edge bg-surface text-on-surface">
      <Link href={\`${base}/\${${one}.id}\`} tabIndex={-1} aria-hidden>
        <img src={${source}} alt="" width="800" height="600" loading="lazy" className="aspect-[4/3] w-full object-cover" />
      </Link>
      <div className="flex items-start justify-between gap-2 py-3 pl-5 pr-2">
        <div className="min-w-0 pt-1.5">
${lines([titleLink(scene), factsLine(scene, 'mt-0.5 text-surface-muted'), bodyLine(scene, 'mt-1 line-clamp-3 text-[0.95rem]'), figure(scene, ' mt-1')], 10)}
        </div>
${lines([toggleBox(scene), deleteButton(scene)], 8)}
      </div>
    </li>
  )
}

export function ${Component}List({ ${many}${today ? ', today' : ''} }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 [&>li:first-child]:sm:col-span-2">
      {${many}.map((${one}) => (
        <${Component}Picture key={${one}.id} ${one}={${one}}${today ? ' today={today}' : ''} />
      ))}
    </ul>
  )
}`
}

/** A column for each state; a card moves by choosing another one. */
export function boardList(scene: Scene): string {
  const { names, style, parts, brief } = scene
  const { one, many, Component } = names
  const status = parts.status
  if (status === null) return galleryList(scene)
  const today = rowUsesToday(scene)
  const worth = worthOf(brief, status)
  const columns = (status.options ?? []).map(quoteJs).join(', ')
  const move =
    brief.access === 'members' || brief.access === 'admin'
      ? nothing
      : `<label className="mt-2 block">
        <span className="sr-only">{\`Move \${${one}.${parts.title.name}} to\`}</span>
        <select
          name="${status.name}"
          value={${one}.${status.name} ?? ''}
          onChange={(event) => move${Component}(${one}, event.target.value)}
          className="min-h-11 w-full rounded-control border border-surface-hairline bg-surface px-2 text-surface-muted"
        >
          {columns.map((column) => (
            <option key={column}>{column}</option>
          ))}
        </select>
      </label>`
  const others = { ...scene, parts: { ...parts, facts: parts.facts.filter((field) => field !== status) } }
  return `const columns = [${columns}]

function ${Component}Card({ ${one}${today ? ', today' : ''} }) {
  ${move === nothing ? nothing : `const move${Component} = useMove${Component}()`}
  return (
    <li className="rounded-surface ${style.edge} border-edge bg-surface p-4 text-on-surface">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
${lines([titleLink(scene), factsLine(others, 'mt-1 text-surface-muted')], 10)}
        </div>
${lines([deleteButton(scene)], 8)}
      </div>
${lines([bodyLine(scene, 'mt-1 line-clamp-2 text-[0.95rem] text-surface-muted'), figure(others), move], 6)}
    </li>
  )
}

/** What has no ${status.label.toLowerCase()} yet waits in the first column. */
function inColumn(${many}, column) {
  return ${many}.filter((${one}) => (${one}.${status.name} ?? columns[0]) === column)
}

${worth === null ? nothing : `function sumOf(${many}) {\n  return ${many}.reduce((sum, ${one}) => sum + (${one}.${worth.name} ?? 0), 0)\n}\n`}
export function ${Component}List({ ${many}${today ? ', today' : ''} }) {
  ${only(worth !== null, `const most = Math.max(...columns.map((column) => sumOf(inColumn(${many}, column))), 1)`)}
  return (
    <div className="grid gap-6 md:auto-cols-fr md:grid-flow-col">
      {columns.map((column, index) => {
        const waiting = inColumn(${many}, column)
        return (
          <section key={column} aria-label={column}>
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
