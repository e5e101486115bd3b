// What an edit has come to so far, and how its words find the fields and kinds that they mean.
import type { Brief, Entity, Field } from '../../brief.ts'
import { singularize } from '../inflect.ts'

export interface CodeOrder {
  order: string
  /** What the rules about records would say, where nothing in the code fits either. */
  refused: string | null
}

export interface EditReading {
  brief: Brief
  added: Field[]
  removed: Field[]
  /** What will be done, each a clause: "add the field “Price” (money)". */
  clauses: string[]
  /** What was asked and will not be done, in words for the person. */
  refused: string[]
  /** Statements beside what the tables need: rows that were said. */
  sql: string[]
  /** What is not about records and looks: to be looked for in the code. */
  orders: CodeOrder[]
}

/** While one order is read. */
export interface Edit extends EditReading {
  /** What the order named and nothing here is called; said where the code knows nothing of it either. */
  unknown: string | null
}

export function normalWords(words: string): string {
  return singularize(
    words
      .toLowerCase()
      .replace(/["“”'‘’]/g, '')
      .replace(/\b(?:the|my|its|a|an|fields?|columns?|please|each|every|all)\b/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  )
}

export function findField({ fields }: Pick<Brief, 'fields'>, words: string): Field | undefined {
  const wanted = normalWords(words)
  if (wanted === '') return undefined
  return (
    fields.find(
      (field) => normalWords(field.label) === wanted || normalWords(field.name.replaceAll('_', ' ')) === wanted,
    ) ??
    fields.find((field) => normalWords(field.label).split(' ').includes(wanted)) ??
    // "Cooking time" of "Cooking time in minutes".
    (wanted.includes(' ') ? fields.find((field) => ` ${normalWords(field.label)} `.includes(` ${wanted} `)) : undefined)
  )
}

/** Reads an order as if the app were about that kind alone, and puts what came of it back in its place. */
export function withinKind(edit: Edit, kind: Entity, read: () => void): void {
  const { entity, fields, skeleton, order, topic } = edit.brief
  edit.brief = {
    ...edit.brief,
    entity: { singular: kind.singular, plural: kind.plural },
    fields: kind.fields,
    skeleton: kind.skeleton,
    order: kind.order,
    topic: kind.topic,
  }
  read()
  const changed = {
    ...kind,
    fields: edit.brief.fields,
    skeleton: edit.brief.skeleton,
    ...(edit.brief.order !== undefined && { order: edit.brief.order }),
  }
  edit.brief = {
    ...edit.brief,
    entity,
    fields,
    skeleton,
    order,
    topic,
    more: edit.brief.more.map((each) => (each.singular === kind.singular ? changed : each)),
  }
}

export function replaceField(edit: Edit, field: Field, changed: Field): void {
  edit.brief.fields = edit.brief.fields.map((each) => (each.name === field.name ? changed : each))
}

export function kindWords({ kind, options, max }: Field): string {
  const words = {
    text: 'text',
    long: 'long text',
    number: 'number',
    money: 'amount of money',
    date: 'date',
    time: 'time of day',
    boolean: 'yes or no',
    choice: 'choice',
    email: 'email address',
    phone: 'phone number',
    url: 'web address',
    picture: 'picture',
    tags: 'tags',
    reference: 'one of the others',
    rating: `rating from 1 to ${max ?? 5}`,
  }
  return kind === 'choice' ? (options ?? []).join(', ') : words[kind]
}

/** The same for a sentence: "make the price a number". */
export function kindInSentence(field: Field): string {
  const words = field.kind === 'number' && field.unit !== undefined ? `number of ${field.unit}` : kindWords(field)
  if (field.kind === 'tags' || field.kind === 'boolean') return words
  return field.kind === 'choice'
    ? `a choice of ${words}`
    : `${/^(?:email|amount|one)/.test(words) ? 'an' : 'a'} ${words}`
}
