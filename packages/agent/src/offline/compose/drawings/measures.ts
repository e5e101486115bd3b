// Which fields of a list can be drawn: a number, money or a state, and the day that it belongs to.
import type { Brief, Field } from '../../brief.ts'
import { topicOfNoun } from '../../topics/index.ts'
import { partsOf } from '../roles.ts'

/** Numbers that mean something added up: money, time, distance, energy; never weights or years. */
export function isSummable(field: Field | null): field is Field {
  return field?.kind === 'money' || (field?.kind === 'number' && /^(?:min|h|km|mi|m|kcal)$/.test(field.unit ?? ''))
}

/** What is paid again and again is added up: from what to what it goes tells nobody anything. */
const isPaid = /^(?:expense|spending|bill|transaction|payment|donation|purchase|cost|income|receipt|invoice)$/

export function isSpent(brief: Brief): boolean {
  return partsOf(brief).figure?.kind === 'money' && isPaid.test(brief.entity.singular)
}

/** A known app goes by what it keeps: an appointment that its message speaks of makes no event of a measurement. */
const isOfTopic = ({ known, entity, topic }: Brief): boolean =>
  known === undefined || topicOfNoun(entity.singular)?.id === topic

/** True when the days ahead matter more than those behind. */
export function looksAhead(brief: Brief, day: Field): boolean {
  return (
    day.isDue === true ||
    ((brief.topic === 'events' || brief.topic === 'tasks') && isOfTopic(brief)) ||
    /due|next|deadline|expir|start|until|renew/.test(day.name)
  )
}

const paidInOrOut = /^(?:income|earned|earnings?|received|deposit|revenue|money in)$/i

/** What the money of a record was: "spent in November". */
const verbs: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\s)(?:expense|spending|purchase|cost|receipt|transaction|entry)$/, 'Spent'],
  [/(?:^|\s)(?:bill|payment)$/, 'Paid'],
  [/(?:^|\s)donation$/, 'Given'],
  [/(?:^|\s)(?:income|salary|earning)$/, 'Earned'],
  [/(?:^|\s)sale$/, 'Sold'],
]

export interface SpentMoney {
  money: Field
  day: Field
  verb: string
}

/** Money that was spent on a day; null where some of it came in, or where the day is still to come. */
export function spentMoneyOf(brief: Brief): SpentMoney | null {
  const { day } = partsOf(brief)
  const money = brief.fields.find(({ kind, name }) => kind === 'money' && !/limit|budget|price|goal/.test(name))
  const verb = verbs.find(([noun]) => noun.test(brief.entity.singular))?.[1]
  const isMixed = brief.fields.some(({ options = [] }) => options.some((option) => paidInOrOut.test(option)))
  if (day === null || money === undefined || isMixed || looksAhead(brief, day)) return null
  // What is still to be paid comes in; it is told by what is open.
  if (/(?:^|\s)invoice$/.test(brief.entity.singular) && brief.fields.some(({ name }) => name === 'paid')) return null
  if (verb === undefined && !isSpent(brief)) return null
  return { money, day, verb: verb ?? 'Spent' }
}

/** What money is told apart by. */
export function kindOf({ fields }: Brief): Field | undefined {
  const [, ...rest] = fields
  return (
    rest.find(({ kind, name }) => kind === 'choice' && !/paid_by|who|method|account|status/.test(name)) ??
    rest.find(({ kind, name }) => kind === 'text' && /^(?:category|kind|type|shop|store)$/.test(name))
  )
}

/** Numbers that say which one it is, or how much is planned, and nothing that was measured on a day. */
const notMeasured =
  /(?:^|_)(?:year|age|number|no|nr|price|pages?|quantity|how_many|sets|reps|rounds|priority|order|rank|goal|target|every|days|people|guests|persons|seats|capacity)(?:_|$)/

/** A birthday and the day since when somebody has it come once: numbers of several records make no course over them. */
export const isOnceOnly = ({ label }: Field): boolean =>
  /\b(?:birth ?days?|born|birth|since|hatched|bought|built|founded|planted|sown|joined|arrived|adopted)\b/iu.test(label)

/** The one number that is measured again and again: a weight, a temperature, a time. */
export function measuredNumberOf({ fields }: Brief): Field | null {
  const numbers = fields.filter(({ kind, formula }) => kind === 'number' && formula === undefined)
  const measured = numbers.filter(({ name }) => !notMeasured.test(name))
  const [only] = measured
  // What is lifted in sets is another weight with each exercise.
  const isLifted = numbers.some(({ name }) => /^(?:sets|reps|repetitions|rounds)$/.test(name))
  return only !== undefined && numbers.length <= 3 && !isLifted ? only : null
}

/** The first number that is added up over days: kilometres, minutes. */
export function summedNumberOf({ fields }: Brief): Field | null {
  const summed = fields.filter((field) => field.kind === 'number' && isSummable(field))
  return summed.find(({ unit = '' }) => /^(?:km|mi|m)$/.test(unit)) ?? summed[0] ?? null
}

/** What is lifted in sets, told apart by exercise: the heaviest of each is a record. */
export function liftOf({ fields }: Brief): { exercise: Field; weight: Field } | null {
  const exercise = fields.find(({ name }) => /(?:^|_)(?:exercise|lift|movement)(?:_|$)/.test(name))
  const weight = fields.find(({ kind, name }) => kind === 'number' && /^(?:weight|kg|load)(?:_|$)/.test(name))
  return exercise === undefined || weight === undefined ? null : { exercise, weight }
}

export interface Stock {
  count: Field
  /** A number of each, or one that was said of all. */
  least: Field | number
}

/** The least of a record as code. */
export function leastCode({ least }: Stock, one: string): string {
  return typeof least === 'number' ? String(least) : `${one}.${least.name}`
}

/** How many there are of a thing, and how many there should be at least. */
export function stockOf({ fields }: Pick<Brief, 'fields'>): Stock | null {
  const told = fields.find(({ least }) => least !== undefined)
  if (told?.least !== undefined) return { count: told, least: told.least }
  const numbers = fields.filter(({ kind }) => kind === 'number')
  const least = numbers.find(({ name }) => /^(?:min(?:imum)?|(?:at_)?least|re_?order)(?:_|$)/.test(name))
  const count = numbers.find(
    (field) =>
      field !== least && /^(?:quantity|qty|how_many|stock|in_stock|on_hand|count|amount|pieces|left)/.test(field.name),
  )
  return least === undefined || count === undefined ? null : { count, least }
}

/** How often a week something is to be done, where each record says that. */
export function weeklyGoalOf({ fields }: Pick<Brief, 'fields'>): Field | undefined {
  return fields.find(({ kind, name }) => kind === 'number' && /(?:per|a|times)_week|weekly/.test(name))
}

const dueDay = /(?:^|_)(?:due|deadline|expir\w*|best_before|use_by|return_by|renew\w*|next|follow_up|until)(?:_|$)/

/** The day by which something is to be done. */
export function dueDayOf({ fields }: Pick<Brief, 'fields'>): Field | null {
  const dates = fields.filter(({ kind }) => kind === 'date')
  return dates.find(({ isDue }) => isDue === true) ?? dates.find(({ name }) => dueDay.test(name)) ?? null
}

const isState = /status|stage|state|progress/

/** The choice whose parts make up the whole: where things stand, else of what sort they are. */
export function sharedChoiceOf(brief: Brief): Field | null {
  const { filters } = partsOf(brief)
  const choices = filters.filter(
    ({ kind, options = [] }) => kind === 'choice' && options.length > 1 && options.length < 9,
  )
  return choices.find(({ name }) => isState.test(name)) ?? choices[0] ?? null
}

/** What a stage is worth: the money that stands in it, where each record says how much that is. */
export function worthOf({ fields }: Pick<Brief, 'fields'>, choice: Field): Field | null {
  if (!isState.test(choice.name)) return null
  return fields.find(({ kind, name }) => kind === 'money' && !/price|salary|rate|limit/.test(name)) ?? null
}

/** Whose numbers are added up or compared week by week. */
const reckonedByDay: ReadonlySet<string> = new Set(['workouts', 'records', 'habits'])

/**
 * Days go on beside what is drawn of them: sums of a month, shares of a choice, weeks. With a name alone beside them half of
 * the page would stay empty; what is worked out and days to tick have the whole width.
 */
export function isDayStream(brief: Brief): boolean {
  if (brief.skeleton !== 'days' || brief.reckoned !== undefined || brief.parts.includes('streaks')) return false
  const isReckoned =
    reckonedByDay.has(brief.topic) && (summedNumberOf(brief) !== null || measuredNumberOf(brief) !== null)
  return isReckoned || spentMoneyOf(brief) !== null || sharedChoiceOf(brief) !== null
}
