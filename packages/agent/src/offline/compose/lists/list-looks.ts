// Three ways to show records that need no panel: one told at length before the others, ruled cells, large lines.
import { jsxAttribute, jsxText, nothing, wordsOf } from '../data/expressions.ts'
import { skySign } from '../drawings/sky.ts'
import { factLabel } from '../records/fact-label.ts'
import { isMirrored } from '../shell/frames.ts'
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
import { rowMark } from './row-mark.ts'
import { grounded } from './grounds.ts'
import { titleWeight } from '../shell/styles.ts'

function pictureOf(
  { brief, names: { one }, parts: { picture, title } }: Scene,
  className: string,
  isLate = true,
): string {
  return pictureTag(brief, {
    one,
    title: title.name,
    picture: picture?.name,
    className,
    size: [800, 600],
    isLate,
    isAmongOthers: true,
  })
}

function largeTitle(scene: Scene, size: string): string {
  return titleLink({ ...scene, style: { ...scene.style, title: `${size} ${titleWeight(scene.style)}`.trim() } })
}

function mapped(scene: Scene, component: string, list = scene.names.many): string {
  const { one, Component } = scene.names
  return `{${list}.map((${one}) => (
  <${Component}${component} key={${one}.id} ${one}={${one}}${rowUsesToday(scene) ? ' today={today}' : ''} />
))}`
}

/** One record at length with its picture, the others as a ruled index with small pictures. */
export function plateList(scene: Scene): string {
  const { names, parts, brief } = scene
  const { one, many, Component, base } = names
  const today = rowUsesToday(scene) ? ', today' : ''
  const shown = [...parts.facts, ...(parts.figure === null ? [] : [parts.figure])]
  const facts = shown.map(
    (field) => `{(${one}.${field.name} ?? '') !== '' && (
  <div className="flex gap-6 border-b border-surface-hairline py-2.5">
    <dt className="w-1/3 shrink-0 text-surface-muted">${jsxText(factLabel(field))}</dt>
    <dd className="min-w-0 break-words font-medium">{${wordsOf(field, one)}}</dd>
  </div>
)}`,
  )
  // A photograph lies on its white paper.
  const [mount, smallMount] = /(?:^|\s)photo$/.test(brief.entity.singular)
    ? ['border-[0.8rem] border-[#f6f4ee]', 'border-4 border-[#f6f4ee]']
    : ['rounded-surface', 'rounded-control']
  const lead = `/** The first one is told at length. */
function ${Component}Lead({ ${one}${today} }) {
  return (
    <article className="group/row grid gap-x-12 gap-y-6 pb-10 pt-2 lg:grid-cols-12">
      <Link href={\`${base}/\${${one}.id}\`} tabIndex={-1} aria-hidden className="lg:col-span-7${isMirrored(brief) ? ' lg:order-last' : ''}">
        ${pictureOf(scene, `aspect-[4/3] w-full ${mount} object-cover lg:aspect-auto lg:h-[22rem]`, false)}
      </Link>
      <div className="lg:col-span-5">
${lines([`<h2>\n  ${largeTitle(scene, 'text-3xl leading-tight sm:text-5xl text-balance').replaceAll('\n', '\n  ')}\n</h2>`, bodyLine(scene, 'mt-4 line-clamp-5 whitespace-pre-line text-lg leading-relaxed'), facts.length === 0 ? nothing : `<dl className="mt-6 border-t border-surface-hairline">\n${lines(facts, 2)}\n</dl>`, `<div className="-ml-2 mt-4 flex flex-wrap items-center gap-2">\n${lines([toggleBox(scene), deleteButton(scene)], 2)}\n</div>`], 8)}
      </div>
    </article>
  )
}`
  const row = `function ${Component}Row({ ${one}${today} }) {
  return (
    <li className="group/row flex flex-wrap items-center gap-x-4 border-t border-surface-hairline py-3.5 sm:flex-nowrap">
      ${pictureOf(scene, `size-16 shrink-0 ${smallMount} object-cover`)}
      <div className="min-w-0 flex-1">
${lines([titleLink(scene), factsLine(scene, 'mt-0.5 text-[0.95rem] text-surface-muted'), bodyLine(scene, 'mt-0.5 line-clamp-2 text-[0.95rem] text-surface-muted')], 8)}
      </div>
${lines([figure(scene), toggleBox(scene), deleteButton(scene, ' max-sm:basis-full')], 6)}
    </li>
  )
}`
  return grounded(
    scene,
    (panel) => `${lead}

${row}

export function ${Component}List({ ${many}${today} }) {
  const [lead, ...others] = ${many}
  return (
    <div className="${panel === '' ? 'min-w-0' : `${panel}py-6`}">
      <${Component}Lead ${one}={lead}${today === '' ? '' : ' today={today}'} />
      <ul className="sm:grid sm:grid-cols-2 sm:gap-x-12">
${lines([mapped(scene, 'Row', 'others')], 8)}
      </ul>
    </div>
  )
}`,
  )
}

/** Ruled cells that share their lines; the first is filled and twice as wide. */
export function wallList(scene: Scene): string {
  const { names, parts, brief, style } = scene
  const { one, many, Component, base } = names
  const today = rowUsesToday(scene) ? ', today' : ''
  const thick = /border-2/.test(style.edge) ? '-2' : ''
  const picture =
    parts.picture === null
      ? nothing
      : `<Link href={\`${base}/\${${one}.id}\`} tabIndex={-1} aria-hidden className="mt-4 block">
  ${pictureOf(scene, 'h-40 w-full object-cover sm:h-48')}
</Link>`
  const large = {
    ...scene,
    style: { ...style, figure: `${style.figure.replace(/text-\S+/, '')} text-4xl leading-none`.trim() },
  }
  const foot = lines([figure(large), toggleBox(scene)], 8)
  const body = bodyLine(
    scene,
    parts.picture === null
      ? 'mt-3 line-clamp-4 whitespace-pre-line leading-relaxed'
      : 'mt-3 line-clamp-2 leading-relaxed',
  )
  // A name and a line of it would stand in a hole.
  const height = picture === nothing && foot === '' ? 'min-h-36' : 'min-h-56'
  return `function ${Component}Cell({ ${one}${today} }) {
  return (
    <li className="group/row relative flex ${height} flex-col border-b${thick} border-r${thick} border-text bg-surface p-5 text-on-surface">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 pr-6">
${lines([titleLink(scene), factsLine(scene, 'mt-1 text-[0.95rem]')], 10)}
        </div>
${lines([deleteButton(scene)], 8)}
      </div>
${lines([body, picture], 6) || nothing}
${foot === '' ? nothing : `      <div className="mt-auto flex items-end justify-between gap-3 pt-6">\n${foot}\n      </div>`}
    </li>
  )
}

export function ${Component}List({ ${many}${today} }) {
  return (
    <ul className="grid border-l${thick} border-t${thick} border-text sm:grid-cols-2 lg:grid-cols-${brief.frame === 'split' ? '2' : '3'} [&>li:first-child]:sm:col-span-2 [&>li:first-child_a]:sm:text-3xl${brief.colors.surface === undefined ? ' [&>li:first-child]:bg-cover [&>li:first-child]:text-on-cover [&>li:first-child_*]:text-inherit' : ''}">
${lines([mapped(scene, 'Cell')], 6)}
    </ul>
  )
}`
}

/** Lines of so few facts stay near each other, whatever the width of the page. */
const mostShort = 2

/** Two columns of them fill the page; beside a panel or a rail one does. */
function besideEachOther({ brief: { frame } }: Scene): string {
  return frame === 'split' || frame === 'rail' ? ' max-w-3xl' : ' lg:grid lg:grid-cols-2 lg:gap-x-16'
}

/** A name to a line, large; the facts beside it, the telling figure at the end. */
export function linesList(scene: Scene): string {
  const { names, parts } = scene
  const { one, many, Component } = names
  const today = rowUsesToday(scene) ? ', today' : ''
  const sign = skySign(scene.brief)
  // Of what is called by its day the figure says more than the day.
  const isOfDay = parts.title.isMade === true && (parts.figure?.kind === 'number' || parts.figure?.kind === 'money')
  const plainFigure = scene.style.figure.replace(/(?:^|\s)text-\S+/g, '')
  const told: Scene = isOfDay
    ? {
        ...scene,
        style: { ...scene.style, figure: `font-display text-2xl sm:text-[1.75rem] leading-none ${plainFigure}`.trim() },
      }
    : scene
  const facts = lines([factsLine(scene, 'min-w-0 text-surface-muted')], 6)
  // Facts that were said go before what their figure looks like.
  const middle = facts === '' ? lines([rowMark(scene.brief, 'row') || nothing], 6) : facts
  const isShort = parts.body === null && parts.facts.length <= mostShort && middle === facts
  return grounded(
    scene,
    (panel) => `function ${Component}Line({ ${one}${today} }) {
  return (
    <li className="group/row relative grid grid-cols-[${parts.toggle === null ? '' : 'auto_'}${sign === '' ? '' : 'auto_'}1fr_auto] items-center gap-x-4 gap-y-1 border-b border-surface-hairline py-4">
${lines([toggleBox(scene), sign], 6) || nothing}
      <div className="grid min-w-0 items-baseline gap-x-8 gap-y-1 ${isShort ? 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]' : 'lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)_minmax(5rem,auto)]'}">
        <div className="min-w-0">
${lines([largeTitle(scene, isOfDay ? 'text-lg leading-tight' : isShort ? 'text-xl leading-tight sm:text-2xl' : 'text-2xl leading-tight sm:text-[1.75rem]'), bodyLine(scene, 'mt-1 line-clamp-2 max-w-[60ch] text-surface-muted')], 10)}
        </div>
${middle === '' ? nothing : middle.replace(/^ {6}/gm, '        ')}
${lines([figure(told, ' lg:text-right')], 8) || nothing}
      </div>
${lines([deleteButton(scene, ' max-sm:col-span-full')], 6)}
    </li>
  )
}

export function ${Component}List({ ${many}${today} }) {
  return (
    <ul className="${panel === '' ? 'border-t border-text' : `${panel}pb-4 pt-1.5`}${isShort ? besideEachOther(scene) : ''}" aria-label=${jsxAttribute(scene.brief.entity.plural)}>
${lines([mapped(scene, 'Line')], 6)}
    </ul>
  )
}`,
  )
}
