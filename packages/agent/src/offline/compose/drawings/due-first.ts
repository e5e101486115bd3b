// What is over or comes next, where an app is opened to see that: the earliest first, with what is done about it.
import type { Field } from '../../brief.ts'
import { hasPart } from '../access.ts'
import { quoteJs } from '../data/expressions.ts'
import { lower } from '../lists/select-files.ts'
import { completes } from '../records/tick-words.ts'
import { namesOf, partsOf } from '../roles.ts'
import { type View, isMain, labelColumn } from '../views.ts'
import { openCode } from './coming.ts'
import { type Drawing, tag } from './drawing.ts'
import { stockOf } from './measures.ts'

const isOver = /expir|best_before|use_by|keeps|good_until|drink_by|consume/
const isReturned = /return|give_back|take_back|due_back|back_(?:on|by)/
const lasts = /warranty|guarantee|valid|until|ends?(?:_|$)|runs_out/
const isRenewed = /renew|next_payment/
const isDue = /(?:^|_)due(?!_back)(?:_|$)|deadline|next_(?:check|service|inspection|visit|dose)/

/** The message asks what is due, over or next: a day that is only listed among the facts is not what an app is opened for. */
const asksWhen =
  /\b(?:due\b(?! (?:date|day|on)\b)|overdue|expires?\b|run(?:s|ning)? out|they end\b|it ends\b|renew(?:s|ed)?\b|go(?:es)? (?:bad|off)|past (?:its|their|the) date|soon\w*|next (?:one|check|service|time)|(?:is|are|comes?) next|when (?:is|are|do|does|they|it|we|i|each|my|our|to)|must (?:be|bring|go|take|return)|forget\w*|remind\w*|throw\w* (?:less |it |them |things )?away|waste|warrant\w*|guarantee)\b/i

/** What lies there the longest is to go first, whenever it goes bad. */
const asksOldest =
  /\b(?:oldest|since when|how old|how long|longest|(?:longer|more) than (?:half|an?|\d+|two|three|six) \w+|date (?:it|they) went in|(?:when|date|day) (?:on which )?(?:i|we) froze)\b/i
const isSince = /^(?:put_in|frozen|froze|added|since|stored|opened|bought|in_since|date)/

interface Words {
  one: string
  many: string
  late: string
  areLate: string
  none: string
  /** What stands before the name of the one that comes first. */
  first: string
}

function lateWords({ name }: Field): Pick<Words, 'late' | 'areLate'> {
  if (isOver.test(name)) return { late: 'is past its date', areLate: 'are past their date' }
  if (lasts.test(name)) return { late: 'has ended', areLate: 'have ended' }
  if (isRenewed.test(name)) return { late: 'was to renew', areLate: 'were to renew' }
  if (isReturned.test(name)) return { late: 'should be back', areLate: 'should be back' }
  return { late: 'is overdue', areLate: 'are overdue' }
}

const isSame = (field: Field): boolean => isDue.test(field.name) || field.isDue === true

/** Days by which something is to be done, in the order in which they stand; often one, of a vehicle several. */
export function dueDaysOf(view: Pick<View, 'fields'>): Field[] {
  const dates = view.fields.filter(({ kind }) => kind === 'date')
  const due = dates.filter(
    (field) =>
      field.isDue === true || [isDue, isOver, isReturned, lasts, isRenewed].some((words) => words.test(field.name)),
  )
  const several = due.filter(isSame)
  return several.length > 1 ? several : due.slice(0, 1)
}

/** The day since when it lies there, where the message asks for the oldest; what else is bad by a day is marked. */
function sinceOf(view: View): Field | undefined {
  const { request, message = request } = view
  if (!asksOldest.test(message) || usedUpOf(view) === undefined) return undefined
  return view.fields.find(({ kind, name }) => kind === 'date' && isSince.test(name))
}

/** "Inspection due", "next service": what is done then. */
const deedOf = ({ label }: Field): string => lower(label.replace(/ due(?: on)?$| on$/i, '').replace(/^next /i, ''))

/** Something there is less of with each use. */
const isOfStore = (view: View, day: Field): boolean => isOver.test(day.name) || day === sinceOf(view)

interface Act {
  words: string
  /** The facts that a press keeps, as code. */
  change: string
}

const countName =
  /^(?:number_left|quantity|qty|how_many|count|left|number_left|bottles|stock|in_stock|pieces|portions|amount)$/

/** What is there in numbers, and is used up. */
export function usedUpOf({ fields }: Pick<View, 'fields'>): Field | undefined {
  return fields.find(({ kind, name }) => kind === 'number' && countName.test(name)) ?? stockOf({ fields })?.count
}

function actOf(view: View, days: readonly Field[]): Act | null {
  // What not everybody may change is changed on its page.
  if (view.access === 'admin' || view.access === 'members') return null
  const { one } = namesOf(view)
  const [day] = days
  const count = usedUpOf(view)
  if (day !== undefined && isOfStore(view, day) && count !== undefined)
    return { words: 'Used one', change: `{ ${count.name}: ${one}.${count.name} - 1 }` }
  const { toggle } = partsOf(view)
  if (toggle !== null && completes(toggle)) return { words: toggle.label, change: `{ ${toggle.name}: true }` }
  return null
}

const isPlace = /^(?:kept_in|where|place|shelf|drawer|location|room|drawer_or_shelf|shelf_or_drawer)$/

/** Of a vehicle what is to be done, of an animal's vaccination whose it is, of food where it lies. */
function whatCode(view: View, days: readonly Field[], day: Field): string[] {
  const { one } = namesOf(view)
  if (days.length > 1) return [`what: ${quoteJs(deedOf(day))}`]
  const owner = view.fields.find(({ kind }) => kind === 'reference')
  if (owner !== undefined) return [`what: ${one}.${labelColumn(owner)}`]
  const place = isOfStore(view, day)
    ? view.fields.findLast(({ kind, name }) => (kind === 'text' || kind === 'choice') && isPlace.test(name))
    : undefined
  return place === undefined ? [] : [`what: ${one}.${place.name}`]
}

/** What is kept by the day since when it is there is late by another day, or never. */
function lateCode(view: View, day: Field): string[] {
  if (day !== sinceOf(view)) return []
  const { one } = namesOf(view)
  const over = view.fields.find(({ kind, name }) => kind === 'date' && isOver.test(name))
  return [
    `isLate: ${over === undefined ? 'false' : `${one}.${over.name} !== null && ${one}.${over.name} < data.today`}`,
  ]
}

function thingsCode(view: View, days: readonly Field[], act: Act | null): string {
  const { one, many, base, path } = namesOf(view)
  const { title } = partsOf(view)
  const count = usedUpOf(view)
  const said = (day: Field): string =>
    [
      `id: ${one}.id`,
      `name: ${one}.${title.name}`,
      ...whatCode(view, days, day),
      `day: ${one}.${day.name}`,
      ...lateCode(view, day),
      `href: \`${base}/\${${one}.id}\``,
      ...(act === null ? [] : [`path: \`/api/${path}/\${${one}.id}\``, `change: ${act.change}`]),
    ].join(', ')
  const first = days[0]
  const open = [
    ...(first === undefined ? [] : [openCode(view, first)]),
    ...(count !== undefined && first !== undefined && isOfStore(view, first) ? [`${one}.${count.name} > 0`] : []),
  ].filter((code) => code !== 'true' && code !== 'false')
  const records = open.length === 0 ? `data.${many}` : `data.${many}.filter((${one}) => ${open.join(' && ')})`
  return days.length > 1
    ? `${records}.flatMap((${one}) => [${days.map((day) => `{ ${said(day)} }`).join(', ')}])`
    : `${records}.map((${one}) => ({ ${first === undefined ? '' : said(first)} }))`
}

function wordsOf(view: View, days: readonly Field[]): Words {
  const [day] = days
  const { singular, plural } = view.entity
  const of = days.length > 1 ? { one: 'job', many: 'jobs' } : { one: singular, many: plural }
  const since = sinceOf(view)
  if (since !== undefined && day === since)
    return { ...of, late: 'is past its date', areLate: 'are past their date', none: 'Nothing is left', first: 'Oldest' }
  const late = day === undefined ? { late: '', areLate: '' } : lateWords(day)
  return { ...of, ...late, none: 'Nothing is due', first: 'Next' }
}

/** What is kept to be used up is looked at for what goes bad. */
const isStore = (view: View, [day]: readonly Field[]): boolean =>
  day !== undefined && isOfStore(view, day) && usedUpOf(view) !== undefined

/** The heading of a list that is opened to see what is due; nothing where its days tell something else. */
export function dueFirst(view: View): Drawing[] {
  if (!isMain(view) || view.copy.headline !== '' || hasPart(view, 'settling') || hasPart(view, 'loans')) return []
  const { request, message = request } = view
  const since = sinceOf(view)
  const days = since === undefined ? dueDaysOf(view) : [since]
  const [title] = view.fields
  if (
    days.length === 0 ||
    !(asksWhen.test(message) || isStore(view, days)) ||
    title?.kind !== 'text' ||
    title.isMade === true
  )
    return []
  // The rows of days stand in their order already.
  if (view.skeleton === 'days' && days.length === 1 && !isStore(view, days)) return []
  const act = actOf(view, days)
  const words = Object.entries(wordsOf(view, days)).map(([key, said]) => `${key}: ${quoteJs(said)}`)
  return [
    {
      component: 'DueFirst',
      element: tag('DueFirst', [
        `things={${thingsCode(view, days, act)}}`,
        'today={data.today}',
        `words={{ ${words.join(', ')} }}`,
        ...(act === null ? [] : [`act="${act.words}"`]),
      ]),
      isHeading: true,
      filter: null,
    },
  ]
}
