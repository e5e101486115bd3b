// What a clause that asks for numbers speaks of: which kind, whom it is told apart by, which number, which days, which of them.
import type { Field } from '../../brief.ts'
import { type View, referencesOf } from '../../compose/views.ts'
import { stemsOf } from '../fields/same-fact.ts'
import { singularize } from '../inflect.ts'
import { spelledNumbers } from '../plain/spelled-numbers.ts'

/** A part of a message that asks for something to be worked out, on the records that the rest of it became. */
export interface Asked {
  clause: string
  main: View
  views: readonly View[]
}

/** @returns a line as `compose/reckoned` reads it; null where the clause asks for nothing of that sort */
export type Reader = (asked: Asked) => string | null

export const line = (heading: string, group: string, columns: string, options = ''): string =>
  [heading, group, columns, ...(options === '' ? [] : [options])].join(' | ')

const lastWord = (words: string): string => words.split(' ').at(-1) ?? words

/** Words for people, whatever the app calls them. */
const ofPeople =
  /^(?:person|people|one|us|them|everyone|everybody|kid|child|member|player|volunteer|helper|client|customer|pupil|student|learner|patient|flatmate|housemate|friend|owner|cleaner|employee|colleague|worker|staff|singer|musician|resident|neighbou?r|tenant|runner|rider|swimmer|teacher|guest|participant|partner|sister|brother|lad|mate|guy|tutor|driver|caregiver|carer|supplier|donor|holder|user)$/

/** "Each of them", "per person": said of whomever the app is about. */
const ofAnybody = /^(?:person|people|one|us|them|everyone|everybody|lad|mate|guy|user)$/
/** Called one way or another. */
const alike: readonly RegExp[] = [
  /^(?:kid|child|son|daughter)$/,
  /^(?:customer|client|guest)$/,
  /^(?:pupil|student|learner|kid|child)$/,
  /^(?:flatmate|housemate|roommate|person)$/,
  /^(?:helper|volunteer)$/,
  /^(?:employee|colleague|worker|staff|cleaner|person)$/,
  /^(?:resident|tenant|neighbou?r)$/,
  /^(?:player|member|participant)$/,
]

/** The kind that a noun names, by its own word or one for the same people. */
export function kindCalled(noun: string, views: readonly View[]): View | undefined {
  const one = singularize(
    noun
      .trim()
      .toLowerCase()
      .replace(/^(?:my|our|the|each|every|of) /, ''),
  )
  const exact = views.find(({ entity }) => entity.singular === one)
  const byLast = views.filter(({ entity }) => lastWord(entity.singular) === lastWord(one))
  if (exact !== undefined || byLast.length === 1) return exact ?? byLast[0]
  const said = lastWord(one)
  const isAlike = (called: string): boolean =>
    ofAnybody.test(said) ? ofPeople.test(called) : alike.some((words) => words.test(said) && words.test(called))
  const people = views.filter(({ entity }) => isAlike(lastWord(entity.singular)))
  return people.length === 1 ? people[0] : undefined
}

const namesPerson =
  /(?:^|_)(?:who|whom|whose|by|person|name|player|child|member|helper|owner|teacher|winner|driver)(?:_|$)/
const tellsApart: ReadonlySet<Field['kind']> = new Set(['choice', 'text', 'reference', 'tags', 'boolean'])

/** The fact by which records are told apart: "by supplier", "per room", "for each of us". */
export function factCalled(noun: string, { fields }: View): Field | undefined {
  const words = noun.trim().toLowerCase()
  const asked = stemsOf(words)
  const telling = fields.filter(({ kind }) => tellsApart.has(kind))
  const named = telling.find(({ label }) => {
    const own = stemsOf(label)
    return asked.length > 0 && own.length > 0 && asked.every((stem) => own.includes(stem))
  })
  if (named !== undefined) return named
  return ofPeople.test(lastWord(singularize(words)))
    ? telling.find(({ name, kind }) => kind !== 'reference' && namesPerson.test(name))
    : undefined
}

const ofMoney =
  /\b(?:money|earn\w*|owe[ds]?|owing|paid|pay|cost\w*|spen[dt]\w*|price|fees?|income|revenue|turnover|raised|pledged|donated|won|worth|value|sales|total|bill|budget)\b/iu

const isAmount = ({ kind }: Field): boolean => kind === 'number' || kind === 'money' || kind === 'rating'

/** The number that a clause names; for words of money the money. */
export function numberCalled(clause: string, { fields }: View): Field | undefined {
  const asked = stemsOf(clause)
  const amounts = fields.filter(isAmount)
  const named = amounts.find(({ label, unit }) => {
    const own = stemsOf(label)
    const isUnit = unit !== undefined && new RegExp(`\\b${unit}\\b`, 'iu').test(clause)
    return isUnit || (own.length > 0 && own.every((stem) => asked.includes(stem)))
  })
  if (named !== undefined) return named
  return ofMoney.test(clause) ? amounts.find(({ kind }) => kind === 'money') : undefined
}

/** Where the records of one kind say to which of another they belong. */
export const belongsTo = (child: View, parent: View, views: readonly View[]): boolean =>
  referencesOf(child, views).some(({ target }) => target === parent)

export const childrenOf = (parent: View, views: readonly View[]): View[] =>
  views.filter((view) => view !== parent && belongsTo(view, parent, views))

export const dayOf = ({ fields }: View): Field | undefined => fields.find(({ kind }) => kind === 'date')

/** "This week", "at the end of each month": a condition on the day of the records; '' where all count. */
export function periodOf(clause: string, view: View): string {
  const day = dayOf(view)
  const [, word = ''] =
    /\b(?:this|(?:at |by )?(?:the )?end of (?:the|each|every)|(?:each|every|per|a|for the)) (week|month|year)\b/iu.exec(
      clause,
    ) ?? []
  return day === undefined || word === '' ? '' : `${day.label} this ${word.toLowerCase()}`
}

const numberWord = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a couple of|a few|several)`
const spanWords = new RegExp(String.raw`(${numberWord}) (day|week|fortnight|month|year)s?\b`, 'iu')
const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30, year: 365 }

function countIn(word: string): number {
  const bare = word.toLowerCase()
  if (/^an?$/.test(bare)) return 1
  if (bare === 'a couple of') return 2
  if (bare === 'a few' || bare === 'several') return 3
  return spelledNumbers[bare] ?? Number(bare)
}

/** "More than three months" → 90; null where no stretch of time is told. */
export function daysTold(clause: string): number | null {
  const found = spanWords.exec(clause)
  if (found !== null) return countIn(found[1] ?? '1') * (daysIn[found[2]?.toLowerCase() ?? 'day'] ?? 1)
  if (/\b(?:(?:for|in) (?:ages|a (?:long )?while|a long time)|(?:the )?longest)\b/iu.test(clause)) return 60
  return /\b(?:this|last|next|the coming) (week|month)\b/iu.test(clause) ? (/month/iu.test(clause) ? 30 : 7) : null
}
