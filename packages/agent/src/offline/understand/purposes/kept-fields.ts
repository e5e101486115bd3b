// The facts of a table of purposes: "what (text, required), due on (date), status (open, done)". Written by us, so nothing is guessed.
import { type Field, fieldKindSchema } from '../../brief.ts'
import { kindOfName } from '../fields/field-kinds.ts'
import { capitalize } from '../inflect.ts'
import { toIdentifier } from '../fields/read-fields.ts'

/** Commas outside of brackets, of which some stand in each other. */
const apart = /,\s*(?![^()]*(?:\([^()]*\)[^()]*)*\))/u

function fieldOf(said: string): Field {
  const [, words = '', inside = ''] = /^([^(]+?)\s*(?:\((.*)\))?$/u.exec(said.trim()) ?? []
  const marks = inside.split(/\s*,\s*/u).filter((mark) => mark !== '')
  const required = marks.includes('required')
  const [first = '', ...others] = marks.filter((mark) => mark !== 'required')
  const field = { name: toIdentifier(words), label: capitalize(words), required }
  if (others.length > 0) return { ...field, kind: 'choice', options: [first, ...others].map(capitalize) }
  if (first === 'yes/no') return { ...field, kind: 'boolean' }
  if (first === 'long text') return { ...field, kind: 'long' }
  if (first.startsWith('='))
    return {
      ...field,
      kind: 'number',
      isMade: true,
      formula: formulaOf(first),
      ...(words === 'hours' && { unit: 'h' }),
    }
  // What belongs to a record that is called otherwise here: the home team of a match.
  const to = /^of (.+)$/u.exec(first)?.[1]
  if (to !== undefined) return { ...field, name: `${field.name}_id`, kind: 'reference', to }
  if (first === 'days') return { ...field, kind: 'number', unit: 'days' }
  const unit = /^number (\S+)$/u.exec(first)?.[1]
  if (unit !== undefined) return { ...field, kind: 'number', unit }
  const kind = fieldKindSchema.safeParse(first === '' ? kindOfName(words) : first).data
  if (kind === undefined) throw new Error(`No kind of fact: ${said}`)
  return {
    ...field,
    kind,
    ...(kind === 'number' && words === 'minutes' && { unit: 'min' }),
    ...(kind === 'rating' && { max: 5 }),
  }
}

/** "= round up (length * width / 2) * price" → how it follows from the other facts, by their names. */
function formulaOf(said: string): string {
  return said
    .slice(1)
    .replaceAll('round up', 'ceil')
    .split(/( [-+*/] |\(|\))/u)
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .map((term) => (/^(?:[-+*/()]|ceil|\d.*)$/u.test(term) ? term : toIdentifier(term)))
    .join(' ')
}

/** What follows from money is money, but for a share of it. */
function inMoney(field: Field, all: readonly Field[]): Field {
  const terms = field.formula?.split(' ') ?? []
  const ofMoney = all.filter(({ name, kind }) => kind === 'money' && terms.includes(name))
  const isShare = terms.includes('/') && ofMoney.length > 1
  return ofMoney.length > 0 && !isShare ? { ...field, kind: 'money' } : field
}

/** @param list facts with their kind, or their options, in brackets; where there are none the words say it */
export function keptFields(list: string): Field[] {
  const fields = list.split(apart).map(fieldOf)
  return fields.map((field) => (field.formula === undefined ? field : inMoney(field, fields)))
}
