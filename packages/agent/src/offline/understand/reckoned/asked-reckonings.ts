// What a message wants worked out, on the records that the rest of it became → lines as `compose/reckoned` reads them: "how many
// hours each of us did this month", "who I have not heard for more than a week", "anything above 140".
import type { Brief, Field } from '../../brief.ts'
import { reckoningsOf } from '../../compose/reckoned/read-reckoning.ts'
import { type View, viewsOf } from '../../compose/views.ts'
import { stemsOf } from '../fields/same-fact.ts'
import { capitalize } from '../inflect.ts'
import { chart, course } from './asked-courses.ts'
import {
  type Reader,
  belongsTo,
  childrenOf,
  dayOf,
  daysTold,
  factCalled,
  kindCalled,
  line,
  numberCalled,
  periodOf,
} from './asked-of.ts'

const all = (conditions: readonly string[]): string => {
  const told = conditions.filter((each) => each !== '')
  return told.length === 0 ? '' : ` where ${told.join(' and ')}`
}

const marks = ({ fields }: View): Field[] => fields.filter(({ kind }) => kind === 'boolean')

/** "Not paid", "unpaid", "done": what a tick of the records says of those that count. */
function stateOf(clause: string, view: View): string {
  for (const { label } of marks(view)) {
    const [stem = ''] = stemsOf(label)
    const found = new RegExp(
      String.raw`\b(un|not (?:been |yet )*|n['’]t (?:been |yet )*|never )?${stem}\w*`,
      'iu',
    ).exec(clause)
    if (stem.length > 2 && found !== null) return found[1] === undefined ? label : `not ${label}`
  }
  if (!/\bow(?:e[ds]?|ing)\b|\bstill (?:due|open)\b|\boutstanding\b/iu.test(clause)) return ''
  const paid = marks(view).find(({ name }) => /(?:^|_)(?:paid|settled)(?:_|$)/.test(name))
  return paid === undefined ? '' : `not ${paid.label}`
}

const grouped =
  /\b(?:per|for each|for every|by|of each|of every|from each|each|every|which) (?:the |single )?(?<group>\p{L}+(?: \p{L}+)?)/giu

const periodGroup = (period: string, day: Field, view: View): { text: string; told: string } => ({
  text: `each ${period} of ${day.label} of ${view.entity.singular}`,
  told: `each ${period}`,
})

/** How the records are told apart: by whom they belong to, by a fact of theirs, by months. */
function groupOf(words: string, view: View, views: readonly View[]): { text: string; told: string } | null {
  for (const noun of [words, words.split(' ')[0] ?? words]) {
    if (/^(?:month|year)s?$/iu.test(noun)) {
      const day = dayOf(view)
      return day === undefined ? null : periodGroup(noun.toLowerCase().replace(/s$/, ''), day, view)
    }
    const kind = kindCalled(noun, views)
    if (kind !== undefined && kind !== view && belongsTo(view, kind, views))
      return { text: `each ${kind.entity.singular}`, told: `of each ${kind.entity.singular}` }
    const fact = factCalled(noun, view)
    if (fact !== undefined)
      return { text: `each ${fact.label} of ${view.entity.singular}`, told: `by ${fact.label.toLowerCase()}` }
  }
  return null
}

const isFactEach =
  /\bwhat (?:they|it|he|she|each \p{L}+|everyone) (?:costs?|pays?|earns?)\b|\b(?:costs?|pays?|paid|fees?|rent|price) (?:per|each|every|a) (?:month|year)\b/iu

const belongsToAny = (view: View, views: readonly View[]): boolean =>
  views.some((other) => other !== view && belongsTo(view, other, views))

const asksHowMuch = /\b(?:how (?:much|many|often)|totals?|sums?|counts?|number of|hours|what)\b|\bow(?:e[ds]?|ing)\b/iu

/** "Hours per cleaner this month", "how much each of them has earned", "a count by type". */
const perEach: Reader = ({ clause, views }) => {
  if (!asksHowMuch.test(clause)) return null
  const groups = [...clause.matchAll(grouped)].map(({ groups: found }) => found?.['group'] ?? '')
  const [, counted] = /\bhow (?:many|often) (?:different )?(\p{L}+)/iu.exec(clause) ?? []
  const asked = counted === undefined ? undefined : kindCalled(counted, views)
  // What was spent is told by what was done, and not by what it would cost.
  const inOrder = [...views].toSorted(
    (one, other) => Number(belongsToAny(other, views)) - Number(belongsToAny(one, views)),
  )
  for (const view of asked === undefined ? inOrder : [asked, ...inOrder]) {
    const number = numberCalled(clause, view)
    const isCount =
      number === undefined && (asked === view || /\b(?:how many|how often|counts?|number of)\b/iu.test(clause))
    if (number === undefined && !isCount) continue
    const found = groups.map((words) => groupOf(words, view, views)).filter((group) => group !== null)
    const group = found.find(({ text }) => !/^each (?:month|year) of /u.test(text)) ?? found[0]
    if (group === undefined) continue
    const isMonths = /^each (?:month|year) of /u.test(group.text)
    // "What they pay each month" is a fact of each of them.
    if (isMonths && isFactEach.test(clause)) continue
    const where = all([stateOf(clause, view), isMonths ? '' : periodOf(clause, view)])
    const what =
      number === undefined ? `count ${view.entity.singular}` : `sum ${number.label} of ${view.entity.singular}`
    const label = number?.label ?? capitalize(view.entity.plural)
    return line(`${label} ${group.told}`, group.text, `${label} = ${what}${where}`)
  }
  return null
}

const notFor =
  /\b(?:have|has|had|did|were|was)(?:n['’]?t| not)(?: been)? (?:\p{L}+ )?(?:\p{L}+ )?(?:\p{L}+ )?(?:for|in|since) (?:more than |over |at least |the last |the past )?(?:an?|ages|\d+|one|two|three|four|five|six)\b|\bnot (?:been )?\p{L}+(?: \p{L}+)? (?:for|in) (?:more than |over )?(?:an?|ages|\d+|two|three|four|six)\b|\b(?:played|seen|used|visited|called|watered) (?:in ages|the longest ago)\b|\b(?:had|has|have) (?:had )?no \p{L}+(?: \p{L}+)? (?:for|in|since) (?:more than |over |at least |the last )?(?:an?|ages|\d+|two|three|four|six)\b/iu

/** "Who I have not heard for more than a week". */
const notForLong: Reader = ({ clause, main, views }) => {
  const days = notFor.test(clause) ? daysTold(clause) : null
  if (days === null) return null
  const heading = `Not for ${days} days`
  for (const parent of [main, ...views]) {
    const child = childrenOf(parent, views).find((view) => dayOf(view) !== undefined)
    const day = child === undefined ? undefined : dayOf(child)
    if (child !== undefined && day !== undefined)
      return line(
        heading,
        `each ${parent.entity.singular}`,
        `Last = since latest ${day.label} of ${child.entity.singular}`,
        `only Last over ${days}`,
      )
  }
  const last = main.fields.find(({ kind, name }) => kind === 'date' && /(?:^|_)last(?:_|$)/.test(name))
  return last === undefined
    ? null
    : line(heading, `each ${main.entity.singular}`, `Last = since ${last.label}`, `only Last over ${days}`)
}

const isAhead =
  /\b(?:due|ends?|ending|expir\w*|runs? out|coming (?:up|due)|renew\w*|going off|goes? off|planned|booked|needed)\b[^.;]*\b(?:(?:in|within|over|for) (?:the )?(?:next|coming)|next|this) (?:\p{L}+ )?(?:of )?(?:days?|weeks?|months?|year)\b/iu
const ofDue = /(?:due|next|until|by|end|expir|best_before|use_by|renew|warranty|deadline|needed|inspection)/

/** "What is coming due in the next couple of months". */
const dueSoon: Reader = ({ clause, views }) => {
  const found = isAhead.exec(clause)
  const days = found === null ? null : daysTold(found[0])
  if (found === null || days === null) return null
  const asked = stemsOf(clause)
  const dates = views.flatMap((view) =>
    view.fields.filter(({ kind }) => kind === 'date').map((field) => ({ view, field })),
  )
  const best =
    dates.find(({ field }) => stemsOf(field.label).some((stem) => asked.includes(stem)) && ofDue.test(field.name)) ??
    dates.find(({ field }) => ofDue.test(field.name))
  if (best === undefined) return null
  const { view, field } = best
  return line(
    `In the next ${days} days`,
    `each ${view.entity.singular} where ${field.label} next ${days} days${openOf(view)}`,
    `${field.label} = ${field.label}`,
  )
}

const over = /^(?:done|finished|closed|complete[d]?|paid|returned|picked_up|collected|delivered)$/

function openOf(view: View): string {
  const done = marks(view).find(({ name }) => over.test(name))
  return done === undefined ? '' : ` and not ${done.label}`
}

/** "My average for the week", "the average of the last seven days". */
const average: Reader = ({ clause, main }) => {
  const [found] =
    /\b(?:average|mean)\b[^.;]*\b(?:week|7 days|seven days|month|30 days)\b|\b(?:week|month)ly average\b/iu.exec(
      clause,
    ) ?? []
  const day = dayOf(main)
  if (found === undefined || day === undefined) return null
  const days = /month|30/iu.test(found) ? 30 : 7
  const numbers = main.fields.filter(
    ({ kind, formula }) => (kind === 'number' || kind === 'rating') && formula === undefined,
  )
  const named = numbers.filter(({ label }) => stemsOf(label).some((stem) => stemsOf(clause).includes(stem)))
  const shown = (named.length > 0 ? named : numbers.filter(({ required }) => required)).slice(0, 3)
  const columns = (shown.length > 0 ? shown : numbers.slice(0, 1)).map(
    ({ label }) => `${label} = average ${label} of ${main.entity.singular} where ${day.label} last ${days} days`,
  )
  return columns.length === 0 ? null : line(`Average of the last ${days} days`, 'all', columns.join('; '))
}

const isBound =
  /\b(?:any(?:thing)?|every(?:thing)?|all|those|readings?|values?|ones?|when(?:ever)?|if|it['’]?s|is|goes|are|was)\b[^.;]{0,40}?\b(over|above|higher than|more than|below|under|lower than|less than) (\d+(?:[.,]\d+)?)(?! (?:days?|weeks?|months?|years?|hours?|people|percent))\b/iu

/** "Any reading above 140 should stand out". */
const beyond: Reader = ({ clause, main }) => {
  const [, word = '', number = ''] = isBound.exec(clause) ?? []
  if (number === '') return null
  const sign = /over|above|higher|more/iu.test(word) ? 'over' : 'under'
  const numbers = main.fields.filter(({ kind }) => kind === 'number')
  const field = numberCalled(clause, main) ?? numbers.find(({ required }) => required) ?? numbers[0]
  const day = dayOf(main)
  if (field === undefined || field.kind === 'money') return null
  const when = day === undefined ? '' : `; ${day.label} = ${day.label}`
  return line(
    `${capitalize(sign === 'over' ? 'above' : 'below')} ${number}`,
    `each ${main.entity.singular} where ${field.label} ${sign} ${number.replace(',', '.')}`,
    `${field.label} = ${field.label}${when}`,
    day === undefined ? '' : `most ${day.label} first`,
  )
}

const isBest =
  /\b(?:biggest|longest|heaviest|largest|highest|fastest|best|tallest|farthest|furthest|PRs?|PBs?|personal (?:best|record)s?|records?)\b[^.;]*?\b(?:of|for|per|in|by) (?:each|every) (?<group>\p{L}+)/iu

/** "The biggest of each kind", "my PR for each lift". */
const bestOfEach: Reader = ({ clause, views }) => {
  const found = isBest.exec(clause)
  if (found === null) return null
  for (const view of views) {
    const group = groupOf(found.groups?.['group'] ?? '', view, views)
    const amounts = view.fields.filter(
      ({ kind, name }) => kind === 'number' && !/(?:^|_)(?:number|no|year|count|sets|how_many)(?:_|$)/.test(name),
    )
    const field =
      amounts.find(({ name }) =>
        (/long|tall/iu.test(found[0])
          ? /length|height/
          : /heav|\bPR|record|personal/iu.test(found[0])
            ? /weight/
            : /length|size|weight/
        ).test(name),
      ) ?? amounts[0]
    if (group !== null && field !== undefined)
      return line(
        `Best ${group.told}`,
        group.text,
        `${field.label} = highest ${field.label} of ${view.entity.singular}`,
      )
  }
  return null
}

/** "Against my goal of sixty": so many of them this year. */
const goal: Reader = ({ clause, main }) => {
  const [, number = ''] = /\b(?:goal|target|aim|challenge) (?:of|is) (\d+|\p{L}+)/iu.exec(clause) ?? []
  const words: Readonly<Record<string, number>> = {
    ten: 10,
    twelve: 12,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    hundred: 100,
  }
  const most = words[number.toLowerCase()] ?? Number(number)
  const ended =
    main.fields.find(({ kind, name }) => kind === 'date' && /finish|read|end|done|complete|watched/.test(name)) ??
    dayOf(main)
  if (number === '' || !Number.isFinite(most) || ended === undefined) return null
  const [, period = 'year'] = /\b(?:this|a|per|each) (week|month|year)\b/iu.exec(clause) ?? []
  const measured = numberCalled(clause, main)
  const what =
    measured === undefined ? `count ${main.entity.singular}` : `sum ${measured.label} of ${main.entity.singular}`
  const label = measured?.label ?? capitalize(main.entity.plural)
  return line(
    `This ${period.toLowerCase()}`,
    'all',
    `${label} = ${what} where ${ended.label} this ${period.toLowerCase()}`,
    `goal ${most}`,
  )
}

/** "Which jobs are done but not paid for yet". */
const doneNotPaid: Reader = ({ clause, views }) => {
  const [, done = '', not = ''] =
    /\b(?:are |is |been |were )?(\p{L}+) but (?:(?:have|has|are|is)(?:n['’]?t| not)|not)(?: been| yet)* (\p{L}+)/iu.exec(
      clause,
    ) ?? []
  if (not === '') return null
  for (const view of views) {
    const mark = (word: string): Field | undefined =>
      marks(view).find(({ label }) => stemsOf(word).some((stem) => stemsOf(label).includes(stem)))
    const [first, second] = [mark(done), mark(not)]
    const money = view.fields.find(({ kind }) => kind === 'money')
    if (second === undefined) continue
    const shown = money ?? dayOf(view) ?? second
    return line(
      `${first === undefined ? capitalize(view.entity.plural) : capitalize(done.toLowerCase())}, not ${not.toLowerCase()} yet`,
      `each ${view.entity.singular} where ${first === undefined ? '' : `${first.label} and `}not ${second.label}`,
      `${shown.label} = ${shown.label}`,
      money === undefined ? '' : `total ${money.label}`,
    )
  }
  return null
}

/** "How many different species I have seen altogether and this year". */
const different: Reader = ({ clause, main }) => {
  const [, noun = ''] = /\b(?:how many|number of) different (\p{L}+)/iu.exec(clause) ?? []
  const field = noun === '' ? undefined : (factCalled(noun, main) ?? main.fields[0])
  const day = dayOf(main)
  if (field === undefined) return null
  const what = `different ${field.label} of ${main.entity.singular}`
  return line(
    capitalize(`different ${noun.toLowerCase()}`),
    'all',
    `Altogether = ${what}${day === undefined ? '' : `; This year = ${what} where ${day.label} this year`}`,
  )
}

const readers: readonly Reader[] = [
  course,
  chart,
  notForLong,
  dueSoon,
  goal,
  average,
  beyond,
  different,
  bestOfEach,
  doneNotPaid,
  perEach,
]

/** Numbers are asked for behind these, or in a sentence that begins with them. */
const isAsked =
  /\b(?:show|shows|see|tell|tells|know|knows|look up|list|work(?:s|ed)? out|calculates?|adds? up|totals?|count|stand out|highlight\w*|warn\w*|useful|helpful|bonus|great|nice|graphs?|charts?|over time|leader ?board|care about|average|against|important thing)\b/iu

const clausesOf = (message: string): string[] =>
  message
    .split(/(?<=[.!?;])\s+|\n/u)
    .filter((sentence) => isAsked.test(sentence))
    .flatMap((sentence) =>
      sentence.split(
        /,\s+(?:and |plus |but also )?|\s+and (?=(?:also |then )?(?:a |an |the |how|what|which|who|any|my|when|see|show|it)\b)|\s+plus /u,
      ),
    )

const most = 4

const bare = (words: string): string =>
  words
    .replace(/ where .*$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** What a line works out of which group, a text for each column: without what it is called and which records count. */
function talliesOf(text: string): string[] {
  const [, group = '', columns = ''] = text.toLowerCase().split('|')
  return columns.split(';').map((column) => `${bare(group)}: ${bare(column.slice(column.indexOf('=') + 1))}`)
}

const headingOf = (text: string): string => (text.split(' | ')[0] ?? '').toLowerCase()
const kindDrawn = (text: string): string | undefined =>
  text.endsWith('| as line')
    ? / of (?:\p{L}+ ?)+$/u.exec((text.toLowerCase().split(' | ')[1] ?? '').replace(/ by .*$/u, ''))?.[0]
    : undefined

/** Whether one of them works out first what the other does as well, is called so, or draws the same records. */
const isIn = (asked: string, known: string): boolean =>
  talliesOf(known).includes(talliesOf(asked)[0] ?? '') ||
  headingOf(known).startsWith(headingOf(asked)) ||
  (kindDrawn(asked) !== undefined && kindDrawn(asked) === kindDrawn(known))

/**
 * The brief with what the message wants worked out; what is worked out already comes once.
 *
 * @param message as it was typed
 * @param isFirst it stands before what is worked out already: what was asked for is what an app is opened for
 */
export function withAskedReckonings(brief: Brief, message: string, isFirst = false): Brief {
  if (brief.front !== 'list') return brief
  const views = viewsOf(brief).filter(({ isInbox }) => !isInbox)
  const [main] = views
  if (main === undefined) return brief
  const known = brief.reckoned ?? []
  const asked = clausesOf(message).flatMap((clause) => {
    const found = readers.map((read) => read({ clause, main, views })).find((each) => each !== null)
    return found === undefined || found === null ? [] : [found]
  })
  const lines = asked.filter((each, at) => {
    const isKnown = [...known, ...asked.slice(0, at)].some((other) => isIn(each, other))
    return reckoningsOf([each], views).length > 0 && !isKnown
  })
  const worked = isFirst ? [...lines, ...known] : [...known, ...lines]
  const reckoned = worked.slice(0, Math.max(known.length, most))
  return lines.length === 0 ? brief : { ...brief, reckoned }
}

/** Whether what was asked to be seen is worked out: by its own line, or by one that speaks of most of the same. */
export function isWorkedOut(brief: Brief, said: string): boolean {
  const { reckoned = [] } = brief
  if (reckoned.length === 0) return false
  const alone = withAskedReckonings({ ...brief, reckoned: [] }, `Show ${said}.`).reckoned ?? []
  if (alone.some((each) => reckoned.some((known) => isIn(each, known)))) return true
  const asked = stemsOf(said)
  return reckoned.some((known) => {
    const told = new Set(stemsOf(known.replaceAll(/[|=;]/g, ' ')))
    return asked.length > 1 && asked.filter((stem) => told.has(stem)).length * 2 > asked.length
  })
}
