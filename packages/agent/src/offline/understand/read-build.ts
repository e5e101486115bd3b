// A first sentence → the brief of an app, or the reason why these rules cannot make it.
import { readColors } from '@joinery/contract/colors/read-colors'

import type { Brief, Field, Skeleton, StyleName } from '../brief.ts'
import { hashText, pick } from '../seed.ts'
import { type Topic, anyTopic, topicOfNoun } from '../topics/index.ts'
import { fieldClauses } from './field-clauses.ts'
import { capitalize, pluralize } from './inflect.ts'
import { readEntity } from './read-entity.ts'
import { readOtherKind, readUnsupported } from './read-features.ts'
import { readFields, toIdentifier } from './read-fields.ts'
import { readCurrency, readDark, readSkeleton, readStyle } from './read-look.ts'
import { readName } from './read-name.ts'

export type BuildReading =
  | { ok: true; brief: Brief; colorPhrases: string[]; saidFields: boolean; unsupported: string[]; unread: string[] }
  | { ok: false; reason: 'nothing_to_record' | 'other_kind'; kind?: string }

export function readBuild(sentence: string): BuildReading {
  const request = sentence.trim()
  const naming = readName(request.replace(/\bw\/\s*/gi, 'with '))
  const coloring = readColors(naming.rest)
  const text = coloring.rest

  const { fields: said, unread } = readAllFields(text)
  const entity = readEntity(text)
  const otherKind = readOtherKind(text)
  if (otherKind !== null && said.length < 2) return { ok: false, reason: 'other_kind', kind: otherKind }
  if (entity === null && said.length < 2) return { ok: false, reason: 'nothing_to_record' }

  const [first] = said
  // "A lost & found register with item, …": a participle or gerund names no thing, its first field does.
  const isThing =
    entity !== null && (topicOfNoun(entity.singular) !== undefined || !/(?:ed|ing|found|lost)$/.test(entity.singular))
  const singular =
    isThing || first?.kind !== 'text' || first.label.includes(' ')
      ? (entity?.singular ?? 'record')
      : first.label.toLowerCase()
  const topic = topicOfNoun(singular) ?? topicOfPhrase(entity?.phrase) ?? anyTopic
  const own = said.filter(
    (field) => field.label.toLowerCase() !== pluralize(singular) || field.label.toLowerCase() === singular,
  )
  const fields =
    own.length === 0 ? readFields(topic.fields).fields : withTick(arrangeFields(own, topic, singular), topic)
  const seed = hashText(request)
  return {
    ok: true,
    colorPhrases: coloring.phrases,
    saidFields: own.length > 0,
    unsupported: readUnsupported(text),
    unread,
    brief: {
      version: 1,
      request,
      seed,
      name:
        naming.name ?? capitalize(entity?.phrase === singular || entity === null ? pluralize(singular) : entity.phrase),
      topic: topic.id,
      entity: { singular, plural: pluralize(singular) },
      fields,
      currency: readCurrency(request) ?? 'USD',
      style: readStyle(text) ?? pick<StyleName>(topic.styles, seed, 'style'),
      skeleton: readSkeleton(request) ?? chooseSkeleton(topic, fields, seed, coloring.colors.surface !== undefined),
      isDark: readDark(request) ?? false,
      colors: coloring.colors,
    },
  }
}

function readAllFields(text: string): { fields: Field[]; unread: string[] } {
  const fields: Field[] = []
  const unread: string[] = []
  for (const clause of fieldClauses(text)) {
    const reading = readFields(clause)
    unread.push(...reading.unread)
    for (const field of reading.fields) if (!fields.some((known) => known.name === field.name)) fields.push(field)
  }
  return { fields: fields.slice(0, 24), unread }
}

function topicOfPhrase(phrase: string | undefined): Topic | undefined {
  return phrase
    ?.split(/\s+/)
    .map((word) => topicOfNoun(word))
    .find((topic) => topic !== undefined)
}

const numbered = /\b(?:number|no|nr|id|code)$/i
const reservedNames = new Set(['id', 'created_at'])
const titleLabels: Record<string, string> = {
  notes: 'Title',
  tasks: 'Title',
  recipes: 'Title',
  books: 'Title',
  films: 'Title',
  expenses: 'What',
  workouts: 'Activity',
  events: 'Title',
  tickets: 'Title',
}
const titleWords = /^(?:.* )?(?:name|title|subject|headline|what|task|label|item|caption)$/i

/** Puts the field a person would call the record by first, makes it required, and adds one when there is none. */
export function arrangeFields(said: Field[], topic: Topic, singular: string): Field[] {
  const fields = said.map((field) =>
    reservedNames.has(field.name) ? { ...field, name: `${toIdentifier(singular)}_${field.name}` } : field,
  )
  const [first] = fields
  // "Jar number" in the first place is how the record is called, not a quantity.
  if (first?.kind === 'number' && numbered.test(first.label) && !fields.some((field) => titleWords.test(field.label))) {
    return [{ ...first, kind: 'text', required: true }, ...fields.slice(1)]
  }
  const texts = fields.filter((field) => field.kind === 'text')
  const title =
    texts.find((field) => field.label.toLowerCase() === singular || field.label.toLowerCase() === `${singular} name`) ??
    texts.find(
      (field) => titleWords.test(field.label) && /^(?:name|title|subject|headline|task|what)$/i.test(field.label),
    ) ??
    texts.find((field) => titleWords.test(field.label) && !/^owner/i.test(field.label)) ??
    (first?.kind === 'text' ? first : undefined) ??
    texts[0]
  // People have names, whatever else is said of them.
  if (topic.id === 'people' && (title === undefined || !titleWords.test(title.label))) {
    return [
      { name: 'name', label: 'Name', kind: 'text', required: true },
      ...fields.filter(({ name }) => name !== 'name'),
    ]
  }
  if (title !== undefined) return [{ ...title, required: true }, ...fields.filter((field) => field !== title)]
  const long = fields.find((field) => field.kind === 'long')
  if (long !== undefined && fields.length === 1 && topic.id !== 'notes')
    return [{ ...long, kind: 'text', required: true }]
  const label = titleLabels[topic.id] ?? 'Name'
  return [{ name: label.toLowerCase(), label, kind: 'text', required: true }, ...fields]
}

const done: Field = { name: 'done', label: 'Done', kind: 'boolean', required: false }

/** A to-do list is ticked off, whatever else was said of its tasks; a status says it in other words. */
function withTick(fields: Field[], topic: Topic): Field[] {
  const isTicked = fields.some(({ kind, name }) => kind === 'boolean' || name === 'done' || name.endsWith('status'))
  return topic.id === 'tasks' && !isTicked ? [...fields, done] : fields
}

/** Among the layouts that fit what the records hold; asked cards are cards. */
export function chooseSkeleton(topic: Topic, fields: Field[], seed: number, hasAskedCards: boolean): Skeleton {
  if (hasAskedCards) return pick<Skeleton>(['cards', 'index'], seed, 'skeleton')
  const hasDate = fields.some((field) => field.kind === 'date')
  const hasLong = fields.some((field) => field.kind === 'long')
  const fitting: Skeleton[] = ['index']
  if (fields.length >= 4) fitting.push('table')
  if (hasDate && ['expenses', 'workouts', 'events', 'tastings'].includes(topic.id))
    return pick<Skeleton>(['days', 'days', 'index'], seed, 'skeleton')
  if (hasDate && topic.id !== 'tasks') fitting.push('days')
  if (hasLong && fields.length <= 5 && topic.id !== 'tasks') fitting.push('cards')
  if (topic.id === 'notes') return pick<Skeleton>(['cards', 'cards', 'index'], seed, 'skeleton')
  return pick(fitting, seed, 'skeleton')
}
