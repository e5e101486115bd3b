// Facts without those that are a sentence of their own: "kids tick off what they did", "members write" tell what is done, and
// no record has a place for it.
import type { Brief, Field } from '../../brief.ts'
import { readWords } from '../grammar/words.ts'
import { readFields } from './read-fields.ts'

/** Somebody does it: "parents say yes", "the owner marks it"; of one the verb says so, of several any will do. */
const does = /^[dse]*[AN]*(?:[PY]a*[VT]|(N)a*[VT])/

function isDeed({ signs, words }: ReturnType<typeof readWords>): boolean {
  const found = does.exec(signs)
  return found !== null && (found[1] === undefined || /[^s]s$/.test(words[found[0].length - 1]?.lower ?? ''))
}

/** "There are enough tenors"; of "the owner says yes or no" the answer alone; how the app is seen. */
const isSaid = /^(?:there (?:is|are)\b|(?:yes|no)$|(?:dark|light|night) mode\b)/iu
/** "Chore chart where": what comes next was lost. */
const isCut = /[NPUC]r$/
/** What is measured, paid or chosen is a fact, whatever it is called. */
const spoken: ReadonlySet<Field['kind']> = new Set(['text', 'long', 'boolean'])

function isClause({ label, kind, options, to }: Field): boolean {
  if (!spoken.has(kind) || options !== undefined || to !== undefined) return false
  if (isSaid.test(label)) return true
  if (label.split(' ').length < 2) return false
  const said = readWords(label.toLowerCase())
  return isDeed(said) || isCut.test(said.signs)
}

/** "Type: deceased, cemetery, chapel": words of the facts beside it, and nothing to choose. */
function isOfOthers(field: Field, fields: readonly Field[]): boolean {
  if (!/^(?:type|kind|category|sort)$/iu.test(field.label) || field.options === undefined) return false
  const rest = fields.filter((each) => each !== field).flatMap(({ label, options = [] }) => [label, ...options])
  const said = ` ${rest.join(' ').toLowerCase()} `
  return field.options.every((option) => said.includes(` ${option.toLowerCase()} `))
}

/** @param others what the other kinds are called: their records are no fact of these */
function factsOf(fields: readonly Field[], others: readonly string[]): Field[] {
  const [title] = fields
  const isOther = ({ label, kind }: Field): boolean => kind === 'text' && others.includes(label.toLowerCase())
  const kept = fields.filter((field) => !isClause(field) && !isOther(field) && !isOfOthers(field, fields))
  if (title === undefined || kept.length === fields.length) return [...fields]
  if (kept.includes(title)) return kept
  // What a record is called by has to be there.
  const called = kept.find(({ kind }) => kind === 'text')
  return called === undefined
    ? [...readFields('title (required)').fields, ...kept]
    : [{ ...called, required: true }, ...kept.filter((field) => field !== called)]
}

export function withoutClauses(brief: Brief): Brief {
  // Questions are asked in whole sentences, and a tool has inputs.
  if (!['list', 'site', 'shop', 'booking'].includes(brief.front)) return brief
  const many = [brief.entity, ...brief.more].map(({ plural }) => plural)
  const without = (own: string): string[] => many.filter((plural) => plural !== own)
  return {
    ...brief,
    fields: factsOf(brief.fields, without(brief.entity.plural)),
    more: brief.more.map((kind) => ({ ...kind, fields: factsOf(kind.fields, without(kind.plural)) })),
  }
}
