// Which field plays which part on the pages: title, the telling figure at the end of a row, the line below, the filter.
import type { Brief, Field } from '../brief.ts'
import { capitalize } from '../understand/inflect.ts'
import { escapePattern } from '../understand/escape-pattern.ts'
import { isOfProgram } from './lists/running-order.ts'
import { weekColumn } from './lists/weekdays.ts'
import { toIdentifier } from '../understand/fields/read-fields.ts'

export interface Names {
  /** Table, API path and data key, for example `board_games` and `board-games`. */
  table: string
  path: string
  /** Code names: `boardGame`, `boardGames`, `BoardGame`. */
  one: string
  many: string
  Component: string
  /** File names: `board-game`, `board-games`. */
  oneFile: string
  manyFile: string
  /** Address of the list, and of what is under it: '/' and '' at the root. */
  home: string
  base: string
  /** Folder of the list's page. */
  folder: string
}

function toCamel(words: string): string {
  const [first = '', ...rest] = toIdentifier(words).split('_')
  return first + rest.map(capitalize).join('')
}

/** Words that cannot name a variable, or that the generated code needs for something else. */
const takenNames =
  /^(?:case|class|new|order|default|package|export|import|return|switch|function|enum|event|data|error|errors|values|item|field|fields|router|state|value|search|filter|sort|label|today|name|day|sql|options|option|request|response|input|document|window|location|history|number|string|date|map|set|object|array|symbol|promise|link|children|params|key|row|rows|list|table|form|find|index|this|let|const|var|for|while|if|in|of|do|try|null|true|false|delete|void|with|yield|await|async|static|super|public|private|interface|self)$/i

/** What a component that shows several of them is called: "CareEntries". */
export function manyComponent(names: Pick<Names, 'many'>): string {
  return capitalize(names.many)
}

function dashed(text: string): string {
  return toIdentifier(text).replaceAll('_', '-')
}

export function namesOf({
  entity,
  base,
  tables = {},
}: Pick<Brief, 'entity' | 'base'> & Partial<Pick<Brief, 'tables'>>): Names {
  const isTaken = takenNames.test(toCamel(entity.singular)) || takenNames.test(toCamel(entity.plural))
  // "Fish" and "fish": one and many must differ in code.
  const isSame = entity.singular === entity.plural
  const one = isTaken || isSame ? `${toCamel(entity.singular)}Record` : toCamel(entity.singular)
  const many = isTaken || isSame ? `${toCamel(entity.singular)}Records` : toCamel(entity.plural)
  const plain = toIdentifier(entity.plural)
  return {
    table: tables[plain] ?? plain,
    path: dashed(entity.plural),
    one,
    many,
    Component: capitalize(one),
    oneFile: dashed(entity.singular),
    manyFile: isSame ? `${dashed(entity.plural)}-records` : dashed(entity.plural),
    home: base === '' ? '/' : base,
    base,
    folder: `web/app${base}`,
  }
}

export interface Parts {
  title: Field
  /** Yes/no that is ticked in the list itself. */
  toggle: Field | null
  /** Stands at the end of a row. */
  figure: Field | null
  /** What stands in the second line of a row: whoever adds a record finds all of it in the list. */
  facts: Field[]
  /** Long words, shown cut in cards and whole on the record's page. */
  body: Field | null
  /** Choice or yes/no that the list is narrowed by. */
  filters: Field[]
  /** The date a day stream is grouped by. */
  day: Field | null
  picture: Field | null
  /** The choice whose values are the columns of a board. */
  status: Field | null
}

const doneWords =
  /(?:^|_)(?:done|complete|completed|finished|bought|packed|paid|read|watched|played|visited|seen|checked|sent|returned|taken|watered|fed|cleaned|fixed|solved|resolved|closed|shipped|delivered|collected|ordered|attending|confirmed|sold|back|gone|given(?:_(?:away|back|out))?|handed_(?:out|over|in|back)|picked_up|brought_back|eaten|used_up|cooked|washed|repaired|claimed|answered|replied|signed|inspected|transcribed|planted|harvested|finished|submitted|invited|thanked)$/

/** Marks that buttons of their own set: the tick of a row is another. */
const flags = /^(?:pinned|archived)$/
export const isFlag = ({ kind, name }: Field): boolean => kind === 'boolean' && flags.test(name)
export const isArchived = (field: Field): boolean => isFlag(field) && field.name === 'archived'

/** How a tick reads: true also crosses the record out, as on paper. */
export function isDoneField(field: Field): boolean {
  return field.kind === 'boolean' && doneWords.test(field.name)
}

/** One narrow telling fact first: a choice or a short text says more than a phone number. */
const factOrder: readonly Field['kind'][] = [
  'choice',
  'reference',
  'tags',
  'text',
  'date',
  'number',
  'time',
  'money',
  'rating',
  'email',
  'phone',
  'url',
  'boolean',
]
/** With more of them a row is read by nobody. */
const mostFacts = 9
/** More grey facts behind one another than these are no row but a dump: they are read on the record's page. */
const mostInRow = 2

/** Ticks after which nothing is left to do, crossed out as on paper; a film that was watched stays a film. */
export function isCrossedOut(field: Field): boolean {
  return (
    isDoneField(field) &&
    !/(?:^|_)(?:read|watched|played|visited|seen|attending|confirmed|finished|taken|watered|fed|paid|sold|collected|back|gone|given\w*|handed_\w+|picked_up|brought_back|eaten|used_up|cooked|washed|repaired|claimed|answered|replied|signed|inspected|transcribed|planted|harvested|submitted|invited|thanked)$/.test(
      field.name,
    )
  )
}

/** How the page of these records is called: as the person named it, else by their plural. */
export function pageTitleOf({ entity, copy }: Brief): string {
  const plural = entity.singular === 'menu item' ? 'menu' : entity.plural
  return copy.pages.find(({ of }) => of === entity.singular)?.title ?? capitalize(plural)
}

/** "Filter by status and priority", "only those of one rider": what the list is narrowed by in so many words. */
const filtering =
  /\b(?:filter(?:s|ed|ing|able)?|narrow(?:s|ed)?(?: down)?|drop-?downs?|show(?:s|ing)? only|only (?:the|those|one)\b|see (?:just|only)|choos(?:e|ing))\b[^.;!?]*/giu

/** True where somebody said in so many words that a list is narrowed, which is then done in words. */
export function asksToFilter({ request }: Pick<Brief, 'request'>): boolean {
  return request.search(filtering) >= 0
}

/** The first two choices, every other that was asked for, and what is ticked. */
function filtersAmong(rest: readonly Field[], toggle: Field | null, request: string): Field[] {
  const asked = [...request.matchAll(filtering)].map(([said]) => said.toLowerCase()).join(' ')
  const choices = rest.filter(({ kind }) => kind === 'choice')
  const isAsked = ({ label }: Field) =>
    new RegExp(String.raw`\b${escapePattern(label.toLowerCase())}s?\b`, 'u').test(asked)
  return [
    ...choices.filter((field, index) => index < 2 || isAsked(field)).slice(0, 3),
    ...rest.filter((field) => field.kind === 'boolean' && field !== toggle && isAsked(field)).slice(0, 1),
    ...(toggle === null ? [] : [toggle]),
    ...rest.filter(isArchived),
  ]
}

/** A front of what is written to be read: its lead is the largest thing on the page. */
export function isArticleFront({ skeleton }: Pick<Brief, 'skeleton'>): boolean {
  return skeleton === 'feature' || skeleton === 'column' || skeleton === 'paper'
}

/** By day, by letter, by number: there is no other order to choose. */
export function ordersItself({ skeleton }: Pick<Brief, 'skeleton'>): boolean {
  return (
    skeleton === 'days' ||
    skeleton === 'register' ||
    skeleton === 'agenda' ||
    skeleton === 'readings' ||
    skeleton === 'fieldbook' ||
    skeleton === 'plan' ||
    skeleton === 'week'
  )
}

/** How somebody who booked is reached is read on the page of the booking, not in a list that is open to whoever looks. */
function isKeptOffList({ kind }: Field, { entity, front, access }: Brief): boolean {
  return (
    (kind === 'email' || kind === 'phone') && front === 'booking' && entity.singular === 'booking' && access === 'open'
  )
}

export function partsOf(brief: Brief): Parts {
  const { entity, fields, skeleton, request, parts } = brief
  // What is ticked day by day is not done once and for all.
  const [title, ...rest] = parts.includes('streaks')
    ? fields.filter(
        ({ kind, name }, index) => index === 0 || kind !== 'boolean' || !/^(?:done|complete|completed)$/.test(name),
      )
    : fields
  if (title === undefined) throw new Error('A brief has at least one field')
  // The day stands above what is planned for it.
  const column = weekColumn(brief)
  const told = rest.filter((field) => field !== column)
  const first = (...kinds: Field['kind'][]) => told.find((field) => kinds.includes(field.kind))
  const toggle = told.find(isDoneField) ?? told.find((field) => field.kind === 'boolean' && !isFlag(field)) ?? null
  const day = (column?.kind === 'date' ? column : first('date')) ?? null
  const figure =
    (skeleton === 'week' ? first('time') : undefined) ??
    told.find(({ formula }) => formula !== undefined) ??
    first('money') ??
    first('rating') ??
    first('number') ??
    // What is on that day is told apart by its hour.
    (isOfProgram(entity.singular) ? first('time') : undefined) ??
    (skeleton === 'days' || day === column ? null : day) ??
    first('time') ??
    null
  const body = first('long') ?? null
  const taken = new Set([toggle, figure, body, skeleton === 'days' ? day : null])
  const facts = told.filter(
    (field) =>
      !taken.has(field) &&
      !['long', 'picture'].includes(field.kind) &&
      !isArchived(field) &&
      // Where it lies is seen on the map.
      !(parts.includes('map') && /^(?:latitude|longitude)$/.test(field.name)) &&
      !isKeptOffList(field, brief),
  )
  return {
    title,
    toggle,
    figure,
    facts: facts
      .toSorted((a, b) => factOrder.indexOf(a.kind) - factOrder.indexOf(b.kind))
      .slice(0, skeleton === 'lines' ? mostInRow : mostFacts),
    body,
    filters: filtersAmong(told, toggle, request),
    day,
    picture: rest.find(({ kind }) => kind === 'picture') ?? null,
    status:
      rest.find(({ kind, name }) => kind === 'choice' && /status|stage|state|column|progress/.test(name)) ??
      first('choice') ??
      null,
  }
}
