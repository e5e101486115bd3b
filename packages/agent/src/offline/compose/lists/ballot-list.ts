// What people vote on: how many want it stands large before it and is the button, the most wanted first.
import { hasPart } from '../access.ts'
import { nothing, quoteJs } from '../data/expressions.ts'
import { commentsWay } from '../parts/extra-parts.ts'
import { isState } from '../record-shapes/choose-shape.ts'
import { namesOf } from '../roles.ts'
import type { View } from '../views.ts'
import { likePiece } from '../records/like-files.ts'
import { type Scene, bodyLine, factsLine, lines, rowUsesToday, titleLink } from '../records/record-pieces.ts'

/** How everything begins says nothing of any of it: a state is told once it is another one. */
export function withoutFirstState(view: View, code: string): string {
  const { one } = namesOf(view)
  const state = view.fields.find(isState)
  const [first] = state?.options ?? []
  if (state === undefined || first === undefined) return code
  const value = `${one}.${state.name}`
  return code.replace(new RegExp(`${value}(?! ===)\\b`), `(${value} !== ${quoteJs(first)} && ${value})`)
}

export function ballotList(scene: Scene): string {
  const { names, parts, brief, style } = scene
  const { one, many, Component } = names
  const today = rowUsesToday(scene)
  const ways = commentsWay(brief, `${one}.${parts.title.name}`)
  const panel = `rounded-surface ${style.edge} border-edge bg-surface px-4 text-on-surface sm:px-7`
  // Who asked for cards sees each of them on one.
  const [row, all] =
    brief.colors.surface === undefined
      ? ['border-b border-surface-hairline last:border-b-0', panel]
      : [panel, 'grid gap-4']
  return `function ${Component}Row({ ${one}${today ? ', today' : ''} }) {
  return (
    <li className="flex items-start gap-4 ${row} py-5 sm:gap-7">
${lines([hasPart(brief, 'likes') ? likePiece(brief, `${one}.${parts.title.name}`) : nothing], 6)}
      <div className="min-w-0 flex-1 pt-0.5">
${lines(
  [
    titleLink({ ...scene, style: { ...style, title: `${style.title} text-xl sm:text-2xl` } }),
    bodyLine(scene, 'mt-1 line-clamp-2 max-w-[58ch]'),
    withoutFirstState(brief, factsLine(scene, 'mt-1.5 text-[0.95rem] text-surface-muted')),
  ],
  8,
)}
      </div>
${ways.length === 0 ? nothing : lines([`<div className="shrink-0 max-sm:hidden">\n${lines(ways, 2)}\n</div>`], 6)}
    </li>
  )
}

export function ${Component}List({ ${many}${today ? ', today' : ''} }) {
  return (
    <ul className="${all}">
      {${many}.map((${one}) => (
        <${Component}Row key={${one}.id} ${one}={${one}}${today ? ' today={today}' : ''} />
      ))}
    </ul>
  )
}`
}
