// What a record of few facts is looked up for: until when, how much, where, who has it. Its page says that before all else.
import type { Brief, Field } from '../../brief.ts'
import { jsxText, wordsOf } from '../data/expressions.ts'
import { factLabel } from '../records/fact-label.ts'
import { factsBesideTitle } from '../records/made-title.ts'
import { lines } from '../records/record-pieces.ts'
import { namesOf, partsOf } from '../roles.ts'
import { headingWeight } from '../shell/styles.ts'
import { type View, labelColumn } from '../views.ts'
import { shapeOf, tellingFigure } from './choose-shape.ts'

/** What sort of fact it is: a day, how much, or a word. */
type Sort = 'day' | 'sum' | 'word'

export interface Decisive {
  field: Field
  sort: Sort
}

/** With more facts than these none of them stands for all. */
const mostFacts = 4

/** Until when it holds, or when it comes again. */
const isAhead = ({ kind, name }: Field): boolean =>
  kind === 'date' &&
  /(?:^|_)(?:due|deadline|until|expir\w*|valid|renew\w*|next|return|back|ends?|best_before|use_by|runs_out)(?:_|$)/.test(
    name,
  )

/** What one opens the record to read off: where it is, its code, who has it. */
const isReadOff = ({ kind, name }: Field): boolean =>
  (kind === 'text' || kind === 'choice') &&
  /(?:^|_)(?:where|place|location|shelf|room|drawer|box|code|password|pin|combination|number|holder|has|borrower|lent_to)(?:_|$)/.test(
    name,
  )

/** A number that was read or counted says more than the day on which it was. */
const isRead = ({ kind, name }: Field): boolean =>
  kind === 'number' &&
  /(?:^|_)(?:value|reading|how_long|how_many|how_much|level|score|count|amount|result)(?:_|$)/.test(name)

const of =
  (...kinds: Field['kind'][]) =>
  ({ kind }: Field): boolean =>
    kinds.includes(kind)

function sortOf({ kind }: Field): Sort {
  if (kind === 'date') return 'day'
  return kind === 'money' || kind === 'number' || kind === 'rating' ? 'sum' : 'word'
}

/** Null where its page has more to say, or another shape. */
export function decisiveOf(view: View): Decisive | null {
  // What its writer and others said stands around a post.
  if (view.skeleton === 'feed' || view.skeleton === 'ballot' || shapeOf(view) !== 'plain') return null
  const parts = partsOf(view)
  const noted = view.fields.filter(
    (field) => field !== parts.title && !['long', 'picture'].includes(field.kind) && field.isInternal !== true,
  )
  const facts = factsBesideTitle({ ...parts, facts: noted }, view.fields, view.skeleton)
  if (facts.length > mostFacts) return null
  const figure = tellingFigure(view)
  const told = [
    facts.find(isAhead),
    facts.find((field) => field === figure),
    facts.find(isRead),
    facts.find(of('rating')),
    facts.find(isReadOff),
    facts.find(of('phone')),
    facts.find(of('date')),
    facts.find(of('choice', 'text', 'time')),
    facts.find(of('number', 'reference')),
  ].find((field) => field !== undefined)
  return told === undefined ? null : { field: told, sort: sortOf(told) }
}

/** What comes next is of use where the day lies ahead. */
export const leadsAhead = ({ field }: Decisive): boolean => isAhead(field)

/** Letters as large as their place bears. */
export interface Sizes {
  day: string
  sum: string
  word: string
}

function dayCode(view: View, field: Field, size: string): string {
  const { one } = namesOf(view)
  const value = `${one}.${field.name}`
  return `<time dateTime={${value}} className="block">
  <span className="mt-2 block text-xl">{dayParts(${value}).weekday}</span>
  <span className="block font-display ${size} tabular-nums leading-[0.95] ${headingWeight(view)}">{dayParts(${value}).day}</span>
  <span className="mt-1 block text-2xl">{dayParts(${value}).month}</span>
  <span className="mt-3 block">{daysAway(${value}, today)}</span>
</time>`
}

function wordCode(view: View, field: Field, size: string): string {
  const { one } = namesOf(view)
  const words = field.kind === 'reference' ? `${one}.${labelColumn(field)}` : wordsOf(field, one)
  const said =
    field.kind === 'phone'
      ? `<a href={\`tel:\${${words}}\`} className="underline-offset-4 hover:underline">{${words}}</a>`
      : `{${words}}`
  return `<p className="mt-2 text-balance break-words font-display ${size} leading-[1.05] ${headingWeight(view)}">${said}</p>`
}

function sumCode(view: View, field: Field, size: string): string {
  const { one } = namesOf(view)
  return `<p className="mt-2 break-words font-display ${size} tabular-nums leading-none ${headingWeight(view)}">{${wordsOf(field, one)}}</p>`
}

/** Its name small, and itself as large as its place bears; what nobody noted says so. */
export function decisiveCode(view: View, { field, sort }: Decisive, sizes: Sizes): string {
  const { one } = namesOf(view)
  const value = `${one}.${field.name}`
  const size = sizes[sort]
  const code = { day: dayCode, sum: sumCode, word: wordCode }[sort](view, field, size)
  const isThere = sort === 'sum' ? `${value} !== null` : value
  // A day says itself that it is one.
  const label = /^(?:date|day|when)$/i.test(field.label)
    ? ''
    : `<p className="text-lg">${jsxText(factLabel(field))}</p>\n`
  return `${label}{${isThere} ? (
${lines([code], 2)}
) : (
  <p className="mt-2 text-2xl">Not noted yet</p>
)}`
}

/** Styles that speak up. */
export const isLoud = ({ style }: Pick<Brief, 'style'>): boolean =>
  ['brutalist', 'bold', 'playful', 'retro', 'kids', 'tech'].includes(style)
