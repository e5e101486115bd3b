// A stream of what people post: who says it, what they say, its picture, and what others did with it, one below the other.
import { nothing } from '../data/expressions.ts'
import { coverPanel } from './first-picture.ts'
import { saysWhenPosted } from '../record-shapes/choose-shape.ts'
import { saysWhose } from '../parts/people.ts'
import { namesOf } from '../roles.ts'
import type { View } from '../views.ts'
import { type Scene, bodyLine, deleteButton, factsLine, lines, rowUsesToday } from '../records/record-pieces.ts'

/** Who posted it, where it is known. */
export function speakerOf(brief: View): string | null {
  const { one } = namesOf(brief)
  if (saysWhose(brief)) return `${one}.owner_name`
  const author = brief.fields.find(({ name }) => /^(?:author|posted_by|by|your_name|name)$/.test(name))
  return author === undefined ? null : `${one}.${author.name}`
}

/** Who says it, and when. */
function bylineOf(brief: View, one: string): string {
  const speaker = speakerOf(brief)
  const who = speaker === null ? [] : [`<span className="font-semibold">{${speaker} ?? 'Somebody'}</span>`]
  const when = saysWhenPosted(brief)
    ? [`<span className="text-[0.95rem] text-surface-muted">{${one}.posted}</span>`]
    : []
  const parts = [...who, ...when]
  return parts.length === 0
    ? nothing
    : `<p className="flex flex-wrap items-baseline gap-x-3">\n${lines(parts, 2)}\n</p>`
}

/** What else is told of a post; who says it stands above it. */
function besides(scene: Scene): Scene {
  const facts = scene.parts.facts.filter(({ name }) => !/^(?:author|posted_by|by|your_name|name)$/.test(name))
  return { ...scene, parts: { ...scene.parts, facts } }
}

/** Only what somebody took is shown: a drawing in its place would tell something else. */
function pictureOf({ names: { one, base }, parts: { picture } }: Scene): string {
  if (picture === null) return nothing
  return `{${one}.${picture.name} && (
  <Link href={\`${base}/\${${one}.id}\`} tabIndex={-1} aria-hidden className="mt-4 block">
    <img src={${one}.${picture.name}} alt="" width="800" height="500" loading="lazy" className="aspect-[8/5] w-full rounded-surface object-cover" />
  </Link>
)}`
}

export function feedList(scene: Scene): string {
  const { names, style, parts, brief } = scene
  const { one, many, Component, base } = names
  const today = rowUsesToday(scene)
  const speaker = speakerOf(brief)
  // Whose name is said once above the post is not said again in its facts.
  const others = saysWhose(brief) ? { ...besides(scene), brief: { ...brief, access: 'open' as const } } : besides(scene)
  const said = `<Link href={\`${base}/\${${one}.id}\`} className="mt-1 block whitespace-pre-line break-words text-lg leading-relaxed underline-offset-4 hover:underline">
  {${one}.${parts.title.name}}
</Link>`
  const acts = deleteButton(scene)
  return `function ${Component}Card({ ${one}${today ? ', today' : ''} }) {
  return (
    <li className="flex gap-4 border-b border-surface-hairline py-6 last:border-b-0 sm:gap-5">
${speaker === null ? nothing : `      <Monogram id={${one}.id} name={${speaker}} className="size-12 rounded-full text-lg" />`}
      <div className="min-w-0 flex-1">
${lines(
  [
    bylineOf(brief, one),
    said,
    factsLine(others, 'mt-1 text-[0.95rem] text-surface-muted'),
    bodyLine(scene, 'mt-2 line-clamp-3 leading-relaxed'),
    pictureOf(scene),
    acts === nothing ? nothing : `<div className="-ml-2 mt-2 flex flex-wrap items-center gap-x-3">\n${acts}\n</div>`,
  ],
  8,
)}
      </div>
    </li>
  )
}

export function ${Component}List({ ${many}${today ? ', today' : ''} }) {
  return (
    <ul className="rounded-surface ${style.edge} border-edge bg-surface px-5 text-on-surface sm:px-8">
      {${many}.map((${one}) => (
        <${Component}Card key={${one}.id} ${one}={${one}}${today ? ' today={today}' : ''} />
      ))}
    </ul>
  )
}`
}

const mostWriters = 8

/** What stays in sight beside a feed: the picture, whose words these are, what narrows them. */
export function besideFeed(brief: View, filters: string): string {
  return `${coverPanel('mt-5 h-24 sm:h-44 lg:mt-8 lg:h-80')}
        ${whoWrites(brief)}
        <div className="mt-3 max-lg:hidden">${filters}</div>`
}

/** Whose words these are, beside them where there is room. */
function whoWrites(brief: View): string {
  const speaker = speakerOf(brief)
  if (speaker === null) return nothing
  const { one, many } = namesOf(brief)
  return `<ul aria-label="Who writes here" className="mt-6 grid grid-cols-2 gap-x-5 gap-y-3 max-lg:hidden">
          {[...new Map(data.${many}.filter((${one}) => ${speaker}).map((${one}) => [${speaker}, ${one}])).values()].slice(0, ${mostWriters}).map((${one}) => (
            <li key={${one}.id} className="flex min-w-0 items-center gap-3">
              <Monogram id={${one}.id} name={${speaker}} className="size-9 rounded-full text-sm" />
              <span className="min-w-0 truncate">{${speaker}}</span>
            </li>
          ))}
        </ul>`
}
