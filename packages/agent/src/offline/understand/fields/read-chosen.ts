// "Mother and father are chosen from the people already there": facts that are other records.
import type { Field } from '../../brief.ts'
import { capitalize, singularize } from '../inflect.ts'
import { splitList, toIdentifier } from './read-fields.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'

const fact = String.raw`(?:the |an? |its |their |his |her )?\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+)?`
const chosenFrom = new RegExp(
  String.raw`(?:^|[.;,:(]\s*|\b(?:and|where|while)\s+)(?:(?:for|in|at|on|of) (?:each|every) ([\p{L}'’-]+),?\s+)?(${fact}(?:(?:,|,? and|,? or|,? \+|,? &) ${fact})*) (?:is|are|gets?|can be|should be|must be|will be|being)(?: each| all| both)? (?:chosen|picked|selected|taken|linked|choosable) (?:from|among|out of|to) (?:the |all |any |our |my |other |existing |known |list of )*([\p{L}'’-]+)`,
  'giu',
)

/** The same kinds, with such facts as references; what they were read as otherwise gives way. */
export function withChosen(kinds: Kinds, text: string): Kinds {
  let { main, more } = kinds
  for (const [, owner = '', said = '', many = ''] of text.matchAll(chosenFrom)) {
    const to = singularize(many.toLowerCase())
    const nouns = [main, ...more].map(({ singular }) => singular)
    if (!nouns.includes(to)) continue
    const names = splitList(said).map((each) => each.replace(/^(?:the|an?|its|their|his|her)\s+/i, '').toLowerCase())
    const named = owner === '' ? main.singular : owner.toLowerCase()
    const add = <T extends { singular: string; fields: Field[] }>(kind: T): T =>
      kind.singular === named ? { ...kind, fields: withReferences(kind.fields, names, to) } : kind
    main = add(main)
    more = more.map(add)
  }
  return { ...kinds, main, more }
}

function withReferences(fields: readonly Field[], names: readonly string[], to: string): Field[] {
  const chosen = names.map((name): Field => {
    return { name: toIdentifier(`${name} id`), label: capitalize(name), kind: 'reference', required: false, to }
  })
  const labels = new Set(chosen.map(({ label }) => label.toLowerCase()))
  const [title, ...others] = fields
  return [
    ...(title === undefined ? [] : [title]),
    ...others.filter((field) => !labels.has(field.label.toLowerCase())),
    ...chosen,
  ]
}
