// The pieces of a record's own page: its name, how it stands, what it comes to, its facts by what they are, its words.
import type { Field } from '../../brief.ts'
import { forWriters, isSold } from '../access.ts'
import { pagePieces } from '../parts/extra-parts.ts'
import { jsxAttribute, jsxText, nothing, only, wordsOf } from '../data/expressions.ts'
import { pictureElement } from '../fronts/shop-looks.ts'
import { drawsRecords, pictureTag } from '../pictures.ts'
import { isProfile } from '../parts/meets.ts'
import { profilesOf } from '../parts/people.ts'
import { lines } from './record-pieces.ts'
import { factLabel } from './fact-label.ts'
import { factsBesideTitle } from './made-title.ts'
import { isState, shapeOf, tellingFigure } from '../record-shapes/choose-shape.ts'
import { namesOf, partsOf } from '../roles.ts'
import { isOpenToVisitors } from '../lists/visited.ts'
import { headingWeight } from '../shell/styles.ts'
import { type View, childrenOf, labelColumn } from '../views.ts'

export interface Scene {
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

/** Below what is told of it, in its own colour whatever that stands on. */
const actLook = { row: 'mt-6 flex flex-wrap items-center gap-x-7', act: 'underline decoration-1' }
/** At the foot of a page that visitors read. */
const quietLook = { row: 'mt-14 flex flex-wrap gap-x-6 text-sm text-muted', act: 'hover:text-text hover:underline' }

/** What one changes on a record, told after it. */
export function buttons({ view, all }: Scene, isQuiet = false): string {
  const { one, Component, home } = namesOf(view)
  const look = isQuiet ? quietLook : actLook
  const parents = childrenOf(view, all).length > 0
  const { singular } = view.entity
  const edit = isProfile(view) ? 'Edit profile' : `Edit this ${singular}`
  const remove = isQuiet ? `Delete this ${singular}` : `Delete<span className="sr-only"> this ${singular}</span>`
  const code = `<div className="${look.row}">
  <button onClick={() => setIsEditing(true)} className="min-h-11 underline-offset-4 ${look.act}">
    ${jsxText(edit)}
  </button>
  <button onClick={() => delete${Component}(${one}, { leaveFor: '${home}' })} className="min-h-11 underline-offset-4 hover:text-danger hover:underline">
    ${parents || !isQuiet ? remove : 'Delete'}
  </button>
</div>`
  return forWriters(view, view.access === 'members' ? `(\n${lines([code], 2)}\n)` : code, `${one}.is_mine`)
}

/** Its long words; only several of them need a heading each. */
function longTexts(view: View): { field: Field; code: string }[] {
  const { one } = namesOf(view)
  const longs = view.fields.filter((field, index) => index > 0 && field.kind === 'long')
  return longs.map((field) => ({
    field,
    code: `{${one}.${field.name} && (
  <div className="mb-8 max-w-[62ch] last:mb-0">
    ${longs.length === 1 ? nothing : `<h2 className="mb-2 text-surface-muted">${jsxText(field.label)}</h2>`}
    <p className="whitespace-pre-line text-xl leading-relaxed">{${one}.${field.name}}</p>
  </div>
)}`,
  }))
}

/** A panel around nothing would be a coloured stripe. */
export function whereWritten(view: View, panel: string): string {
  const { one } = namesOf(view)
  // A picture that somebody put up stands with the words.
  const longs = view.fields.filter(({ kind }, index) => index > 0 && (kind === 'long' || kind === 'picture'))
  return `{(${longs.map(({ name }) => `${one}.${name}`).join(' || ')}) && (\n${lines([panel], 2)}\n)}`
}

/** Whose it is, with the way to their profile where they have one. */
function ownerLink(one: string, all: readonly View[]): string {
  const profiles = profilesOf(all)
  if (profiles === null) return `{${one}.owner_name}`
  return `{${one}.owner_profile === null ? ${one}.owner_name : <Link href={\`${namesOf(profiles).base}/\${${one}.owner_profile}\`} className="text-surface-accent underline underline-offset-4">{${one}.owner_name}</Link>}`
}

/** Facts as lines of a list of them; whose it is stands first where that is asked for. */
export function factEntries({ view, all }: Scene, fields: readonly Field[], hasOwner: boolean): string[] {
  const { one } = namesOf(view)
  return [
    ...(hasOwner ? [`<Fact label="From">${ownerLink(one, all)}</Fact>`] : []),
    ...fields.map((field) => `<Fact label=${jsxAttribute(factLabel(field))}>${factValue(field, one, all)}</Fact>`),
  ]
}

export function factList(entries: readonly string[], className: string): string {
  return entries.length === 0 ? nothing : `<dl className="${className}">\n${lines(entries, 2)}\n</dl>`
}

/** How it stands, in a word above its name. */
export function stateChip(view: View, state: Field | null): string {
  if (state === null) return nothing
  const { one } = namesOf(view)
  return `{${one}.${state.name} && (
  <p className="mb-4 inline-block rounded-control border border-control bg-surface px-3 py-1 font-medium text-on-surface">
    <span className="sr-only">${jsxText(state.label)}: </span>
    {${wordsOf(state, one)}}
  </p>
)}`
}

/** What can be done with a record besides changing it. */
function acts(view: View): string[] {
  const { one } = namesOf(view)
  return [only(isSold(view), `<div className="mt-8"><AddToCart product={${one}} /></div>`), ...pagePieces(view)]
}

/** The heading's classes; the name alone decides how it breaks. */
export function recordHeading(view: View): string {
  const size = view.style === 'bold' ? 'text-5xl leading-[0.92] sm:text-7xl' : 'text-4xl leading-[1.04] sm:text-6xl'
  return `text-balance break-words font-display ${size} ${headingWeight(view)}`.trim()
}

export interface Told {
  scene: Scene
  heading: string
  chip: string
  /** The choice that says how it stands. */
  state: Field | null
  /** A number or a sum that tells most about it. */
  hero: Field | null
  /** From when to when: side by side. */
  dates: Field[]
  /** How to reach it. */
  contacts: Field[]
  others: Field[]
  words: string[]
  /** The same, by field. */
  longs: { field: Field; code: string }[]
  /** What can be done with it, the changing of it last. */
  acts: string[]
  /** Its picture in a shape of the look's own; null where it has none. */
  image: ((shape: string) => string) | null
  hasOwner: boolean
}

const reached: ReadonlySet<Field['kind']> = new Set(['email', 'phone', 'url'])
const timed: ReadonlySet<Field['kind']> = new Set(['date', 'time'])

/** A picture that somebody put up, where nothing would stand in for it. */
function ownPicture(view: View, { name }: Field): string {
  const { one } = namesOf(view)
  const { title } = partsOf(view)
  return `{${one}.${name} && <img src={${one}.${name}} alt={${one}.${title.name}} className="mb-8 max-h-[70vh] max-w-full rounded-surface" />}`
}

/** Where it lies is seen on the map, and no number that is read. */
const isOnMap = ({ parts }: View, { name }: Field): boolean =>
  parts.includes('map') && /^(?:latitude|longitude)$/.test(name)

/** A record by what its facts are. */
export function toldOf(scene: Scene): Told {
  const { view } = scene
  const { one } = namesOf(view)
  const parts = partsOf(view)
  const { title, picture } = parts
  const facts = factsBesideTitle(
    {
      ...parts,
      facts: view.fields.filter(
        (field) => field !== title && field !== picture && field.kind !== 'long' && !isOnMap(view, field),
      ),
    },
    view.fields,
    view.skeleton,
  )
  const state = facts.find(isState) ?? null
  const hero = tellingFigure(view)
  const longs = longTexts(view)
  const left = facts.filter((field) => field !== state && field !== hero)
  const times = left.filter(({ kind }) => timed.has(kind))
  // A single day is one fact among others.
  const dates = times.length > 1 ? times : []
  const contacts = left.filter(({ kind }) => reached.has(kind))
  // Beside a dish its place is kept: what it is made of stands there.
  const isSeen = drawsRecords(view) || shapeOf(view) === 'recipe'
  return {
    scene,
    heading: `<h1 className="${recordHeading(view)}">{${one}.${title.name}}</h1>`,
    chip: stateChip(view, state),
    state,
    hero,
    dates,
    contacts,
    others: left.filter((field) => !dates.includes(field) && !contacts.includes(field)),
    words: [...(isSeen || picture === null ? [] : [ownPicture(view, picture)]), ...longs.map(({ code }) => code)],
    longs,
    acts: [...acts(view), ...(isOpenToVisitors(view) ? [] : [buttons(scene)])],
    image: isSold(view)
      ? (shape) => pictureElement(view, { one, className: `${shape} rounded-surface`, alt: `${one}.${title.name}` })
      : picture === null || !isSeen
        ? null
        : (shape) =>
            pictureTag(view, {
              one,
              title: title.name,
              picture: picture.name,
              className: `${shape} w-full rounded-surface object-cover`,
              alt: `${one}.${title.name}`,
              size: [800, 600],
            }),
    hasOwner: view.access === 'members' && !isProfile(view),
  }
}
