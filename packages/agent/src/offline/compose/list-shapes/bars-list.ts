// Records by how much each comes to: a bar as long as its amount, between its name and the figure or below both.
import { pick } from '../../seed.ts'
import { jsxAttribute, nothing } from '../data/expressions.ts'
import {
  type Scene,
  bodyLine,
  deleteButton,
  factsLine,
  figure,
  lines,
  titleLink,
  toggleBox,
} from '../records/record-pieces.ts'
import { comparedField } from './list-fields.ts'
import { grounded } from '../lists/grounds.ts'
import { sized, todayOf } from './shape-pieces.ts'

/** Where the bar stands on a larger screen; on a phone it is below the name. */
const looks = {
  beside: {
    row: 'lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_7rem]',
    bar: 'h-3 max-lg:order-last max-lg:col-span-2 lg:h-7',
    figure: ' text-right',
  },
  below: { row: '', bar: 'order-last col-span-2 h-1.5', figure: ' text-right' },
} as const

/** Null where nothing is compared. */
export function barsList(told: Scene): string | null {
  const amount = comparedField(told.brief)
  if (amount === null) return null
  const { parts, brief, style } = told
  const others = [...parts.facts, ...(parts.figure === null ? [] : [parts.figure])].filter((field) => field !== amount)
  const plain = style.figure.replace(/(?:^|\s)text-\S+/g, '')
  const scene: Scene = sized(
    {
      ...told,
      parts: { ...parts, facts: others, figure: amount },
      style: { ...style, figure: `text-xl sm:text-2xl leading-none ${plain}`.trim() },
    },
    'text-xl leading-tight',
  )
  const { one, many, Component } = scene.names
  const { taken, given } = todayOf(scene)
  const isNarrow = brief.frame === 'split' || brief.frame === 'rail'
  const look = looks[isNarrow ? 'below' : pick(['beside', 'below'] as const, brief.seed, 'bars')]
  return grounded(
    scene,
    (panel) => `function ${Component}Bar({ ${one}, most${taken} }) {
  return (
    <li className="group/row relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 border-b border-surface-hairline py-4 ${look.row}">
      <div className="flex min-w-0 items-center gap-x-3">
${lines([toggleBox(scene)], 8) || nothing}
        <div className="min-w-0">
${lines([titleLink(scene), factsLine(scene, 'mt-0.5 text-[0.95rem] text-surface-muted'), bodyLine(scene, 'mt-0.5 line-clamp-2 text-[0.95rem] text-surface-muted')], 10)}
        </div>
      </div>
      <span aria-hidden className="block bg-surface-hairline ${look.bar}">
        <span className="block h-full bg-surface-accent" style={{ width: \`\${(100 * Math.max(${one}.${amount.name} ?? 0, 0)) / most}%\` }} />
      </span>
${lines([figure(scene, look.figure), deleteButton(scene)], 6)}
    </li>
  )
}

export function ${Component}List({ ${many}${taken} }) {
  const most = Math.max(...${many}.map(({ ${amount.name} }) => ${amount.name} ?? 0), 1)
  return (
    <ul className="${panel === '' ? 'border-t border-text' : `${panel}pb-4 pt-1.5`}" aria-label=${jsxAttribute(brief.entity.plural)}>
      {${many}.map((${one}) => (
        <${Component}Bar key={${one}.id} ${one}={${one}} most={most}${given} />
      ))}
    </ul>
  )
}`,
  )
}
