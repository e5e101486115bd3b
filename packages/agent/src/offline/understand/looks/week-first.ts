// A plan for the days of a week is opened to see the week: its days stand first, and not a list of what is planned.
import type { Brief, Field } from '../../brief.ts'
import { isWeekday, weekdays } from '../../compose/lists/weekdays.ts'
import { capitalize, pluralize } from '../inflect.ts'
import { chooseFrame } from './choose-look.ts'
import { readSkeleton } from './read-look.ts'

const plans = /\b(?:plan(?:ner|s|ned|ning)?|time-?tables?|schedules?|rotas?|rosters?|menus?)\b/i
const ofWeek = /\b(?:weeks?|weekly|day of the week|weekdays?|monday)\b/i
/** What is the same each week goes by the names of the days. */
const isSameEachWeek = /\b(?:time-?tables?|rotas?|rosters?|weekly|day of the week|(?:each|every) week)\b/i

/** "Day" alone: a day on which something was bought or is due is another matter. */
const isPlainDay = ({ kind, name }: Field): boolean => kind === 'date' && /^(?:day|date|when|on|week_?day)$/.test(name)

function namesDays({ fields }: Brief, message: string): boolean {
  return fields.slice(1).some(isWeekday) && (ofWeek.test(message) || plans.test(message))
}

function dayOfPlan({ fields }: Brief, message: string): Field | undefined {
  return plans.test(message) && ofWeek.test(message) ? fields.slice(1).find(isPlainDay) : undefined
}

/** A plan that goes by the days of the week. */
export const isWeekPlan = (brief: Brief, message: string): boolean =>
  plans.test(message) &&
  (/\b(?:days? of the week|weekdays?)\b/iu.test(message) ||
    (ofWeek.test(message) && brief.fields.slice(1).some((each) => isWeekday(each) || isPlainDay(each))))

/** A day that recurs has no date. */
function withRecurringDay(brief: Brief, message: string): Brief {
  const day = dayOfPlan(brief, message)
  if (day === undefined || day.name === 'date' || !isSameEachWeek.test(message)) return brief
  const named: Field = { ...day, kind: 'choice', options: [...weekdays] }
  return { ...brief, fields: brief.fields.map((field) => (field === day ? named : field)) }
}

const isPlanItself = /\b(?:rotas?|rosters?|time-?tables?|plans?|planners?|schedules?)$/i
const isHeld = /^(?:class|lesson|course|workshop|training)$/
const isWho = /^(?:teacher|trainer|instructor|coach|tutor|person|who|leader)(?:_|$)/

/** What is planned is called by what it is: not by a name that nobody asked for, nor by whoever holds it. */
function withPlainTitle(brief: Brief, message: string): Brief {
  const [title, next] = brief.fields
  if (title === undefined) return brief
  const isInvented = title.isMade === true || !new RegExp(`\\b${title.label}\\b`, 'i').test(message)
  if (isInvented && next?.kind === 'text' && /^(?:name|title)$/.test(title.name) === (title.isMade !== true))
    return { ...brief, fields: [{ ...next, required: true }, ...brief.fields.slice(2)] }
  const { singular } = brief.entity
  if (!isHeld.test(singular) || !isWho.test(title.name)) return brief
  const own: Field = { name: singular, label: capitalize(singular), kind: 'text', required: true }
  return { ...brief, fields: [own, { ...title, required: false }, ...brief.fields.slice(1)] }
}

/** The rota is the app; what stands in it are turns. */
function withPlainKind(brief: Brief): Brief {
  const { singular, plural } = brief.entity
  if (!isPlanItself.test(singular)) return brief
  const one = /\b(?:rota|roster)$/i.test(singular) ? 'turn' : 'entry'
  const name = brief.name.toLowerCase() === plural ? capitalize(singular) : brief.name
  return { ...brief, name, entity: { singular: one, plural: pluralize(one) } }
}

const narrow: ReadonlySet<Brief['frame']> = new Set(['split', 'rail', 'mast', 'cells'])

export function withWeekFirst(brief: Brief, message: string): Brief {
  const isOther = brief.front !== 'list' || brief.isInbox || brief.parts.includes('calendar') || brief.base !== ''
  if (isOther || readSkeleton(message) !== undefined) return brief
  if (!namesDays(brief, message) && dayOfPlan(brief, message) === undefined) return brief
  const kept = withPlainKind(withPlainTitle(withRecurringDay(brief, message), message))
  const planned = { ...kept, skeleton: 'week' as const }
  if (!narrow.has(planned.frame)) return planned
  return { ...planned, frame: chooseFrame({ ...planned, kinds: planned.more.length, first: 'figure' }) }
}
