// What is added up of the records, in the words that composing reads: "the total fee per month", "how much is outstanding".
import type { Field } from '../../brief.ts'
import { capitalize, singularize } from '../inflect.ts'
import type { View } from './view.ts'
import { type Kind, type Seen, added, factOf, first, stateOf, wordsIn } from './view-kinds.ts'

export const isCount =
  /^(?:quantity|qty|how_many|stock|in_stock|on_hand|count|amount|pieces|left|number|bottles|jars|packs?|boxes|cans|copies|tins|rolls|units|portions)(?:_|$)|_left$|_in_stock$/
const ofMoney =
  /\b(?:value|worth|cost\w*|spen[dt]\w*|earn\w*|paid|pay|price|fee|income|money|owe\w*|expens\w*|revenue|made|raised|sales?|turn ?over|brought in|brings? in|budget|sum|bill|invoice)\b/i
const measured = /\b(?:km|kilomet\p{L}+|miles|hours|minutes|eggs|points|pages|litres?|liters?|kilos?|kg)\b/iu

/** The number that is added up: what is named, else money, else what is measured; where there is none it is added. */
function amountOf(kind: Kind, said: string): { kind: Kind; field: Field; words: string } | null {
  const numbers = kind.fields.filter(({ kind: sort }) => sort === 'money' || sort === 'number')
  const words = wordsIn(said).map(singularize)
  const long = /\b(?:hours?|minutes?|time|long)\b/i
  const timed = long.test(said)
    ? numbers.find(({ kind: sort, label }) => sort === 'number' && long.test(label))
    : undefined
  const named =
    timed ??
    numbers.find(({ label }) =>
      wordsIn(label)
        .map(singularize)
        .some((word) => words.includes(word) && !/^(?:how|many|much|i|we|of|the|what|in)$/.test(word)),
    )
  const money = numbers.find(({ kind: sort }) => sort === 'money')
  const field = named ?? (ofMoney.test(said) || !measured.test(said) ? money : undefined)
  if (field !== undefined) return { kind, field, words: plainLabel(field) }
  const [, what = ''] =
    /\bhow (?:much|many) (?!(?:money|i|we|you|they|it|is|are|of|the|each|every|has|have|did|was|were|everything|in|there)\b)(\p{L}+)/iu.exec(
      said,
    ) ?? []
  const label =
    what !== '' ? capitalize(what) : /\b(?:value|worth)\b/i.test(said) ? 'Value' : ofMoney.test(said) ? 'Amount' : ''
  const [number] = numbers.filter(({ name }) => !/^(?:year|vintage|age|number|no|nr|pages?)$/.test(name))
  if (label === '' && number !== undefined) return { kind, field: number, words: plainLabel(number) }
  if (label === '') return null
  const fresh = factOf(label, what === '' ? 'money' : 'number')
  return { kind: added(kind, fresh), field: fresh, words: fresh.label.toLowerCase() }
}

/** "How many eggs": eggs are a number of each record, and nothing that is counted. */
export function namesNumber({ fields }: Kind, said: string): boolean {
  const [, what = ''] = /\bhow many (\p{L}+)/iu.exec(said) ?? []
  return fields.some(
    ({ kind, label }) => kind === 'number' && wordsIn(label).map(singularize).includes(singularize(what.toLowerCase())),
  )
}

/** "How many minutes", "what it cost": as it is said after "the total". */
function plainLabel({ label }: Field): string {
  return label.toLowerCase().replace(/^(?:how (?:many|much)|what)\s+(?:(?:it|they|i|we|he|she|that)\s+)?/, '')
}

export function total(kind: Kind, { said, isOpen }: Extract<View, { sort: 'total' }>): Seen {
  if (isOpen) {
    const owed = amountOf(kind, `${said} money`)?.kind ?? kind
    const paid = stateOf(owed, 'Paid') === undefined ? added(owed, factOf('Paid', 'boolean')) : owed
    return { kind: paid, line: 'Show how much is outstanding.' }
  }
  const count = kind.fields.find((field) => field.kind === 'number' && isCount.test(field.name))
  const price = kind.fields.find(
    (field) =>
      field.kind === 'money' && /^(?:(?:unit|selling|sales?|purchase|buying)_)?(?:price|cost)(?:_|$)/.test(field.name),
  )
  // What is in stock is worth its number times its price.
  if (/\b(?:worth|value)\b/i.test(said) && count !== undefined && price !== undefined)
    return {
      kind: added(kind, { ...factOf('Worth', 'money'), isMade: true, formula: `${count.name} * ${price.name}` }),
      line: 'Show the total worth.',
    }
  const summed = amountOf(kind, said)
  if (summed === null) return { kind, line: 'Show the total.' }
  // What is not sold has brought nothing yet.
  const sold = /\b(?:earn\w*|made|took in|brought in|sold)\b/i.test(said) ? stateOf(summed.kind, 'Sold') : undefined
  const which = sold?.kind === 'boolean' ? ` of sold ${kind.plural}` : ''
  return { kind: summed.kind, line: `Show the total ${summed.words}${which}.` }
}

const period = /^(?:calendar )?(year|month|week|season|quarter)s?$/

export const isPerson =
  /^(?:person|member|one|head|child|kid|flatmate|player|donor|giver|customer|client|friend|author|sender|neighbou?r|volunteer|helper|family|guest|tenant|student|buyer|seller|owner|roommate|colleague|pupil|borrower|musician|singer)s?$/
export const ofPerson = /(?:^|_)(?:who|whom|paid_by|person|name|sender|author|from|by|client|customer|donor)(?:_|$)/

/** The fact by which records are told apart: "hive", "person". */
export function groupOf(kind: Kind, by: string): Field | undefined {
  const words = wordsIn(by).map(singularize)
  const telling = kind.fields.filter(({ kind: sort }) => ['choice', 'text', 'reference', 'boolean'].includes(sort))
  const [, ...others] = kind.fields
  return (
    telling.find(({ label }) =>
      wordsIn(label)
        .map(singularize)
        .some((word) => words.includes(word)),
    ) ??
    (isPerson.test(by)
      ? telling.find((field) => ofPerson.test(field.name) && (others.includes(field) || isPerson.test(kind.singular)))
      : undefined)
  )
}

export function holdsGroup(kind: Kind, by: string): boolean {
  return period.test(by) ? first(kind, 'date') !== undefined : groupOf(kind, by) !== undefined
}

export function per(kind: Kind, { said, by, isCount: counts }: Extract<View, { sort: 'per' }>): Seen | null {
  const span = period.exec(by)?.[1]
  const summed =
    (counts && !namesNumber(kind, said)) ||
    !/\b(?:how (?:much|many)|totals?|sums?|cost|spen|earn|income|turn ?over|brought|bring)/i.test(said)
      ? null
      : amountOf(kind, said)
  let next = summed?.kind ?? kind
  // Weeks and seasons are no part of what composing adds up.
  if (span !== undefined && span !== 'month' && span !== 'year') return null
  let group = span
  if (span !== undefined) {
    if (first(next, 'date') === undefined) next = added(next, factOf('Date', 'date'))
  } else {
    const found = groupOf(next, by)
    if (found === undefined) return null
    group = found.label.toLowerCase()
  }
  const what = summed === null ? `how many ${next.plural}` : `the total ${summed.words}`
  return { kind: next, line: `Show ${what} per ${group ?? by}.` }
}
