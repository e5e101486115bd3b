// Three fronts for what is written to be read: a large lead with others below, one column with days in its margin, and
// a page of a paper.
import { titleWeight } from '../shell/styles.ts'
import { jsxAttribute, nothing } from '../data/expressions.ts'
import type { Brief } from '../../brief.ts'
import { letterWidth } from '../shell/heading-size.ts'
import { isMirrored } from '../shell/frames.ts'
import { isMain } from '../views.ts'
import { hasSubjectPicture } from './first-picture.ts'
import { onPage } from './grounds.ts'
import { pictureTag } from '../pictures.ts'
import {
  type Scene,
  bodyLine,
  deleteButton,
  factsLine,
  lines,
  rowUsesToday,
  titleLink,
  toggleBox,
} from '../records/record-pieces.ts'

/** When it was written, by whom, in what: one quiet line, the day first. */
function metaOf({ parts, ...scene }: Scene): Scene {
  const told = parts.figure === null ? parts.facts : [parts.figure, ...parts.facts]
  const isDay = told.filter(({ kind }) => kind === 'date')
  const facts = [...isDay, ...told.filter((field) => !isDay.includes(field))]
  return { ...scene, parts: { ...parts, facts, figure: null } }
}

function meta(scene: Scene, className: string): string {
  return factsLine(metaOf(scene), `${className} text-surface-muted`)
}

function title(scene: Scene, size: string, spaces = 0): string {
  const weight = titleWeight(scene.style)
  const link = titleLink({ ...scene, style: { ...scene.style, title: `${size} text-balance ${weight}`.trim() } })
  return `<h2>\n${lines([link], 2)}\n</h2>`.replaceAll('\n', `\n${' '.repeat(spaces)}`)
}

/** What can be done with it, below its words. */
function acts(scene: Scene): string {
  const pieces = lines([toggleBox(scene), deleteButton(scene)], 2)
  return pieces === '' ? nothing : `<div className="-ml-2 mt-2 flex flex-wrap items-center">\n${pieces}\n</div>`
}

/** Buttons of an asked colour are seen where one reads: the lead ends in the way to the whole of it. */
function readOn({ brief, style, names: { one, base }, parts }: Scene): string {
  if (brief.colors.primary === undefined) return nothing
  return `<Link
  href={\`${base}/\${${one}.id}\`}
  className="mt-6 inline-flex min-h-12 items-center rounded-control ${style.control} border-primary-edge bg-primary px-6 text-on-primary ${style.button} hover:bg-primary-hover"
>
  Read on<span className="sr-only">: {${one}.${parts.title.name}}</span>
</Link>`
}

/** The picture of a record that has one; nothing where its words stand alone. */
function picture({ brief, names: { one, base }, parts }: Scene, shape: string, className = ''): string {
  if (parts.picture === null) return nothing
  const image = pictureTag(brief, {
    one,
    title: parts.title.name,
    picture: parts.picture.name,
    className: `${shape} w-full rounded-surface object-cover`,
    size: [800, 600],
  })
  return `<Link href={\`${base}/\${${one}.id}\`} tabIndex={-1} aria-hidden className="block${className === '' ? '' : ` ${className}`}">
  ${image}
</Link>`
}

interface Spoken {
  today: string
  todayProp: string
}

function todayOf(scene: Scene): Spoken {
  return rowUsesToday(scene) ? { today: ', today', todayProp: ' today={today}' } : { today: '', todayProp: '' }
}

/** The first one large, the others below it as a list of their own. */
function leadAndOthers(
  scene: Scene,
  spoken: Spoken,
  { name, columns, panel }: { name: string; columns: string; panel: string },
): string {
  const { one, many, Component } = scene.names
  return `export function ${Component}List({ ${many}${spoken.today} }) {
  const [lead, ...others] = ${many}
  return (
    <div className="min-w-0${panel}">
      <${Component}Lead ${one}={lead}${spoken.todayProp} />
      {others.length > 0 && (
        <ul className="grid ${columns}">
${lines([mapped(scene, { name, of: 'others' }, spoken.todayProp)], 10)}
        </ul>
      )}
    </div>
  )
}`
}

/** The rows on the page, or in a panel where cards were given a colour of their own. */
function framed({ brief, style }: Scene, code: (panel: string) => string): string {
  return brief.colors.surface === undefined
    ? onPage(code(''))
    : code(` rounded-surface ${style.edge} border-edge bg-surface p-5 text-on-surface sm:p-10`)
}

function part(name: string, { scene, spoken, body }: { scene: Scene; spoken: Spoken; body: string }): string {
  const { one, Component } = scene.names
  return `function ${Component}${name}({ ${one}${spoken.today} }) {
  return (
${lines([body], 4)}
  )
}`
}

function mapped(
  { names: { one, Component } }: Scene,
  { name, of }: { name: string; of: string },
  prop: string,
): string {
  return `{${of}.map((${one}) => (
  <${Component}${name} key={${one}.id} ${one}={${one}}${prop} />
))}`
}

/** Loud styles begin with the title over the whole width, as large as a poster; the others with it beside the picture. */
const loud: ReadonlySet<Brief['style']> = new Set(['bold', 'brutalist', 'playful', 'retro', 'kids', 'neon'])

/** What opens a front of words: the app's own picture, where the message names something that can be drawn. */
function hasDrawnPicture(brief: Brief): boolean {
  return isMain(brief) && brief.front === 'list' && hasSubjectPicture(brief)
}

/** A lead with that picture, or with letters that are one. */
function isDrawnLead({ brief, parts }: Pick<Scene, 'brief' | 'parts'>): boolean {
  return parts.picture === null && isMain(brief) && (hasDrawnPicture(brief) || loud.has(brief.style))
}

/** The newest with the picture of what all of them are about. */
function drawnLead(scene: Scene): string {
  const {
    brief,
    names: { one, base },
  } = scene
  const isLoud = loud.has(brief.style)
  const cover = (
    shape: string,
  ): string => `<Link href={\`${base}/\${${one}.id}\`} tabIndex={-1} aria-hidden className="block ${shape} overflow-hidden rounded-surface bg-cover">
  <Cover />
</Link>`
  if (isLoud) {
    const size = `text-[clamp(2.9rem,${posterWidth(brief)}vw,7.25rem)] leading-[0.94] !font-extrabold`
    const rule = brief.colors.primary === undefined ? 'border-t-4 border-text' : 'border-t-[0.9rem] border-primary'
    if (!hasDrawnPicture(brief))
      return `<article className="group/row ${rule} pb-14 pt-5">
${lines([title(scene, size), meta(scene, 'mt-4'), bodyLine(scene, 'mt-6 line-clamp-[9] text-lg leading-relaxed sm:text-xl sm:leading-relaxed lg:line-clamp-none lg:columns-2 lg:gap-x-14'), readOn(scene), acts(scene)], 2)}
</article>`
    return `<article className="group/row ${rule} pb-14 pt-5">
${lines([title(scene, size)], 2)}
  <div className="mt-9 grid items-start gap-x-12 gap-y-6 lg:grid-cols-12">
${lines([cover(`aspect-[3/2] lg:aspect-[2/1] lg:col-span-8${isMirrored(brief) ? ' lg:order-last' : ''}`)], 4)}
    <div className="lg:col-span-4">
${lines([meta(scene, 'mb-3'), bodyLine(scene, 'line-clamp-6 text-lg leading-relaxed lg:line-clamp-[8]'), readOn(scene), acts(scene)], 6)}
    </div>
  </div>
</article>`
  }
  return `<article className="group/row grid items-center gap-x-14 gap-y-6 pb-14 lg:grid-cols-12">
${lines([cover(`aspect-[4/3] lg:col-span-7${isMirrored(brief) ? ' lg:order-last' : ''}`)], 2)}
  <div className="lg:col-span-5">
${lines([meta(scene, 'mb-3'), title(scene, 'text-4xl leading-[1.04] sm:text-6xl'), bodyLine(scene, 'mt-5 line-clamp-5 text-lg leading-relaxed sm:text-xl sm:leading-relaxed'), readOn(scene), acts(scene)], 4)}
  </div>
</article>`
}

/** The part of the screen's width at which a title of usual length takes one or two lines. */
function posterWidth(brief: Brief): number {
  return letterWidth(brief) > mostNarrow ? 6 : 8
}
const mostNarrow = 0.5

/** The newest large beside its picture, or larger still where there is none; the others in two columns of uneven weight. */
export function featureList(scene: Scene): string {
  const { parts, brief } = scene
  const spoken = todayOf(scene)
  const hasPictures = parts.picture !== null
  const leadWords = [
    meta(scene, 'mb-3'),
    title(
      scene,
      hasPictures ? 'text-4xl leading-[1.06] sm:text-5xl' : 'max-w-[20ch] text-5xl leading-[1.02] sm:text-7xl',
    ),
    bodyLine(
      scene,
      hasPictures
        ? 'mt-5 line-clamp-6 text-lg leading-relaxed'
        : 'mt-6 line-clamp-[9] text-lg leading-relaxed sm:text-xl sm:leading-relaxed lg:line-clamp-none lg:columns-2 lg:gap-x-12',
    ),
    readOn(scene),
    acts(scene),
  ]
  const lead = isDrawnLead(scene)
    ? drawnLead(scene)
    : hasPictures
      ? `<article className="group/row grid items-center gap-x-12 gap-y-6 pb-14 lg:grid-cols-12">
${lines([picture(scene, 'aspect-[4/3]', `lg:col-span-7${isMirrored(brief) ? ' lg:order-last' : ''}`)], 2)}
  <div className="lg:col-span-5">
${lines(leadWords, 4)}
  </div>
</article>`
      : `<article className="group/row border-t border-text pb-14 pt-6">
${lines(leadWords, 2)}
</article>`
  const item = `<li className="group/row border-t border-surface-hairline pt-5 [&:nth-child(3n+1)]:lg:col-span-7 [&:nth-child(3n+2)]:lg:col-span-5 [&:nth-child(3n)]:lg:col-span-12 [&:nth-child(3n)]:lg:grid [&:nth-child(3n)]:lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] [&:nth-child(3n)]:lg:gap-x-12">
${lines([picture(scene, 'aspect-[3/2]', 'mb-4')], 2) || nothing}
  <div>
${lines([title(scene, 'text-2xl leading-tight sm:text-[1.75rem]'), meta(scene, 'mt-2 text-[0.95rem]')], 4)}
${hasPictures ? lines([bodyLine(scene, 'mt-3 line-clamp-3 max-w-[62ch] leading-relaxed'), acts(scene)], 4) : nothing}
  </div>
${hasPictures ? nothing : `  <div>\n${lines([bodyLine(scene, 'mt-3 line-clamp-4 max-w-[62ch] leading-relaxed [li:nth-child(3n)_&]:lg:mt-0'), acts(scene)], 4)}\n  </div>`}
</li>`
  return framed(
    scene,
    (panel) => `${part('Lead', { scene, spoken, body: lead })}

${part('Item', { scene, spoken, body: item })}

${leadAndOthers(scene, spoken, { name: 'Item', columns: 'gap-x-12 gap-y-10 lg:grid-cols-12', panel })}`,
  )
}

/** One column, as wide as reads well, the day and the writer of each in the margin; where there are pictures they fill the other side. */
export function columnList(scene: Scene): string {
  const { names, brief, parts } = scene
  const { many, Component } = names
  const spoken = todayOf(scene)
  const item = parts.picture === null ? marginItem(scene) : picturedItem(scene)
  if (isDrawnLead(scene))
    return framed(
      scene,
      (panel) => `${part('Lead', { scene, spoken, body: drawnLead(scene) })}

${part('Entry', { scene, spoken, body: item.replaceAll(/ ?\[li:first-child_&\]:[^\s"]+/g, '') })}

export function ${Component}List({ ${many}${spoken.today} }) {
  const [lead, ...others] = ${many}
  return (
    <div className="min-w-0${panel}">
      <${Component}Lead ${names.one}={lead}${spoken.todayProp} />
      <ul className="border-t border-hairline pt-10" aria-label=${jsxAttribute(brief.entity.plural)}>
${lines([mapped(scene, { name: 'Entry', of: 'others' }, spoken.todayProp)], 8)}
      </ul>
    </div>
  )
}`,
    )
  return framed(
    scene,
    (panel) => `${part('Entry', { scene, spoken, body: item })}

export function ${Component}List({ ${many}${spoken.today} }) {
  return (
    <ul className="min-w-0 pt-4${panel}" aria-label=${jsxAttribute(brief.entity.plural)}>
${lines([mapped(scene, { name: 'Entry', of: many }, spoken.todayProp)], 6)}
    </ul>
  )
}`,
  )
}

const entryTitle = 'text-3xl leading-[1.1] sm:text-[2.75rem] [li:first-child_&]:sm:text-6xl [li:first-child_&]:text-4xl'

function marginItem(scene: Scene): string {
  const { brief } = scene
  const side = isMirrored(brief)
    ? 'lg:grid-cols-[minmax(0,42rem)_minmax(8rem,1fr)]'
    : 'lg:grid-cols-[minmax(8rem,1fr)_minmax(0,42rem)]'
  const note = meta(scene, 'mb-2 lg:mb-0 lg:flex-col lg:pt-2')
  return `<li className="group/row grid gap-x-14 ${side} [&:not(:first-child)]:pt-14 [&:not(:first-child)]:lg:pt-20">
  ${note === nothing ? nothing : `<div${isMirrored(brief) ? ' className="lg:order-last"' : ''}>\n${lines([note], 4)}\n  </div>`}
  <article${note === nothing ? ' className="lg:col-start-2"' : ''}>
${lines([title(scene, entryTitle), bodyLine(scene, 'mt-4 line-clamp-5 text-lg leading-relaxed [li:first-child_&]:line-clamp-[9] [li:first-child_&]:text-xl [li:first-child_&]:leading-relaxed'), readOn(scene), acts(scene)], 4)}
  </article>
</li>`
}

/** The whole picture, as it was drawn or taken, and its words beside it: the newest over the larger half. */
function picturedItem(scene: Scene): string {
  const [wide, narrow] = ['[&:first-child]:lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]', 'lg:grid-cols-2']
  const turned = isMirrored(scene.brief)
    ? '[&:first-child]:lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] [&>:first-child]:lg:order-last'
    : wide
  return `<li className="group/row grid items-center gap-x-14 gap-y-6 ${narrow} ${turned} [&:not(:first-child)]:pt-14 [&:not(:first-child)]:lg:pt-20">
${lines([picture(scene, 'aspect-[4/3]')], 2)}
  <article className="group/row">
${lines([meta(scene, 'mb-3'), title(scene, 'text-3xl leading-[1.1] sm:text-[2.75rem] [li:first-child_&]:sm:text-5xl [li:first-child_&]:text-4xl'), bodyLine(scene, 'mt-4 line-clamp-5 text-lg leading-relaxed [li:first-child_&]:line-clamp-[7]'), acts(scene)], 4)}
  </article>
</li>`
}

/** As on a page of a paper: the lead over two columns, two short ones beside it, the rest in narrow columns below. */
export function paperList(scene: Scene): string {
  const { names, parts, brief } = scene
  const { one, many, Component } = names
  const spoken = todayOf(scene)
  const hasPictures = parts.picture !== null
  if (isDrawnLead(scene)) return drawnPaper(scene)
  const lead = `<article className="group/row">
${lines([title(scene, hasPictures ? 'text-4xl leading-[1.04] sm:text-6xl' : 'text-5xl leading-[1] sm:text-6xl lg:text-7xl'), meta(scene, 'mt-4'), picture(scene, 'aspect-[4/3]', 'mt-6'), bodyLine(scene, `mt-6 line-clamp-[10] text-lg leading-relaxed sm:line-clamp-none sm:columns-2 sm:gap-x-10${hasPictures ? '' : ' first-letter:float-left first-letter:mr-2 first-letter:font-display first-letter:text-6xl first-letter:leading-[0.85]'}`), readOn(scene), acts(scene)], 2)}
</article>`
  const short = `<li className="group/row border-t border-text pt-4">
${lines([title(scene, 'text-2xl leading-tight'), meta(scene, 'mt-2 text-[0.95rem]'), bodyLine(scene, 'mt-3 line-clamp-5 leading-relaxed'), acts(scene)], 2)}
</li>`
  // A lead of words alone is as high as one short piece.
  const besideCount = hasPictures ? 2 : 1
  const beside = isMirrored(brief) ? 'lg:order-first lg:border-r lg:pr-10' : 'lg:border-l lg:pl-10'
  return framed(
    scene,
    (panel) => `${part('Lead', { scene, spoken, body: lead })}

${part('Brief', { scene, spoken, body: short })}

export function ${Component}List({ ${many}${spoken.today} }) {
  const [lead, ...others] = ${many}
  return (
    <div className="min-w-0 border-t-2 border-text pt-8${panel}">
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
        <div className="lg:col-span-2">
          <${Component}Lead ${one}={lead}${spoken.todayProp} />
        </div>
        {others.length > 0 && (
          <ul className="grid content-start gap-10 border-surface-hairline ${beside}">
${lines([mapped(scene, { name: 'Brief', of: `others.slice(0, ${besideCount})` }, spoken.todayProp)], 12)}
          </ul>
        )}
      </div>
      {others.length > ${besideCount} && (
        <ul className="mt-12 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
${lines([mapped(scene, { name: 'Brief', of: `others.slice(${besideCount})` }, spoken.todayProp)], 10)}
        </ul>
      )}
    </div>
  )
}`,
  )
}

/** The lead with the app's picture over the whole width, the others in narrow columns below. */
function drawnPaper(scene: Scene): string {
  const spoken = todayOf(scene)
  const short = `<li className="group/row border-t-2 border-text pt-4">
${lines([title(scene, 'text-2xl leading-tight sm:text-3xl'), meta(scene, 'mt-2 text-[0.95rem]'), bodyLine(scene, 'mt-3 line-clamp-4 leading-relaxed'), acts(scene)], 2)}
</li>`
  return framed(
    scene,
    (panel) => `${part('Lead', { scene, spoken, body: drawnLead(scene) })}

${part('Brief', { scene, spoken, body: short })}

${leadAndOthers(scene, spoken, { name: 'Brief', columns: 'gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3', panel })}`,
  )
}
