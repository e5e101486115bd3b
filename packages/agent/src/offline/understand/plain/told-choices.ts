// Choices that are told of a fact elsewhere in the message: "one button per language (Tigrinya, Dari)", "albums by class
// (Class 1, Class 2)" say what the language of a phrase and the class of a picture are chosen from.
import type { Field } from '../../brief.ts'
import { escapePattern } from '../escape-pattern.ts'
import { pluralize } from '../inflect.ts'
import { readFields } from '../fields/read-fields.ts'
import type { Offer } from '../rows/read-offers.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'
import { offered } from '../fields/said-choices.ts'

/** @param offers what was listed by name: "three artists (Ike, Bea, Romy)" says who an appointment's artist may be */
export function withToldChoices(kinds: Kinds, text: string, offers: readonly Offer[]): Kinds {
  const nouns = new Set([kinds.main, ...kinds.more].map(({ singular }) => singular))
  const named = offers.filter(({ of }) => of !== '' && !nouns.has(of))
  const told = <T extends { fields: Field[] }>(kind: T): T => ({
    ...kind,
    fields: kind.fields.map((field, index) =>
      // "Answers: Lisbon, Madrid" are those of one question.
      index === 0 || answers.test(field.name) ? field : withNamed(withOffered(withChoices(field, text), text), named),
    ),
  })
  return { ...kinds, main: withFilter(told(kinds.main), text), more: kinds.more.map(told) }
}

const answers = /^(?:right|(?:\w+_)?wrong)_answer$/

const filteredBy =
  /\b(?:filter(?:ed|able|s)?|narrow(?:ed)?|group(?:ed)?|sorted) by (?:the |their )?(\p{L}+(?: \p{L}+)?)\s*[(:]\s*([^().;]+)/iu

/** "The team changes the status to planned, in work or shipped". */
const statusSet =
  /\b(?:changes?|sets?|switch(?:es)?|updates?|moves?|marks?|gets?|has|have|with) (?:(?:the|its|their|an?|of|each|every|\p{L}+['’]s) )*(status) (?:to|between|from|of|which is)\s+(?:either )?([^().;:]+)/iu

/** "Filter by size (A4, A3)": what records are told apart by is a fact of them. */
function withFilter<T extends { fields: Field[]; isInbox?: boolean }>(kind: T, text: string): T {
  const [, noun = '', list = ''] = filteredBy.exec(text) ?? statusSet.exec(text) ?? []
  const [asked] = noun === '' ? [] : readFields(`${noun} (${list})`).fields
  if (asked?.options === undefined || kind.isInbox === true) return kind
  const known = kind.fields.find(({ name }) => name === asked.name || name.endsWith(`_${asked.name}`))
  if (known === undefined) return { ...kind, fields: [...kind.fields, asked] }
  const options = asked.options
  return known.kind === 'text' && known !== kind.fields[0]
    ? { ...kind, fields: kind.fields.map((field) => (field === known ? { ...field, kind: 'choice', options } : field)) }
    : kind
}

function withOffered(field: Field, text: string): Field {
  if (field.kind !== 'text' && field.kind !== 'choice') return field
  const label = field.label.toLowerCase()
  const list = [...text.matchAll(offered)].find(([, noun = '']) => noun.toLowerCase() === label)?.[2]
  const [asked] = list === undefined ? [] : readFields(`${label} (${list})`).fields
  return asked?.options === undefined ? field : { ...field, kind: 'choice', options: asked.options }
}

function withNamed(field: Field, named: readonly Offer[]): Field {
  const noun = field.label.toLowerCase().split(' ').at(-1) ?? ''
  const options = [...new Set(named.filter(({ of }) => of === noun).map(({ name }) => name))]
  return field.kind === 'text' && options.length >= 2 ? { ...field, kind: 'choice', options } : field
}

function withChoices(field: Field, text: string): Field {
  if (field.kind !== 'text') return field
  const noun = field.label.toLowerCase().split(' ').at(-1) ?? ''
  if (noun.length < 4) return field
  const inBrackets = new RegExp(
    String.raw`\b(?:${escapePattern(noun)}|${escapePattern(pluralize(noun))})\s*\(([^()]+,[^()]+)\)`,
    'iu',
  ).exec(text)
  const afterColon = new RegExp(
    String.raw`(?<=^|[.;!?]\s+)${escapePattern(pluralize(noun))}:\s*([^.;:()]+,[^.;:()]+)`,
    'iu',
  ).exec(text)
  const list = inBrackets?.[1] ?? afterColon?.[1]
  // "Such as …" and "…, etc." leave it open.
  if (list === undefined || /^(?:e\.?g|such as|like|for example)\b|\betc\b|\band so on\b/i.test(list)) return field
  const [asked] = readFields(`${noun} (${list})`).fields
  const options = asked?.options
  // "Income (job, monthly income)" is the heading of facts, of which this one is.
  if (options === undefined || options.some((option) => option.toLowerCase() === field.label.toLowerCase()))
    return field
  return { ...field, kind: 'choice', options }
}
