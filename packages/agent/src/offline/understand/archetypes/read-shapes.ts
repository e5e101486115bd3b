// Apps whose records have one shape whatever their message lists: cards have two sides, a dictionary has entries.
import type { Copy, Entity, Field } from '../../brief.ts'
import type { Archetype } from './archetypes.ts'
import { withMadeTitle } from '../fields/arrange-fields.ts'
import { conditionsAsFacts, withConditions } from '../fields/conditional-fields.ts'
import { ratedAsFacts } from '../fields/rated-things.ts'
import { readCards } from '../rows/read-cards.ts'
import { readCities } from '../tools/read-cities.ts'
import { readDictionary, readPhrasebook } from '../rows/read-dictionary.ts'
import { readFeedback } from '../people/read-feedback.ts'
import type { Outline } from '../kinds/read-outline.ts'
import { readKind } from '../kinds/read-relations.ts'
import { readSteps } from '../tools/read-steps.ts'
import { singularize } from '../inflect.ts'
import { readListedSurvey } from '../tools/listed-survey.ts'
import { readSurvey, readThanks } from '../tools/read-survey.ts'
import { readSurveySubjects } from '../tools/survey-subjects.ts'
import { readVisitorForm } from '../sites/read-visitor-form.ts'
import { readWriter } from '../tools/read-writer.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'

export interface Shape {
  kinds: Kinds
  /** Rows that were said. */
  offers: Copy['offers']
}

/** Null where what is listed in the message says what the records are. */
export function readShape({ id }: Archetype, request: string, outline: Outline): Shape | null {
  if (id === 'flashcards') return readCards(request, [...outline.own, ...outline.kinds.values()])
  if (id === 'translation') return readDictionary(request) ?? readPhrasebook(request)
  if (id === 'weather') return readCities(request)
  if (id === 'ai') return { kinds: { main: textOfWriter(request), more: [] }, offers: [] }
  if (id !== 'survey') return null
  const told = ratedAsFacts(conditionsAsFacts(request))
  // Feedback is told by what is done in it; where it is asked in questions, they are its fields.
  const feedback = (told.match(/\?/g) ?? []).length < 2 ? readFeedback(told) : null
  const said =
    fieldsOfSteps(request) ??
    readListedSurvey(request) ??
    feedback ??
    readSurvey(told) ??
    fieldsOfForm(told) ??
    readSurveySubjects(request)
  if (said === null) return null
  const fields = withConditions(said)
  return { kinds: { main: { ...readKind('response', undefined), fields, isInbox: true }, more: [] }, offers: [] }
}

/** A text that is made, with what goes into it. */
function textOfWriter(request: string): Entity {
  const { inputs, outcome } = readWriter(request)
  const fields = inputs.map(({ name, label, isLong, options }): Field => ({
    name,
    label,
    kind: options === undefined ? (isLong ? 'long' : 'text') : 'choice',
    required: false,
    ...(options !== undefined && { options }),
  }))
  const result: Field = { name: 'result', label: 'Result', kind: 'long', required: false }
  return { ...readKind(singularize(outcome.toLowerCase()), undefined), fields: [...fields, result] }
}

/** What a form asks step by step; whom it asks for their name is called by that. */
function fieldsOfSteps(request: string): Field[] | null {
  const fields = readSteps(request).flatMap((step) => step.fields)
  return fields.length === 0 ? null : calledByName(fields)
}

/** "Participants give their age group, the hours they sleep": what a form asks for without questions. */
function fieldsOfForm(request: string): Field[] | null {
  const fields = readVisitorForm(request)?.fields ?? []
  return fields.length < 2 ? null : calledByName(fields.map((field) => ({ ...field, required: false })))
}

function calledByName(fields: readonly Field[]): Field[] {
  const name = fields.find(({ kind, label }) => kind === 'text' && /\bname$/i.test(label))
  if (name === undefined) return withMadeTitle(fields, 'response')
  return [{ ...name, required: true }, ...fields.filter((field) => field !== name)]
}

/** Words that stand on buttons or in rows are no lines of a page. */
export function copyOfShape(copy: Copy, { offers, kinds }: Shape, request: string): Copy {
  const thanks = kinds.main.isInbox && copy.thanks === '' ? readThanks(request) : copy.thanks
  const inRows = new Set([
    ...offers.flatMap(({ name, details }) => [name, details]),
    ...kinds.main.fields.map(({ label }) => label),
    thanks,
  ])
  const isCopy = (line: string) => !inRows.has(line) && line.split(' ').length > 3
  return {
    ...copy,
    thanks,
    headline: isCopy(copy.headline) ? copy.headline : '',
    lines: copy.lines.filter(isCopy),
    offers: offers.map((offer) => ({ ...offer })),
  }
}
