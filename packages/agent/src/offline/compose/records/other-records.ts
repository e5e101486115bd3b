// The way on from one record: those that share something with it or come next, so that its page is no dead end. Its heading says
// what they have in common.
import { capitalize } from '../../understand/inflect.ts'
import type { Field } from '../../brief.ts'
import { hasPart, isSold } from '../access.ts'
import { importFormats, jsxText, nothing, only, quoteJs, tidy, wordsOf } from '../data/expressions.ts'
import { toldBelonging } from './around.ts'
import { besideTitle } from './made-title.ts'
import { hangs } from '../lists/print-wall.ts'
import { isProfile } from '../parts/meets.ts'
import { postsOf } from '../parts/people.ts'
import { drawsEach } from '../pictures.ts'
import { type Shape, isDue, isNote, isSaid, isState, shapeOf, tellingFigure } from '../record-shapes/choose-shape.ts'
import { decisiveOf, leadsAhead } from '../record-shapes/decisive.ts'
import { namesOf, partsOf } from '../roles.ts'
import { headingWeight } from '../shell/styles.ts'
import { type View, childrenOf, labelColumn } from '../views.ts'
import { type Row, dayRow, shortRow, stripItem, tile } from './other-rows.ts'
import { composeSaidAround, saidLine, saidNearby } from './said-around.ts'

/**
 * A page that goes on with comments, posts or what belongs to the record is full, and a profile is about one person; whoever
 * has read a text and what was said of it reads the next.
 */
export function showsOthers(view: View, all: readonly View[]): boolean {
  return (
    !view.isInbox &&
    !isProfile(view) &&
    postsOf(view, all) === null &&
    childrenOf(view, all).length === 0 &&
    // Its columns lead to the days around it.
    shapeOf(view) !== 'measure' &&
    (!hasPart(view, 'comments') || shapeOf(view) === 'article' || isSaid(view))
  )
}

function componentOf(view: View): string {
  return `Other${capitalize(namesOf(view).many)}`
}

/** What stands on the page for it, its import, and what it needs of the data. */
export function othersOn(view: View): { importLine: string; element: string } {
  if (isSaid(view)) return composeSaidAround(view)
  const { one, many, manyFile } = namesOf(view)
  const today = othersNeedToday(view) ? ' today={data.today}' : ''
  const self = relationOf(view) === null ? '' : ` ${one}={${one}}`
  return {
    importLine: `import { ${componentOf(view)} } from '@/components/other-${manyFile}.jsx'`,
    element: `<${componentOf(view)}${self} ${many}={data.others}${today} />`,
  }
}

/**
 * How they stand: pictures side by side, titles to read, a strip with what tells most of each, days, or short rows with what
 * decides of each.
 */
type Look = 'tiles' | 'titles' | 'strip' | 'days' | 'rows'

const lookOfShape: Readonly<Record<Shape, Look>> = {
  article: 'titles',
  recipe: 'tiles',
  ware: 'tiles',
  picture: 'tiles',
  event: 'days',
  ticket: 'days',
  person: 'strip',
  sleeve: 'strip',
  work: 'strip',
  receipt: 'strip',
  bill: 'strip',
  measure: 'strip',
  holding: 'strip',
  plain: 'strip',
}

const shownIn: Readonly<Record<Look, number>> = { tiles: 4, titles: 4, strip: 4, days: 5, rows: 4 }
/** The list goes on below a page that has nothing else to lead to. */
const shownOfList = 6

function lookOf(view: View): Look {
  const shape = shapeOf(view)
  if (decisiveOf(view) !== null && !hangs(view)) return 'rows'
  const look = lookOfShape[shape]
  // What only is of the same kind says nothing of this one: the list goes on.
  if (look === 'strip' && shape !== 'holding' && relationOf(view) === null) return 'rows'
  return look === 'tiles' && (partsOf(view).picture === null || !drawsEach(view)) ? 'titles' : look
}

interface Relation {
  how: 'sharing' | 'following' | 'preceding'
  /** What they may have in common, what says most first. */
  by: readonly { field: Field; heading: string }[]
}

/** What records of one value of a field are called together; `_` stands for the value. */
const shared: readonly [RegExp, string][] = [
  [/(?:^|_)(?:origin|country|region|from|farm|roaster)$/, 'Also from _'],
  [/(?:^|_)(?:author|artist|maker|brand|director|designer|band)$/, 'More by _'],
  [/(?:^|_)(?:category|genre|topic|section|collection|course|subject|cuisine|kind|type)$/, 'More in _'],
  [/(?:^|_)(?:place|location|venue)$/, 'Also at _'],
  [/(?:^|_)(?:city|town|room|area|district|neighbourhood|shelf)$/, 'Also in _'],
  [/(?:^|_)(?:department|team|audience|crew|assigned_to|assignee)$/, 'Also for _'],
  [/^who(?:_|$)|(?:^|_)by$/, 'Also by _'],
]

/** How much the words say that the fields share: the lower, the more. */
function sharedBy(field: Field, one: string): { rank: number; heading: string } | null {
  const value = `${one}.${field.kind === 'reference' ? labelColumn(field) : field.name}`
  const at = shared.findIndex(([pattern]) => pattern.test(field.name))
  const words = shared[at]?.[1]
  if (words !== undefined) return { rank: at, heading: `\`${words.replace('_', `\${${value}}`)}\`` }
  if (field.kind === 'reference') return { rank: 11, heading: `\`Also for \${${value}}\`` }
  if (isState(field))
    return {
      rank: 10,
      heading: `\`At the same ${field.label.toLowerCase().replaceAll('`', '')}: \${${value}.toLowerCase()}\``,
    }
  return field.kind === 'choice' ? { rank: 12, heading: quoteJs(`The same ${field.label.toLowerCase()}`) } : null
}

const shareable: ReadonlySet<Field['kind']> = new Set(['choice', 'reference', 'text'])
const mostRelations = 3

const by = (field: Field, heading: string): Relation['by'] => [{ field, heading: quoteJs(heading) }]

function relationOf(view: View): Relation | null {
  const { entity, fields } = view
  const { one } = namesOf(view)
  const shape = shapeOf(view)
  const day = partsOf(view).day
  if (hangs(view)) return null
  if ((shape === 'event' || shape === 'ticket') && day !== null)
    return { how: 'following', by: by(day, `Next ${entity.plural}`) }
  const decisive = decisiveOf(view)
  if (decisive !== null && leadsAhead(decisive)) return { how: 'following', by: by(decisive.field, 'Next up') }
  const isTold = toldBelonging(view)
  const common = fields
    .slice(1)
    .flatMap((field) => {
      const said = shareable.has(field.kind) && field !== isTold ? sharedBy(field, one) : null
      return said === null ? [] : [{ field, ...said }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostRelations)
  // Its week is drawn; what it has in common with others says more than what comes next.
  const due = fields.find(isDue)
  const isCommon = common.some(({ rank }) => rank < shared.length)
  if (due !== undefined && !isCommon) return { how: 'following', by: by(due, 'Due next') }
  if (common.length > 0) return { how: 'sharing', by: common }
  return (shape === 'receipt' || shape === 'bill') && day !== null
    ? { how: 'preceding', by: by(day, 'Before that') }
    : null
}

/** The line of the page's load, for the list as an expression. */
export function othersLine(view: View, list: string): string {
  if (isSaid(view)) return saidLine(view, list)
  const { one } = namesOf(view)
  const relation = relationOf(view)
  const keys = (relation?.by ?? []).map(({ field }) => quoteJs(field.name))
  // Of what hangs on a wall the last of them is the one before it.
  const look = lookOf(view)
  const most = hangs(view) ? 'undefined' : look === 'rows' && relation === null ? shownOfList : shownIn[look]
  const { title } = partsOf(view)
  // Each time that the same was bought stands in a table of its own.
  const others =
    shapeOf(view) === 'holding'
      ? `(await ${list}).filter((other) => other.id === ${one}.id || other.${title.name} !== ${one}.${title.name})`
      : `await ${list}`
  return `    others: ${nearbyOf(view)}(${others}, ${one}, [${keys.join(', ')}], ${most}),`
}

/** Which of the ways to look around a record its page takes. */
export function nearbyOf(view: View): string {
  return isSaid(view) ? saidNearby(view) : (relationOf(view)?.how ?? 'after')
}

/** The one fact that stands below or beside a name. */
function told(view: View): Field | null {
  const { figure, facts, day } = partsOf(view)
  if (lookOf(view) === 'days') return facts.find(({ kind }) => ['text', 'choice', 'time'].includes(kind)) ?? null
  const others = [figure, day, ...facts.filter(({ kind }) => kind !== 'boolean')]
  const decisive = decisiveOf(view)?.field
  // What all of them share is said in their heading.
  const isShared = ({ name }: Field): boolean =>
    relationOf(view)?.how === 'sharing' && relationOf(view)?.by.some(({ field }) => field.name === name) === true
  if (lookOf(view) === 'rows' && decisive !== undefined)
    return isShared(decisive) ? (facts.find((field) => !isShared(field) && field.kind !== 'boolean') ?? null) : decisive
  const untold = others.find((field) => besideTitle(partsOf(view), view.fields, field, view.skeleton) !== null)
  return tellingFigure(view) ?? untold ?? null
}

/** Whether the load of the page has to say what day it is. */
export function othersNeedToday(view: View): boolean {
  if (isSaid(view)) return false
  const { day } = partsOf(view)
  return told(view)?.kind === 'date' || (day !== null && ['receipt', 'bill', 'holding'].includes(shapeOf(view)))
}

/** What the next of such a thing are to whoever has read one. */
const besidesOf: Readonly<Partial<Record<Shape, string>>> = {
  recipe: 'Cook next',
  work: 'Also on the list',
  holding: 'Also held',
}

/** Where they have nothing in common but their kind. */
function plainHeading(view: View): string {
  const { singular, plural } = view.entity
  if (singular === 'menu item') return 'Also on the menu'
  if (singular === 'program item') return 'Also on that day'
  if (hangs(view)) return 'Next on the wall'
  if (isSold(view)) return 'Also in the shop'
  if (lookOf(view) === 'rows') return 'Next in the list'
  if (lookOf(view) === 'titles') return isNote(view) ? 'Written besides' : 'Read next'
  return besidesOf[shapeOf(view)] ?? `More ${plural}`
}

function headingOf(view: View): string {
  const { one, many } = namesOf(view)
  const relation = relationOf(view)
  if (relation === null) return jsxText(plainHeading(view))
  const sign = { sharing: '===', following: '>=', preceding: '<=' }[relation.how]
  const said = relation.by.map(
    ({ field: { name }, heading }) =>
      `${one}.${name} !== null && ${many}.every((other) => other.${name} ${sign} ${one}.${name}) ? ${heading} : `,
  )
  return `{${said.join('')}${quoteJs(plainHeading(view))}}`
}

/** "248 pages", "Floor 3": a number without a unit says what it is of. */
function valueOf(fact: Field): string {
  const words = `{${wordsOf(fact, 'other')}}`
  // A year is known as one.
  if (fact.kind !== 'number' || fact.unit !== undefined || /(?:^|_)year$/.test(fact.name)) return words
  const label = fact.label.replace(/^number of (?=\w)/i, '').replaceAll("'", '’')
  const isThere = `{other.${fact.name} !== null && `
  return /[a-z]s$/.test(label) ? `${words}${isThere}' ${label.toLowerCase()}'}` : `${isThere}'${label} '}${words}`
}

interface Form {
  section: string
  list: string
  item: (row: Row) => string
}

const looks: Readonly<Record<Look, Form>> = {
  tiles: {
    section: 'mt-20',
    list: 'mt-6 grid grid-cols-2 gap-x-6 gap-y-8 sm:gap-x-10 lg:grid-cols-4',
    item: tile,
  },
  titles: { section: 'mt-20', list: 'mt-6 grid gap-x-14 gap-y-6 sm:grid-cols-2', item: tile },
  strip: { section: 'mt-16', list: 'mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4', item: stripItem },
  rows: { section: 'mt-14', list: 'mt-4 grid border-b border-hairline lg:grid-cols-2 lg:gap-x-14', item: shortRow },
  days: { section: 'mt-14', list: 'mt-4 border-b border-hairline', item: dayRow },
}

/** The component's file. */
export function composeOthers(view: View, all: readonly View[]): Record<string, string> {
  if (!showsOthers(view, all)) return {}
  if (isSaid(view)) {
    const { file, code } = composeSaidAround(view)
    return { [file]: code }
  }
  const { one, many, manyFile } = namesOf(view)
  const file = `web/components/other-${manyFile}.jsx`
  const look = lookOf(view)
  const fact = told(view)
  const isDated = othersNeedToday(view)
  const row = { view, fact, value: fact === null ? '' : valueOf(fact) }
  const { section, list, item } = looks[look]
  const self = relationOf(view) === null ? '' : `${one}, `
  const code = tidy(`import { Link } from '@joinery/app-kit'
${only(look === 'days', `import { dayParts } from '@/lib/day-parts.js'`)}
${importFormats(fact === null ? [] : [fact], isDated ? ['formatDate'] : []).trim() || nothing}

/** What to look at next: ${many} that have something in common with this one, else those that stand after it in the list. */
export function ${componentOf(view)}({ ${self}${many}${isDated ? ', today' : ''} }) {
  if (${many}.length === 0) return null
  return (
    <section className="${section}">
      <h2 className="font-display text-2xl ${headingWeight(view)}">${headingOf(view)}</h2>
      <ul className="${list}">
        {${many}${hangs(view) ? `.slice(0, ${shownIn[look]})` : ''}.map((other) => (
          ${item(row)}
        ))}
      </ul>
    </section>
  )
}
`)
  return { [file]: code }
}
