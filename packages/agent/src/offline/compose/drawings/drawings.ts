// What a list shows of itself before its rows: a picture reckoned from the stored records, by the kinds of their fields.
import type { Field } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { jsxAttribute, quoteJs } from '../data/expressions.ts'
import { type Drawing, choosing, entriesOf, formatter, headClass, overGrid, tag, todayProp } from './drawing.ts'
import { comingDays } from './coming.ts'
import { holdingsTotal } from './held.ts'
import { dueFirst } from './due-first.ts'
import { dueToday, runningLow } from './needed.ts'
import { stagesTotal } from './stages-total.ts'
import { composeSky, skyDays, skyMarks } from './sky.ts'
import { paceImport, paceIn } from '../record-shapes/pace.ts'
import { openingOf } from '../shell/frames.ts'
import { weekFiles, weekToday } from './week.ts'
import { hasPart } from '../access.ts'
import { asksToFilter, isArticleFront, namesOf, partsOf } from '../roles.ts'
import { digitsOf, headingWeight, styles } from '../shell/styles.ts'
import { isOccurrence } from '../../understand/fields/arrange-fields.ts'
import { hasOwnName } from '../../understand/fields/own-names.ts'
import { type View, isMain } from '../views.ts'
import {
  liftOf,
  kindOf,
  looksAhead,
  isOnceOnly,
  measuredNumberOf,
  sharedChoiceOf,
  spentMoneyOf,
  summedNumberOf,
  worthOf,
} from './measures.ts'

function monthSums(view: View): Drawing[] {
  const spent = spentMoneyOf(view)
  if (spent === null) return []
  const kind = kindOf(view)
  const entries = entriesOf(view, { day: spent.day, amount: spent.money, kind, name: view.fields[0] })
  const isChosen = kind !== undefined && partsOf(view).filters.includes(kind)
  return [
    {
      component: 'MonthSums',
      element: tag('MonthSums', [
        `entries={${entries}}`,
        todayProp,
        `verb="${spent.verb}"`,
        ...choosing(view, kind),
        ...headClass(view),
      ]),
      isHeading: true,
      filter: isChosen ? kind : null,
    },
  ]
}

/** What is done or measured again and again: its list is about when, and how often. */
const keptByDay: ReadonlySet<string> = new Set(['workouts', 'records', 'habits'])
const asksHowOften =
  /\b(?:how often|per (?:day|week)|each (?:day|week)|every day|daily|weekly|streaks?|habits?|charts?|graphs?|heat ?map|statistics|stats|trends?|progress)\b/i

/** Each seen or tasted by itself: its numbers are of different things. */
const isOfEach: ReadonlySet<string> = new Set(['tastings', 'sightings'])

/** Time that was spent on a day is added up, whatever it was spent on. */
function isTimed({ topic, fields }: View): boolean {
  const isOwn = keptByDay.has(topic) || topic === 'notes'
  return isOwn && fields.some(({ kind, unit }) => kind === 'number' && (unit === 'min' || unit === 'h'))
}

/** What happened comes again; a thing with a day does not. */
function isKeptByDay(view: View): boolean {
  const { topic, entity, request, fields, skeleton } = view
  const [title] = fields
  // Of what comes back it matters what is still out.
  if (fields.some(({ kind, name }) => kind === 'boolean' && /^(?:back|returned|brought_back|given_back)$/.test(name)))
    return false
  const isThing = title?.kind === 'text' && title.isMade !== true && hasOwnName(entity.singular)
  if (isTimed(view) || (keptByDay.has(topic) && !isThing)) return true
  // What goes from one state to the next is told by these before its days.
  const mayBe = keptByDay.has(topic) || isOfEach.has(topic) || (skeleton === 'days' && !isStaged(view))
  return mayBe && asksHowOften.test(request)
}

function isStaged(view: View): boolean {
  const choice = sharedChoiceOf(view)
  return choice !== null && worthOf(view, choice) !== null
}

/** Each record is another thing then: the length of a pike is no more than that of the bream before it. */
const namesThing = /^(?:species|fish|breed|variety|bird|insect|animal|plant|brand|model)$/
const isOfThings = ({ fields, request }: View): boolean =>
  namesThing.test(fields[0]?.name ?? '') && !asksHowOften.test(request)

function dayDrawing(view: View): Drawing[] {
  const { day } = partsOf(view)
  if (day === null || looksAhead(view, day)) return []
  // "Paid on" is the day of a tick, and not of the member.
  const isOfTick = view.fields.some(({ kind, name }) => kind === 'boolean' && day.name.startsWith(`${name}_`))
  if (isOfTick || !isKeptByDay(view)) return []
  const heading = { isHeading: true, filter: null }
  const summed = summedNumberOf(view)
  const pace = paceIn(view)
  const long = view.fields.find(({ kind, unit }) => kind === 'number' && unit === 'min')
  const hasPace = pace !== null && summed?.unit === 'km'
  if (summed !== null)
    return [
      {
        component: 'WeekSums',
        element: tag('WeekSums', [
          `entries={${entriesOf(view, { day, amount: summed, minutes: hasPace ? long : undefined })}}`,
          todayProp,
          `many=${jsxAttribute(view.entity.plural)}`,
          ...(hasPace ? [`pace={${paceOfSums(view)}}`] : []),
          `format={${formatter(summed)}}`,
          ...headClass(view),
        ]),
        ...heading,
      },
    ]
  // A line that the first page works out shows how it went already.
  const isDrawn = (view.reckoned ?? []).some((line) => line.endsWith('as line'))
  const measured = isDrawn || isOfThings(view) || isOnceOnly(day) ? null : measuredNumberOf(view)
  if (measured !== null)
    return [
      {
        component: 'NumberCourse',
        element: tag('NumberCourse', [
          `entries={${entriesOf(view, { day, amount: measured })}}`,
          `format={${formatter(measured)}}`,
          `label=${jsxAttribute(measured.label.replace(/ in \S+$/, ''))}`,
          ...headClass(view),
        ]),
        ...heading,
      },
    ]
  if (!isDoneByDay(view)) return []
  const { singular, plural } = view.entity
  return [
    {
      component: 'DayWeeks',
      element: tag('DayWeeks', [
        `entries={${entriesOf(view, { day })}}`,
        todayProp,
        `one=${jsxAttribute(singular)}`,
        `many=${jsxAttribute(plural)}`,
        ...headClass(view),
      ]),
      ...heading,
    },
  ]
}

/** How often in a week says something of what is done, and nothing of what is put away or bought. */
function isDoneByDay({ topic, entity, request }: View): boolean {
  return topic === 'workouts' || topic === 'habits' || isOccurrence(entity.singular) || asksHowOften.test(request)
}

/** The pace of kilometres and minutes that were added up. */
function paceOfSums(view: View): string {
  const code = paceIn(view)?.code ?? ''
  return code.replace(/\((\w+)\.\w+, \w+\.\w+/, '(km, minutes').replace(/^/, '(km, minutes) => ')
}

function bestOfEach(view: View): Drawing[] {
  const lift = liftOf(view)
  if (lift === null) return []
  return [
    {
      component: 'BestOfEach',
      element: tag('BestOfEach', [
        'heading="Heaviest so far"',
        `records={${entriesOf(view, { name: lift.exercise, amount: lift.weight })}}`,
        `format={${formatter(lift.weight)}}`,
        `className="mt-8${overGrid(view)}"`,
      ]),
      isHeading: false,
      filter: null,
    },
  ]
}

/** The days on which something was ticked, over all of them. */
function tickedWeeks(view: View): Drawing[] {
  if (!isMain(view) || !hasPart(view, 'streaks')) return []
  const { one, many } = namesOf(view)
  return [
    {
      component: 'DayWeeks',
      element: tag('DayWeeks', [
        `entries={data.${many}.flatMap((${one}) => ${one}.done_days.map((day) => ({ day })))}`,
        todayProp,
        'one="tick"',
        'many="ticks"',
        ...headClass(view),
      ]),
      isHeading: true,
      filter: null,
    },
  ]
}

/** Beside its rows a strip of states narrows them; elsewhere it is drawn where it says what the states are worth. */
function shareStrip(view: View): Drawing[] {
  const choice = sharedChoiceOf(view)
  const isBeside = view.skeleton === 'days'
  if (choice === null || view.skeleton === 'board') return []
  const { one, many } = namesOf(view)
  const options = (choice.options ?? []).map(quoteJs).join(', ')
  const worth = worthOf(view, choice)
  if (worth === null && !isBeside) return []
  return [
    {
      component: 'ShareStrip',
      element: tag('ShareStrip', [
        `label=${jsxAttribute(choice.label)}`,
        `shares={sharesOf(data.${many}, [${options}], (${one}) => ${one}.${choice.name}${worth === null ? '' : `, (${one}) => ${one}.${worth.name}`})}`,
        `format={${worth === null ? 'String' : 'formatMoney'}}`,
        ...(isBeside ? choosing(view, choice) : []),
        `className="mt-8${overGrid(view)}"`,
      ]),
      isHeading: false,
      filter: isBeside ? choice : null,
    },
  ]
}

function ratingSpread(view: View): Drawing[] {
  const rating = view.fields.find(({ kind }) => kind === 'rating')
  if (rating === undefined) return []
  const { one, many } = namesOf(view)
  return [
    {
      component: 'RatingSpread',
      element: tag('RatingSpread', [
        `ratings={data.${many}.map((${one}) => ${one}.${rating.name})}`,
        `max={${rating.max ?? 5}}`,
        `className="mt-8${overGrid(view)}"`,
      ]),
      isHeading: false,
      filter: null,
    },
  ]
}

/** As many as a page bears before its rows. */
const mostDrawings = 2

/** What the first page of these records draws of them; nothing where their words are few and need no picture. */
export function drawingsOf(view: View): Drawing[] {
  if (view.front !== 'list' || view.isInbox || isArticleFront(view)) return []
  // Who owes whom is what is worked out above the list.
  if (view.parts.includes('settling')) return []
  if (view.skeleton === 'week') return isMain(view) ? weekToday(view) : []
  // Words need no picture, unless they are of the weather, of time that was spent or of what is worth money.
  const isPictured = skyDays(view).length > 0 || isTimed(view) || isStaged(view)
  if (view.topic === 'notes' && !isPictured) return []
  if (!isMain(view) && view.copy.headline !== '') return []
  const due = dueToday(view)
  const first = due.length > 0 ? [] : dueFirst(view)
  const low = runningLow(view, due.length + first.length > 0)
  const [heading] = [
    ...due,
    ...first,
    ...low.filter(({ isHeading }) => isHeading),
    ...holdingsTotal(view),
    ...skyDays(view),
    ...stagesTotal(view),
    ...monthSums(view),
    ...tickedWeeks(view),
    ...dayDrawing(view),
  ]
  const others = [
    ...low.filter(({ isHeading }) => !isHeading),
    ...(first.length > 0 ? [] : comingDays(view)),
    ...bestOfEach(view),
    ...shareStrip(view),
    ...ratingSpread(view),
  ].filter(({ filter }) => filter === null || filter !== heading?.filter)
  return [...(heading === undefined ? [] : [heading]), ...others].slice(0, mostDrawings)
}

/** The filters that a drawing is pressed for, and that are not said in words besides. */
export function drawnFilters(view: View): Field[] {
  if (asksToFilter(view)) return []
  return drawingsOf(view).flatMap(({ filter }) => (filter === null ? [] : [filter]))
}

/** How the page begins: what a drawing says stands above its picture, wherever a plain heading would have stood. */
export function listOpening(view: View): ReturnType<typeof openingOf> {
  // What can be booked is a list behind the page that people come to.
  if (view.front === 'booking') return 'stacked'
  if (isArticleFront(view) || drawingsOf(view).some(({ isHeading }) => isHeading)) return 'stacked'
  const opening = openingOf(view)
  // What is worked out stands in tables, whatever the rows stand in.
  return opening === 'centred' && view.reckoned !== undefined ? 'stacked' : opening
}

/** Figures of one width are set closer where they are large. */
function largeFigure(view: View): string {
  const weight = headingWeight(view)
  const letters = digitsOf(view)
  return letters === 'font-display'
    ? `font-display text-6xl sm:text-8xl ${weight}`.trim()
    : `${letters.replace(/tracking-\S+/, 'tracking-[-0.09em]')} text-5xl sm:text-8xl ${weight.replace(/tracking-\S+/, '')}`.trim()
}

export function composeDrawings(view: View): Record<string, string> {
  if (drawingsOf(view).length === 0) return {}
  return {
    ...composeSky(view),
    ...weekFiles(view),
    ...readPart('drawings', {
      ...skyMarks(view),
      // Where a headline was said, that is what the page is called.
      tag: view.copy.headline === '' ? 'h1' : 'p',
      number: largeFigure(view),
      heading: styles[view.style].heading,
    }),
  }
}

const files: Readonly<Record<string, string>> = {
  BestOfEach: 'best-of-each',
  ComingDays: 'coming-days',
  DueFirst: 'due-first',
  DueToday: 'due-today',
  DayWeeks: 'day-weeks',
  HoldingsTotal: 'holdings-total',
  MonthSums: 'month-sums',
  NumberCourse: 'number-course',
  RatingSpread: 'rating-spread',
  RunningLow: 'running-low',
  SkyDays: 'sky-days',
  SkyMark: 'sky-mark',
  ShareStrip: 'share-strip',
  StagesTotal: 'stages-total',
  TodayPlanned: 'today-planned',
  WeekSums: 'week-sums',
}

/** The import lines of what a page draws. */
export function drawingImports(code: string): string {
  return [
    ...Object.entries(files)
      .filter(([name]) => new RegExp(`<${name}\\s`).test(code))
      .map(([name, file]) => `import { ${name} } from '@/components/${file}.jsx'`),
    ...(paceImport(code) === '' ? [] : [paceImport(code)]),
    ...(code.includes('sharesOf(') ? ["import { sharesOf } from '@/lib/shares-of.js'"] : []),
  ].join('\n')
}
