// Whether what is said of records without a world of their own is made up, and says nothing: "Blue cabinet", "As usual", or a
// number of nothing. Then the rows of a known app that is near say more.
import type { Field } from '../../brief.ts'
import type { View } from '../views.ts'
import { looks } from './derived-names.ts'
import { isNeutral } from './derived-words.ts'
import { hasRange } from './guess-numbers.ts'
import { sampleTopic, titleFromTopic } from './sample-topic.ts'
import { titlesOf } from './sample-titles.ts'
import { sampleValue } from './sample-values.ts'
import { wordsOfWorld } from './worlds/worlds.ts'

const isLook = (text: string): boolean => looks.some((look) => text.startsWith(`${look} `))

/** What a meter says rises from row to row, and what was driven is of one car. */
const isMeter = /odometer|mileage|meter|(?:^|_)(?:electricity|gas|water)(?:_|$)|^km$/

/** Several, since one may be open. */
const asked = [0, 1, 2, 3]

/** Whether nothing is known of the fact. */
export function isMadeUp(view: View, field: Field): boolean {
  const about = view.message ?? view.request
  const noun = view.entity.singular
  const siblings = titleFromTopic(view) ? sampleTopic(view).rows : []
  if (field.kind === 'number' && isMeter.test(field.name)) return false
  if (field.kind === 'number')
    return !siblings.some(({ values }) => field.name in values) && !hasRange(field, noun, about)
  if (field.kind !== 'text' && field.kind !== 'long') return false
  return asked.some((row) => {
    const sample = siblings[row % Math.max(1, siblings.length)]
    const value = sampleValue({ field, noun, about, row, seed: view.seed, sample, siblings, isLead: true })
    return value?.kind === 'text' && (isNeutral(value.text) || isLook(value.text))
  })
}

const isSaid: ReadonlySet<Field['kind']> = new Set(['text', 'long', 'number'])

/**
 * Whether what the records are called by, or one of their facts, is made up; where they have a world of their own, most of
 * their facts have to be.
 */
export function areMadeUp(view: View): boolean {
  const [title, ...others] = view.fields
  const facts = others.filter(({ kind, isMade }) => isMade !== true && isSaid.has(kind))
  if (facts.some(({ name }) => isMeter.test(name))) return false
  const about = view.message ?? view.request
  const isNamed = titleFromTopic(view) && sampleTopic(view).rows.length > 0
  const isOfWorld = view.fields.some(({ name }) => wordsOfWorld(name, view.entity.singular, about) !== undefined)
  const made = facts.filter((field) => isMadeUp(view, field)).length
  if (isNamed || isOfWorld) return made * 2 > facts.length
  return made > 0 || (title?.isMade !== true && titlesOf(view).some(isLook))
}
