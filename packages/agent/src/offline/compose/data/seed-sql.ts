// Sample rows as one INSERT; dates are counted from the day it runs.
import type { Brief, Field } from '../../brief.ts'
import { isBooking } from '../access.ts'
import { rowsOfKnown, wordsOfKnown } from '../../cases/case-file.ts'
import type { Topic } from '../../topics/index.ts'
import { withinDiet } from '../../topics/diets.ts'
import { isWritten } from '../../understand/kinds/written-kinds.ts'
import { saysWhenPosted } from '../record-shapes/choose-shape.ts'
import { storedFields } from '../records/made-title.ts'
import { namesOf } from '../roles.ts'
import { dayInSeries, seriesLength } from '../samples/series.ts'
import { orderInTime, withRisingMeter } from '../samples/in-time.ts'
import { overWeek } from '../samples/over-week.ts'
import { scored } from '../samples/scored.ts'
import { callEachOther, countSaid, countSharers } from '../samples/said-counts.ts'
import { saidExamples } from '../samples/sample-names.ts'
import { titlesOf } from '../samples/sample-titles.ts'
import { isFirm, priceOf, sampleTopic, titleFromTopic } from '../samples/sample-topic.ts'
import { type SampleValue, type ValueRequest, sampleValue } from '../samples/sample-values.ts'
import { agreeing, personOfFirm } from '../samples/agreeing.ts'
import { areMarked, areTakenOver, hasSaidRows, isLeftEmpty } from '../samples/examples.ts'
import { linkSeed } from '../parts/links.ts'
import { pastOverlapGuard } from '../parts/overlap.ts'
import { partSeed } from '../parts/part-tables.ts'
import { singularize } from '../../understand/inflect.ts'
import { quoteName, quoteText } from './quote-sql.ts'
import { slotsApart } from '../samples/slots-apart.ts'
import { caseRows } from '../samples/case-rows.ts'
import { isNeutral } from '../samples/derived-words.ts'
import { caseLiteral } from '../samples/case-literal.ts'
import { lentLiteral } from '../samples/lent-values.ts'
import { areMadeUp } from '../samples/made-up.ts'
import { offersFor, saidLiteral, secondOf } from '../samples/said-rows.ts'
import { hasRowsBeyond } from '../samples/worlds/worlds.ts'
import { type View, parentsFirst } from '../views.ts'

function literal(value: SampleValue): string {
  if (value === null) return 'null'
  switch (value.kind) {
    case 'text':
      return quoteText(value.text)
    case 'number':
    case 'boolean':
      return String(value.value)
    case 'weekday':
      return `date_trunc('week', current_date)::date + ${value.after}`
    case 'days':
      return value.days === 0 ? 'current_date' : `current_date ${value.days < 0 ? '-' : '+'} ${Math.abs(value.days)}`
  }
}

/** A value of the topic's own that does not suit a field that must be filled gives way to an invented one. */
function sampleFor(asked: ValueRequest): SampleValue {
  // Samples have a title also where nobody has to write one.
  const isTitle = asked.field.name === 'title'
  const request = isTitle ? { ...asked, field: { ...asked.field, required: true } } : asked
  const value = sampleValue(request)
  return value === null && request.field.required ? sampleValue({ ...request, sample: undefined, siblings: [] }) : value
}

function literalFor({ name, kind, required }: Field, value: SampleValue): string {
  // A tick is set or not.
  return value === null && (required || name === 'title' || kind === 'boolean') ? plainValues[kind] : literal(value)
}

const plainValues: Readonly<Record<Field['kind'], string>> = {
  text: "'To be added'",
  long: "'To be added'",
  tags: "'everyday'",
  choice: 'null',
  reference: 'null',
  email: "'ines@example.com'",
  phone: "'0421 555 0137'",
  url: "'https://example.com'",
  picture: "'/v0/image?prompt=sample'",
  number: '7',
  money: '7',
  rating: '3',
  date: 'current_date',
  time: "'09:40'",
  boolean: 'false',
}

/** Which record it belongs to: some have one, some several, the last of many has none; of two or three each has some. */
function referenceTo(target: View, row: number, name: string): string {
  const table = quoteName(namesOf(target).table)
  // Whoever works for a firm of their own name is not put with another's.
  const firm = isFirm.test(target.entity.singular)
    ? titlesOf(target).find((title) => personOfFirm(title) === name)
    : undefined
  const any = `(select id from ${table} order by id offset ${Math.floor(row / 2)} % (select case when count(*) <= 3 then greatest(count(*), 1) else 3 end from ${table}) limit 1)`
  // Of fewer that were counted theirs may not be among them.
  return firm === undefined ? any : `coalesce(${withTitle(target, firm)}, ${any})`
}

/** Two references to one kind are to two of it, and in turn to all: nobody plays against themselves. */
function rivalOf(field: Field, brief: View, all: readonly View[], row: number): string | null {
  const sides = brief.fields.filter(({ kind, to }) => kind === 'reference' && to === field.to)
  const target = all.find(({ entity }) => entity.singular === field.to)
  if (sides.length < 2 || target === undefined) return null
  const table = quoteName(namesOf(target).table)
  const place = row + sides.indexOf(field) * (1 + (row % 3))
  return `(select id from ${table} order by id offset ${place} % (select greatest(count(*), 1) from ${table}) limit 1)`
}

function withTitle(target: View, title: string): string {
  const name = quoteName(target.fields[0]?.name ?? 'id')
  return `(select id from ${quoteName(namesOf(target).table)} where ${name} = ${quoteText(title)} order by id limit 1)`
}

/** What most people come for is booked most often; it stands first, for it was stored last. */
const bookedOften = [0, 1, 0, 2, 0, 1, 3]

function bookedOf(target: View, row: number): string {
  const table = quoteName(namesOf(target).table)
  const place = bookedOften[row % bookedOften.length] ?? 0
  return `(select id from ${table} order by id desc offset ${place} % (select greatest(count(*), 1) from ${table}) limit 1)`
}

/** Nobody's answers or messages are made up, and what an app from before keeps for each person begins empty. */
export function composeSeed(brief: Brief, all: readonly View[]): string {
  if (brief.access === 'private' && !brief.firstTakesExamples) return ''
  return parentsFirst(all)
    .filter((view) => view.front !== 'quiz' && !view.isInbox)
    .map((view) => pastOverlapGuard(view, seedOf(view, all)))
    .concat(linkSeed(brief, all), all.length === 0 ? '' : partSeed(brief))
    .join('')
}

/** What can hold a name; entries that are told by their day have none. */
const isWorded: ReadonlySet<Field['kind']> = new Set(['text', 'long', 'tags', 'url', 'email', 'phone'])

/** Lists show the newest first: these rows are seen at once. */
const ledRows = 3

function toldOf({ values, remark }: Topic['rows'][number]): number {
  return Object.keys(values).length + (remark === '' ? 0 : 1)
}

/** What a list shows first says all that its topic knows; what is missing, as in life, is missing further down. */
function fullestLast(rows: Topic['rows']): Topic['rows'] {
  const most = Math.max(...rows.map(toldOf))
  const fullest = rows.findLastIndex((row) => toldOf(row) === most)
  return rows.flatMap((row, index) => (index === fullest ? [] : [row])).concat(rows.slice(fullest, fullest + 1))
}

/** So many days ago, as its topic tells it. */
function cameBefore(told: string | undefined, days: number): string {
  const known = Math.abs(Number(told))
  return `now() - interval '${Number.isFinite(known) ? known : days} days'`
}

function seedOf(brief: View, all: readonly View[]): string {
  const parentOf = (to: string | undefined, row: number, name = '') => {
    const target = all.find(({ entity }) => entity.singular === to)
    if (target === undefined) return 'null'
    return isBooking(brief) ? bookedOf(target, row) : referenceTo(target, row, name)
  }
  const ofMessage = saidSeed(brief, all, parentOf)
  if (ofMessage !== '' || isLeftEmpty(brief)) return ofMessage
  const ofCase = caseSeed(brief, all)
  if (ofCase !== '') return ofCase
  const { rows: told } = sampleTopic(brief)
  // Lists show what was stored last on top: the newest.
  const topicRows = fullestLast(withinDiet(isWritten(brief.entity.singular) ? told.toReversed() : told, brief.request))
  const [title] = brief.fields
  const known = topicRows.map(({ title: own, values }) =>
    titleFromTopic(brief) ? titleOf(title?.name ?? '', { own, values }) : knownTitle(title?.name ?? '', values),
  )
  const isKnown =
    known.length > 0 &&
    known.every((name) => name !== undefined) &&
    saidExamples(brief.request, brief.entity).length < 2
  const names = isKnown ? known.map((name) => name ?? '') : titlesOf(brief)
  // As many as the message says that there are; what is shown first stands last.
  const counted = countSharers(brief) || countSaid(brief) || seriesLength(brief, names.length)
  const titles = callEachOther(brief, names.slice(-counted))
  // What a topic says of its own things says nothing of others.
  const samples = isKnown ? topicRows.slice(-counted) : []
  const isMarked = areMarked(brief, all)
  const ofView = { noun: brief.entity.singular, seed: brief.seed, about: brief.message ?? brief.request }
  const apart = slotsApart(brief)
  const planned = overWeek(brief)
  const played = scored(brief)
  const isPosted = saysWhenPosted(brief)
  const made = titles.map((name, row) => {
    const sample = samples[row]
    const own = storedFields(brief).flatMap((field): [string, SampleValue][] =>
      field.kind === 'reference'
        ? []
        : field === title && isWorded.has(field.kind)
          ? [[field.name, { kind: 'text', text: name }]]
          : [
              [
                field.name,
                sampleFor({
                  field,
                  ...ofView,
                  row,
                  sample,
                  siblings: samples,
                  title: name,
                  isLead: row > titles.length - ledRows || brief.front === 'shop',
                  ...priceOf(brief, row, name),
                }),
              ],
            ],
    )
    return played(
      planned(apart(agreeing(brief, row, new Map([...own, ...dayInSeries(brief, row, titles.length)]))), row),
      row,
    )
  })
  const lines = withRisingMeter(brief, made).map((said, row) => {
    const values = storedFields(brief).map((field) =>
      field.kind === 'reference'
        ? (rivalOf(field, brief, all, row) ?? parentOf(field.to, row, titles[row]))
        : (lentLiteral(brief, field, row) ?? literalFor(field, said.get(field.name) ?? null)),
    )
    const came = isPosted ? [cameBefore(samples[row]?.values['date'], titles.length - row)] : []
    return `  (${[...values, ...(isMarked ? ['true'] : []), ...came].join(', ')})`
  })
  const rows = orderInTime(brief, made).map((at) => lines[at] ?? '')
  const columns = [
    ...storedFields(brief).map(({ name }) => quoteName(name)),
    ...(isMarked ? ['is_example'] : []),
    ...(isPosted ? ['created_at'] : []),
  ].join(', ')
  return `insert into ${quoteName(namesOf(brief).table)} (${columns}) values\n${rows.join(',\n')};\n`
}

/** The rows of the case that the app is one of, as they are written there; only of facts that were added is something made up. */
function caseSeed(view: View, all: readonly View[]): string {
  const rows = isKnownBetter(view) ? [] : caseRows(view, all)
  // What belongs to rows of another world is of that world as well.
  if (rows.length === 0 || all.some(isOfOtherWorld)) return ''
  const fields = storedFields(view)
  const isMarked = areMarked(view, all)
  // Lists show what was stored last on top.
  const references = fields.filter(({ kind }) => kind === 'reference')
  const lines = rows.toReversed().map(({ title, values, parents = [] }, row) => {
    const literals = fields.map((field) => {
      if (field.kind === 'reference')
        return parentLiteral(
          all.find(({ entity }) => entity.singular === field.to),
          values[field.name] ?? parents[references.indexOf(field)],
          row,
        )
      const known = view.exampleRows?.names[field.name] ?? field.name
      // An app that keeps no clients writes who an order is for all the same.
      const told = known.startsWith('@') ? parents[Number(known.slice(1))] : values[known]
      const exact = told === undefined ? undefined : caseLiteral(field, told)
      if (exact !== undefined) return exact
      // The message lists others to choose from.
      const isOther = field.kind === 'choice' && told !== undefined && told !== ''
      if (told !== undefined && !field.required && !isOther) return field.kind === 'boolean' ? 'false' : 'null'
      const lent = lentLiteral(view, field, row)
      if (lent !== undefined) return lent
      const asked = {
        field,
        noun: view.entity.singular,
        about: view.message ?? view.request,
        seed: view.seed,
        row,
        title,
        sample: undefined,
        siblings: [],
      }
      const value = sampleFor(asked)
      return !field.required && value?.kind === 'text' && isNeutral(value.text) ? 'null' : literalFor(field, value)
    })
    return `  (${[...literals, ...(isMarked ? ['true'] : [])].join(', ')})`
  })
  const columns = [...fields.map(({ name }) => quoteName(name)), ...(isMarked ? ['is_example'] : [])].join(', ')
  return `insert into ${quoteName(namesOf(view).table)} (${columns}) values\n${lines.join(',\n')};\n`
}

/** Where the message says itself what it keeps, the rows that such records have of their own go before those of a case. */
function isKnownBetter(view: View): boolean {
  if (view.exampleRows === undefined) return false
  const hasOwn = titleFromTopic(view) && sampleTopic(view).rows.length > 0
  return (hasOwn || view.exampleRows.isSure !== true) && !areMadeUp(view)
}

/** Rows of its own world are called otherwise than those of the case. */
const hasOtherRows = (view: View): boolean =>
  (view.known === undefined && view.exampleRows === undefined) || isKnownBetter(view)

function parentLiteral(target: View | undefined, parent: string | undefined, row: number): string {
  const title = target?.fields[0]
  if (target === undefined || title === undefined) return 'null'
  if (parent === undefined || hasOtherRows(target)) return referenceTo(target, row, '')
  return withTitle(target, parent)
}

/** A science fair is judged as a village show is, and has no vegetables: its rows are those of its own world. */
function isOfOtherWorld({ known: whole, exampleRows, entity, message, request }: View): boolean {
  const known = exampleRows?.known ?? whole
  if (known === undefined) return false
  const told = [known.replaceAll('-', ' '), ...wordsOfKnown(known), JSON.stringify(rowsOfKnown(known))].join(' ')
  return hasRowsBeyond({ noun: entity.singular, about: message ?? request, told })
}

/** The rows that were said, all of them and nothing invented about them but what must be filled. */
function saidSeed(view: View, all: readonly View[], parentOf: (to: string | undefined, row: number) => string): string {
  const offers = offersFor(view, all)
  const [title] = view.fields
  if (title === undefined || !hasSaidRows(view, all)) return ''
  const second = secondOf(view)
  const others = storedFields(view).filter(
    (field) =>
      field !== title &&
      (field.required ||
        field === second ||
        field.kind === 'reference' ||
        offers.some((offer) => saidLiteral(field, offer, view.fields) !== null)),
  )
  // Lists show the newest first: so what was named first stands on top.
  const isTakenOver = areTakenOver(view, all)
  const inOrder = view.front === 'quiz' || secondOf(view) !== null ? offers : offers.toReversed()
  const rows = inOrder.map((offer, row) => {
    const rest = others.map((field) => {
      if (field.kind === 'reference') return parentOf(field.to, row)
      const about = view.message ?? view.request
      const ofView = { noun: view.entity.singular, about, seed: view.seed, ...priceOf(view, row, offer.name) }
      const request = { field, ...ofView, row, sample: undefined, siblings: [] }
      if (field === second && offer.details !== '') return quoteText(offer.details)
      return saidLiteral(field, offer, view.fields) ?? (field.required ? literalFor(field, sampleFor(request)) : 'null')
    })
    return `  (${[quoteText(offer.name), ...rest, ...(isTakenOver ? ['true'] : [])].join(', ')})`
  })
  const columns = [...[title, ...others].map(({ name }) => quoteName(name)), ...(isTakenOver ? ['is_example'] : [])]
  return `insert into ${quoteName(namesOf(view).table)} (${columns.join(', ')}) values\n${rows.join(',\n')};\n`
}

/** The number of a box, where boxes go by their numbers; else what the row is called. */
function titleOf(name: string, { own, values }: { own: string; values: Topic['rows'][number]['values'] }): string {
  return values[name] ?? values[singularize(name)] ?? own
}

function knownTitle(name: string, values: Readonly<Record<string, string>> | undefined): string | undefined {
  if (name.endsWith('_name')) return undefined
  const key = Object.keys(values ?? {}).find((candidate) => name.startsWith(candidate))
  return key === undefined ? undefined : values?.[key]
}
