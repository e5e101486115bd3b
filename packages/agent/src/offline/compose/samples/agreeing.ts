// What stands in one sample row agrees with itself: an address is that of its person, a run takes as long as its
// distance, and what is overdue was due.
import { hashText } from '../../seed.ts'
import { paceOf } from '../../topics/outings.ts'
import { topicById } from '../../topics/index.ts'
import { withFigures } from './agreeing-figures.ts'
import { withTicks } from './agreeing-ticks.ts'
import { isPersonField, people } from './sample-names.ts'
import { circleOf } from './said-counts.ts'
import type { SampleValue } from './sample-values.ts'
import type { View } from '../views.ts'

/** The values of a row by the names of their fields. */
export type SampleRowValues = ReadonlyMap<string, SampleValue>

type Said = Map<string, SampleValue>

const textOf = (value: SampleValue | undefined): string =>
  value !== null && value !== undefined && value.kind === 'text' ? value.text : ''
const numberOf = (value: SampleValue | undefined): number | undefined =>
  value !== null && value !== undefined && value.kind === 'number' ? value.value : undefined
const daysOf = (value: SampleValue | undefined): number | undefined =>
  value !== null && value !== undefined && value.kind === 'days' ? value.days : undefined

const isFirmField = /(?:^|_)(?:company|firm|employer|organi[sz]ation|business|workplace)$/
const isContactField = /^(?:contact|contact_person|contact_name|person|owner|ask_for)$/

const surnameOf = (person: string): string => (person.split(' ').at(-1) ?? '').split('-')[0] ?? ''

/** What the topic of people knows of somebody. */
function knownOf(person: string): Readonly<Record<string, string>> {
  return topicById('people').rows.find(({ title }) => title === person)?.values ?? {}
}

/** The person that a firm goes by: "Haddad & Sons" is Halima Haddad's. */
export function personOfFirm(firm: string): string | undefined {
  return people.find((person) => new RegExp(`\\b${surnameOf(person)}\\b`).test(firm))
}

/** "Kaya Studio" → "kayastudio": what a firm's addresses end in. */
function domainOf(firm: string): string {
  return firm
    .replace(/\s*(?:&|and)\s+\p{L}+$|\s+(?:Ltd|GmbH|Inc|LLC|Co|family)\.?$/gu, '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z]/g, '')
}

function mailOf(person: string, firm: string): string {
  const [first = 'post'] = person.toLowerCase().split(' ')
  const known = knownOf(person)
  const isOwnFirm = firm === '' || firm === known['company']
  if (isOwnFirm && known['email'] !== undefined) return known['email']
  return `${first}@${domainOf(isOwnFirm ? surnameOf(person) : firm)}.example`
}

/** Whoever the row is about: its title, else whom it names as its contact. */
function withOwnAddress(view: View, values: Said): void {
  const [title] = view.fields
  const name = title === undefined ? '' : textOf(values.get(title.name))
  const contact = view.fields.find((field) => isContactField.test(field.name) && field.kind === 'text')
  const firmsPerson = personOfFirm(name)
  if (contact !== undefined && firmsPerson !== undefined && !people.includes(name))
    values.set(contact.name, { kind: 'text', text: firmsPerson })
  const named = view.fields.map((field) => textOf(values.get(field.name))).find((text) => people.includes(text))
  const person = people.includes(name) ? name : (firmsPerson ?? named)
  if (person === undefined) return
  const known = knownOf(person)
  const firm = view.fields.find((field) => isFirmField.test(field.name) && field.kind === 'text')
  const isOfPerson = people.includes(name)
  if (isOfPerson && firm !== undefined && firm !== title && values.get(firm.name) !== null)
    values.set(firm.name, { kind: 'text', text: known['company'] ?? textOf(values.get(firm.name)) })
  const ofFirm = isOfPerson
    ? firm === undefined
      ? ''
      : textOf(values.get(firm.name))
    : firmsPerson === undefined
      ? ''
      : name
  // A second number in a row is somebody else's.
  for (const { name: field, kind } of view.fields.filter(
    (each, at, all) => at === all.findIndex((other) => other.kind === each.kind),
  )) {
    if (values.get(field) === null || values.get(field) === undefined) continue
    if (kind === 'email') values.set(field, { kind: 'text', text: mailOf(person, ofFirm) })
    if (kind === 'phone' && known['phone'] !== undefined) values.set(field, { kind: 'text', text: known['phone'] })
  }
}

const isDistance = /^(?:distance|km|kilomet(?:re|er)s|length)(?:_in)?(?:_km|_kilomet(?:re|er)s)?$/
const isMinutes = /^(?:minutes?|duration|time|time_in_minutes|duration_in_minutes|mins?)(?:_in_min(?:ute)?s)?$/

/** How long it took follows from how far it was. */
function withPace(view: View, values: Said, row: number): void {
  const pace = paceOf(`${view.entity.plural} ${view.request}`)
  const far = view.fields.find(({ name, kind }) => kind === 'number' && isDistance.test(name))
  const long = view.fields.find(({ name, kind }) => kind === 'number' && isMinutes.test(name))
  const distance = far === undefined ? undefined : numberOf(values.get(far.name))
  const minutes = long === undefined ? undefined : numberOf(values.get(long.name))
  if (pace === undefined || long === undefined || distance === undefined || minutes === undefined) return
  const [fast, slow] = pace
  if (minutes >= distance * fast && minutes <= distance * slow) return
  // Somewhere in the faster half: nobody notes down the slowest.
  const share = (hashText(`pace/${row}/${view.seed}`) % 100) / 200
  values.set(long.name, { kind: 'number', value: Math.round(distance * (fast + (slow - fast) * (0.15 + share))) })
}

const isDue = /due|deadline|return|(?:^|_)back(?:_|$)|until|pay_by|payable/
const isLate = /^(?:overdue|late|expired)$/i
const isSettled = /^(?:paid|returned|done|finished|closed|read|sent|collected|delivered|cancell?ed|draft)$/i

/** Only what was due is overdue, and what was due long ago is overdue or over. */
function withDueState(view: View, values: Said, row: number): void {
  const due = view.fields.find(({ name, kind }) => kind === 'date' && isDue.test(name))
  const days = due === undefined ? undefined : daysOf(values.get(due.name))
  const state = view.fields.find(
    ({ kind, options = [] }) => kind === 'choice' && options.some((each) => isLate.test(each)),
  )
  if (days === undefined || state?.options === undefined) return
  const said = textOf(values.get(state.name))
  const late = state.options.find((each) => isLate.test(each)) ?? ''
  const settled = state.options.filter((each) => isSettled.test(each) && !/^draft$/i.test(each))
  const open = state.options.filter((each) => !isLate.test(each) && !settled.includes(each))
  const text =
    days < 0 && !settled.includes(said)
      ? late
      : days >= 0 && isLate.test(said)
        ? (open[row % open.length] ?? said)
        : said
  values.set(state.name, { kind: 'text', text })
}

const isOver = /^(?:over|past|been there|held)$/i

/** What is over lies behind, and what lies behind is over. */
function withPastOver(view: View, values: Said, row: number): void {
  const day = view.fields.find(({ name, kind }) => kind === 'date' && /^(?:date|day|when|starts?)/.test(name))
  const days = day === undefined ? undefined : daysOf(values.get(day.name))
  const state = view.fields.find(
    ({ kind, options = [] }) => kind === 'choice' && options.some((each) => isOver.test(each)),
  )
  if (days === undefined || state?.options === undefined) return
  const said = textOf(values.get(state.name))
  const ahead = state.options.filter((each) => !isOver.test(each))
  const over = state.options.find((each) => isOver.test(each)) ?? said
  const text = days < 0 ? over : isOver.test(said) ? (ahead[row % ahead.length] ?? said) : said
  values.set(state.name, { kind: 'text', text })
}

const isAhead = /^(?:planned|upcoming|scheduled|not (?:yet )?started|booked)$/i
const isBehind = /^(?:done|finished|completed?|ended|handed over)$/i
const isStart = /^(?:start|starts|start_date|started|begins?|kick_?off|first_day)(?:_on|_date)?$/

/** What is planned has not begun, and what is finished or under way has. */
function withStartOfState(view: View, values: Said, row: number): void {
  const day = view.fields.find(({ name, kind }) => kind === 'date' && isStart.test(name))
  const days = day === undefined ? undefined : daysOf(values.get(day.name))
  const state = view.fields.find(
    ({ kind, options = [] }) => kind === 'choice' && options.some((each) => isAhead.test(each) || isBehind.test(each)),
  )
  if (day === undefined || days === undefined || state === undefined) return
  const said = textOf(values.get(state.name))
  const begun = isBehind.test(said) ? Math.max(60, Math.abs(days)) : Math.max(1, Math.abs(days))
  values.set(day.name, { kind: 'days', days: isAhead.test(said) ? 4 + ((Math.abs(days) + row * 9) % 52) : -begun })
}

const isFirstDay =
  /^(?:start|starts|started|from|from_when|check_in|arrival|start_date|begins?|began|begun|lease_start|borrowed|lent|borrowed_on|lent_on|out|opened|picked_up)(?:_date|_on)?$/
const isLastDay =
  /^(?:end|ends|ended|finished?|completed|until|until_when|to|check_out|departure|end_date|lease_end|returned|returned_on|back|back_by|due|due_back|return_by|closed)(?:_date|_on)?$/
/** What is over is over by today. */
const isOverBy = /^(?:ended|finished|completed|returned|closed)/

const isStay = /^(?:from|from_when|arrival|check_in) (?:until|until_when|to|departure|check_out)$/
const mostDays = 10
const isLoan = /^(?:borrowed|lent)(?:_on)? due_back/
const mostDaysOfLoan = 28

/** Nothing ends before it began. */
function withEndAfterStart(view: View, values: Said, row: number): void {
  const dates = view.fields.filter(({ kind }) => kind === 'date')
  const first = dates.find(({ name }) => isFirstDay.test(name))
  const last = dates.find(({ name }) => isLastDay.test(name))
  const [from, to] = [first, last].map((field) => (field === undefined ? undefined : daysOf(values.get(field.name))))
  if (first === undefined || last === undefined || from === undefined || to === undefined) return
  // Nobody keeps a tent or a room for a month, or a book for two.
  const span = `${first.name} ${last.name}`
  const isLong = (isStay.test(span) && to - from > mostDays) || (isLoan.test(span) && to - from > mostDaysOfLoan)
  if (to > from && !isLong && !(isOverBy.test(last.name) && to > 0)) return
  const lasted = isOverBy.test(last.name) ? 4 + ((row * 5) % 17) : 2 + (row % 5)
  const end = isOverBy.test(last.name) ? Math.min(to, 0) : from + lasted
  values.set(last.name, { kind: 'days', days: end })
  if (end <= from) values.set(first.name, { kind: 'days', days: end - lasted })
}

/** Who stands in two facts of one record is told once: the other is somebody else. */
function withOthers(view: View, values: Said): void {
  const circle = circleOf(view.request)
  const named = view.fields.filter(
    ({ name, kind }) => kind === 'text' && (isPersonField(name) || people.includes(textOf(values.get(name)))),
  )
  const met = new Set<string>()
  for (const { name } of named) {
    const said = textOf(values.get(name))
    const free = met.has(said) && circle.includes(said) ? circle.find((each) => !met.has(each)) : undefined
    if (free !== undefined) values.set(name, { kind: 'text', text: free })
    if (said !== '') met.add(free ?? said)
  }
}

const isSeenAfter = /^(?:came|attended|showed_up|turned_up|no_show|took_place|happened|held)$/

/** Nobody has come to what lies ahead. */
function withPastDeed(view: View, values: Said): void {
  const day = view.fields.find(({ name, kind }) => kind === 'date' && /^(?:date|day|when)/.test(name))
  const deed = view.fields.find(({ name, kind }) => kind === 'boolean' && isSeenAfter.test(name))
  const value = deed === undefined ? null : (values.get(deed.name) ?? null)
  const days = day === undefined ? undefined : daysOf(values.get(day.name))
  if (day === undefined || days === undefined || value?.kind !== 'boolean' || !value.value) return
  values.set(day.name, { kind: 'days', days: -Math.abs(days) - 1 })
}

const isParent = /(?:^|_)(?:parent|mother|father|guardian|mum|dad)(?:_name)?$/
const firstNames = ['Lena', 'Karim', 'Rosa', 'Paul', 'Dana', 'Piet', 'Mina', 'Olu']

/** Children have their parents' name. */
function withParent({ fields }: View, values: Said, row: number): void {
  const [title] = fields
  const child = title === undefined ? '' : textOf(values.get(title.name))
  const parent = fields.find(({ name, kind }) => kind === 'text' && isParent.test(name))
  if (parent === undefined || parent === title || !people.includes(child)) return
  const first = firstNames[row % firstNames.length] ?? ''
  values.set(parent.name, { kind: 'text', text: `${first} ${child.split(' ').at(-1) ?? ''}` })
}

const isSource =
  /^(?:came_from|comes_from|from|from_who(?:m)?|who_(?:it|they)_(?:came|comes)_from|recipe_(?:by|from)|source|origin)$/
/** "Aunt Ilse's beetroot". */
const byRelative = /^((?:Aunt|Uncle|Oma|Opa|Granny|Grandma|Grandpa|Grandmother) \p{Lu}\p{L}+)['’]s /u

/** What is called by somebody came from them. */
function withNamedSource({ fields }: View, values: Said): void {
  const [title] = fields
  const by = byRelative.exec(title === undefined ? '' : textOf(values.get(title.name)))?.[1]
  const source = fields.find(({ name, kind }) => kind === 'text' && isSource.test(name))
  if (by !== undefined && source !== undefined) values.set(source.name, { kind: 'text', text: by })
}

/** The row with what follows from its other values. */
export function agreeing(view: View, row: number, values: SampleRowValues): SampleRowValues {
  const agreed: Said = new Map(values)
  withOwnAddress(view, agreed)
  withPace(view, agreed, row)
  withDueState(view, agreed, row)
  withPastOver(view, agreed, row)
  withPastDeed(view, agreed)
  withStartOfState(view, agreed, row)
  withEndAfterStart(view, agreed, row)
  withTicks(view, agreed, row)
  withOthers(view, agreed)
  withParent(view, agreed, row)
  withNamedSource(view, agreed)
  withFigures(view, agreed, row)
  return agreed
}
