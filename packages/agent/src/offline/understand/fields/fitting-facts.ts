// What the facts of a short list mean beside each other and beside what the app does: an appointment with a time has a day as
// well, a route is so many kilometres long, and what people comment on has no fact called "comments".
import type { Brief, Entity, Field, Part } from '../../brief.ts'
import { capitalize, singularize } from '../inflect.ts'
import { readSkeleton } from '../looks/read-look.ts'
import { toIdentifier } from './read-fields.ts'

/** What is said of a record under it is no fact of it. */
const saidUnder: readonly (readonly [Part, RegExp])[] = [
  ['comments', /^comments?$/iu],
  ['likes', /^likes?$/iu],
]

/** "Four people": how many take part, and nothing that is noted of each record. */
const countOfPeople =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:people|persons|kids|children|friends|flatmates|roommates|members|players|siblings|sisters|brothers)$/iu

const isAgreed = /(?:^|\s)(?:appointment|booking|reservation|session|consultation|rehearsal|viewing)$/u
const routes = /(?:^|\s)(?:route|trail|hike|run|ride|walk|tour|climb|race|workout|trip)$/u

/** Units that go without saying. */
function withUnit(field: Field, singular: string): Field {
  if (field.unit !== undefined || !routes.test(singular)) return field
  if (field.kind === 'number' && /^(?:distance|length)$/iu.test(field.label)) return { ...field, unit: 'km' }
  const isHeight = /^(?:climb|ascent|elevation(?: gain)?|height gain|metres of climb)$/iu.test(field.label)
  return isHeight && (field.kind === 'number' || field.kind === 'text')
    ? { ...field, kind: 'number', unit: 'm' }
    : field
}

/** "A rehearsal room with bands, hours and a note": on which day, and from when until when. */
function withSpan(fields: readonly Field[], singular: string): Field[] {
  const at = fields.findIndex(({ kind, label }) => kind === 'number' && /^(?:hours?|times?)$/iu.test(label))
  const isTimed = fields.some(({ kind }) => kind === 'date' || kind === 'time')
  if (at < 0 || isTimed || !isAgreed.test(singular)) return [...fields]
  const span: Field[] = (
    [
      ['Date', 'date'],
      ['From', 'time'],
      ['Until', 'time'],
    ] as const
  ).map(([label, kind]) => ({ name: toIdentifier(label), label, kind, required: true }))
  return [...fields.slice(0, at), ...span, ...fields.slice(at + 1)]
}

/** What is agreed on for an hour is agreed on for a day. */
function withDay(fields: readonly Field[], singular: string): Field[] {
  const at = fields.findIndex(({ kind }) => kind === 'time')
  if (at < 0 || !isAgreed.test(singular) || fields.some(({ kind }) => kind === 'date')) return [...fields]
  const label = 'Date'
  const day: Field = { name: toIdentifier(label), label, kind: 'date', required: fields[at]?.required ?? false }
  return [...fields.slice(0, at), day, ...fields.slice(at)]
}

/** Where several people write, comments are theirs; one's own is a fact. */
const togetherSaid = /\b(?:communit\w+|shar(?:e|es|ed|ing)|posts?|social|members|our|family|friends)\b/iu

/** The fields of a kind, as they are meant in such an app. */
function fitting(fields: readonly Field[], singular: string, parts: readonly Part[], request = ''): Field[] {
  const isAmongMany = togetherSaid.test(request)
  const isNoFact = ({ label }: Field, index: number): boolean =>
    index > 0 &&
    (countOfPeople.test(label) ||
      (isAmongMany && saidUnder.some(([part, says]) => parts.includes(part) && says.test(label))))
  const kept = fields.filter((field, index) => !isNoFact(field, index)).map((field) => withUnit(field, singular))
  const isDated = kept.some(({ kind }) => kind === 'date')
  // What a record is called by stays words where no day could call it.
  const ofOwnKind = kept.map((field, index) => (index > 0 || isDated ? withOwnKind(field, index, singular) : field))
  const called = calledByWhat(dayFirst(ofOwnKind), request, singular)
  return withTitle(withDay(withSpan(called, singular), singular), singular)
}

/** What goes by its day is called by it in words, and not by the number of the date. */
function withTitle(fields: readonly Field[], singular: string): Field[] {
  if (fields[0]?.kind !== 'date') return [...fields]
  const title: Field = { name: 'title', label: capitalize(singular), kind: 'text', required: true, isMade: true }
  return [title, ...fields]
}

const isUntoldName = /^(?:name|title)$/iu
/** "What I sowed", "what we have". */
const isWhat = /^what (?:i|we) \p{L}+(?: \p{L}+)?$/iu
const isOfSomebody = /^(?:person|who|whose|for whom|child|friend)$/iu

/** What somebody does with a thing, or a list of things: the thing is what it is called by. */
const isOfThing =
  /^(?:play|backlog|watchlist|wishlist|log|note|review|tasting|loan|sighting|viewing|diary|collection|swap|visit)$/u

/** A fact that names the record itself: what was sown, the game of a play, whose birthday it is. */
function namesRecord({ label }: Field, singular: string): boolean {
  const word = singularize(label.toLowerCase())
  const words = singular.toLowerCase().split(' ').map(singularize)
  const isPartOfNoun = isOfThing.test(words.at(-1) ?? '') && words.slice(0, -1).includes(word)
  return isWhat.test(label) || isPartOfNoun || (words.at(-1) === 'birthday' && isOfSomebody.test(label))
}

/** What says what a record is of stands for its name, where nobody spoke of one. */
function calledByWhat(fields: readonly Field[], request: string, singular: string): readonly Field[] {
  const [title, what, ...rest] = fields
  if (title === undefined || what === undefined) return fields
  // Of further kinds their message is not looked at.
  if (request === '') return fields
  const isUntold = isUntoldName.test(title.label) && !/\b(?:names?|titles?)\b/iu.test(request)
  // What a meter says is told by its day.
  if (isUntold && what.kind === 'date' && /(?:^|\s)(?:odometer|meter|thermometer|scales?)$/u.test(singular))
    return [what, ...rest]
  return isUntold && what.kind === 'text' && namesRecord(what, singular)
    ? [{ ...what, required: true }, ...rest]
    : fields
}

/** "Cancel by", "drink by" ask for a day. */
const isUntil =
  /^(?:cancel|drink|eat|use|pay|return|needed|wanted|ready|finish|submit|apply|book|reply|answer|due|send|renew|ship|deliver|sell|order) by$/iu
/** What is so or not. */
const isSoOrNot =
  /^(?:(?:is |are )?(?:fragile|insured|vaccinated|chipped|neutered|spayed|housebroken|house-trained|waterproof|rechargeable|washable|dishwasher[- ]safe|refundable|negotiable|furnished|wheelchair accessible|accessible|gluten[- ]free|vegan|vegetarian|organic|lactose[- ]free|tax[- ]deductible|billable|urgent|confidential|signed|notari[sz]ed|framed|boxed|sealed|playable|restored|calibrated|charged|locked|perishable|recyclable|compostable|edible|poisonous|hardy|evergreen))$/iu
/** What a test of water tells. */
const isOfWater = /^(?:ph(?: value)?|nitrates?|nitrites?|ammonia|phosphates?)$/iu
/** What a meter counts. */
const isCounted = /^(?:electricity|gas|water|heating|heat|oil|power|solar|(?:hot|cold|warm) water)$/iu
const isOfMeter = /(?:^|\s)(?:(?:meter|energy) reading|reading|meter)$/u

/** Whoever delivers comes on the same day each week. */
const comesWeekly = /(?:^|\s)(?:supplier|vendor|wholesaler|delivery firm)$/u
const isWeekday = /^(?:(?:order|delivery|ordering)[ -])?(?:week)?day$/iu
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const isCountedRate =
  /\b(?:heart|pulse|breathing|birth|success|frame|flow|growth|germination|hatch(?:ing)?|turnout) rate$/iu
const isMissingSum = /^(?:amount|money|sum) (?:missing|saved|still needed|needed|left|owed|paid|collected|raised)$/iu
/** What a car costs by the year; the fuel of a car that is lent says which it takes. */
const isRunningCost = /^(?:insurance|tax|road tax|repairs|tyres|parking)$/iu
const isOfCar = /(?:^|\s)(?:car|van|motorbike|camper)$/u

/** What a fact is by its words, though nobody told its sort. */
function withOwnKind(field: Field, index: number, singular: string): Field {
  if (field.kind === 'date' && isWeekday.test(field.label) && comesWeekly.test(singular))
    return { ...field, kind: 'choice', options: [...weekdays] }
  // A rate that is counted is no price.
  if (field.kind === 'money' && isCountedRate.test(field.label)) return { ...field, kind: 'number' }
  if (field.kind !== 'text' || field.isMade === true) return field
  if (isMissingSum.test(field.label)) return { ...field, kind: 'money' }
  if (isRunningCost.test(field.label) && isOfCar.test(singular) && index > 0) return { ...field, kind: 'money' }
  if (isUntil.test(field.label)) return { ...field, kind: 'date' }
  if (index > 0 && isSoOrNot.test(field.label)) return { ...field, kind: 'boolean' }
  if (isOfWater.test(field.label)) return { ...field, kind: 'number' }
  return isCounted.test(field.label) && isOfMeter.test(singular) ? { ...field, kind: 'number' } : field
}

/** Readings of a meter go by their day. */
function dayFirst(fields: readonly Field[]): readonly Field[] {
  const day = fields.find(({ kind }) => kind === 'date')
  return fields[0]?.kind === 'number' && day !== undefined ? [day, ...fields.filter((field) => field !== day)] : fields
}

const columnsOfBoard = ['To do', 'Doing', 'Done']

/** What hangs on a board moves from column to column: a tick has none, and is one of them. */
function withColumns(brief: Brief): Brief {
  const { fields, request } = brief
  const isBoard = readSkeleton(request) === 'board' && brief.topic === 'tasks'
  if (!isBoard || fields.some(({ kind }) => kind === 'choice')) return brief
  const status: Field = { name: 'status', label: 'Status', kind: 'choice', required: true, options: columnsOfBoard }
  const kept = fields.filter(({ kind, name }) => kind !== 'boolean' || name !== 'done')
  return { ...brief, skeleton: 'board', fields: [...kept, status] }
}

/** @param brief of records that no case knew; one with pages of its own asks for its day itself */
export function withFittingFacts(brief: Brief): Brief {
  if (brief.front !== 'list' || brief.known !== undefined) return brief
  const { entity, parts } = brief
  const fitKind = (kind: Entity): Entity => ({ ...kind, fields: fitting(kind.fields, kind.singular, []) })
  const fields = fitting(brief.fields, entity.singular, parts, brief.request)
  return withColumns({ ...brief, fields, more: brief.more.map(fitKind) })
}
