// Which field a record is called by, and what such records need besides the fields that were named.
import { kindOfName } from './field-kinds.ts'
import type { Field } from '../../brief.ts'
import { type Topic, topicOfNoun } from '../../topics/index.ts'
import { capitalize } from '../inflect.ts'
import { hasOwnName, isOnlySomebody, isOnlyThing, namesThing, withOwnName } from './own-names.ts'
import { toIdentifier } from './read-fields.ts'
import { titleLabelOf } from './title-labels.ts'

const numbered = /\b(?:number|no|nr|id|code)$/i
/** Columns that every table has, or may come to have. */
const reservedNames = new Set(['id', 'created_at', 'user_id', 'is_example'])

/** One column for each name, and none that the table has of its own. */
export function withOwnNames(fields: readonly Field[], singular: string): Field[] {
  const named = fields.map((field) =>
    reservedNames.has(field.name) ? { ...field, name: `${toIdentifier(singular)}_${field.name}` } : field,
  )
  return named.filter(({ name }, at) => named.findIndex((each) => each.name === name) === at)
}
/** Facts that many records share: nobody calls a restaurant by its cuisine. */
const sharedFact =
  /^(?:cuisine|category|place|brand|author|answer|tags?|unit|type|kind|genre|colou?r|size|location|room|country|county|era|period|century|fabric|street|postcode|zip(?: code)?|neighbou?rhood|district|region|role|department|level|condition|garage|language|unit|currency|city|town|salary(?: range)?|publisher|platform|status|priority|stage|mood|notes?|weather|participants|attendees|present|equipment|contents|accessories|shoes?|gear|rain|wind|sky|pressure|surface|feeling|triggers?|diet)$|\s(?:size|colou?r|condition|type|level|category|status|location|shelf|drawer)$/i
/** "Who does it", "which hen is broody": a fact told as a question is what a record is called by only where it asks what. */
const asksBesides =
  /^(?:(?:from|for|to|by|with|against|at|in|of|on) )?(?:who|whom|whose|which|where|when|why|how|whether|if)\b|^(?:for|against|from) what$|^what for$|^(?:from|to)$|^(?:paid|bought|shared|done|made|given|lent|sent) (?:by|with|for|to)\b|^shared by all$/i
const titleWords = /^(?:.* )?(?:name|title|subject|headline|task|label|item|caption)$|^what$/i

const company = /^(?:company|firm|business|organi[sz]ation)$/i
const otherName = /^(?:nickname|nick|alias|handle|username|surname|last name|family|couple|pseudonym|given name)$/i

/** A supplier is called by its company, a player by a nickname. */
function isCalledBy(label: string, singular: string): boolean {
  if (company.test(label))
    return /(?:supplier|vendor|customer|client|sponsor|partner|dealer|distributor|donor)$/.test(singular)
  return otherName.test(label)
}

/** A task is called by what is to be done, a recipe by its dish. */
function isNamedAs(label: string, singular: string): boolean {
  const words = label.toLowerCase().split(' ')
  return (
    titleWords.test(label) ||
    /^what\b|\b(?:dish|drink|meal|thing|to-?do|job|work|chore|errand|action|description)\b/i.test(label) ||
    singular.split(' ').some((word) => words.includes(word))
  )
}

/** Has a thing a name besides its facts, as a costume has and a visit has not? */
const isNamedThing = (singular: string): boolean => !isOccurrence(singular) && hasOwnName(singular)

/** May a record go by this fact, in whatever company it stands? */
export const maybeCalledBy = (label: string, singular: string): boolean =>
  kindOfName(label.toLowerCase()) === 'text' &&
  (isNamedThing(singular) ? namesThing(label, singular) : !sharedFact.test(label) && !asksBesides.test(label))

/** Of a questionnaire every fact is a question, and the first is as good as any; "anything else?" calls nothing. */
function titlesAmong(fields: readonly Field[], singular: string): (field: Field) => boolean {
  if (fields.length > 1 && isNamedThing(singular))
    return (field) => namesThing(field.label, singular) || (field === fields[0] && numbered.test(field.label))
  const isQuestionnaire =
    fields.filter(({ label, kind }) => kind !== 'number' && asksBesides.test(label) && !/^(?:from|to)$/i.test(label))
      .length >= 2
  return ({ label }) =>
    !sharedFact.test(label) && !/^anything (?:else|more)/i.test(label) && (isQuestionnaire || !asksBesides.test(label))
}

/** Recipes and tasks have a title, whatever else is told of them. */
function isCalledPlainly(singular: string): boolean {
  const topic = topicOfNoun(singular)?.id
  return topic === 'tasks' || (topic === 'recipes' && /recipe|cocktail/.test(singular))
}

/** The told fact that a record is called by. */
export function titleAmong(fields: readonly Field[], singular: string): Field | undefined {
  const [first] = fields
  const texts = fields.filter((field) => field.kind === 'text')
  const mayBeTitle = titlesAmong(fields, singular)
  const found =
    texts.find((field) => field.label.toLowerCase() === singular || field.label.toLowerCase() === `${singular} name`) ??
    texts.find(
      (field) => titleWords.test(field.label) && /^(?:name|title|subject|headline|task|what)$/i.test(field.label),
    ) ??
    texts.find(
      (field) =>
        titleWords.test(field.label) &&
        !/^owner/i.test(field.label) &&
        (!isNamedThing(singular) || namesThing(field.label, singular)),
    ) ??
    (first?.kind === 'text' && mayBeTitle(first) ? first : undefined) ??
    texts.find((field) => mayBeTitle(field))
  // No glass is what a recipe is called by, and nobody who does it what a task is.
  return found !== undefined && isCalledPlainly(singular) && !isNamedAs(found.label, singular) ? undefined : found
}

/** Puts the field a person would call the record by first, makes it required, and adds one when there is none. */
export function arrangeFields(said: Field[], topic: Topic, singular: string): Field[] {
  const fields = withOwnNames(said, singular)
  const [first] = fields
  // "Jar number" in the first place is how the record is called, not a quantity.
  const isNumbered = first?.kind === 'number' && numbered.test(first.label)
  if (isNumbered && !isOnlySomebody(singular) && !fields.some((field) => titleWords.test(field.label))) {
    return [{ ...first, kind: 'text', required: true }, ...fields.slice(1)]
  }
  const title = titleAmong(fields, singular)
  // People have names, whatever else is said of them.
  if (
    (topic.id === 'people' || isOnlySomebody(singular)) &&
    (title === undefined || !(titleWords.test(title.label) || isCalledBy(title.label, singular)))
  ) {
    return [
      { name: 'name', label: 'Name', kind: 'text', required: true },
      ...fields.filter(({ name }) => name !== 'name'),
    ]
  }
  if (title !== undefined)
    return [{ ...title, required: title.callsByFacts !== true }, ...fields.filter((field) => field !== title)]
  const long = fields.find((field) => field.kind === 'long')
  // What was paid for is told by its description.
  if (long?.name === 'description' && topic.id === 'expenses')
    return [{ ...long, kind: 'text', required: true }, ...fields.filter((field) => field !== long)]
  if (long !== undefined && fields.length === 1 && topic.id !== 'notes')
    return [{ ...long, kind: 'text', required: true }]
  // A pinned note with tags has something in it as well.
  if (topic.id === 'notes' && isEmptyNote(fields, singular)) return withNoteText(fields)
  const [made] = withMadeTitle(fields, singular)
  // Who leaves an idea or a complaint says what it is; the list shows how that begins.
  if (long !== undefined && made !== undefined && fields.length > 1 && isSaid.test(singular)) return [made, ...fields]
  const isNoted = topic.id === 'records' && fields.some(({ kind }) => kind === 'time') && !fields.some(isWritten)
  // A glass of so many millilitres has no other name.
  const [lone] = fields
  if (made !== undefined && fields.length === 1 && lone?.kind === 'number' && lone.unit !== undefined)
    return [made, ...fields]
  if (made !== undefined && (isOccurrence(singular) || isMeasured(fields) || isNoted) && fields.length > 1)
    return [made, ...fields]
  if (fields.length > 1 && !isCalledPlainly(singular)) return withOwnName(fields, singular)
  const label = titleLabelOf(topic.id, singular)
  return [{ name: label.toLowerCase(), label, kind: 'text', required: true }, ...fields]
}

/** Is this a note of which only is said how it is marked and sorted? */
export function isEmptyNote(fields: readonly Field[], singular: string): boolean {
  return /(?:^|\s)(?:note|memo)$/.test(singular) && !fields.some(({ kind }) => kind === 'text' || kind === 'long')
}

export function withNoteText(fields: readonly Field[]): Field[] {
  return [
    { name: 'title', label: 'Title', kind: 'text', required: true },
    ...fields,
    { name: 'body', label: 'Body', kind: 'long', required: false },
  ]
}

const isSaid = /(?:^|\s)(?:idea|suggestion|complaint|report|message|question|wish|praise|tip|opinion)$/

/** What somebody writes or puts in; all else is chosen, counted or dated. */
const isWritten = ({ kind }: Field): boolean => !['date', 'time', 'number', 'choice', 'boolean'].includes(kind)

const isPicture = /(?:^|\s)(?:photo|picture|photograph)$/

/** A photo is looked at, whatever else is told of it. */
export function withItsPicture<Kind extends { singular: string; fields: Field[] }>(kind: Kind): Kind {
  const [title, ...rest] = kind.fields
  if (!isPicture.test(kind.singular) || title === undefined || kind.fields.some((field) => field.kind === 'picture'))
    return kind
  return { ...kind, fields: [title, { name: 'photo', label: 'Photo', kind: 'picture', required: false }, ...rest] }
}

/** Numbers of a day: blood pressure, temperatures, the meter. */
function isMeasured(fields: readonly Field[]): boolean {
  return (
    fields.some(({ kind }) => kind === 'date' || kind === 'time') &&
    fields.every(({ kind }) => kind === 'date' || kind === 'time' || kind === 'number')
  )
}

/** What happens has no name of its own, as a thing or a person has: a visit, a payment, a reading. */
const occurrence =
  /(?:^|[\s-])(?:entry|record|feedback|review|opinion|testimonial|visit|inspection|handover|loan|trip|ride|run|session|reading|check|check-?up|transaction|expense|income|payment|deposit|contribution|instal?lment|booking|reservation|shift|harvest|delivery|treatment|observation|sighting|result|score|match|concert|gig|performance|recital|attendance|rental|night|mood|weigh-?in|call|stay|note|remark|update|purchase|fee|log|meal|walk|hike|flight|drive|interview|repair|refill|dive|round|dose|sleep|workout|catch|swim|consultation|withdrawal|day|migraine|attack|seizure|episode|egg|count)$/
const deed = /(?:[a-z]{3}ing|tion|[a-z]{3}ment)$/

export function isOccurrence(singular: string): boolean {
  return (
    (occurrence.test(singular) || (deed.test(singular) && !isOnlyThing(singular))) &&
    !/(?:painting|drawing|building|clothing|wedding|meeting|station|apartment|equipment|department|establishment|document|instrument|assignment|monument|ring|string|thing|collection|subscription|question|location|organi[sz]ation|association|institution|exhibition|publication|nation|wing|medication|shopping item|vinyl record|recording)$/.test(
      singular,
    )
  )
}

/** Of what has facts but no name, nobody is asked for one: it is called by its facts. */
export function withMadeTitle(fields: readonly Field[], singular: string): Field[] {
  const label = capitalize(singular)
  const name = toIdentifier(singular)
  const isTaken = fields.some((field) => field.name === name)
  return [{ name: isTaken ? `${name}_title` : name, label, kind: 'text', required: false, isMade: true }, ...fields]
}

const done: Field = { name: 'done', label: 'Done', kind: 'boolean', required: false }

/** A note has something in it, whatever else was said of it. */
export function withBody(fields: Field[], topic: Topic): Field[] {
  const body: Field = { name: 'body', label: 'Body', kind: 'long', required: false }
  return topic.id === 'notes' && fields.length <= 2 && !fields.some(({ kind }) => kind === 'long')
    ? [...fields, body]
    : fields
}

/** What is ticked off is done or not. */
export function withDone(fields: Field[]): Field[] {
  return fields.some(({ kind }) => kind === 'boolean') ? fields : [...fields, done]
}

/** A to-do list is ticked off, whatever else was said of its tasks; a status says it in other words. */
export function withTick(fields: Field[], topic: Topic): Field[] {
  const isTicked = fields.some(({ kind, name }) => kind === 'boolean' || name === 'done' || name.endsWith('status'))
  return topic.id === 'tasks' && !isTicked ? [...fields, done] : fields
}
