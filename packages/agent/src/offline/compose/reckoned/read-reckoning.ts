// A line `heading | group | column = term; … | option; …` → what is worked out. How such lines are written says the README of
// the cases.
import type { Field } from '../../brief.ts'
import { escapePattern } from '../../understand/escape-pattern.ts'
import { toIdentifier } from '../../understand/fields/read-fields.ts'
import type { View } from '../views.ts'
import {
  type Bound,
  type Column,
  type Condition,
  type Counting,
  type Group,
  type Reads,
  type Reckoning,
  type Sign,
  type Span,
  type Tally,
  type Term,
  periods,
  tallies,
} from './reckoning.ts'

/** A line that says nothing of these records: a kind or a fact is called otherwise, or is gone. */
export class UnfitReckoning extends Error {}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

const parts = (text: string, by: string | RegExp): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '')

function viewCalled(name: string, all: readonly View[]): View {
  const view = all.find(({ entity }) => same(entity.singular, name))
  if (view === undefined) throw new UnfitReckoning(`No kind: ${name}`)
  return view
}

function fieldCalled(name: string, { entity, fields }: View): Field {
  const field = fields.find(({ label }) => same(label, name)) ?? fields.find((each) => each.name === toIdentifier(name))
  if (field === undefined) throw new UnfitReckoning(`No fact of ${entity.singular}: ${name}`)
  return field
}

/** "FACT of KIND": both may hold the word "of". */
function factOfKind(text: string, all: readonly View[]): { of: View; field: Field | null } {
  for (const { index } of text.matchAll(/ of /gu)) {
    const of = all.find(({ entity }) => same(entity.singular, text.slice(index + 4)))
    // When it was written down, whatever day is told of it.
    if (of !== undefined && same(text.slice(0, index), 'entry')) return { of, field: null }
    if (of !== undefined) return { of, field: fieldCalled(text.slice(0, index), of) }
  }
  throw new UnfitReckoning(`No fact of a kind: ${text}`)
}

const spans: readonly [RegExp, (found: RegExpExecArray) => Span][] = [
  [/ today$/iu, () => ({ sort: 'period', period: 'day' })],
  [
    / this (week|month|year)$/iu,
    ([, period]) => ({ sort: 'period', period: period === 'week' || period === 'month' ? period : 'year' }),
  ],
  [/ last (\d{1,4}) days$/iu, ([, days]) => ({ sort: 'days', days: -Number(days) })],
  [/ next (\d{1,4}) days$/iu, ([, days]) => ({ sort: 'days', days: Number(days) })],
  [/ past$/iu, () => ({ sort: 'past' })],
  [/ due$/iu, () => ({ sort: 'due' })],
  [/ to come$/iu, () => ({ sort: 'to-come' })],
]

const signOf: Readonly<Record<string, '>' | '<' | '='>> = { over: '>', under: '<', equals: '=' }

const isFact = (text: string, { fields }: View): boolean => fields.some(({ label }) => same(label, text))

function conditionOf(text: string, view: View): Condition {
  const isNot = text.startsWith('not ')
  const plain = isNot ? text.slice(4) : text
  // "Paid for this year" may be a tick.
  if (isFact(plain, view)) return { sort: 'filled', field: fieldCalled(plain, view), isNot }
  for (const [says, spanOf] of spans) {
    const found = says.exec(text)
    if (found === null) continue
    const field = fieldCalled(text.slice(0, found.index), view)
    if (field.kind !== 'date') throw new UnfitReckoning(`No date: ${field.label}`)
    return { sort: 'within', field, span: spanOf(found) }
  }
  const [, compared = '', word = '', than = ''] = /^(.+) (over|under|equals) (.+)$/iu.exec(text) ?? []
  if (compared !== '')
    return {
      sort: 'compared',
      field: fieldCalled(compared, view),
      sign: signOf[word.toLowerCase()] ?? '=',
      than: /^-?\d+(?:\.\d+)?$/.test(than) ? Number(than) : fieldCalled(than, view),
    }
  const [, chosen = '', values = ''] = /^(.+?) is (.+)$/iu.exec(text) ?? []
  if (chosen !== '') return chosenFrom(fieldCalled(chosen, view), values)
  return { sort: 'filled', field: fieldCalled(plain, view), isNot }
}

/** "Open or overdue", "not done"; an option may begin with the word "not" itself. */
function chosenFrom(field: Field, said: string): Condition {
  const isOption = (value: string): boolean => field.options?.some((each) => same(each, value)) ?? false
  const isNot = said.startsWith('not ') && !parts(said, / or /u).every(isOption)
  const values = parts(isNot ? said.slice(4) : said, / or /u)
  if (field.options === undefined) return { sort: 'one-of', field, values, isNot }
  const options = values.map((value) => {
    const option = field.options?.find((each) => same(each, value))
    if (option === undefined) throw new UnfitReckoning(`${field.label} is never ${value}`)
    return option
  })
  return { sort: 'one-of', field, values: options, isNot }
}

/** Labels may hold the word "and" themselves: pieces that say nothing go with the next. */
function conditionsOf(text: string, view: View): Condition[] {
  const found: Condition[] = []
  let open = ''
  const pieces = parts(text, / and /u)
  for (const [at, piece] of pieces.entries()) {
    const words = open === '' ? piece : `${open} and ${piece}`
    try {
      found.push(conditionOf(words, view))
      open = ''
    } catch (error) {
      if (!(error instanceof UnfitReckoning) || at === pieces.length - 1) throw error
      open = words
    }
  }
  return found
}

const split = (text: string, word: string): [string, string] => {
  const at = text.indexOf(word)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + word.length)]
}

const tallied = new RegExp(`^(${tallies.join('|')}) (.+)$`, 'iu')

function tallyTerm(tally: Tally, rest: string, counting: Counting, all: readonly View[]): Term {
  const [said, where] = split(rest, ' where ')
  const [what, reference] = split(said, ' by ')
  const { of, field } = tally === 'count' ? { of: viewCalled(what, all), field: null } : factOfKind(what, all)
  const by = reference === '' ? null : fieldCalled(reference, of)
  return { sort: 'tally', tally, field, of, where: where === '' ? [] : conditionsOf(where, of), counting, by }
}

function termOf(text: string, group: Group, all: readonly View[]): Term {
  if (/^\d+(?:\.\d+)?$/.test(text)) return { sort: 'number', value: Number(text) }
  const counted = /^(since|until) (.+)$/iu.exec(text)
  const counting: Counting = counted === null ? null : counted[1]?.toLowerCase() === 'since' ? 'since' : 'until'
  const said = counted?.[2] ?? text
  const [, word = '', rest = ''] = tallied.exec(said) ?? []
  const tally = tallies.find((each) => each === word.toLowerCase())
  if (tally !== undefined) {
    try {
      return tallyTerm(tally, rest, counting, all)
    } catch (error) {
      // "Last weight" may be a fact.
      if (group.sort !== 'records' || !(error instanceof UnfitReckoning)) throw error
      return ownTerm(said, counting, group.of, error)
    }
  }
  if (group.sort !== 'records') throw new UnfitReckoning(`Nothing is worked out: ${text}`)
  return { sort: 'own', field: fieldCalled(said, group.of), counting }
}

function ownTerm(said: string, counting: Counting, of: View, error: Error): Term {
  const field = of.fields.find(({ label }) => same(label, said))
  if (field === undefined) throw error
  return { sort: 'own', field, counting }
}

const wordy = new Set<Field['kind']>(['text', 'long', 'choice', 'tags', 'reference', 'phone', 'email', 'url', 'time'])

function readsOfField({ kind }: Field): Reads {
  if (kind === 'money' || kind === 'date') return kind
  if (kind === 'boolean') return 'mark'
  return wordy.has(kind) ? 'text' : 'number'
}

function readsOf(term: Term): Reads {
  if (term.sort === 'number') return 'number'
  if (term.sort === 'tally' && term.tally !== 'count' && term.field === null) return 'minutes'
  if (term.counting !== null) return 'days'
  if (term.sort === 'own') return readsOfField(term.field)
  if (term.field === null || term.tally === 'different') return 'number'
  if (term.tally === 'gap') return 'number'
  return readsOfField(term.field)
}

/** What is counted besides money stays money: 80 a lesson less what was paid. */
function columnReads(terms: readonly Term[]): Reads {
  const reads = terms.map(readsOf)
  if (reads.length === 1) return reads[0] ?? 'number'
  if (reads.some((each) => each === 'text' || each === 'minutes' || each === 'date' || each === 'mark'))
    throw new UnfitReckoning('Words and dates are not added up')
  return reads.includes('money') ? 'money' : 'number'
}

function unitOf(terms: readonly Term[]): string | undefined {
  const [first] = terms
  if (first === undefined || first.sort === 'number' || first.field === null) return undefined
  if (first.sort === 'tally' && (first.tally === 'gap' || first.tally === 'different')) return undefined
  return first.field.kind === 'number' ? first.field.unit : undefined
}

const signs = / ([-+*/]) /u

function columnOf(text: string, group: Group, all: readonly View[]): Column {
  const [label, said] = split(text, '=').map((part) => part.trim())
  if (label === undefined || said === undefined || said === '') throw new UnfitReckoning(`No column: ${text}`)
  const pieces = said.split(signs)
  const terms = pieces.filter((_, at) => at % 2 === 0).map((piece) => termOf(piece.trim(), group, all))
  const between = pieces
    .filter((_, at) => at % 2 === 1)
    .flatMap((sign): Sign[] => (sign === '+' || sign === '-' || sign === '*' || sign === '/' ? [sign] : []))
  const unit = unitOf(terms)
  return { label, terms, signs: between, reads: columnReads(terms), ...(unit !== undefined && { unit }) }
}

function groupOf(text: string, all: readonly View[]): Group {
  if (same(text, 'all')) return { sort: 'all' }
  const [, said = ''] = /^each (.+)$/iu.exec(text) ?? []
  if (said === '') throw new UnfitReckoning(`No group: ${text}`)
  const [what, where] = split(said, ' where ')
  const conditions = (of: View): Condition[] => (where === '' ? [] : conditionsOf(where, of))
  const kind = all.find(({ entity }) => same(entity.singular, what))
  if (kind !== undefined) return { sort: 'records', of: kind, where: conditions(kind) }
  const [, unit = '', dated] = new RegExp(`^(${periods.join('|')}) of (.+)$`, 'iu').exec(what) ?? []
  const period = periods.find((each) => same(each, unit))
  const [named, by] = dated === undefined ? [what, ''] : seriesIn(dated, all)
  const { of: view, field } = factOfKind(named, all)
  if (field === null) throw new UnfitReckoning(`No fact: ${what}`)
  if (period !== undefined && field.kind !== 'date') throw new UnfitReckoning(`No date: ${field.label}`)
  const series = by === '' ? null : fieldCalled(by, view)
  return { sort: 'values', of: view, field, by: period ?? 'value', where: conditions(view), series }
}

/** "Date of set by exercise" → "date of set" and "exercise"; what ends in the name of a kind is told apart by nothing. */
function seriesIn(text: string, all: readonly View[]): [string, string] {
  const isWhole = all.some(({ entity }) => new RegExp(` of ${escapePattern(entity.singular)}$`, 'iu').test(text))
  const at = text.lastIndexOf(' by ')
  return isWhole || at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 4)]
}

function columnCalled(label: string, columns: readonly Column[]): Column {
  const column = columns.find((each) => same(each.label, label))
  if (column === undefined) throw new UnfitReckoning(`No column: ${label}`)
  return column
}

function boundOf(options: readonly string[], word: string, columns: readonly Column[]): Bound | null {
  for (const option of options) {
    const [, label = '', sign = '', than = ''] =
      new RegExp(`^${word} (.+) (over|under) (-?\\d+(?:\\.\\d+)?)$`, 'iu').exec(option) ?? []
    if (label !== '')
      return {
        column: columnCalled(label, columns),
        sign: sign.toLowerCase() === 'over' ? '>' : '<',
        than: Number(than),
      }
  }
  return null
}

/** A line runs over days, and through numbers. */
function isLine(options: readonly string[], group: Group, columns: readonly Column[]): boolean {
  if (!options.some((option) => same(option, 'as line'))) return false
  if (group.sort !== 'values' || group.by === 'value') throw new UnfitReckoning('A line runs over days')
  if (columns.some(({ reads }) => reads !== 'number' && reads !== 'money'))
    throw new UnfitReckoning('A line runs through numbers')
  return true
}

const known =
  /^(?:(?:only|warn) .+ (?:over|under) -?\d+(?:\.\d+)?|(?:most|least) .+ first|as line|total .+|goal \d+(?:\.\d+)?)$/iu

/** @throws UnfitReckoning where the line says nothing of these kinds */
export function readReckoning(line: string, all: readonly View[]): Reckoning {
  const [heading = '', groupText = '', columnsText = '', optionsText = ''] = line.split('|').map((part) => part.trim())
  const group = groupOf(groupText, all)
  const columns = parts(columnsText, ';').map((text) => columnOf(text, group, all))
  if (heading === '' || columns.length === 0) throw new UnfitReckoning(`No columns: ${line}`)
  const options = parts(optionsText, ';')
  const strange = options.find((option) => !known.test(option))
  if (strange !== undefined) throw new UnfitReckoning(`No option: ${strange}`)
  const said = (pattern: RegExp): RegExpExecArray | null =>
    options.map((option) => pattern.exec(option)).find((found) => found !== null) ?? null
  const order = said(/^(most|least) (.+) first$/iu)
  const total = said(/^total (.+)$/iu)
  const goal = said(/^goal (.+)$/iu)
  return {
    heading,
    group,
    columns,
    only: boundOf(options, 'only', columns),
    order:
      order === null ? null : { column: columnCalled(order[2] ?? '', columns), isDown: same(order[1] ?? '', 'most') },
    warn: boundOf(options, 'warn', columns),
    total: total === null ? null : columnCalled(total[1] ?? '', columns),
    goal: goal === null ? null : Number(goal[1]),
    isLine: isLine(options, group, columns),
  }
}

/** What still fits the records of an app; what was said of kinds or facts that are gone says nothing. */
export function reckoningsOf(lines: readonly string[], all: readonly View[]): Reckoning[] {
  return lines.flatMap((line) => {
    try {
      return [readReckoning(line, all)]
    } catch (error) {
      if (error instanceof UnfitReckoning) return []
      throw error
    }
  })
}
