// Records under the choices that they are divided by: beside each other as in a directory, or each choice in the margin of its own.
import type { Field } from '../../brief.ts'
import { pick } from '../../seed.ts'
import { nothing, quoteJs } from '../data/expressions.ts'
import { headingWeight } from '../shell/styles.ts'
import {
  type Scene,
  bodyLine,
  deleteButton,
  factsLine,
  figure,
  lines,
  thumb,
  titleLink,
  toggleBox,
} from '../records/record-pieces.ts'
import { sectionField } from './list-fields.ts'
import { isGlanceAside } from '../reckoned/reckoned-files.ts'
import { viewsOf } from '../views.ts'
import { grounded } from '../lists/grounds.ts'
import { todayOf, without } from './shape-pieces.ts'

function grouping({ names: { many } }: Scene, { name, label, options = [] }: Field): string {
  const none = quoteJs(`No ${label.toLowerCase()}`)
  return `const places = [${options.map(quoteJs).join(', ')}]

/** In the order of the choices; what has none comes last. */
function inSections(${many}) {
  const groups = Object.groupBy(${many}, ({ ${name} }) => ${name} ?? '')
  return [...places, ''].filter((place) => groups[place] !== undefined).map((place) => [place || ${none}, groups[place]])
}`
}

function row(scene: Scene): string {
  const { one, Component } = scene.names
  const { taken } = todayOf(scene)
  return `function ${Component}Row({ ${one}${taken} }) {
  return (
    <li className="group/row relative flex items-start gap-x-3 py-2.5">
${lines([toggleBox(scene), thumb(scene)], 6) || nothing}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-x-4">
${lines([titleLink(scene), figure(scene)], 10)}
        </div>
${lines([factsLine(scene, 'mt-0.5 text-[0.95rem] text-surface-muted'), bodyLine(scene, 'mt-0.5 line-clamp-2 text-[0.95rem] text-surface-muted')], 8)}
      </div>
${lines([deleteButton(scene)], 6)}
    </li>
  )
}`
}

/** Beside a panel or a rail there is room for two columns at most. */
function columnClasses({ brief }: Scene): string {
  const isNarrow = brief.frame === 'split' || brief.frame === 'rail' || isGlanceAside(brief, viewsOf(brief))
  return isNarrow ? 'sm:columns-2' : 'sm:columns-2 lg:columns-3'
}

/** How a section and its heading stand. */
const looks = {
  columns: {
    section: 'mb-10 break-inside-avoid border-t-2 border-text pt-3',
    heading: 'flex items-baseline justify-between gap-x-4 text-2xl',
    list: 'mt-1 [&>li+li]:border-t [&>li+li]:border-surface-hairline',
  },
  margin: {
    section: 'grid gap-x-12 border-t border-surface-hairline py-5 first:border-t-0 lg:grid-cols-[15rem_minmax(0,1fr)]',
    heading: 'flex items-baseline gap-x-3 text-2xl sm:text-3xl lg:sticky lg:top-28 lg:self-start lg:py-2',
    list: '[&>li+li]:border-t [&>li+li]:border-surface-hairline',
  },
} as const

/** Null where no choice divides them. */
export function sectionsList(told: Scene): string | null {
  const field = sectionField(told.brief)
  if (field === null) return null
  const scene = without(told, field)
  const { one, many, Component, oneFile } = scene.names
  const { taken, given } = todayOf(scene)
  const name = pick(['columns', 'margin'] as const, scene.brief.seed, 'sections')
  const look = looks[name]
  const ground = name === 'columns' ? `gap-x-12 ${columnClasses(scene)}` : ''
  return grounded(
    scene,
    (panel) => `${grouping(scene, field)}

${row(scene)}

export function ${Component}List({ ${many}${taken} }) {
  return (
    <div className="${`${panel === '' ? '' : `${panel}py-4 sm:py-6 `}${ground}`.trim()}">
      {inSections(${many}).map(([place, group], index) => (
        <section key={place} aria-labelledby={\`${oneFile}-section-\${index}\`} className="${look.section}">
          <h2 id={\`${oneFile}-section-\${index}\`} className="font-display ${headingWeight(scene.brief)} leading-tight ${look.heading}">
            <span className="min-w-0 break-words">{place}</span>
            <span className="font-text text-base font-normal tracking-normal tabular-nums text-surface-muted">{group.length}</span>
          </h2>
          <ul className="${look.list}">
            {group.map((${one}) => (
              <${Component}Row key={${one}.id} ${one}={${one}}${given} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}`,
  )
}
