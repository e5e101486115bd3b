// Records as in an address book: under the first letter of their names, the letter large at the side.
import { nothing } from '../data/expressions.ts'
import {
  type Scene,
  bodyLine,
  callLink,
  deleteButton,
  factsLine,
  figure,
  lines,
  rowUsesToday,
  thumb,
  titleLink,
  toggleBox,
} from '../records/record-pieces.ts'
import { onPage } from './grounds.ts'
import { standsOnPage, titleWeight } from '../shell/styles.ts'

/** Names that begin with a digit or a sign stand together at the end. */
const noLetter = '#'

function groupByLetter({ names: { one, many }, parts: { title } }: Scene): string {
  return `/** By the first letter, A to Z; what begins with none comes last. */
function groupByLetter(${many}) {
  const letterOf = (${one}) => /^\\p{L}/u.exec((${one}.${title.name} ?? '').trim().normalize('NFD'))?.[0].toUpperCase() ?? '${noLetter}'
  return Object.entries(Object.groupBy(${many}, letterOf)).toSorted(
    ([a], [b]) => Number(a === '${noLetter}') - Number(b === '${noLetter}') || a.localeCompare(b),
  )
}`
}

/** A picture where there is one; its letter stands at the side already. */
function tile(scene: Scene): string {
  const { names, parts } = scene
  const shown = thumb(scene)
  const isLetter = parts.picture !== null && shown.startsWith('<Picture ')
  return isLetter ? `{${names.one}.${parts.picture?.name} && ${shown}}` : shown
}

export function registerList(scene: Scene): string {
  const { names, brief, style } = scene
  const { one, many, Component, oneFile } = names
  const today = rowUsesToday(scene)
  const weight = titleWeight(style)
  // Beside a panel or a rail one column of names is all that fits.
  const isNarrow = brief.frame === 'split' || brief.frame === 'rail'
  const list = (panel: string): string => `${groupByLetter(scene)}

function ${Component}Entry({ ${one}${today ? ', today' : ''} }) {
  return (
    <li className="group/row relative flex flex-wrap items-start gap-x-3 py-1.5 sm:flex-nowrap">
${lines([toggleBox(scene), tile(scene)], 6) || nothing}
      <div className="min-w-0 flex-1">
${lines([titleLink(scene), factsLine(scene, 'mt-0.5 text-[0.95rem] text-surface-muted'), bodyLine(scene, 'mt-0.5 line-clamp-2 text-[0.95rem] text-surface-muted'), figure(scene, ' mt-1')], 8)}
      </div>
${lines([callLink(scene), deleteButton(scene, ' max-sm:basis-full')], 6)}
    </li>
  )
}

export function ${Component}List({ ${many}${today ? ', today' : ''} }) {
  return (
    <div className="${panel}">
      {groupByLetter(${many}).map(([letter, group]) => (
        <section key={letter} aria-labelledby={\`${oneFile}-\${letter}\`} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 border-b border-surface-hairline py-4 last:border-b-0 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
          <h2 id={\`${oneFile}-\${letter}\`} className="font-display ${weight} text-4xl leading-none text-surface-accent sm:text-6xl lg:sticky lg:top-28 lg:self-start">
            {letter}
          </h2>
          <ul${isNarrow ? '' : ' className="lg:grid lg:grid-cols-2 lg:gap-x-12"'}>
            {group.map((${one}) => (
              <${Component}Entry key={${one}.id} ${one}={${one}}${today ? ' today={today}' : ''} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}`
  return standsOnPage(brief)
    ? onPage(list('border-t border-text'))
    : list(`rounded-surface ${style.edge} border-edge bg-surface px-5 text-on-surface sm:px-8`)
}
