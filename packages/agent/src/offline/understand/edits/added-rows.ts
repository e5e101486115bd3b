// "Add a product: rye loaf, 5 €", "add a colour treatment that takes 2 hours", "add a question: …? A, B, C": a row with its values.
import type { Brief, Copy, Field } from '../../brief.ts'
import { storedFields } from '../../compose/records/made-title.ts'
import { quoteName, quoteText } from '../../compose/data/quote-sql.ts'
import { namesOf } from '../../compose/roles.ts'
import { saidLiteral } from '../../compose/samples/said-rows.ts'
import { type View, viewsOf } from '../../compose/views.ts'
import { escapePattern } from '../escape-pattern.ts'
import { capitalize, singularize } from '../inflect.ts'
import type { Edit } from './read-edit-state.ts'

const amount = String.raw`(?:[$€£]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:€|£|\$|euros?|dollars?|pounds?|eur|usd|gbp)(?!\w))`
const lasting = String.raw`\d{1,3}\s?(?:min(?:ute)?s?|h(?:ou)?rs?)\b`
const start = String.raw`^(?:add|include|create|offer)\s+(?:an?|the|another|one more|our)?\s*(?:new |fourth |fifth |further )?`
const fronts: readonly Brief['front'][] = ['list', 'shop', 'booking', 'site', 'quiz']

interface SaidRow {
  name: string
  values: string[]
}

function rowOf(text: string): SaidRow | null {
  const [, asked, answers] = /^“([^”]+)”\s*\(([^()]+)\)$/.exec(text) ?? []
  if (asked !== undefined) return { name: asked, values: (answers ?? '').split(/\s*,\s*/) }
  const [name = '', ...values] = text
    .replace(new RegExp(String.raw`\s+(?:for|at|costs?|costing|that costs?)\s+(?=${amount})`, 'gi'), ', ')
    .replace(new RegExp(String.raw`\s+(?:(?:that |which )?takes?|taking|lasting|of|for)\s+(?=${lasting})`, 'gi'), ', ')
    .replace(new RegExp(String.raw`(?<=\p{L})\s+(?=${amount}$)`, 'giu'), ', ')
    .replace(new RegExp(String.raw`(?<=\p{L})\s+(?=${lasting}(?:,|$))`, 'giu'), ', ')
    .split(/\s*,\s*(?:and\s+)?(?!\d{2}\b)/)
    .map((piece) => piece.replace(/^["“](.+)["”]$/, '$1').trim())
  return name === '' || name.split(' ').length > 8 ? null : { name: capitalize(name), values }
}

/** What is booked goes by the word of its title, or by any that such things go by. */
function nounsOf({ entity, fields, front, more }: View): string[] {
  const isMain = !more.some(({ singular }) => singular === entity.singular)
  const title = singularize((fields[0]?.label ?? '').toLowerCase())
  return front === 'booking' && isMain
    ? [
        entity.singular,
        ...(title === '' ? [] : [title]),
        'service',
        'treatment',
        'class',
        'course',
        'workshop',
        'lesson',
        'session',
      ]
    : [entity.singular]
}

/** "Teacher Mara": a value with the name of its column before it. */
function labelled(value: string, fields: readonly Field[]): { field: Field; value: string } | null {
  for (const field of fields) {
    const rest = new RegExp(`^${escapePattern(field.label)}\\s*:?\\s+(.+)$`, 'iu').exec(value)?.[1]
    if (rest !== undefined && (field.kind === 'text' || field.kind === 'long')) return { field, value: rest }
  }
  return null
}

/** The kind that is named, else what is sold or booked where a price or a length says so. */
function readRow(order: string, views: readonly View[]): { view: View; row: SaidRow } | null {
  for (const view of views) {
    const noun = nounsOf(view).map(escapePattern).join('|')
    const said = new RegExp(
      String.raw`${start}(?:\p{L}+ )?(?:${noun})\s*(?::\s*|(?:called|named|with the name)\s+|(?=“)|\s(?=\p{Lu}[^:]*\d))(.+)$`,
      'iu',
    ).exec(order)?.[1]
    const row = said === undefined ? null : rowOf(said)
    if (row !== null) return { view, row }
  }
  const [first] = views
  const isSold = first?.front === 'shop' || first?.front === 'booking'
  const plain = new RegExp(String.raw`${start}(?:\p{L}+\s*:\s*)?(.+?(?:${amount}|${lasting}))$`, 'iu').exec(order)?.[1]
  const row = !isSold || plain === undefined || /["“”():]/.test(plain) ? null : rowOf(plain)
  return row === null || row.values.length === 0 || first === undefined ? null : { view: first, row }
}

function inMinutes(value: string): string {
  return value.replace(/(\d{1,2})\s?h(?:ou)?rs?\b/gi, (_, hours: string) => `${Number(hours) * 60} min`)
}

/** "Robin, Penguin, the answer is Penguin": the right one stands first, and each once. */
function rightFirst(values: readonly string[]): string[] {
  const said = values.map((value) => /^(?:the )?(?:(?:right|correct) )?answer(?: is|:)\s+(.+)$/i.exec(value)?.[1])
  const right = said.find((value) => value !== undefined)
  if (right === undefined) return [...values]
  const isRight = (value: string): boolean => value.toLowerCase() === right.toLowerCase()
  return [right, ...values.filter((value, index) => said[index] === undefined && !isRight(value))]
}

/** What goes into each column; null where a value has no place. */
function literalsOf({ view, row }: { view: View; row: SaidRow }): Map<Field, string> {
  const [title, ...others] = storedFields(view)
  const literals = new Map<Field, string>(title === undefined ? [] : [[title, quoteText(row.name)]])
  if (view.front === 'quiz') {
    const answers = others.filter(({ kind }) => kind === 'text' || kind === 'long')
    for (const [index, value] of rightFirst(row.values).entries()) {
      const field = answers[index]
      if (field !== undefined) literals.set(field, quoteText(capitalize(value)))
    }
    return literals
  }
  const named = row.values.flatMap((value) => labelled(value, others) ?? [])
  const plain = row.values.filter((value) => labelled(value, others) === null)
  const price = plain.find((value) => new RegExp(`^${amount}$`, 'i').test(value))
  const details = plain.filter((value) => value !== price).map((value) => inMinutes(value))
  const offer: Copy['offers'][number] = {
    name: row.name,
    details: details.join(', '),
    of: view.entity.singular,
    ...(price !== undefined && { price }),
  }
  for (const field of others) {
    const literal = field.kind === 'reference' ? null : saidLiteral(field, offer, view.fields)
    if (literal !== null) literals.set(field, literal)
  }
  for (const { field, value } of named) literals.set(field, quoteText(value))
  return literals
}

const wordsOf = (value: string): string[] => value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** What was said of a row and stands in none of its columns. */
function leftOver({ row }: { row: SaidRow }, literals: ReadonlyMap<Field, string>): string[] {
  const kept = [...literals.values()].join(' ').toLowerCase()
  return row.values.filter((value) => {
    const said = wordsOf(value)
    return said.length > 0 && !said.some((word) => kept.includes(word))
  })
}

/** @returns '' where the order gave a row, else the order as it was */
export function takeRow(order: string, edit: Edit): string {
  const { brief } = edit
  if (!fronts.includes(brief.front) || brief.access === 'private') return order
  const views = viewsOf(brief).filter(
    ({ isInbox, entity, fields }) => !isInbox && entity.singular !== 'booking' && fields[0]?.isMade !== true,
  )
  const found = readRow(order, views)
  if (found === null) return order
  const { view, row } = found
  const literals = literalsOf(found)
  const missing = storedFields(view).filter(
    (field) => field.required && field.kind !== 'boolean' && !literals.has(field),
  )
  if (missing.length > 0) {
    const labels = missing.map(({ label }) => label.toLowerCase()).join(' and ')
    edit.refused.push(
      `adding “${row.name}”, because each ${view.entity.singular} has a ${labels} too (say it in the same message, or add it on its page)`,
    )
    return ''
  }
  const columns = [...literals.keys()].map(({ name }) => quoteName(name)).join(', ')
  edit.sql.push(
    `insert into ${quoteName(namesOf(view).table)} (${columns}) values (${[...literals.values()].join(', ')});`,
  )
  edit.brief.addedRows = [...(brief.addedRows ?? []), `${view.entity.singular}: ${row.name}`]
  const told = [...literals]
    .slice(1)
    .map(([{ label }, literal]) => `${label.toLowerCase()} ${literal.replace(/^'(.*)'$/s, '$1').replaceAll("''", "'")}`)
  const left = view.front === 'quiz' ? [] : leftOver(found, literals)
  if (left.length > 0)
    edit.refused.push(
      `writing ${left.map((value) => `“${value}”`).join(' and ')} beside it, because no ${view.entity.singular} has a place for that (say: add a field … to the ${view.entity.plural})`,
    )
  edit.clauses.push(`add “${row.name}” to the ${view.entity.plural}${told.length === 0 ? '' : ` (${told.join(', ')})`}`)
  return ''
}
