// What a first page tells besides sums: whose birthday is next, who did most this week, one's records, how far a goal is,
// what is left of a budget.
import type { Field } from '../../brief.ts'
import { jsxAttribute, quoteJs } from '../data/expressions.ts'
import { capitalize } from '../../understand/inflect.ts'
import { asksBudget, asksGoal, saidBudget, saidGoal, writtenOn } from '../parts/goal-files.ts'
import { isReckonedWhole } from './said-figures.ts'
import { namesOf, partsOf } from '../roles.ts'
import { birthdayOf, budgetOf, hasBirthdays } from './page-guests.ts'
import { type View, isMain } from '../views.ts'

const todayCode = '(data.today ?? new Date().toISOString().slice(0, 10))'
function birthdays(view: View, list: string): string[] {
  const day = birthdayOf(view)
  if (day === undefined || !hasBirthdays(view)) return []
  const { one } = namesOf(view)
  const isOfMonth = /\bthis month\b/i.test(view.request)
  const heading = isOfMonth ? 'Birthdays this month' : 'Next birthdays'
  const people = `${list}.map((${one}) => ({ id: ${one}.id, name: ${one}.${partsOf(view).title.name}, day: ${one}.${day.name} }))`
  return [
    `<NextBirthdays heading="${heading}" people={${people}} today={${todayCode}}${isOfMonth ? ' isOfMonth' : ''} />`,
  ]
}

const distance = /^(?:km|mi|m)$/
/** What is measured of each: what the words name, else how far, else the first number. */
function measureOf(view: View, words: string): Field | undefined {
  const numbers = view.fields.filter(
    ({ kind, formula, name }) =>
      kind === 'number' && formula === undefined && !/(?:^|_)(?:number|no|year|age)(?:_|$)/.test(name),
  )
  const isNamed = ({ label }: Field): boolean => words.toLowerCase().includes(label.toLowerCase())
  return (
    numbers.find(isNamed) ??
    numbers.find(({ unit = '', name }) => distance.test(unit) || /^(?:km|distance|weight)/.test(name)) ??
    numbers[0]
  )
}

const asksRanking =
  /\brankings?\b|\bleader ?boards?\b|\bwho (?:ran|rode|swam|walked|cycled|climbed|trained|did|has|have) (?:the )?(?:most|furthest|farthest|longest)\b|\b(?:totals?|sums?|kilomet\w+|km|miles|distance|hours|minutes|pages)(?: of (?:all )?\p{L}+)? (?:per|of each|of every|for each|for every|by) (?:rider|runner|member|person|player|swimmer|athlete|user|reader|cyclist)\b|\bhow (?:much|far|many \p{L}+) (?:each|every) (?:rider|runner|member|person|one|player|swimmer|athlete|reader|cyclist)\b/iu
const asksRecords =
  /\b(?:personal|my|own|club) (?:records?|bests?)\b|\bPRs?\b|\bPBs?\b|\brecords? (?:page|section|per)\b/

function inWords(field: Field, value: string): string {
  return field.unit === undefined ? `formatNumber(${value})` : `formatNumber(${value}, ${quoteJs(field.unit)})`
}

function ofThisWeek(view: View, list: string): string {
  const { one } = namesOf(view)
  const day = view.fields.find(({ kind }) => kind === 'date')
  return day !== undefined && /\bweek(?:ly|s)?\b/i.test(view.request)
    ? `${list}.filter((${one}) => isInWeekOf(${one}.${day.name}, ${todayCode}))`
    : list
}

/** Who did most, where members write down their own. */
function ranking(view: View, list: string): string[] {
  const said = asksRanking.exec(view.request)
  if (view.access !== 'members' || said === null) return []
  const { one } = namesOf(view)
  const words = view.request.slice(said.index, said.index + 80)
  const ticked = view.fields.find(
    ({ kind, label }) => kind === 'boolean' && words.toLowerCase().includes(label.toLowerCase().slice(0, 4)),
  )
  const measure = measureOf(view, words)
  const counted =
    ticked === undefined
      ? ofThisWeek(view, list)
      : `${ofThisWeek(view, list)}.filter((${one}) => ${one}.${ticked.name})`
  const value = ticked !== undefined || measure === undefined ? '1' : `(${one}.${measure.name} ?? 0)`
  const total = ticked !== undefined || measure === undefined ? 'String(total)' : inWords(measure, 'total')
  const isWeekly = counted.includes('isInWeekOf')
  return [
    `<RankedList heading="${isWeekly ? 'Ranking this week' : 'Ranking'}" rows={groupsOf(${counted}, (${one}) => ${one}.owner_name, (${one}) => ${value}, 'sum').map(([name, total]) => [name, ${total}])} />`,
  ]
}

/** The best of each sort of exercise, or of all. */
function bests(view: View, all: string): string[] {
  if (!asksRecords.test(view.request)) return []
  const { one } = namesOf(view)
  const measure = measureOf(view, '')
  if (measure === undefined) return []
  const sort =
    view.fields.find(
      ({ kind, name }) => kind === 'choice' || (kind === 'text' && /exercise|discipline|stroke|lift|event/.test(name)),
    ) ?? null
  const heading = /\bmy records?\b/i.test(view.request) ? 'My records' : 'Personal records'
  const rows =
    sort === null
      ? `${all}.length === 0 ? [] : [[${quoteJs(measure.label)}, ${inWords(measure, `figureOf(${all}.map((${one}) => ${one}.${measure.name}), 'highest')`)}]]`
      : `groupsOf(${all}, (${one}) => ${one}.${sort.name}, (${one}) => ${one}.${measure.name}, 'highest').map(([name, total]) => [name, ${inWords(measure, 'total')}])`
  return [`<RankedList heading="${heading}" rows={${rows}} />`]
}

/** What of this month's budget is spent. */
function wholeBudget(view: View, all: string): string[] {
  const said = [...view.request.matchAll(new RegExp(saidBudget, 'giu'))].at(-1)
  const money = view.fields.find(({ kind }) => kind === 'money')
  const day = view.fields.find(({ kind }) => kind === 'date')
  if (said === undefined || money === undefined || day === undefined || !asksGoal(view)) return []
  const { one } = namesOf(view)
  const [, often = `${said[4] ?? 'month'}ly`, first, second] = said
  const period = often.toLowerCase().replace('dayly', 'daily')
  const letters = period === 'daily' ? 10 : 7
  const span =
    period === 'weekly'
      ? `isInWeekOf(${one}.${day.name}, ${todayCode})`
      : `${one}.${day.name}?.slice(0, ${letters}) === ${todayCode}.slice(0, ${letters})`
  const spent = `${all}.filter((${one}) => ${span}).reduce((sum, ${one}) => sum + (${one}.${money.name} ?? 0), 0)`
  return [
    `<GoalMeter label="${capitalize(period)} budget" reached={${spent}} unit="" write={formatMoney} isLimit goal={data.goal ?? ${(first ?? second ?? '').replace(',', '.')}} />`,
  ]
}

function goal(view: View, all: string): string[] {
  if (asksBudget(view)) return wholeBudget(view, all)
  const said = saidGoal.exec(view.request)
  if (said === null || !asksGoal(view)) return []
  const { one } = namesOf(view)
  const day = view.fields.find(({ kind }) => kind === 'date')?.name ?? writtenOn
  const period = (
    said[1] ??
    ({ week: 'weekly', month: 'monthly', day: 'daily' } as Record<string, string>)[said[6]?.toLowerCase() ?? 'week'] ??
    'weekly'
  ).toLowerCase()
  const number = said[2] ?? said[4]
  const noun = (said[3] ?? said[5] ?? '').toLowerCase()
  const isCounted =
    noun === ''
      ? !view.fields.some(({ kind, unit }) => kind === 'number' && unit !== undefined)
      : [view.entity.plural, view.entity.singular, 'workouts', 'sessions', 'times', 'runs'].includes(noun)
  const money = /^(?:euros?|dollars?|pounds?|eur|usd|gbp)$/.test(noun)
    ? view.fields.find(({ kind }) => kind === 'money')
    : undefined
  const measure = isCounted ? undefined : (money ?? measureOf(view, noun))
  const span =
    period === 'weekly'
      ? `isInWeekOf(${one}.${day}, ${todayCode})`
      : `${one}.${day}?.slice(0, ${period === 'daily' ? 10 : 7}) === ${todayCode}.slice(0, ${period === 'daily' ? 10 : 7})`
  const mine = view.access === 'members' ? `${all}.filter((${one}) => ${one}.is_mine)` : all
  const reached =
    measure === undefined
      ? `${mine}.filter((${one}) => ${span}).length`
      : `${mine}.filter((${one}) => ${span}).reduce((sum, ${one}) => sum + (${one}.${measure.name} ?? 0), 0)`
  const unit = noun !== '' ? noun : (measure?.unit ?? view.entity.plural)
  const label = `${period.charAt(0).toUpperCase()}${period.slice(1)} goal`
  return [
    `<GoalMeter label="${label}" reached={${reached}} unit=${jsxAttribute(unit)} goal={data.goal${number === undefined ? '' : ` ?? ${number.replace(',', '.')}`}} />`,
  ]
}

function budget(all: readonly View[]): string[] {
  const found = budgetOf(all)
  if (found === null) return []
  const { spent, by, amount, kind, limit, isTarget } = found
  const { one, many } = namesOf(spent)
  const other = namesOf(kind)
  const day = spent.fields.find((field) => field.kind === 'date')
  const isOfMonth = day !== undefined && /month/i.test(`${limit.name} ${spent.request}`)
  const ofMonth = isOfMonth ? ` && ${one}.${day.name}?.slice(0, 7) === ${todayCode}.slice(0, 7)` : ''
  const sum = `data.${many}.filter((${one}) => ${one}.${by.name} === ${other.one}.id${ofMonth}).reduce((sum, ${one}) => sum + (${one}.${amount.name} ?? 0), 0)`
  const most = `(${other.one}.${limit.name} ?? 0)`
  const title = `${other.one}.${partsOf(kind).title.name}`
  if (isTarget)
    return [
      `<RankedList heading="Reached so far" rows={data.${other.many}.map((${other.one}) => {
  const reached = ${sum}
  const share = Math.round((reached / Math.max(${most}, 0.01)) * 100)
  return [${title}, \`\${formatMoney(reached)} of \${formatMoney(${most})} (\${share} %)\`]
})} />`,
    ]
  return [
    `<RankedList heading="Left${isOfMonth ? ' this month' : ''}" rows={data.${other.many}.map((${other.one}) => [${title}, \`\${formatMoney(${most} - ${sum})} left of \${formatMoney(${most})}\`])} />`,
  ]
}

/** What the first page of these records tells besides sums. */
export function insightsOf(view: View, all: readonly View[]): string[] {
  if (isReckonedWhole(view)) return []
  const { many } = namesOf(view)
  const own = `data.${many}`
  const guests =
    isMain(view) && view.base === ''
      ? all
          .filter((other) => !isMain(other) && hasBirthdays(other))
          .flatMap((other) => birthdays(other, `data.${namesOf(other).many}`))
      : []
  if (!isMain(view)) return []
  return [
    ...birthdays(view, own),
    ...guests,
    ...goal(view, own),
    ...ranking(view, own),
    ...bests(view, own),
    ...budget(all),
  ]
}

const componentFiles: Readonly<Record<string, string>> = {
  GoalMeter: 'goal-meter',
  NextBirthdays: 'next-birthdays',
  RankedList: 'ranked-list',
}

export function insightImports(code: string): string {
  return [
    ...Object.entries(componentFiles)
      .filter(([name]) => code.includes(`<${name} `))
      .map(([name, file]) => `import { ${name} } from '@/components/${file}.jsx'`),
    ...(code.includes('isInWeekOf(') ? ["import { isInWeekOf } from '@/lib/weeks.js'"] : []),
  ].join('\n')
}

export const weeksModule: Record<string, string> = {
  'web/lib/weeks.js': `/** Is a day in the week of another, from Monday to Sunday? Both are "2031-02-03". */
export function isInWeekOf(day, today) {
  if (day === null || day === undefined) return false
  const monday = (text) => {
    const date = new Date(\`\${text.slice(0, 10)}T00:00:00Z\`)
    return date.getTime() - ((date.getUTCDay() + 6) % 7) * 86_400_000
  }
  return monday(day) === monday(today)
}
`,
}
