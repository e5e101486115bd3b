// "Rename doing to in progress": a value of a choice goes by another name, and the rows that hold it with it.
import type { Brief, Field } from '../../brief.ts'
import { quoteName, quoteText } from '../../compose/data/quote-sql.ts'
import { namesOf } from '../../compose/roles.ts'
import { viewsOf } from '../../compose/views.ts'
import { capitalize } from '../inflect.ts'
import { type Edit, normalWords } from './read-edit-state.ts'

const rename =
  /^(?:rename|call|change|replace|relabel)\s+(?:the )?(?:(?:option|choice|value|status|state|stage|column|category)\s+)?["“']?([\p{L}\p{N}][\p{L}\p{N} /&-]*?)["”']?\s+(?:to|into|as|with|by)\s+["“']?([\p{L}\p{N}][\p{L}\p{N} /&’'-]{0,38}?)["”']?(?: instead)?$/iu

interface Holder {
  singular: string
  field: Field
  option: string
}

/** The choices that know such a value. */
function holdersOf({ entity, fields, more }: Brief, words: string): Holder[] {
  return [{ ...entity, fields }, ...more].flatMap((kind) =>
    kind.fields.flatMap((field) => {
      const option = field.options?.find((each) => normalWords(each) === normalWords(words))
      return option === undefined ? [] : [{ singular: kind.singular, field, option }]
    }),
  )
}

/** @returns '' where the order named a value anew, else the order as it was */
export function takeOptionName(order: string, edit: Edit): string {
  const [, was = '', said = ''] = rename.exec(order) ?? []
  const { brief } = edit
  const [holder, other] = was === '' ? [] : holdersOf(brief, was)
  if (holder === undefined || other !== undefined) return order
  const { singular, field, option } = holder
  const next = capitalize(said.trim())
  if (field.options?.some((each) => normalWords(each) === normalWords(next)) === true) {
    edit.refused.push(`calling “${option}” “${next}”, because “${field.label}” has that value already`)
    return ''
  }
  const changed = (fields: readonly Field[]): Field[] =>
    fields.map((each) =>
      each.name === field.name
        ? { ...each, options: (each.options ?? []).map((value) => (value === option ? next : value)) }
        : each,
    )
  const view = viewsOf(brief).find((each) => each.entity.singular === singular)
  if (view === undefined) return order
  edit.brief =
    singular === brief.entity.singular
      ? { ...brief, fields: changed(brief.fields) }
      : {
          ...brief,
          more: brief.more.map((kind) =>
            kind.singular === singular ? { ...kind, fields: changed(kind.fields) } : kind,
          ),
        }
  edit.sql.push(
    `update ${quoteName(namesOf(view).table)} set ${quoteName(field.name)} = ${quoteText(next)} where ${quoteName(field.name)} = ${quoteText(option)};`,
  )
  edit.clauses.push(`call “${option}” of “${field.label}” “${next}”, also where it is stored`)
  return ''
}
