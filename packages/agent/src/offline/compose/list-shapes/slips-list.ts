// Records as the slips of a card index: the name on the tab, each fact with its word before it, the amount at the foot.
import { nothing } from '../data/expressions.ts'
import {
  type Scene,
  bodyLine,
  deleteButton,
  figure,
  lines,
  thumb,
  titleLink,
  toggleBox,
} from '../records/record-pieces.ts'
import type { Brief } from '../../brief.ts'
import { titleWeight } from '../shell/styles.ts'
import { cardClasses, factEntry, todayOf, without } from './shape-pieces.ts'

/** Loud styles fill the tab with their colour; in quiet ones a rule parts it from the facts. */
const filled: ReadonlySet<Brief['style']> = new Set(['bold', 'playful', 'kids', 'retro', 'brutalist', 'neon'])

function tab({ brief }: Scene): string {
  return filled.has(brief.style) ? 'bg-cover text-on-cover [&_*]:text-inherit' : 'border-b border-surface-hairline'
}

export function slipsList(told: Scene): string {
  const { parts, brief, style } = told
  // A day is a fact as any other.
  const day = parts.figure?.kind === 'date' || parts.figure?.kind === 'time' ? parts.figure : null
  const entries = [...parts.facts, ...(day === null ? [] : [day])]
  const scene = without(
    { ...told, style: { ...style, figure: `text-3xl leading-none ${titleWeight(style)}`.trim() } },
    day,
  )
  const { one, many, Component } = scene.names
  const { taken, given } = todayOf(told)
  const foot = [figure(scene), toggleBox(scene)].filter((piece) => piece !== nothing)
  const isNarrow = brief.frame === 'split'
  return `function ${Component}Slip({ ${one}${taken} }) {
  return (
    <li className="group/row relative flex flex-col overflow-hidden ${cardClasses(scene)}">
      <div className="flex min-h-14 items-center gap-x-3 px-5 py-3 ${tab(scene)}">
${lines([thumb(scene)], 8) || nothing}
        <div className="min-w-0 flex-1">
${lines([titleLink(scene)], 10)}
        </div>
${lines([deleteButton(scene)], 8) || nothing}
      </div>
      <div className="flex flex-1 flex-col px-5 py-3">
        <dl className="text-[0.95rem] [&>div+div]:border-t [&>div+div]:border-surface-hairline">
${lines(
  entries.map((field) => factEntry(scene, field, { row: 'flex justify-between gap-x-5 py-1.5', value: 'text-right' })),
  10,
)}
        </dl>
${lines([bodyLine(scene, 'mt-3 line-clamp-3 leading-relaxed')], 8) || nothing}
${foot.length === 0 ? nothing : `        <div className="mt-auto flex items-end justify-between gap-x-4 pb-1 pt-4">\n${lines(foot, 10)}\n        </div>`}
      </div>
    </li>
  )
}

export function ${Component}List({ ${many}${taken} }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2${isNarrow ? '' : ' lg:grid-cols-3'}">
      {${many}.map((${one}) => (
        <${Component}Slip key={${one}.id} ${one}={${one}}${given} />
      ))}
    </ul>
  )
}`
}
