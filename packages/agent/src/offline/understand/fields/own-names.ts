// Things have a name of their own: a costume goes by no shelf and a loaf by no flour. Where the told facts hold none, there is
// a field for it; whoever leaves it empty has the thing called by its other facts.
import type { Field } from '../../brief.ts'
import { type NounSense, sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { topicOfNoun } from '../../topics/index.ts'
import { titleLabelOf } from './title-labels.ts'

const ofThings = new Set<NounSense>([
  'artifact',
  'food',
  'animal',
  'plant',
  'substance',
  'object',
  'location',
  'group',
  'body',
])
/** Works that are told by words, and what is played, danced or paid with. */
const namedBesides =
  /(?:^|\s)(?:gift|present|wish|property|belonging|seed|item|product|object|part|spare part|component|asset|supply|thing|exhibit|artefact|artifact|device|album|book|novel|comic|song|record|vinyl|film|movie|poem|story|puzzle|game|dance|move|trick|stitch|exercise|coin|banknote|stamp|fossil|specimen|sculpture|recording|medicine|perfume|badge|medal|play|subscription|policy|membership|warranty|domain|stash|cassette|single|lp|cd|dvd)$/
/** Called by what is said, asked or owed in them, whatever they are written on. */
const calledByContent =
  /(?:^|\s)(?:card|note|link|slot|ticket|table|desk|seat|place|group|class|order|entry|log|document|page|form|room|plot|parcel|package|letter|payment|question|answer|post|medication|job|family|household|company|business|firm|supplier|vendor|client|customer|account|case|list)$/

/** Is it nothing but a thing, as a garment is, though "-ment" is mostly something done? */
export function isOnlyThing(noun: string): boolean {
  const { senses = [] } = sensesOfNoun(noun.split(' ').at(-1) ?? '') ?? {}
  return senses.length > 0 && senses.every((sense) => ofThings.has(sense))
}

/** Is it nothing but somebody: an owner, a tenant? */
export function isOnlySomebody(noun: string): boolean {
  const { senses = [] } = sensesOfNoun(noun.split(' ').at(-1) ?? '') ?? {}
  return senses.length > 0 && senses.every((sense) => sense === 'person')
}

/** @param singular the noun of a kind of records */
export function hasOwnName(singular: string): boolean {
  if (
    calledByContent.test(singular) ||
    /^(?:people|events|tasks|notes|tickets|expenses|workouts|ideas|posts|profiles)$/.test(
      topicOfNoun(singular)?.id ?? '',
    )
  )
    return false
  if (namedBesides.test(singular)) return true
  const { senses = [] } = sensesOfNoun(singular.split(' ').at(-1) ?? '') ?? {}
  return !senses.includes('person') && senses.some((sense) => ofThings.has(sense))
}

const naming =
  /^(?:.* )?(?:name|nickname|codename|call ?sign|alias|title|subject|headline|task|label|item|caption|article|product|dish|word|designation|inscription|model|species|variety|varieties|cultivar|plate|number plate|registration|ear tag|tag number|ring number)$|^what(?: is|['’]s) (?:in|on|inside) (?:it|there|them)$|^what(?: (?:it|they|this|that) (?:is|are|was|were)| (?:is|was) it)?$|^(?:car |bike )?make(?: and model)?$|^brand and model$|^(?:food|contents?|plant|crop)$/i
/** A house goes by where it stands. */
const ofBuildings = /(?:^|\s)(?:house|flat|apartment|property|building|home|cottage|shop|restaurant|caf[eé]|garage)$/

const language =
  /^(?:in )?(?:english|welsh|irish|german|french|spanish|italian|dutch|polish|turkish|portuguese|swedish|danish|norwegian|finnish|greek|latin|arabic|hebrew|hindi|japanese|chinese|korean|russian|ukrainian|basque|catalan|romanian|hungarian|czech)(?: name)?$/i

/** A vinyl goes by its album, and by no band. */
function isOfSameSort(label: string, singular: string): boolean {
  const topic = topicOfNoun(label)
  const { senses = [] } = sensesOfNoun(label) ?? {}
  return topic !== undefined && topic === topicOfNoun(singular) && !senses.includes('group')
}

/** "From which plant", "for whom": asked of something else. */
const notNaming = /\b(?:which|whom?|whose|where|when|why|how)\b/i

/** Does such a fact say which one a thing is? */
export function namesThing(label: string, singular: string): boolean {
  if (
    notNaming.test(label) ||
    (/(?:^|\s)(?:record|album|vinyl|cd|lp)$/.test(singular) && /^(?:record )?label$/i.test(label))
  )
    return false
  return (
    naming.test(label) ||
    language.test(label) ||
    isOfSameSort(label, singular) ||
    (/(?:^|\s)item$/.test(singular) && /^thing$/i.test(label)) ||
    (ofBuildings.test(singular) && /^(?:address|street|house|place)$/i.test(label)) ||
    label.toLowerCase().split(' ').at(-1) === singular.split(' ').at(-1)
  )
}

const canTell = new Set<Field['kind']>(['text', 'choice', 'tags', 'long', 'number'])

/** The facts that a record is called by where it was given no name, what says most first. */
export function factsToCallBy(fields: readonly Field[]): Field[] {
  const order = [...canTell]
  return fields
    .filter((field) => field.callsByFacts !== true && field.isMade !== true && canTell.has(field.kind))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .slice(0, 4)
}

/** The facts with a name before them that nobody has to give. */
export function withOwnName(fields: readonly Field[], singular: string): Field[] {
  const label = titleLabelOf(topicOfNoun(singular)?.id ?? '', singular)
  const name = label.toLowerCase()
  const others = fields.filter((field) => field.name !== name)
  const isCalledByFacts = factsToCallBy(others).length > 0
  const title: Field = { name, label, kind: 'text', required: !isCalledByFacts }
  return [isCalledByFacts ? { ...title, callsByFacts: true } : title, ...others]
}
