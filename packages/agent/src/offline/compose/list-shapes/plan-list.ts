// Things that are found by their number, as on the plan at the door: a tile for each, in the order of their numbers.
import type { Field } from '../../brief.ts'
import { jsxText, nothing } from '../data/expressions.ts'
import {
  type Scene,
  bodyLine,
  deleteButton,
  factsLine,
  figure,
  lines,
  toggleBox,
  titleLink,
} from '../records/record-pieces.ts'
import { cardClasses, sized, todayOf, valueOf, without } from './shape-pieces.ts'

const holders =
  /(?:^|_)(?:holder|tenant|owner|occupant|guest|member|customer|keeper|who|name|renter|plotholder)(?:_id)?$/

/** Who has it: where nobody does, it is free. */
function holderOf({ brief: { fields } }: Scene): Field | null {
  const rest = fields.slice(1)
  return (
    rest.find(({ kind, name }) => (kind === 'reference' || kind === 'text') && holders.test(name)) ??
    rest.find(({ kind, required }) => kind === 'reference' && !required) ??
    null
  )
}

export function planList(told: Scene): string {
  const holder = holderOf(told)
  const scene = sized(
    without(told, holder),
    'text-3xl leading-none tabular-nums sm:text-4xl after:absolute after:inset-0',
  )
  const { one, many, Component } = scene.names
  const { taken, given } = todayOf(scene)
  const held = holder === null ? null : valueOf(scene, holder)
  const who =
    held === null
      ? nothing
      : `<p className="mt-2 min-w-0 break-words font-medium">{${held} || <span className="text-surface-accent">${jsxText('Free')}</span>}</p>`
  const foot = [figure(scene), toggleBox(scene)].filter((piece) => piece !== nothing)
  return `function ${Component}Tile({ ${one}${taken} }) {
  return (
    <li className="group/row relative flex min-h-36 min-w-0 flex-col ${cardClasses(scene)} p-4 hover:border-text">
${lines([titleLink(scene), who, factsLine(scene, 'mt-1 text-[0.95rem] text-surface-muted [&_a]:relative'), bodyLine(scene, 'mt-1 line-clamp-2 text-[0.95rem] text-surface-muted')], 6)}
      <div className="relative mt-auto flex flex-wrap items-end justify-between gap-x-2 pt-3 empty:hidden">
${lines([...foot, deleteButton(scene)], 8) || nothing}
      </div>
    </li>
  )
}

export function ${Component}List({ ${many}${taken} }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4${scene.brief.frame === 'split' || scene.brief.frame === 'rail' ? '' : ' xl:grid-cols-5'}">
      {${many}.map((${one}) => (
        <${Component}Tile key={${one}.id} ${one}={${one}}${given} />
      ))}
    </ul>
  )
}`
}
