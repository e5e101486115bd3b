// The facts of a table of purposes: "what (text, required), due on (date), status (open, done)". Written by us, so nothing is guessed.
import { type Field, fieldKindSchema } from '../../brief.ts'
import { kindOfName } from '../fields/field-kinds.ts'
import { capitalize } from '../inflect.ts'
import { toIdentifier } from '../fields/read-fields.ts'

const apart = /,\s*(?![^()]*\))/u

function fieldOf(said: string): Field {
  const [, words = '', inside = ''] = /^([^(]+?)\s*(?:\((.*)\))?$/u.exec(said.trim()) ?? []
  const marks = inside.split(/\s*,\s*/u).filter((mark) => mark !== '')
  const required = marks.includes('required')
  const [first = '', ...others] = marks.filter((mark) => mark !== 'required')
  const field = { name: toIdentifier(words), label: capitalize(words), required }
  if (others.length > 0) return { ...field, kind: 'choice', options: [first, ...others].map(capitalize) }
  if (first === 'yes/no') return { ...field, kind: 'boolean' }
  if (first === 'long text') return { ...field, kind: 'long' }
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

/** @param list facts with their kind, or their options, in brackets; where there are none the words say it */
export function keptFields(list: string): Field[] {
  return list.split(apart).map(fieldOf)
}
