// Which shape one record's page has: by what it is a record of, so that a spending, a person and a dish are three pages.
import type { Brief, Field } from '../../brief.ts'
import { isReadAtLength } from '../../understand/kinds/written-kinds.ts'
import { isSold } from '../access.ts'
import { isProfile } from '../parts/meets.ts'
import { drawsRecords } from '../pictures.ts'
import { worthCode } from '../drawings/held.ts'
import { pairOf } from '../list-shapes/list-fields.ts'
import { isDoneField, partsOf } from '../roles.ts'
import { isPersonNoun } from '../samples/sample-names.ts'
import type { View } from '../views.ts'

export type Shape =
  | 'article'
  | 'recipe'
  | 'ware'
  | 'event'
  | 'ticket'
  | 'person'
  | 'picture'
  | 'sleeve'
  | 'work'
  | 'receipt'
  | 'bill'
  | 'measure'
  | 'holding'
  | 'plain'

const eventNouns =
  /(?:^|\s)(?:event|concert|gig|match|meeting|meetup|workshop|tournament|festival|screening|performance|talk|party|exhibition|excursion|hike|tour|reading|service|rehearsal|race|outing|happening|date|show|regatta|competition|contest|fair|market|recital|cup)$/
const clientNouns =
  /(?:^|\s)(?:client|customer|contact|tenant|supplier|vendor|donor|sponsor|candidate|applicant|lead|volunteer)$/

/** What somebody comes for at its time. */
const bookedNouns =
  /(?:^|\s)(?:appointment|booking|reservation|lesson|class|consultation|viewing|treatment|session|sitting|slot|interview)$/
/** A sheet with a sum that somebody pays, or may. */
const billNouns = /(?:^|\s)(?:invoice|quote|quotation|estimate|offer|order|bill|proposal)$/

const states = /(?:^|_)(?:status|state|stage|progress|phase)$/
const dues = /(?:^|_)(?:due|deadline|due_date|due_on|due_by)(?:_|$)/

export const isState = ({ kind, name }: Field): boolean => kind === 'choice' && states.test(name)
export const isDue = ({ kind, name }: Field): boolean => kind === 'date' && dues.test(name)
/** The next inspection of a car is no day on which its mileage was read. */
const isAhead = ({ name }: Field): boolean => /(?:^|_)(?:next|until|due|renewal|ends?)(?:_|$)/.test(name)
export const isIngredients = ({ name }: Field): boolean => /(?:^|_)ingredients?$/.test(name)
export const isMethod = ({ kind, name }: Field): boolean =>
  kind === 'long' && /^(?:method|steps?|instructions?|directions?|preparation|how_to|recipe)/.test(name)

/** What says how many or how much of a record, and is not the year it is of or the room it is in. */
export function tellingFigure(view: View): Field | null {
  const { figure } = partsOf(view)
  if (figure === null || /(?:^|_)(?:year|number|no|room|floor|page|edition|volume)$/.test(figure.name)) return null
  if (figure.kind === 'money') return figure
  // Without a unit only a plural says itself what it counts: "320 pages".
  return figure.kind === 'number' && (figure.unit !== undefined || /[a-z]s$/.test(figure.label)) ? figure : null
}

/** What is said to others is shown as it is in their list: with who says it, or with how many want it. */
export const isSaid = ({ skeleton }: Pick<Brief, 'skeleton'>): boolean => skeleton === 'feed' || skeleton === 'ballot'

/** Of a post it is told when it came, where it has no day of its own. */
export const saysWhenPosted = ({ skeleton, fields }: Pick<Brief, 'skeleton' | 'fields'>): boolean =>
  skeleton === 'feed' && fields.every(({ kind, name }) => kind !== 'date' && name !== 'posted')

/** What somebody wrote down for themselves is a page to read and to go on with. */
export function isNote({ entity, fields }: Pick<View, 'entity' | 'fields'>): boolean {
  return /(?:^|\s)(?:note|memo)$/.test(entity.singular) && fields.some(({ kind }) => kind === 'long')
}

export function shapeOf(view: View): Shape {
  const { entity, fields } = view
  const { picture, day, title } = partsOf(view)
  const { isMade } = title
  const { singular } = entity
  if (isReadAtLength({ singular, fields }) || isNote(view)) return 'article'
  if (fields.some(isIngredients) && fields.some(isMethod)) return 'recipe'
  const figure = tellingFigure(view)
  const isSeen = picture !== null && drawsRecords(view)
  if (isSold(view) || (isSeen && figure?.kind === 'money')) return 'ware'
  if (isProfile(view) || isPersonNoun(singular) || clientNouns.test(singular)) return 'person'
  const isWay = fields.some(isState)
  if (day !== null && bookedNouns.test(singular) && fields.some(({ kind }) => kind === 'time') && !isWay)
    return 'ticket'
  // A reading of an instrument is no reading from a book.
  const isMeasured = singular.endsWith('reading') && fields.some(({ kind }) => kind === 'number')
  if (day !== null && pairOf(view) !== null) return 'measure'
  if (day !== null && eventNouns.test(singular) && !isWay && !isMeasured) return 'event'
  if (isSeen) return 'picture'
  if (view.skeleton === 'shelf') return 'sleeve'
  if (figure?.kind === 'money' && billNouns.test(singular)) return 'bill'
  if (fields.some((field) => isState(field) || isDue(field) || isDoneField(field))) return 'work'
  if (day === null || figure === null || isAhead(day)) return 'plain'
  if ((worthCode(view)?.count ?? null) !== null) return 'holding'
  if (figure.kind === 'money') return 'receipt'
  // A book has its pages, and is no measurement.
  return isMade === true || figure.unit !== undefined ? 'measure' : 'plain'
}
