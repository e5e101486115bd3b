// Which facts give a list its shape: what it is divided by, what is compared, when it was, what its things are numbered by.
import type { Brief, Field } from '../../brief.ts'
import { isOccurrence } from '../../understand/fields/arrange-fields.ts'
import { isCalledBy } from '../data/expressions.ts'

type Kept = Pick<Brief, 'fields' | 'entity'>

const fewestSections = 3
const mostSections = 7
const states = /(?:^|_)(?:status|state|stage|progress|phase|result|priority|weekday|day)$/

/** The choice under whose options the records stand; how far something is, is no place that it stands in. */
export function sectionField({ fields }: Pick<Kept, 'fields'>): Field | null {
  return (
    fields.find(({ kind, name, options = [] }) => {
      const isFew = options.length >= fewestSections && options.length <= mostSections
      // "1, 2, 3" is a scale, and no heading.
      return kind === 'choice' && isFew && !states.test(name) && !options.every((option) => /^\d/.test(option))
    }) ?? null
  )
}

/** A price, an age, how long it takes or for how many it is says nothing by its size beside others. */
const notCompared =
  /(?:^|_)(?:prices?|fees?|cooking|prep\w*|baking|rates?|ratings?|scores?|serves|portions|pages?|volumes?|duration|length|minutes|hours|how_long|time|built|rent|deposit|salary|wage|age|every|interval|seats?|places?|persons?|people|servings?|capacity|tempo|bpm|ph|temperature|degrees|year|since|days_between|frequency|reps|sets|from|until|latitude|longitude|bust|chest|waist|hips?|inseam|shoulders?|sleeves?|neck|arms?|legs?|shoe_size)(?:_|$)/

/** A bar of time looks like an amount of it. */
const durations: ReadonlySet<string> = new Set(['min', 'h', 'days', 'weeks', 'months', 'years', 's', 'sec'])

const isAmount = (field: Field): boolean =>
  !isCalledBy(field) &&
  !notCompared.test(field.name) &&
  !durations.has(field.unit ?? '') &&
  (field.kind === 'money' || (field.kind === 'number' && (field.unit !== undefined || /[a-z]s$/.test(field.label))))

/** The amount by which the records are compared: a sum, or a number that says what it counts. */
export function comparedField({ fields }: Pick<Kept, 'fields'>): Field | null {
  return fields.find((field) => isAmount(field) && field.formula !== undefined) ?? fields.find(isAmount) ?? null
}

const ownDay = /^(?:dates?|day|when|on|held_on|played_on|happened_on|visited|seen_on|(?:\p{L}+_)?date)$/u
/** A day that says something else of it: until when, since when, when next. */
const otherDay = /(?:^|_)(?:due|birth|purchase|expiry|end|start|joining|renewal|warranty|next|last|return)_date$/

/** The day that a record is of: of what happened any day, of a thing one that is called nothing else. */
export function datedField({ fields, entity }: Kept): Field | null {
  const day = fields.find(({ kind }) => kind === 'date')
  if (day === undefined || otherDay.test(day.name)) return null
  return ownDay.test(day.name) || isOccurrence(entity.singular) ? day : null
}

/** Things that are found by their number, and stand beside each other in that order. */
const numberedNouns =
  /(?:^|\s)(?:plot|room|table|locker|seat|desk|berth|pitch|parking (?:space|spot|place)|garage|court|lane|stall|flat|apartment|unit|kennel|stable|booth|cabin|mooring|allotment|stand|hut|dorm|ward)$/
const numberLabels = /^(?:number|no\.?|nr|(?:\p{L}+ )?number)$/iu

export function isNumbered({ entity, fields }: Kept): boolean {
  const [title] = fields
  return title !== undefined && (numberedNouns.test(entity.singular) || numberLabels.test(title.label))
}

/** Two numbers that are one reading, the first over the second: a pressure, the warmest and the coldest of a day. */
const pairs: readonly (readonly [over: RegExp, under: RegExp])[] = [
  [/^systolic/, /^diastolic/],
  [/^upper/, /^lower/],
  [/^(?:high|max\w*|warmest)(?:_|$)/, /^(?:low|min\w*|coldest)(?:_|$)/],
]

export function pairOf({ fields }: Pick<Kept, 'fields'>): readonly [over: Field, under: Field] | null {
  const numbers = fields.filter(({ kind }) => kind === 'number')
  const find = (name: RegExp): Field | undefined => numbers.find((field) => name.test(field.name))
  for (const [first, second] of pairs) {
    const [over, under] = [find(first), find(second)]
    if (over !== undefined && under !== undefined && over.unit === under.unit) return [over, under]
  }
  return null
}

/** "138/86 mmHg", as an expression; null where one of the two was not taken. */
export function pairCode([over, under]: readonly [Field, Field], one: string): string {
  const unit = under.unit === undefined ? '' : ` ${under.unit.replaceAll('`', '')}`
  return `${one}.${over.name} !== null && ${one}.${under.name} !== null && \`\${${one}.${over.name}}/\${${one}.${under.name}}${unit}\``
}
