// One record as it is read: beside its picture, as a long text with notes, or as one telling figure with its facts.
import type { Field } from '../brief.ts'
import { forWriters, isSold } from './access.ts'
import { pagePieces } from './extra-parts.ts'
import { jsxAttribute, jsxText, nothing, only, wordsOf } from './expressions.ts'
import { isMirrored } from './frames.ts'
import { onPage } from './list-looks.ts'
import { drawnPicture } from './pictures.ts'
import { isProfile, profilesOf } from './people.ts'
import { lines } from './record-pieces.ts'
import { namesOf, partsOf } from './roles.ts'
import { headingWeight, standsOnPage, styles } from './styles.ts'
import { type View, childrenOf, labelColumn } from './views.ts'

interface Scene {
  view: View
  all: readonly View[]
}

function factValue(field: Field, record: string, all: readonly View[]): string {
  const value = `${record}.${field.name}`
  const link = 'className="break-words text-surface-accent underline underline-offset-4"'
  if (field.kind === 'url')
    return `{${value} && <a href={${value}} rel="noreferrer" target="_blank" ${link}>{${value}}</a>}`
  if (field.kind === 'email') return `{${value} && <a href={\`mailto:\${${value}}\`} ${link}>{${value}}</a>}`
  if (field.kind === 'phone') return `{${value} && <a href={\`tel:\${${value}}\`} ${link}>{${value}}</a>}`
  if (field.kind === 'reference') {
    const target = all.find(({ entity }) => entity.singular === field.to)
    const base = target === undefined ? '' : namesOf(target).base
    return `{${value} && <Link href={\`${base}/\${${value}}\`} ${link}>{${record}.${labelColumn(field)}}</Link>}`
  }
  return `{${wordsOf(field, record)}}`
}

function buttons({ view, all }: Scene): string {
  const { one, Component, home } = namesOf(view)
  const style = styles[view.style]
  const parents = childrenOf(view, all).length > 0
  const code = `<div className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
  <button
    onClick={() => setIsEditing(true)}
    className="min-h-12 rounded-control ${style.control} border-surface-control px-6 py-2.5 ${style.button} hover:border-on-surface"
  >
    ${jsxText(isProfile(view) ? 'Edit profile' : `Edit this ${view.entity.singular}`)}
  </button>
  <button onClick={() => delete${Component}(${one}, { leaveFor: '${home}' })} className="min-h-12 px-2 text-surface-danger underline-offset-4 hover:underline">
    ${parents ? jsxText(`Delete this ${view.entity.singular}`) : 'Delete'}
  </button>
</div>`
  return forWriters(view, view.access === 'members' ? `(\n${lines([code], 2)}\n)` : code, `${one}.is_mine`)
}

function texts(view: View, factCount: number): string[] {
  const { one } = namesOf(view)
  const longs = view.fields.filter((field, index) => index > 0 && field.kind === 'long')
  return longs.map(
    (field) => `{${one}.${field.name} && (
  <div className="mb-8 max-w-[62ch] last:mb-0">
    ${longs.length === 1 && factCount < 3 ? nothing : `<h2 className="mb-2 text-surface-muted">${jsxText(field.label)}</h2>`}
    <p className="whitespace-pre-line text-xl leading-relaxed">{${one}.${field.name}}</p>
  </div>
)}`,
  )
}

/** A panel around nothing would be a coloured stripe. */
function whereWritten(view: View, panel: string): string {
  const { one } = namesOf(view)
  const longs = view.fields.filter((field, index) => index > 0 && field.kind === 'long')
  return `{(${longs.map(({ name }) => `${one}.${name}`).join(' || ')}) && (\n${lines([panel], 2)}\n)}`
}

/** Whose it is, with the way to their profile where they have one. */
function ownerLink(one: string, all: readonly View[]): string {
  const profiles = profilesOf(all)
  if (profiles === null) return `{${one}.owner_name}`
  return `{${one}.owner_profile === null ? ${one}.owner_name : <Link href={\`${namesOf(profiles).base}/\${${one}.owner_profile}\`} className="text-surface-accent underline underline-offset-4">{${one}.owner_name}</Link>}`
}

function factLines({ view, all }: Scene, fields: readonly Field[], columns = ''): string {
  const { one } = namesOf(view)
  const entries = [
    ...(view.access === 'members' && !isProfile(view) ? [`<Fact label="From">${ownerLink(one, all)}</Fact>`] : []),
    ...fields.map((field) => `<Fact label=${jsxAttribute(field.label)}>${factValue(field, one, all)}</Fact>`),
  ]
  return entries.length === 0
    ? nothing
    : `<dl className="border-t border-surface-hairline${columns}">\n${lines(entries, 2)}\n</dl>`
}

/** The figure that tells most about a record of figures, as large as it deserves. */
function figureLine(view: View, figure: Field | null): string {
  if (figure === null) return nothing
  const { one } = namesOf(view)
  return `{${one}.${figure.name} !== null && (
  <p className="mt-6 font-display text-5xl tabular-nums leading-none tracking-[-0.02em] sm:text-6xl">
    {${wordsOf(figure, one)}} <span className="font-text text-lg tracking-normal text-muted">${jsxText(figure.label)}</span>
  </p>
)}`
}

/** A panel around a button and nothing else would be a box without a reason. */
function alone(view: View, all: readonly View[]): string {
  return onPage(buttons({ view, all }))
}

/** What can be done with a record besides changing it. */
function acts(view: View): string[] {
  const { one } = namesOf(view)
  return [only(isSold(view), `<div className="mt-8"><AddToCart product={${one}} /></div>`), ...pagePieces(view)]
}

/** Records that are a text with facts, not facts with a remark. */
const isRead = /^(?:post|article|story|entry|note|poem|page|chapter|letter|essay|recipe|news(?: item)?|review)$/
/** More than these stand in two columns. */
const fewFacts = 3

/** Two or three facts stand side by side, larger, with their names above them. */
function fewColumns(count: number): string {
  return ` lg:grid ${count === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'} lg:gap-x-10 lg:[&>div]:block lg:[&>div]:border-b-0 lg:[&>div]:py-5 lg:[&_dd]:mt-1 lg:[&_dd]:text-2xl lg:[&_dd]:leading-snug lg:[&_dt]:w-auto`
}

/** The heading's classes; the name alone decides how it breaks. */
export function recordHeading(view: View): string {
  const size = view.style === 'bold' ? 'text-5xl leading-[0.92] sm:text-7xl' : 'text-4xl leading-[1.04] sm:text-6xl'
  return `text-balance break-words font-display ${size} ${headingWeight(view)}`.trim()
}

/** Everything below the way back to the list. */
export function recordBody({ view, all }: Scene): string {
  const { one } = namesOf(view)
  const { title, picture, figure } = partsOf(view)
  const style = styles[view.style]
  const isPlain = standsOnPage(view)
  const box = isPlain ? 'mt-8' : `mt-8 rounded-surface ${style.edge} border-edge bg-surface p-6 text-on-surface sm:p-8`
  const facts = view.fields.filter((field) => field !== title && field !== picture && field.kind !== 'long')
  const words = texts(view, facts.length)
  const heading = `<h1 className="${recordHeading(view)}">{${one}.${title.name}}</h1>`
  const boxed = (parts: readonly string[]): string =>
    parts.every((part) => part === nothing) ? nothing : `<div className="${box}">\n${lines(parts, 2)}\n</div>`
  const grid = (
    left: readonly string[],
    right: readonly string[],
  ): string => `<div className="mt-4 grid gap-x-16 gap-y-6 lg:grid-cols-12">
  <div className="lg:col-span-7${picture !== null && isMirrored(view) ? ' lg:order-last' : ''}">
${lines(left, 4)}
  </div>
  <div className="lg:col-span-5">
${lines(right, 4)}
  </div>
</div>`
  const plain = (code: string): string => (isPlain ? onPage(code) : code)
  if (picture !== null) {
    const told = [...words, factLines({ view, all }, facts), ...acts(view)]
    const image = `<img
  src={${one}.${picture.name} ?? ${drawnPicture(view, one, title.name)}}
  alt={${one}.${title.name}}
  width="800"
  height="600"
  className="aspect-[4/3] w-full rounded-surface object-cover"
/>`
    return plain(
      grid(
        [image],
        [heading, told.every((part) => part === nothing) ? alone(view, all) : boxed([...told, buttons({ view, all })])],
      ),
    )
  }
  // Nothing to put beside it: one column.
  if (words.length > 0 && facts.length === 0 && view.access !== 'members')
    return plain(`<div className="mt-4 max-w-3xl">
${lines([heading, boxed([...words, ...acts(view), buttons({ view, all })])], 2)}
</div>`)
  const below = (told: readonly string[]): string => boxed([...told, ...acts(view), buttons({ view, all })])
  if (words.length > 0) {
    const [text, sheet] = [
      isPlain ? boxed(words) : whereWritten(view, boxed(words)),
      below([factLines({ view, all }, facts)]),
    ]
    // What is written to be read stands first; of anything else it is a remark, which may be missing.
    return plain(
      isRead.test(view.entity.singular) || facts.length < 2
        ? grid([heading, text], [sheet])
        : `<div className="mt-4">
${lines([heading], 2)}
  <div className="grid gap-x-16 lg:grid-cols-2">
${lines([sheet, text], 4)}
  </div>
</div>`,
    )
  }
  const hero = figure !== null && ['money', 'number'].includes(figure.kind) && figure.kind !== 'rating' ? figure : null
  const others = facts.filter((field) => field !== hero)
  return plain(`<div className="mt-4">
  <div className="flex flex-wrap items-end justify-between gap-x-16">
${lines([heading, figureLine(view, hero)], 4)}
  </div>
${lines([below([factLines({ view, all }, others, fewFacts < others.length ? ' lg:grid lg:grid-cols-2 lg:gap-x-16' : others.length > 1 ? fewColumns(others.length) : ' max-w-2xl')])], 2)}
</div>`)
}
