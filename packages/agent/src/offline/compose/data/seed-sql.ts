// Sample rows as one INSERT; dates are counted from the day it runs.
import type { Brief, Field } from '../../brief.ts'
import { isBooking } from '../access.ts'
import { rowsOfKnown } from '../../cases/case-file.ts'
import type { Topic } from '../../topics/index.ts'
import { withinDiet } from '../../topics/diets.ts'
import { capitalize } from '../../understand/inflect.ts'
import { factsToCallBy } from '../../understand/fields/own-names.ts'
import { isWritten } from '../../understand/kinds/written-kinds.ts'
import { saysWhenPosted } from '../record-shapes/choose-shape.ts'
import { storedFields } from '../records/made-title.ts'
import { namesOf } from '../roles.ts'
import { wordsFor } from '../samples/words-of-nouns.ts'
import { madeNames } from '../samples/made-names.ts'
import { isPersonField, isPersonNoun, namesOfThing, people, saidExamples } from '../samples/sample-names.ts'
import { isFirm, priceOf, sampleTopic, titleFromTopic } from '../samples/sample-topic.ts'
import { type SampleValue, type ValueRequest, sampleValue, wordFor } from '../samples/sample-values.ts'
import { agreeing, personOfFirm } from '../samples/agreeing.ts'
import { hasExamples, hasSaidRows, isLeftEmpty } from '../samples/examples.ts'
import { linkSeed } from '../parts/links.ts'
import { pastOverlapGuard } from '../parts/overlap.ts'
import { partSeed } from '../parts/part-tables.ts'
import { quoteName, quoteText } from './quote-sql.ts'
import { isOfProgram, programTitles } from '../lists/running-order.ts'
import { slotsApart } from '../samples/slots-apart.ts'
import { caseLiteral } from '../samples/case-literal.ts'
import { offersFor, saidLiteral, secondOf } from '../samples/said-rows.ts'
import { type View, parentsFirst } from '../views.ts'

/** With fewer a list shows nothing of how it sorts, filters and wraps. */
const leastRows = 7
/** Fewer names than these are too few: what nobody can name is counted. */
const leastNames = 4

function literal(value: SampleValue): string {
  if (value === null) return 'null'
  switch (value.kind) {
    case 'text':
      return quoteText(value.text)
    case 'number':
    case 'boolean':
      return String(value.value)
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
  return value === null && (required || name === 'title') ? plainValues[kind] : literal(value)
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

/** Which record it belongs to: some have one, some several, the last has none. */
function referenceTo(target: View, row: number, name: string): string {
  const table = quoteName(namesOf(target).table)
  // Whoever works for a firm of their own name is not put with another's.
  const firm = titlesOf(target).findIndex((title) => personOfFirm(title) === name)
  if (firm >= 0 && isFirm.test(target.entity.singular))
    return `(select id from ${table} order by id offset ${firm} limit 1)`
  return `(select id from ${table} order by id offset ${Math.floor(row / 2)} % (select least(greatest(count(*) - 1, 1), 3) from ${table}) limit 1)`
}

/** What most people come for is booked most often; it stands first, for it was stored last. */
const bookedOften = [0, 1, 0, 2, 0, 1, 3]

function bookedOf(target: View, row: number): string {
  const table = quoteName(namesOf(target).table)
  const place = bookedOften[row % bookedOften.length] ?? 0
  return `(select id from ${table} order by id desc offset ${place} % (select greatest(count(*), 1) from ${table}) limit 1)`
}

/** What belongs to one person has no samples, and nobody's answers or messages are made up. */
export function composeSeed(brief: Brief, all: readonly View[]): string {
  if (brief.access === 'private') return ''
  return parentsFirst(all)
    .filter((view) => view.front !== 'quiz' && !view.isInbox)
    .map((view) => pastOverlapGuard(view, seedOf(view, all)))
    .concat(linkSeed(brief, all), all.length === 0 ? '' : partSeed(brief))
    .join('')
}

/** The noun that a title's field names: "Toy name" and "Name" of a toy are both its name. */
function nounOfTitle(name: string, noun: string): string {
  const own = name.replace(/_?(?:name|title|what)$/, '').replaceAll('_', ' ')
  return own === '' || /^(?:full|item|what.*|description|subject|headline|it|for)$/.test(own) ? noun : own
}

/** The name on a booking is that of whoever made it. */
const madeBySomebody =
  /^(?:booking|reservation|appointment|order|request|application|registration|sign-?up|enquiry|inquiry|message|rsvp|response|score|vote|entry)$/

/** What records without a name of their own are called by: two facts that are told in words. */
function namesByFacts({ fields, seed, entity }: View): string[] {
  const facts = factsToCallBy(fields).filter(({ kind, name }) => kind === 'text' && !isPersonField(name))
  const names = Array.from({ length: leastRows }, (_, row) => {
    const words = facts.flatMap(({ name }) => wordFor(name, row, seed, entity.singular) ?? [])
    // One word alone is a fact, and no name.
    return words.length < 2 ? '' : words.slice(0, 2).join(', ')
  })
  return [...new Set(names)].filter((name) => name !== '')
}

const numbers: readonly string[] = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
/** Alike, and told apart by their numbers. */
const isAlike = /(?:^| )(?:court|pitch|lane|table|desk|bay|kiln|machine|washing machine|parking space)$/

const usuallyAlike = 4

/** "Our two tennis courts": how many of them there are; 0 where nobody says. */
function countedOf({ entity, request }: View): number {
  if (!isAlike.test(entity.singular)) return 0
  const found =
    new RegExp(`\\b(${numbers.slice(2).join('|')}|[2-8]) (?:\\p{L}+ )?${entity.plural}\\b`, 'iu').exec(request)?.[1] ??
    ''
  return Math.max(numbers.indexOf(found.toLowerCase()), Number(found) || 0)
}

/** Names for the rows that no topic gives; what nobody can name is counted. */
function titlesOf(view: View): string[] {
  const [title] = view.fields
  const { singular } = view.entity
  const name = title?.name ?? 'name'
  const examples = saidExamples(view.request, view.entity)
  if (examples.length >= 2) return examples
  const noun = nounOfTitle(name, singular)
  if (isOfProgram(singular) && noun === singular) return [...programTitles(view.request)]
  const isCrypto = noun === 'coin' && /crypto|bitcoin|ethereum|wallet/i.test(view.request)
  const isMadeBySomebody = madeBySomebody.test(singular) && /^(?:(?:full|your)_)?name$/.test(name)
  // What money goes on.
  if (singular === 'category' && view.fields.some((field) => field.kind === 'money' && /budget|limit/.test(field.name)))
    return ['Health', 'Eating out', 'Household', 'Transport', 'Rent', 'Groceries']
  const counted =
    countedOf(view) || (isAlike.test(singular) && (name === 'name' || name === singular) ? usuallyAlike : 0)
  if (counted > 1 && noun === singular) {
    const one = capitalize(singular.split(' ').at(-1) ?? singular)
    return Array.from({ length: counted }, (_, at) => `${one} ${counted - at}`)
  }
  const ownWords = wordsFor(singular, name)
  if (ownWords !== undefined) return [...ownWords]
  const isOfSomebody = isPersonField(name) || isMadeBySomebody || (noun === singular && isPersonNoun(singular))
  const known = isOfSomebody ? people : namesOfThing(isCrypto ? 'crypto coin' : noun)
  const isKnown = known !== undefined && !/^(?:first_?name|initials)/.test(name)
  const worded = isKnown ? known : Array.from({ length: 12 }, (_, row) => wordFor(name, row, view.seed, singular))
  const words = [...new Set(worded.flatMap((word) => (word === undefined ? [] : [word])))].slice(0, 8)
  const label = /^(?:\p{L}+)(?: \p{L}+)?$/u.test(noun) ? noun : singular
  if (isKnown && words.length >= leastNames) return words
  const told = title?.callsByFacts === true && !isKnown ? namesByFacts(view) : []
  if (told.length >= leastNames) return told
  const made =
    words.length === 0
      ? madeNames(label, view.fields, {
          count: leastRows,
          wordOf: (field, row) => wordFor(field.name, row, view.seed, singular),
        })
      : undefined
  if (made !== undefined) return [...made]
  const missing = Math.max(0, leastRows - words.length)
  // A mood or a shop comes again, as in life.
  const more = (row: number) => (words.length < leastNames ? `${capitalize(label)} ${row + 1}` : (words[row] ?? ''))
  return [...words, ...Array.from({ length: missing }, (_, row) => more(row))]
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
    titleFromTopic(brief) ? own : knownTitle(title?.name ?? '', values),
  )
  const isKnown =
    known.length > 0 &&
    known.every((name) => name !== undefined) &&
    saidExamples(brief.request, brief.entity).length < 2
  const titles = isKnown ? known.map((name) => name ?? '') : titlesOf(brief)
  // What a topic says of its own things says nothing of others.
  const samples = isKnown ? topicRows : []
  const isMarked = hasExamples(brief, all)
  const ofView = { noun: brief.entity.singular, seed: brief.seed }
  const apart = slotsApart(brief)
  const isPosted = saysWhenPosted(brief)
  const rows = titles.map((name, row) => {
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
                  isLead: row > titles.length - ledRows,
                  ...priceOf(brief, row, name),
                }),
              ],
            ],
    )
    const said = apart(agreeing(brief, row, new Map(own)))
    const values = storedFields(brief).map((field) =>
      field.kind === 'reference' ? parentOf(field.to, row, name) : literalFor(field, said.get(field.name) ?? null),
    )
    const came = isPosted ? [cameBefore(sample?.values['date'], titles.length - row)] : []
    return `  (${[...values, ...(isMarked ? ['true'] : []), ...came].join(', ')})`
  })
  const columns = [
    ...storedFields(brief).map(({ name }) => quoteName(name)),
    ...(isMarked ? ['is_example'] : []),
    ...(isPosted ? ['created_at'] : []),
  ].join(', ')
  return `insert into ${quoteName(namesOf(brief).table)} (${columns}) values\n${rows.join(',\n')};\n`
}

/** The rows of the case that the app is one of, as they are written there; only of facts that were added is something made up. */
function caseSeed(view: View, all: readonly View[]): string {
  const rows = view.known === undefined ? [] : rowsOfKnown(view.known)
  if (rows.length === 0) return ''
  const fields = storedFields(view)
  const isMarked = hasExamples(view, all)
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
      const told = values[field.name]
      const exact = told === undefined ? undefined : caseLiteral(field, told)
      if (exact !== undefined) return exact
      // The message lists others to choose from.
      const isOther = field.kind === 'choice' && told !== undefined && told !== ''
      if (told !== undefined && !field.required && !isOther) return field.kind === 'boolean' ? 'false' : 'null'
      const asked = { field, noun: view.entity.singular, seed: view.seed, row, title, sample: undefined, siblings: [] }
      return literalFor(field, sampleFor(asked))
    })
    return `  (${[...literals, ...(isMarked ? ['true'] : [])].join(', ')})`
  })
  const columns = [...fields.map(({ name }) => quoteName(name)), ...(isMarked ? ['is_example'] : [])].join(', ')
  return `insert into ${quoteName(namesOf(view).table)} (${columns}) values\n${lines.join(',\n')};\n`
}

function parentLiteral(target: View | undefined, parent: string | undefined, row: number): string {
  const title = target?.fields[0]
  if (target === undefined || title === undefined) return 'null'
  if (parent === undefined) return referenceTo(target, row, '')
  const table = quoteName(namesOf(target).table)
  return `(select id from ${table} where ${quoteName(title.name)} = ${quoteText(parent)} order by id limit 1)`
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
  const inOrder = view.front === 'quiz' || secondOf(view) !== null ? offers : offers.toReversed()
  const rows = inOrder.map((offer, row) => {
    const rest = others.map((field) => {
      if (field.kind === 'reference') return parentOf(field.to, row)
      const ofView = { noun: view.entity.singular, seed: view.seed, ...priceOf(view, row, offer.name) }
      const request = { field, ...ofView, row, sample: undefined, siblings: [] }
      if (field === second && offer.details !== '') return quoteText(offer.details)
      return saidLiteral(field, offer, view.fields) ?? (field.required ? literalFor(field, sampleFor(request)) : 'null')
    })
    return `  (${[quoteText(offer.name), ...rest].join(', ')})`
  })
  const columns = [title, ...others].map(({ name }) => quoteName(name))
  return `insert into ${quoteName(namesOf(view).table)} (${columns.join(', ')}) values\n${rows.join(',\n')};\n`
}

function knownTitle(name: string, values: Readonly<Record<string, string>> | undefined): string | undefined {
  if (name.endsWith('_name')) return undefined
  const key = Object.keys(values ?? {}).find((candidate) => name.startsWith(candidate))
  return key === undefined ? undefined : values?.[key]
}
