// Choices that are told of a fact elsewhere in the message: "one button per language (Tigrinya, Dari)", "albums by class
// (Class 1, Class 2)" say what the language of a phrase and the class of a picture are chosen from.
import type { Field } from '../brief.ts'
import { pluralize } from './inflect.ts'
import { readFields } from './read-fields.ts'
import type { Offer } from './read-offers.ts'
import type { Kinds } from './relate-kinds.ts'

/** @param offers what was listed by name: "three artists (Ike, Bea, Romy)" says who an appointment's artist may be */
export function withToldChoices(kinds: Kinds, text: string, offers: readonly Offer[]): Kinds {
  const nouns = new Set([kinds.main, ...kinds.more].map(({ singular }) => singular))
  const named = offers.filter(({ of }) => of !== '' && !nouns.has(of))
  const told = <T extends { fields: Field[] }>(kind: T): T => ({
    ...kind,
    fields: kind.fields.map((field, index) => (index === 0 ? field : withNamed(withChoices(field, text), named))),
  })
  return { ...kinds, main: told(kinds.main), more: kinds.more.map(told) }
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
    String.raw`\b(?:${escape(noun)}|${escape(pluralize(noun))})\s*\(([^()]+,[^()]+)\)`,
    'iu',
  ).exec(text)
  const afterColon = new RegExp(
    String.raw`(?<=^|[.;!?]\s+)${escape(pluralize(noun))}:\s*([^.;:()]+,[^.;:()]+)`,
    'iu',
  ).exec(text)
  const list = inBrackets?.[1] ?? afterColon?.[1]
  // "Such as …" and "…, etc." leave it open.
  if (list === undefined || /^(?:e\.?g|such as|like|for example)\b|\betc\b|\band so on\b/i.test(list)) return field
  const [asked] = readFields(`${noun} (${list})`).fields
  return asked?.options === undefined ? field : { ...field, kind: 'choice', options: asked.options }
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
