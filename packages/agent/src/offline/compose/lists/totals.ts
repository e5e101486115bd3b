// Sums of all records above their list: what was added up, what is left, what comes in less what goes out.
import type { Field } from '../../brief.ts'
import { drawingsOf } from '../drawings/drawings.ts'
import { isSummable } from '../drawings/measures.ts'
import { jsxText, quoteJs } from '../data/expressions.ts'
import { factLabel } from '../records/fact-label.ts'
import {
  figuresOf,
  figuresOnFirst,
  figureWords,
  groupList,
  guestsOf,
  inWords,
  isGuest,
  quotedWords,
} from './said-figures.ts'
import { isDoneField, namesOf, partsOf } from '../roles.ts'
import type { Figure } from '../../understand/fields/read-figures.ts'
import { insightsOf } from './insights.ts'
import { asksOfEach } from '../parts/score-files.ts'
import { openHeading, openMoneyOf } from './still-open.ts'
import type { View } from '../views.ts'

export interface Total {
  label: string
  /** An expression over the records, already in words. */
  words: string
  /** True where the words say what it is. */
  isWhole?: boolean
}

/** Numbers that say which, how high or when: nobody adds them up. */
const notAdded =
  /(?:^|_)(?:year|age|vintage|number|no|nr|row|floor|lat\w*|lon\w*|lng|altitude|temperature|high|low|humidity|pressure|systolic|diastolic|pulse|heart_rate|beats|glucose|sugar|weight_in|meter|reading|strength|quality|wind\w*|ph|bmi|price|rate|size|height|width|length|level|score|percent|target|goal|min\w*_\w+|max\w*_\w+|scale|start|end|odometer|clock|mileage|capacity|rank|speed|bpm|how_often\w*|upper|lower|built|born|founded|per|sleeps|players|iso)(?:_|$)/
/** "Rate per word": what one costs is of no sum. */
const ofOne = /(?:^|_)(?:per|rate)(?:_|$)/
const takenIn = /^(?:income|in|earned|earnings?|received|deposit|credit|money in|revenue)$/i
const paidOut = /^(?:expenses?|out|spent|spending|paid|withdrawal|debit|money out|costs?)$/i
const whatIsHeld = /(?:amount|quantity|how_many|hold|owned|units|shares)/
const priceNow = /(?:now|current|today|todays|latest|market)/
const pricePaid = /(?:paid|bought|buy|purchase|cost)/

function isAdded(field: Field): boolean {
  // A share of something is no amount of it; minutes in hours are.
  if (/\/ (?!\d)/.test(field.formula ?? '')) return false
  return (field.kind === 'money' || field.kind === 'number') && !notAdded.test(field.name)
}

/** Bitcoins and litecoins make no sum. */
const isHolding = /(?:^| )(?:coin|holding|share|stock|asset|investment)$/

/** What is lifted again and again is no amount; what is harvested is. */
function isLifted(field: Field, all: readonly Field[]): boolean {
  return field.name.startsWith('weight') && all.some(({ name }) => /^(?:reps?|repetitions|sets?)$/.test(name))
}

function sumOf(records: string, one: string, value: string): string {
  return `${records}.reduce((sum, ${one}) => sum + ${value}, 0)`
}

/** "Income" less "expense", where a choice says which of the two it is. */
function balance(view: View, records: string, one: string): Total[] {
  const money = view.fields.find(({ kind }) => kind === 'money')
  for (const { kind, name, options = [] } of view.fields) {
    const gained = options.find((option) => takenIn.test(option))
    const spent = options.find((option) => paidOut.test(option))
    if (kind !== 'choice' || money === undefined || gained === undefined || spent === undefined) continue
    const value = `(${one}.${money.name} ?? 0)`
    const sign = `(${one}.${name} === ${quoteJs(gained)} ? ${value} : ${one}.${name} === ${quoteJs(spent)} ? -${value} : 0)`
    return [
      { label: 'Balance', words: inWords(money, sumOf(records, one, sign)) },
      ...[gained, spent].map((option) => ({
        label: option,
        words: inWords(
          money,
          sumOf(`${records}.filter((${one}) => ${one}.${name} === ${quoteJs(option)})`, one, value),
        ),
      })),
    ]
  }
  return []
}

/** What is held times its price, and how much more that is than was paid. */
function worth({ fields }: View, records: string, one: string): Total[] {
  const held = fields.find(({ kind, name }) => kind === 'number' && whatIsHeld.test(name))
  const prices = fields.filter(({ kind }) => kind === 'money')
  const now = prices.find(({ name }) => priceNow.test(name))
  const paid = prices.find((field) => field !== now && pricePaid.test(field.name))
  if (held === undefined || now === undefined) return []
  const times = (price: Field) => `(${one}.${held.name} ?? 0) * (${one}.${price.name} ?? 0)`
  const value = { label: 'Worth now', words: inWords(now, sumOf(records, one, times(now))) }
  if (paid === undefined) return [value]
  const gain = sumOf(records, one, `${times(now)} - ${times(paid)}`)
  return [value, { label: 'Profit or loss', words: inWords(now, gain) }]
}

/** How many are not ticked yet, and what of the money is still open. */
function stillOpen(view: View, records: string, one: string): Total[] {
  const { toggle } = partsOf(view)
  const money = view.fields.find(({ kind }) => kind === 'money')
  if (toggle === null || !isDoneField(toggle)) return []
  const rest = `${records}.filter((${one}) => !${one}.${toggle.name})`
  const isPayment = /paid|settled/.test(toggle.name) && money !== undefined
  return [
    isPayment
      ? { label: 'Outstanding', words: inWords(money, sumOf(rest, one, `(${one}.${money.name} ?? 0)`)) }
      : { label: 'Left', words: `${rest}.length` },
  ]
}

const leftOpen = /\b(?:open|unpaid|outstanding|owed|owes?|still due|left|remain\w*)\b/i
const asksOwed =
  /\b(?:dashboard|overview|shows?|see|sees|tells?|know|top|how much|sums?|totals?|start page|page)\b[^.;]*\b(open|unpaid|outstanding|owed|owes?|overdue)\b/i

/** A heading that was said, or a drawing with a heading of its own, stands where the sum that is open would have stood. */
const headingSaysOpen = (view: View): boolean =>
  view.copy.headline === '' && openHeading(view) !== null && !drawingsOf(view).some(({ isHeading }) => isHeading)

/** What is open and what is paid, where a state or a tick says it. */
function owed(view: View, records: string, one: string): Total[] {
  const open = openMoneyOf(view)
  const asked = asksOwed.exec(view.request)?.[1]
  if (open === null || asked === undefined) return []
  const { money, isOpen: unpaid } = open
  const sum = (label: string, condition: string): Total => ({
    label,
    words: inWords(money, sumOf(`${records}.filter((${one}) => ${condition})`, one, `(${one}.${money.name} ?? 0)`)),
  })
  const due = view.fields.find(({ kind, name }) => kind === 'date' && /due|deadline|until|by$/.test(name))
  const label = /^(?:unpaid|outstanding)$/i.test(asked) ? asked : 'open'
  return [
    // What the heading says is not said again.
    ...(!headingSaysOpen(view) ? [sum(`${label.charAt(0).toUpperCase()}${label.slice(1).toLowerCase()}`, unpaid)] : []),
    sum('Paid', `!(${unpaid})`),
    ...(due !== undefined && /\boverdue\b/i.test(view.request)
      ? [
          sum(
            'Overdue',
            `${unpaid} && ${one}.${due.name} !== null && ${one}.${due.name} < (data.today ?? new Date().toISOString().slice(0, 10))`,
          ),
        ]
      : []),
  ]
}

function sumsOfEach(view: View, records: string, one: string): Total[] {
  const number =
    view.fields.find(({ kind, name }) => kind === 'number' && /points|score/.test(name)) ??
    view.fields.find((field) => isAdded(field))
  const who =
    view.fields.find(
      ({ kind, name }) => kind === 'choice' && /who|whom|by|person|child|kid|player|member|paid/.test(name),
    ) ?? view.fields.find(({ kind, name }) => kind === 'choice' && name === 'category')
  if (!asksOfEach.test(view.request) || number === undefined || who?.options === undefined) return []
  const { toggle } = partsOf(view)
  // What is not done has earned nothing yet.
  const done = toggle !== null && isDoneField(toggle) ? ` && ${one}.${toggle.name}` : ''
  const sums = who.options.slice(0, 8).map((option) => ({
    label: option,
    words: inWords(
      number,
      sumOf(
        `${records}.filter((${one}) => ${one}.${who.name} === ${quoteJs(option)}${done})`,
        one,
        `(${one}.${number.name} ?? 0)`,
      ),
    ),
  }))
  const all = {
    label: `${factLabel(number)}, total`,
    words: inWords(number, sumOf(records, one, `(${one}.${number.name} ?? 0)`)),
  }
  return number.kind === 'money' ? [...sums, all] : sums
}

const asksSums =
  /\b(?:totals?|sums?|summed|add(?:s|ed|ing)? up|altogether|overall|in all|how (?:much|many|far)|averages?)\b/i

function drawsSum(view: View): boolean {
  return drawingsOf(view).some(({ component }) =>
    ['MonthSums', 'WeekSums', 'StagesTotal', 'HoldingsTotal'].includes(component),
  )
}

/** "Distance in km" of 48 km is a distance. */
function withoutUnit({ label, unit }: Field): string {
  return unit === undefined ? label : label.replace(/ \(?in [\p{L}/²³%]{1,9}\)?$/iu, '')
}

/**
 * @param records the expression that holds all records
 * @param parent the field by which these belong to one other record: "hours per kit" are all hours of that kit
 */
export function totalsOf(view: View, records: string, parent?: string): Total[] {
  const { one } = namesOf(view)
  const ofEveryone = sumsOfEach(view, records, one)
  if (ofEveryone.length > 0) return ofEveryone
  const inAndOut = balance(view, records, one)
  if (inAndOut.length > 0 && view.parts.some((part) => part === 'totals' || part === 'figures')) return inAndOut
  const isHeading = parent === undefined && headingSaysOpen(view)
  // The sum that the heading says already is not said below it.
  const said = saidTotals(view, records, parent).filter(
    ({ label, words, isWhole }) =>
      !(isHeading && isWhole !== true && leftOpen.test(label) && words.includes('formatMoney')),
  )
  const open = parent === undefined ? owed(view, records, one) : []
  const isSaid = ({ label }: Total): boolean =>
    said.some((total) =>
      (label === 'Paid' ? /(?:^|\s)paid\b/i : label === 'Overdue' ? /\boverdue\b/i : leftOpen).test(total.label),
    )
  // What was asked for in so many words stands first and is not said again.
  if (said.length > 0 || open.length > 0) return [...said, ...open.filter((total) => !isSaid(total))]
  // Where something is worked out, sums that nobody asked for say nothing.
  if (view.reckoned !== undefined && parent === undefined) return []
  if (figuresOf(view).length > 0 || !view.parts.some((part) => part === 'totals' || part === 'figures')) return []
  const value = worth(view, records, one)
  if (value.length > 0) return drawsSum(view) ? value.slice(1) : value
  // A page whose heading is a sum already says no other one that nobody asked for.
  const isSummed = parent === undefined && !asksSums.test(view.request) && drawsSum(view)
  if (isSummed) return []
  const asksAverage = /\b(?:averages?|avg|mean)\b/i.test(view.request)
  const added = view.fields
    .filter((field) => isAdded(field) || (isSummable(field) && field.formula === undefined && !ofOne.test(field.name)))
    .filter(
      (field) => !isLifted(field, view.fields) && !(isHolding.test(view.entity.singular) && field.kind === 'number'),
    )
    // What was worked out is what somebody wants to see added up.
    .toSorted((a, b) => Number(b.formula !== undefined) - Number(a.formula !== undefined))
    .slice(0, 3)
  const sums = added.flatMap((field) => {
    const sum = sumOf(records, one, `(${one}.${field.name} ?? 0)`)
    const label = withoutUnit(field)
    const average = { label: `${label}, on average`, words: inWords(field, `${sum} / ${records}.length`) }
    return [{ label: `${label}, total`, words: inWords(field, sum) }, ...(asksAverage ? [average] : [])]
  })
  // What is open, where the heading does not say it already.
  return [...sums, ...(isHeading ? [] : stillOpen(view, records, one))]
}

/** What was asked for in so many words. */
function saidTotals(view: View, records: string, parent?: string): Total[] {
  return (parent === undefined ? figuresOnFirst(view) : figuresOf(view))
    .filter(({ per }) => per === null || per.field === parent)
    .map((figure) => toTotal(view, figure, records))
}

function toTotal(view: View, figure: Figure, records: string): Total {
  const quoted = quotedWords(view, figure, records)
  return quoted === null
    ? { label: figure.label, words: figureWords(view, figure, records) }
    : { label: figure.label, words: quoted, isWhole: true }
}

function termOf({ label, words, isWhole }: Total): string {
  if (isWhole === true) return `          <p className="text-2xl">{${words}}</p>`
  return `          <div>
            <dt className="text-muted">${jsxText(label)}</dt>
            <dd className="text-2xl">{${words}}</dd>
          </div>`
}

function listOf(totals: readonly Total[], condition: string): string {
  const whole = totals.filter(({ isWhole }) => isWhole === true)
  const terms = totals.filter((total) => !whole.includes(total))
  const blocks = [
    ...(whole.length === 0
      ? []
      : [
          `<div className="mt-6 flex flex-wrap gap-x-10 gap-y-3 lg:col-span-2">\n${whole.map(termOf).join('\n')}\n        </div>`,
        ]),
    ...(terms.length === 0
      ? []
      : [
          `<dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3 lg:col-span-2">\n${terms.map(termOf).join('\n')}\n        </dl>`,
        ]),
  ]
  if (condition === '') return blocks.join('\n      ')
  return blocks.map((block) => `{${condition} && (\n        ${block}\n      )}`).join('\n      ')
}

function recordsOf(view: View): string {
  return `data.${namesOf(view).many}`
}

/** The sums of a list, and on the first page those of other kinds that were asked for; empty where there are none. */
export function totalsList(view: View, all: readonly View[]): string {
  const records = recordsOf(view)
  const own = figuresOnFirst(view)
  const totals = totalsOf(view, records)
  const guests = guestsOf(view, all).flatMap((guest) =>
    figuresOnFirst(guest)
      .filter((figure) => isGuest(figure, own))
      .map((figure) => ({ guest, figure })),
  )
  const groups = [...own.map((figure) => ({ guest: view, figure })), ...guests].filter(
    ({ figure }) => figure.per !== null,
  )
  const others = guests
    .filter(({ figure }) => figure.per === null)
    .map(({ guest, figure }) => toTotal(guest, figure, recordsOf(guest)))
  const isSaid = saidTotals(view, records).length > 0
  return [
    ...(totals.length === 0 ? [] : [listOf(totals, isSaid ? '' : `${records}.length > 0`)]),
    ...(others.length === 0 ? [] : [listOf(others, '')]),
    ...groups.map(({ guest, figure }) => groupList(guest, figure, recordsOf(guest))),
    ...insightsOf(view, all),
  ].join('\n      ')
}
