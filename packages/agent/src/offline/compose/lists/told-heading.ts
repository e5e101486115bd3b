// A heading that tells a fact of the rows in view: what is next, best, ready or left. It is reckoned whenever they change.
import type { Field } from '../../brief.ts'
import { isOccurrence } from '../../understand/fields/arrange-fields.ts'
import { pluralize } from '../../understand/inflect.ts'
import { quoteJs } from '../data/expressions.ts'
import { lasts, openCode } from '../drawings/coming.ts'
import { looksAhead } from '../drawings/measures.ts'
import { completes, tickedWords } from '../records/tick-words.ts'
import { isFlag, namesOf, pageTitleOf, partsOf } from '../roles.ts'
import type { View } from '../views.ts'

export interface ToldHeading {
  /** Statements of the page before it returns. */
  before: string
  /** What stands between the heading's tags. */
  code: string
  /** Words as long as those it will say. */
  like: string
}

/** A name that may stand in a heading, of the length that most have. */
const aName = 'nnnnnnnnn nnnnnnnn'

/** What is said below the heading in the size of a text. */
export const headingNote = 'mt-3 block font-text text-lg font-normal tracking-normal leading-snug text-muted'

function noteCode(of: string, code: string): string {
  return `
        {${of} !== undefined && <span className="${headingNote}">{${code}}</span>}`
}

function rowsOf(view: View): string {
  return `data.${namesOf(view).many}`
}

function countCode(view: View, list = rowsOf(view), adjective = ''): string {
  const { singular, plural } = view.entity
  return `countOf(${list}.length, ${quoteJs(adjective + singular)}, ${quoteJs(adjective + plural)})`
}

/** The words of a heading inside a template. */
const inTemplate = (words: string): string => words.replaceAll(/[`\\$]/g, '')

/** What people are, is no measure of them. */
const isSomebody = ({ topic }: View): boolean => topic === 'people' || topic === 'profiles'

/** Where nothing is left out by it, a state tells how many wait in it; the first that somebody kept is said. */
const waiting: readonly (readonly [option: RegExp, place: 'before' | 'after'])[] = [
  [/^ready(?: \w+){0,3}$/i, 'after'],
  [/^(?:overdue|late)$/i, 'after'],
  [/^waiting(?: \w+){0,3}$/i, 'after'],
  [/^to (?:do|read|watch|buy|sell|visit|cook|try|play|pay|order|see)$/i, 'after'],
  [/^(?:in (?:progress|work|repair|the making|hand)|under way|on loan|on order|for sale)$/i, 'after'],
  [/^(?:new|open|unread|unpaid|pending|free|available|active)$/i, 'before'],
]

function stateHeading(view: View): ToldHeading | null {
  const { status } = partsOf(view)
  if (status === null || !/status|stage|state|progress/.test(status.name)) return null
  const found = waiting.flatMap(([words, place]) => {
    const option = status.options?.find((each) => words.test(each))
    return option === undefined ? [] : [{ option, place }]
  })[0]
  if (found === undefined) return null
  const { one } = namesOf(view)
  const word = found.option.toLowerCase()
  const isAfter = found.place === 'after'
  return {
    before: `const waiting = ${rowsOf(view)}.filter((${one}) => ${one}.${status.name} === ${quoteJs(found.option)})`,
    code: `{${countCode(view, 'waiting', isAfter ? '' : `${word} `)}}${isAfter ? ` ${word}` : ''}`,
    like: `Twelve ${view.entity.plural} ${word}`,
  }
}

/** How a record is called in a heading; what has no name of its own is called by its day. */
function nameCode(view: View, one: string): string {
  const { title } = partsOf(view)
  return `${one}.${title.name}`
}

const isNamed = (view: View): boolean => {
  const { title } = partsOf(view)
  return title.kind === 'text' && title.isMade !== true
}

const comesAgain = /lesson|appointment|session|rehearsal|visit|match|meeting/

function isAhead(view: View, day: Field): boolean {
  return isFollowUp.test(day.name) || looksAhead(view, day) || comesAgain.test(day.name)
}

const isDueDay = /due|deadline|return_by/

/** What is due is told before what comes later; plants are due for water. */
function dueWord(view: View, { name, isDue }: Field): string | null {
  if (isFollowUp.test(name)) return 'to follow up'
  if (view.topic === 'plants' && /\bwater/i.test(view.request)) return 'due for water'
  return isDue === true || isDueDay.test(name) ? 'due' : null
}

/** Of what somebody applied for the day of the answer is looked for, and not that of the letter. */
const isFollowUp = /follow_up|followup|chase|ring_again|call_back|check_back/

/** The day by which something is to be done, wherever it stands among the facts. */
function dueDay({ fields }: View): Field | undefined {
  const days = fields.filter(({ kind }) => kind === 'date')
  return (
    days.find(({ name }) => isFollowUp.test(name)) ??
    days.find((field) => field.isDue === true || isDueDay.test(field.name))
  )
}

function nextHeading(view: View): ToldHeading | null {
  const due = dueDay(view)
  const day = due ?? partsOf(view).day
  if (day === null || !isAhead(view, day) || (lasts.test(day.name) && day.isDue !== true)) return null
  const { one } = namesOf(view)
  const when = `formatDate(next.${day.name}, data.today)`
  const said = `\`Next: \${${isNamed(view) ? nameCode(view, 'next') : when}}\``
  const word = dueWord(view, day)
  const none = quoteJs(
    word === null ? `No ${pluralize(comesAgain.exec(day.name)?.[0] ?? view.entity.singular)} ahead` : `Nothing ${word}`,
  )
  const later = `{next === undefined ? ${none} : ${said}}${isNamed(view) ? noteCode('next', when) : ''}`
  // Nobody chases what was turned down.
  const open = openCode(view, due === undefined ? day : { ...due, isDue: true })
  const rows = (test: string): string =>
    `${rowsOf(view)}.filter((${one}) => ${[`${one}.${day.name}`, test, ...(/^(?:true|false)$/.test(open) ? [] : [open])].join(' && ')})`
  const next = `const [next] = ${rows(`${one}.${day.name} ${word === null ? '>=' : '>'} data.today`)}.toSorted((one, other) => one.${day.name}.localeCompare(other.${day.name}))`
  const like = isNamed(view) ? `Next: ${aName}` : 'Next: 12 December'
  if (word === null) return { before: next, code: later, like }
  return {
    before: `const due = ${rows(`${one}.${day.name} <= data.today`)}
  ${next}`,
    code: `{due.length > 0 ? \`\${${countCode(view, 'due')}} ${word}\` : next === undefined ? ${none} : ${said}}${isNamed(view) ? noteCode('due.length === 0 && next', when) : ''}`,
    like,
  }
}

interface Best {
  words: string
  field: Field
  isLeast?: boolean
}

/** What the most of a number is called, by the number's name. */
const most: readonly (readonly [name: RegExp, words: string, isLeast?: boolean])[] = [
  [/(?:^|_)(?:points|score|elo)(?:_|$)/, 'In the lead'],
  [/^(?:weight|kg|lbs|grams)(?:_|$)/, 'Heaviest'],
  [/^(?:distance|length)(?:_|$)/, 'Longest'],
  [/(?:^|_)(?:height|altitude|elevation|ascent|summit)(?:_|$)/, 'Highest'],
  [/(?:^|_)depth(?:_|$)/, 'Deepest'],
  [/(?:^|_)(?:alcohol|abv)(?:_|$)/, 'Strongest'],
  [/(?:^|_)pages(?:_|$)/, 'Longest'],
]

/** What is as long as its kilometres; of a shoe they say how worn it is. */
const isWay = /(?:^|\s)(?:hikes?|walk|trail|tour|route|run|ride|trip|path|river|swim|paddle)$/

/** How somebody was on a day is no merit of that day. */
const isOfADay = /mood|pain|sever|stress|sleep|energy|tired|itch|feeling|anx|worr|craving|intensity/
/** Nobody's weight or height is a record to beat. */
const isAlive =
  /\b(?:rabbit|dog|cat|pony|horse|goat|sheep|lamb|cow|calf|pig|piglet|hen|duck|goose|hamster|guinea pig|bird|pet|animal|puppy|kitten|baby|child|patient)$/

function bestField(view: View): Best | null {
  const { fields } = view
  // The one that is told at length below would be named twice.
  if (view.skeleton === 'plate') return null
  const rating = fields.find(({ kind, name }) => kind === 'rating' && !isOfADay.test(name))
  if (rating !== undefined) return { words: 'Best so far', field: rating }
  if (isSomebody(view) || isAlive.test(view.entity.singular)) return null
  const numbers = fields.filter(({ kind, formula }) => kind === 'number' && formula === undefined)
  const quick = view.topic === 'recipes' ? numbers.find(({ unit }) => unit === 'min') : undefined
  if (quick !== undefined) return { words: 'Soonest ready', field: quick, isLeast: true }
  const way = isWay.test(view.entity.singular) ? numbers.find(({ unit = '' }) => /^(?:km|mi|m)$/.test(unit)) : undefined
  if (way !== undefined) return { words: 'Longest', field: way }
  for (const [name, words] of most) {
    const field = numbers.find((each) => name.test(each.name))
    if (field !== undefined) return { words, field }
  }
  return null
}

/** Who has it or where it is kept, and no name of what is measured. */
const isOfSomebody = /customer|client|company|owner|address|phone|hive|holder/

/** The one that has most of what is measured; of what has no name nothing is told by that. */
function bestHeading(view: View): ToldHeading | null {
  const best = bestField(view)
  if (best === null || !isNamed(view) || isOfSomebody.test(partsOf(view).title.name)) return null
  const { name } = best.field
  const order = best.isLeast === true ? `one.${name} - other.${name}` : `other.${name} - one.${name}`
  const { one } = namesOf(view)
  const value = valueCode(best.field)
  return {
    before: `const [best] = ${rowsOf(view)}.filter((${one}) => ${one}.${name} !== null).toSorted((one, other) => ${order})`,
    code: `{best === undefined ? ${quoteJs(pageTitleOf(view))} : \`${best.words}: \${${nameCode(view, 'best')}}\`}${value === null ? '' : noteCode('best', value)}`,
    like: `${best.words}: ${aName}`,
  }
}

/** How much it is, where its unit says what that means. */
function valueCode({ kind, name, unit = '' }: Field): string | null {
  return kind === 'rating' || unit === '' ? null : `formatNumber(best.${name}, ${quoteJs(unit)})`
}

/** "Watered on" → "Last watered"; a day that is only a day is that of the record. */
function lastWords(view: View, { name, label }: Field): string | null {
  // A seedling has its date, and was not the last one for that.
  if (/^(?:date|day|when)$/.test(name))
    return isOccurrence(view.entity.singular) ? `Last ${view.entity.singular}` : null
  const done = /^(?:last )?(\p{L}+(?:ed|en|ught|ne|de|wn)) (?:on|at)$/iu.exec(label)?.[1]
  return done === undefined ? null : `Last ${done.toLowerCase()}`
}

function lastHeading(view: View): ToldHeading | null {
  const { day } = partsOf(view)
  if (day === null || isAhead(view, day) || isSomebody(view)) return null
  const words = lastWords(view, day)
  if (words === null) return null
  const { one } = namesOf(view)
  return {
    before: `const last = ${rowsOf(view)}
    .map((${one}) => ${one}.${day.name} ?? '')
    .filter((day) => day <= data.today)
    .toSorted()
    .at(-1)`,
    code: `{last ? \`${inTemplate(words)}: \${formatDate(last, data.today)}\` : ${quoteJs(pageTitleOf(view))}}`,
    like: `${words}: 12 Dec`,
  }
}

/** What is not ticked yet is to be done; that a thing is vegetarian heads no page. */
function tickedHeading(view: View): ToldHeading | null {
  const found = view.fields.flatMap((field) => {
    const words = field.kind === 'boolean' && !isFlag(field) ? tickedWords(field) : null
    return words === null ? [] : [{ field, words }]
  })[0]
  if (found === undefined) return null
  const { field, words } = found
  const { one } = namesOf(view)
  const { singular, plural } = view.entity
  const [is, are] = words.left
  const title = quoteJs(pageTitleOf(view))
  const none =
    words.all === null ? title : `${rowsOf(view)}.length > 0 ? ${quoteJs(`All ${plural} ${words.all}`)} : ${title}`
  return {
    before: `const left = ${rowsOf(view)}.filter((${one}) => !${one}.${field.name})`,
    code: `{left.length > 0 ? countOf(left.length, ${quoteJs(`${singular} ${is}`)}, ${quoteJs(`${plural} ${are}`)}) : ${none}}`,
    like: `Twelve ${plural} ${are}`,
  }
}

/** "Four four sorts": what has a number in its name already. */
const isCounted = /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|many)\b)/i

/** "Six entries", "Seven records" tell nothing that somebody would say. */
const saysNothing = /^(?:entry|record|item|thing|row|datum|element|object|information|detail|day)$/

function canBeCounted({ entity: { singular, plural } }: View): boolean {
  return !saysNothing.test(singular) && !isCounted.test(plural)
}

/** What many of them share, and how a number of it is said: "fourteen plants in six rooms". */
const shared: readonly (readonly [name: RegExp, preposition: string])[] = [
  [/^(?:country|city|town|village)$/, 'from'],
  [/^(?:author|artist|director|composer|band|maker|brand|writer|publisher)$/, 'by'],
  [/^(?:room|place|region|lake|area|shelf|box|house|garden|park|valley|district|greenhouse)$/, 'in'],
  [/^(?:category|genre|type|kind|style)$/, 'of'],
]

function sharedHeading(view: View): ToldHeading | null {
  const found = shared.flatMap(([name, preposition]) => {
    const field = view.fields.find(
      (each, index) => index > 0 && ['text', 'choice'].includes(each.kind) && name.test(each.name),
    )
    return field === undefined ? [] : [{ field, preposition }]
  })[0]
  if (found === undefined || !canBeCounted(view) || isCounted.test(found.field.label)) return null
  const { field, preposition } = found
  const { one } = namesOf(view)
  const label = field.label.toLowerCase()
  const groups = [label, pluralize(label)].map(quoteJs).join(', ')
  return {
    before: `const groups = new Set(${rowsOf(view)}.map((${one}) => ${one}.${field.name}).filter(Boolean))`,
    code: `{groups.size > 1 && groups.size < ${rowsOf(view)}.length ? \`\${${countCode(view)}} ${preposition} \${countOf(groups.size, ${groups}).toLowerCase()}\` : ${quoteJs(pageTitleOf(view))}}`,
    like: `Twelve ${view.entity.plural} ${preposition} twelve ${label}s`,
  }
}

/** Null where the rows tell nothing that a heading could say. */
export function toldHeading(view: View): ToldHeading | null {
  const { toggle } = partsOf(view)
  return (
    (dueDay(view) === undefined ? null : nextHeading(view)) ??
    (toggle !== null && completes(toggle) ? tickedHeading(view) : null) ??
    stateHeading(view) ??
    nextHeading(view) ??
    bestHeading(view) ??
    lastHeading(view) ??
    tickedHeading(view) ??
    sharedHeading(view)
  )
}
