// Sample rows as one INSERT; dates are counted from the day it runs.
import type { Brief, Field } from '../brief.ts'
import { type Topic, anyTopic, topicById, topicOfNoun } from '../topics/index.ts'
import { amountOf } from '../understand/read-copy.ts'
import { storedFields } from './made-title.ts'
import { namesOf } from './roles.ts'
import { type SampleValue, type ValueRequest, sampleTitle, sampleValue } from './sample-values.ts'
import { linkSeed } from './links.ts'
import { partSeed } from './part-tables.ts'
import { quoteName, quoteText } from './quote-sql.ts'
import { type View, parentsFirst } from './views.ts'

const rowsWithoutTopic = 8

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
function sampleLiteral(request: ValueRequest): string {
  const value = literal(sampleValue(request))
  if (value !== 'null' || !request.field.required) return value
  const invented = literal(sampleValue({ ...request, sample: undefined, siblings: [] }))
  return invented === 'null' ? plainValues[request.field.kind] : invented
}

const plainValues: Readonly<Record<Field['kind'], string>> = {
  text: "'As last time'",
  long: "'As last time'",
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

/** Does the topic's list of names suit what the person calls the records' title? */
function titleFromTopic(brief: Brief): boolean {
  const [title] = brief.fields
  const field = title?.name ?? ''
  // A title such as "company" or "customer name" in a topic whose rows are named otherwise is filled from its own words.
  return (
    (/(?:^|_)(?:name|title|task|what|item|subject|activity|exercise|species|note|headline|label|product|plant|recipe|book|film|movie|place|tool|thing|chore|todo|event|thought|idea)$/.test(
      field,
    ) &&
      !/(?:owner|customer|client|contact|author|artist)_name$/.test(field)) ||
    field === brief.entity.singular.replaceAll(' ', '_') ||
    (brief.topic === 'jobs' && field === 'company') ||
    /^(?:post|post_title)$/.test(field)
  )
}

/** Rows of the first sample of what a record belongs to, so that some parents have several and the last has none. */
function referenceTo(target: View, row: number): string {
  const count = Math.max(1, Math.min(5, topicById(target.topic).rows.length || 5) - 1)
  return `(select id from ${quoteName(namesOf(target).table)} order by id offset ${(row * 3) % count} limit 1)`
}

/** What belongs to one person has no samples, and nobody's answers or messages are made up. */
export function composeSeed(brief: Brief, all: readonly View[]): string {
  if (brief.access === 'private') return ''
  return parentsFirst(all)
    .filter((view) => view.front !== 'quiz' && !view.isInbox)
    .map((view) => seedOf(view, all))
    .concat(linkSeed(brief, all), all.length === 0 ? '' : partSeed(brief))
    .join('')
}

/** Subjects whose things can be sold, shown and written about. */
const subjects = new Set(['plants', 'recipes', 'books', 'films', 'animals', 'sightings', 'places', 'music', 'tastings'])
/** Records that are about a subject, and called otherwise. */
const aboutSubjects = /^(?:product|photo|item)$/

/** The rows that suit the records: those of their own noun, or of what they are about. */
function sampleTopic(view: View): Topic {
  const own = topicOfNoun(view.entity.singular)
  if (aboutSubjects.test(view.entity.singular) && subjects.has(view.topic)) return topicById(view.topic)
  return own ?? (view.front === 'list' ? topicById(view.topic) : anyTopic)
}

function seedOf(brief: View, all: readonly View[]): string {
  const offers = offersOf(brief, all)
  if (offers !== null) return offers
  const samples = sampleTopic(brief).rows
  const count = samples.length === 0 ? rowsWithoutTopic : samples.length
  const usesTopic = samples.length > 0 && titleFromTopic(brief)
  const parentOf = (to: string | undefined, row: number) => {
    const target = all.find(({ entity }) => entity.singular === to)
    return target === undefined ? 'null' : referenceTo(target, row)
  }
  const rows = Array.from({ length: count }, (_, row) => {
    const sample = samples[row]
    const values = storedFields(brief).map((field) =>
      field === brief.fields[0]
        ? quoteText(
            usesTopic && sample !== undefined
              ? sample.title
              : (knownTitle(field.name, sample?.values) ?? sampleTitle(field, brief.entity.singular, row, brief.seed)),
          )
        : field.kind === 'reference'
          ? parentOf(field.to, row)
          : sampleLiteral({ field, row, seed: brief.seed, sample, siblings: samples }),
    )
    return `  (${values.join(', ')})`
  })
  const columns = storedFields(brief)
    .map((field) => quoteName(field.name))
    .join(', ')
  return `insert into ${quoteName(namesOf(brief).table)} (${columns}) values\n${rows.join(',\n')};\n`
}

/** Things that were named with their prices are the first rows of the records that have prices. */
function offersOf(view: View, all: readonly View[]): string | null {
  const priced = all.find(({ fields }) => fields.some(({ kind }) => kind === 'money'))
  const price = view.fields.find(({ kind }) => kind === 'money')
  const { offers } = view.copy
  if (priced?.entity.singular !== view.entity.singular || price === undefined || offers.length === 0) return null
  const [title] = view.fields
  const others = view.fields.filter((field) => field !== title && field !== price && field.required)
  const columns = [title, price, ...others].flatMap((field) => (field === undefined ? [] : [quoteName(field.name)]))
  const rows = offers.map(({ name, price: said }, row) => {
    const rest = others.map((field) =>
      literal(sampleValue({ field, row, seed: view.seed, sample: undefined, siblings: [] })),
    )
    return `  (${[quoteText(name), String(amountOf(said ?? '')), ...rest].join(', ')})`
  })
  return `insert into ${quoteName(namesOf(view).table)} (${columns.join(', ')}) values\n${rows.join(',\n')};\n`
}

function knownTitle(name: string, values: Readonly<Record<string, string>> | undefined): string | undefined {
  if (name.endsWith('_name')) return undefined
  const key = Object.keys(values ?? {}).find((candidate) => name.startsWith(candidate))
  return key === undefined ? undefined : values?.[key]
}
