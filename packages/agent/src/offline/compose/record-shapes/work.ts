// What is worked on: how it stands first, then what is noted, and what belongs to it beside that. A person: how to reach them,
// and what is theirs.
import { type Field } from '../../brief.ts'
import { forWriters } from '../access.ts'
import { jsxAttribute, nothing, quoteJs, wordsOf } from '../data/expressions.ts'
import { lines } from '../records/record-pieces.ts'
import type { Told } from '../records/record-told.ts'
import { markWords, notTicked } from '../records/tick-words.ts'
import { isDoneField, namesOf, partsOf } from '../roles.ts'
import type { View } from '../views.ts'
import { isDue } from './choose-shape.ts'
import { type Slots, areFew, factLine, facts, isTold, leadFigure, noted, spaced, wide, words } from './panels.ts'

/** More steps than these are no way but a choice. */
export const mostSteps = 6

/** The way that such records go, and where this one is on it. */
export function steps(view: View, state: Field): string {
  const { one } = namesOf(view)
  const options = state.options ?? []
  const value = `${one}.${state.name}`
  const all = `[${options.map(quoteJs).join(', ')}]`
  return `{${value} && <Steps label=${jsxAttribute(state.label)} steps={${all}} now={${value}} />}`
}

const isPlainDone = /^(?:done|finished|completed?)$/i

/** Due and done, in words that are read before anything else. */
export function standing({ scene: { view } }: Told): { code: string; used: Field[] } {
  const { one } = namesOf(view)
  const done = view.fields.find(isDoneField)
  const due = view.fields.find(isDue)
  if (done === undefined && due === undefined) return { code: nothing, used: [] }
  const still = quoteJs(done === undefined || isPlainDone.test(done.label) ? 'Still to do' : `${notTicked(done)} yet`)
  const open = due === undefined ? still : `${one}.${due.name} ? \`Due \${${spokenDay(due, one)}}\` : ${still}`
  const said = done === undefined ? open : `${one}.${done.name} ? ${quoteJs(done.label)} : ${open}`
  const late =
    due === undefined
      ? ''
      : `${one}.${due.name} && ${one}.${due.name} < today${done === undefined ? '' : ` && !${one}.${done.name}`}`
  const classes = 'mt-5 font-display text-2xl sm:text-3xl'
  const attribute = late === '' ? `"${classes}"` : `{\`${classes} \${${late} ? 'text-danger' : ''}\`}`
  return {
    code: `<p className=${attribute}>{${said}}</p>`,
    used: [...(done === undefined ? [] : [done]), ...(due === undefined ? [] : [due])],
  }
}

/** "Due tomorrow", "Due 3 May". */
function spokenDay(due: Field, one: string): string {
  return `${wordsOf(due, one)}.replace(/^[TY]/, (letter) => letter.toLowerCase())`
}

/** The one act that matters on what is to be done: to say that it is. */
export function tick({ scene: { view } }: Told): string {
  const done = view.fields.find(isDoneField)
  if (done === undefined || partsOf(view).toggle !== done) return nothing
  const { one, Component } = namesOf(view)
  const code = `<label className="inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-3 self-start rounded-control border border-control px-5 hover:border-text">
  <input type="checkbox" name="${done.name}" checked={${one}.${done.name}} onChange={() => toggle${Component}(${one})} className="size-6" />
  {${one}.${done.name} ? ${quoteJs(done.label)} : ${quoteJs(markWords(done))}}
</label>`
  return view.access === 'admin' ? forWriters(view, code, '') : code
}

export function work(told: Told, slots: Slots): string {
  const { scene, chip, state, heading, hero } = told
  const { view } = scene
  const isWay = state !== null && (state.options ?? []).length > 1 && (state.options ?? []).length <= mostSteps
  const stands = standing(told)
  const isLeft = (field: Field): boolean => !stands.used.includes(field)
  // Whose it is stands over what else is theirs.
  const isOwner = ({ kind }: Field): boolean => kind === 'reference' && isTold(slots.belonging)
  const rest: Told = {
    ...told,
    dates: told.dates.filter(isLeft),
    others: told.others.filter((field) => isLeft(field) && !isOwner(field)),
  }
  const way = isWay && state !== null ? `<div className="mt-10">\n${lines([steps(view, state)], 2)}\n</div>` : nothing
  // What there is little of stands in a line; more has a column of its own. Words may be missing, and are no column.
  const isShort = areFew(rest)
  const name = [
    isWay ? nothing : chip,
    heading,
    leadFigure(view, hero, 'mt-5 text-3xl sm:text-4xl'),
    stands.code,
    isShort ? factLine(rest) : nothing,
  ]
  const act = tick(told)
  const head = [
    ...(act === nothing
      ? name
      : [
          `<div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-6 md:flex-nowrap">
  <div className="min-w-0">
${lines(name.filter(isTold), 4)}
  </div>
${lines([act], 2)}
</div>`,
        ]),
    way,
  ]
  const written = isShort ? spaced([words(rest)]) : nothing
  const notes = isShort ? [] : [spaced(noted(rest, '[&_dd]:text-lg [&_dt]:text-lg'), 'mt-0')]
  const sides = [...notes, slots.below, slots.belonging].filter(isTold)
  const [first = '', ...others] = sides
  const at = wide(view)
  const alone = `<div className="mt-14 [&_section]:mt-0 [&_ul]:${at}:grid [&_ul]:${at}:grid-cols-2 [&_ul]:${at}:gap-x-16">\n${lines([first], 2)}\n</div>`
  const beside =
    sides.length === 0
      ? nothing
      : sides.length === 1
        ? alone
        : `<div className="mt-14 grid items-start gap-x-16 gap-y-12 ${at}:grid-cols-2 [&>*]:min-w-0 [&_section]:mt-0">
${lines([first], 2)}
${others.length === 0 ? nothing : `  <div className="grid gap-12">\n${lines(others, 4)}\n  </div>`}
</div>`
  return `<div className="mt-4">
${lines([...head, written, ...told.acts, slots.around, beside, slots.others].filter(isTold), 2)}
</div>`
}

const icons: Readonly<Partial<Record<Field['kind'], string>>> = { phone: 'Phone', email: 'Mail', url: 'Globe' }
const schemes: Readonly<Partial<Record<Field['kind'], string>>> = { phone: 'tel:', email: 'mailto:', url: '' }
const verbs: Readonly<Partial<Record<Field['kind'], string>>> = { phone: 'Call', email: 'Write to', url: 'Website of' }

/** Who is to be reached is a press away. */
function reach({ scene: { view }, contacts }: Told): string {
  if (contacts.length === 0) return nothing
  const { one } = namesOf(view)
  const name = `${one}.${partsOf(view).title.name}`
  const ways = contacts.map(
    ({ kind, name: field }) => `{${one}.${field} && (
  <a href={\`${schemes[kind] ?? ''}\${${one}.${field}}\`} className="inline-flex min-h-12 max-w-full items-center gap-3 rounded-control border border-control px-5 py-2 hover:border-text">
    <${icons[kind] ?? 'Globe'} size={18} strokeWidth={1.75} className="shrink-0" aria-hidden />
    <span className="sr-only">{\`${verbs[kind] ?? ''} \${${name}}: \`}</span>
    <span className="min-w-0 break-all">{${one}.${field}}</span>
  </a>
)}`,
  )
  return `<div className="mt-6 flex flex-wrap gap-3">\n${lines(ways, 2)}\n</div>`
}

export function contactIcons({ contacts }: Told): string[] {
  return [...new Set(contacts.map(({ kind }) => icons[kind] ?? 'Globe'))].sort()
}

/** A name card: who it is and how to reach them; below it what is known of them, and what is theirs as far back as it goes. */
export function person(told: Told, slots: Slots): string {
  const { scene, chip, heading, hero, image } = told
  const { view } = scene
  const { one } = namesOf(view)
  const rest: Told = { ...told, contacts: [] }
  const face =
    image === null
      ? `<Monogram id={${one}.id} name={${one}.${partsOf(view).title.name}} className="size-24 text-4xl sm:size-36 sm:text-6xl" />`
      : image('aspect-square size-36 sm:size-56')
  const name = [chip, heading, leadFigure(view, hero, 'mt-4 text-3xl'), reach(told)]
  const about = areFew(rest)
    ? [factLine(rest), words(rest)]
    : [facts(rest, 'sm:columns-2 sm:gap-x-14 [&>div]:break-inside-avoid'), words(rest)]
  const theirs = [slots.below, slots.belonging, slots.others].filter(isTold)
  return `<div className="mt-4">
  <header className="flex flex-wrap items-center gap-x-12 gap-y-6 border-b border-hairline pb-10 md:flex-nowrap">
    <div className="shrink-0">
${lines([face], 6)}
    </div>
    <div className="min-w-0 flex-1">
${lines(name.filter(isTold), 6)}
    </div>
  </header>
${lines([spaced([...about, ...told.acts]), ...theirs].filter(isTold), 2)}
</div>`
}
