// What every way to show records is made of: the title that links, the facts below it, the telling figure, the acts.
import { fewFacts, rowFact } from './row-fact.ts'
import type { Brief, Field } from '../../brief.ts'
import { forWriters, hasPart } from '../access.ts'
import { jsxAttribute, jsxText, nothing, wordsOf } from '../data/expressions.ts'
import { rowPieces } from '../parts/extra-parts.ts'
import { isOverseen } from '../parts/oversight.ts'
import { saysWhose } from '../parts/people.ts'
import { pictureTag } from '../pictures.ts'
import { type Names, type Parts, isCrossedOut, isDoneField, namesOf } from '../roles.ts'
import { stockOf } from '../drawings/measures.ts'
import { skySign } from '../drawings/sky.ts'
import { careOf } from './care.ts'
import { seatsOf } from '../parts/seats.ts'
import { hasQuickAdd } from '../lists/quick-add.ts'
import { type Style, digitsOf } from '../shell/styles.ts'

export interface Scene {
  brief: Brief
  names: Names
  parts: Parts
  style: Style
}

export function titleLink({ names: { one, base }, parts: { title, toggle }, style }: Scene): string {
  const classes = `block min-h-6 break-words font-display ${style.title} underline-offset-4 hover:underline`
  const attribute =
    toggle === null || !isCrossedOut(toggle)
      ? `"${classes}"`
      : `{clsx('${classes}', ${one}.${toggle.name} && 'text-surface-muted line-through decoration-1')}`
  return `<Link href={\`${base}/\${${one}.id}\`} className=${attribute}>
  {${one}.${title.name}}
</Link>`
}

/** Who is to be called or written to is a press away. */
const addresses: Readonly<Partial<Record<Field['kind'], string>>> = { email: 'mailto:', phone: 'tel:' }

function addressLink({ kind, name }: Field, one: string): string | null {
  const scheme = addresses[kind]
  const value = `${one}.${name}`
  return scheme === undefined
    ? null
    : `${value} && <a href={\`${scheme}\${${value}}\`} className="underline decoration-1 underline-offset-4">{${value}}</a>`
}

/** On a phone whoever stands in a list is rung with one press; where there is room their number is read. */
export function callLink({ brief, names: { one }, parts: { title } }: Scene): string {
  const phone = brief.fields.find(({ kind }) => kind === 'phone')
  if (phone === undefined) return nothing
  const value = `${one}.${phone.name}`
  return `{${value} && (
  <a href={\`tel:\${${value}}\`} aria-label={\`Call \${${one}.${title.name}}\`} className="grid size-11 shrink-0 place-items-center rounded-control border border-surface-control sm:hidden">
    <Phone size={20} strokeWidth={1.75} aria-hidden />
  </a>
)}`
}

const unnamed: ReadonlySet<Field['kind']> = new Set(['date', 'time', 'money', 'rating'])

/** "Letters": what a record is in leads to all that is in it. */
function parentLink({ name, to }: Field, one: string, brief: Brief): string | null {
  const target = brief.more.find(({ singular, isInbox }) => singular === to && !isInbox)
  if (target === undefined) return null
  const { path } = namesOf({ entity: target, base: '' })
  const value = `${one}.${name}`
  return `${value} && <Link href={\`/${path}/\${${value}}\`} className="underline underline-offset-4">{${value.replace(/_id$/, '')}_name}</Link>`
}

const lateWord = ({ name }: Field): string => (/expir|best_before|use_by|keeps/.test(name) ? 'past it' : 'overdue')

/** A value as it is read in its column; what is late says so beside its day. */
export function datedWords(scene: Scene, field: Field): string {
  const words = wordsOf(field, scene.names.one)
  const late = overdue(scene, field)
  return late === null ? words : `(${late} ? \`\${${words}}, ${lateWord(field)}\` : ${words})`
}

export function factsLine(scene: Scene, className: string): string {
  const { brief, names, parts } = scene
  const { one } = names
  const { figure: telling } = parts
  const facts = fewFacts(parts.facts)
  const values = facts.map((field, index) => {
    const link = field.kind === 'reference' ? parentLink(field, one, brief) : null
    if (link !== null) return link
    const address = addressLink(field, one)
    if (address !== null) return address
    const isAmbiguous =
      unnamed.has(field.kind) && [...facts.slice(0, index), telling].some((other) => other?.kind === field.kind)
    const isLate = overdue(scene, field)
    return rowFact(field, one, {
      isAlone: !isAmbiguous,
      late: isLate === null ? null : { isLate, word: lateWord(field) },
    })
  })
  if (hasPart(brief, 'ratings')) values.unshift(`${one}.average_stars && \`\${${one}.average_stars} of 5 stars\``)
  if (saysWhose(brief) || isOverseen(brief)) values.unshift(`${one}.owner_name`)
  if (values.length === 0) return nothing
  if (values.length === 1) return `<p className="${className}">{${values[0] ?? ''}}</p>`
  // Each stands for itself: a person and a telephone number are no sentence.
  return `<p className="flex flex-wrap gap-x-5 gap-y-0.5 ${className}">
  {[${values.join(', ')}].filter(Boolean).map((fact, index) => (
    <span key={index} className="min-w-0 break-words">{fact}</span>
  ))}
</p>`
}

const dueWords = /(?:^|_)(?:due|deadline|expir\w*|best_before|return_by|renew\w*)(?:_|$)/

/** True of a date that has passed although the thing is not done, as code; where there is none it has not passed. */
function overdue({ names: { one }, parts: { toggle } }: Scene, field: Field | null): string | null {
  if (field?.kind !== 'date' || (field.isDue !== true && !dueWords.test(field.name))) return null
  const open = toggle !== null && isDoneField(toggle) ? ` && !${one}.${toggle.name}` : ''
  return `${one}.${field.name} < today${open}`
}

/** How bad it was is told in numbers as how good it is; an hour that is not the time of the record has a name. */
function needsName({ kind, name, unit }: Field): boolean {
  if (kind === 'rating') return !/(?:^|_)(?:rating|stars?|score|grade|mark)s?$/.test(name)
  if (kind === 'date') return !/^(?:date|day|when)$/.test(name)
  return kind === 'number' && unit === undefined
}

export function figure(scene: Scene, className = ''): string {
  const { brief, names, parts, style } = scene
  if (parts.figure === null) return nothing
  // Figures below each other stand in columns; on a card each stands for itself.
  const isColumn = !['cards', 'wall', 'board', 'gallery', 'shelf', 'badges', 'slips', 'plan'].includes(brief.skeleton)
  const classes = `shrink-0 whitespace-nowrap ${digitsOf(brief)}${isColumn ? ' tabular-nums' : ''} ${style.figure}${className}`
  const late = overdue(scene, parts.figure)
  const attribute = late === null ? `"${classes}"` : `{clsx('${classes}', ${late} && 'text-surface-danger')}`
  const value = wordsOf(parts.figure, names.one)
  if (!needsName(parts.figure)) return `<p className=${attribute}>{${value}}</p>`
  // A bare number says nothing without its name.
  return `{${names.one}.${parts.figure.name} !== null && (
  <p className=${attribute}>
    <span className="font-text text-[0.95rem] font-normal text-surface-muted">${jsxText(parts.figure.label)} </span>
    {${value}}
  </p>
)}`
}

/**
 * Notes, entries of a day, what is crossed off or kept by a line that is typed are thrown away in the list; what has a
 * picture or a name of its own goes from its own page.
 */
function goesFromList({ brief, parts: { toggle, day, picture } }: Scene): boolean {
  const isEntry = picture === null && (brief.topic === 'notes' || day !== null)
  return isEntry || (toggle !== null && isCrossedOut(toggle)) || hasQuickAdd(brief)
}

/** Names that are put down with a record, and a form for the next one. */
function asksForNames(brief: Brief): boolean {
  return (
    (['signups', 'answers', 'loans', 'requests'] as const).some((part) => hasPart(brief, part)) ||
    seatsOf(brief) !== null
  )
}

/** Has a table a column for what is drawn or done with each record, as wide as a bar or a form? */
export function hasToolColumn(brief: Brief): boolean {
  return brief.skeleton === 'table' && (asksForNames(brief) || stockOf(brief) !== null || careOf(brief) !== null)
}

/** @param onPhone classes that give several acts a line of their own where there is no room beside the title */
export function deleteButton(scene: Scene, onPhone = ''): string {
  const {
    brief,
    names: { one, Component },
  } = scene
  const remove = goesFromList(scene)
    ? forWriters(brief, `<Delete${Component} ${one}={${one}} />`, `${one}.is_mine`)
    : nothing
  const pieces = rowPieces(brief)
  // Names and a form leave the title its room, and so do the days to tick on a card.
  const isWide = asksForNames(brief) || (hasPart(brief, 'streaks') && brief.skeleton === 'cards')
  // In a column of its own it stands below the column's head.
  const side = hasToolColumn(brief) ? '' : ' justify-end'
  return pieces === ''
    ? remove
    : `<div className="flex ${isWide ? 'min-w-0 flex-wrap' : 'shrink-0'} items-center${side}${onPhone}">\n${lines([pieces, remove], 2)}\n</div>`
}

/** On a card a tick says what it is for; in a row its column or its neighbours do. */
export const hasTickWords = ({ skeleton }: Pick<Brief, 'skeleton'>): boolean =>
  skeleton === 'cards' || skeleton === 'wall' || skeleton === 'week' || skeleton === 'slips' || skeleton === 'plan'

export function toggleBox({ brief, names: { one, Component }, parts: { toggle } }: Scene): string {
  if (toggle === null) return nothing
  const label = hasTickWords(brief) ? ` label=${jsxAttribute(toggle.label)}` : ''
  const tick = `<Tick${Component} ${one}={${one}}${label} />`
  return brief.access === 'admin' ? forWriters(brief, tick, '') : tick
}

export function lines(parts: readonly string[], spaces: number): string {
  return parts
    .filter((part) => part !== nothing)
    .map((part) =>
      part
        .split('\n')
        .map((line) => (line === '' ? line : ' '.repeat(spaces) + line))
        .join('\n'),
    )
    .join('\n')
}

/** A small picture where the records have one. */
export function thumb({ brief, names: { one }, parts: { picture, title } }: Scene): string {
  return picture === null
    ? skySign(brief) || nothing
    : pictureTag(brief, {
        one,
        title: title.name,
        picture: picture.name,
        className: 'size-14 shrink-0 rounded-control object-cover',
        isAmongOthers: true,
      })
}

/** Letters that so many lines of a list hold. */
const lettersOf = (rows: number): number => rows * 42

/** Code of a long value where it stands in so many lines: whole sentences, so that nothing ends in the middle of one. */
export function openingCode(value: string, rows: number): string {
  return `opening(${value}, ${lettersOf(rows)})`
}

/** What is told of it at length, as far as there is room; in rows of two lines nothing else stands below it. */
export function bodyLine({ brief, names: { one }, parts: { body } }: Scene, className: string): string {
  // The answer is read by whoever opens the question.
  const isHidden = brief.entity.singular === 'question'
  if (body === null || isHidden) return nothing
  const others = brief.fields.filter((field, index) => index > 0 && field.kind === 'long' && field !== body)
  const cut = className.replace(/\bline-clamp-\d\b|\bwhitespace-pre-line\b/g, '').trim()
  const rows = /\bline-clamp-\[?(\d)/.exec(className)?.[1]
  const isWhole = rows === undefined || /pre-line|clamp-none/.test(className)
  const value = `${one}.${body.name}`
  // What is told at length shows some of the next as well.
  const isLong = Number(rows ?? 9) > 2
  return [
    `<p className="${className}">{${isWhole ? value : openingCode(value, Number(rows))}}</p>`,
    ...(isLong ? others : []).map(
      ({ name }) => `{${one}.${name} && <p className="${cut} line-clamp-5 text-surface-muted">{${one}.${name}}</p>}`,
    ),
  ].join('\n')
}

export function rowUsesToday({ brief, parts }: Scene): boolean {
  return hasPart(brief, 'streaks') || [...parts.facts, parts.figure].some((field) => field?.kind === 'date')
}
