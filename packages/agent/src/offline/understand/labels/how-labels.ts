// "How long", "how many", "how big": how much there is of something, with the unit that people say it in.
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { kindOfName } from '../fields/field-kinds.ts'
import { isArticle, readClause } from './clause.ts'
import { degreeOf } from './degrees.ts'
import { type Asked, joined, ownerIn, thingIn } from './said-words.ts'
import { infinitiveOf, isPast, participleOf } from './verb-forms.ts'

/** What is paid, cost or weighed: the verb says the noun. */
export function ofVerb(verb: string, adverb: readonly string[]): Asked | null {
  const tail = adverb.filter((word) =>
    /^(?:now|today|then|per|hour|day|week|month|year|monthly|weekly|back|each)$/.test(word),
  )
  const isNow = tail.some((word) => word === 'now' || word === 'today')
  const money = (noun: string): Asked => ({
    label: isNow ? joined('current', noun) : joined(noun, ...tail),
    kind: 'money',
  })
  if (/^(?:cost|costs|costing)$/.test(verb)) return money('cost')
  if (verb === 'worth') return money('value')
  const infinitive = infinitiveOf(verb)
  if (/^(?:pay|spend|owe|earn|charge|donate|tip)$/.test(infinitive)) return money(`amount ${participleOf(verb)}`)
  if (adverb.at(-1) === 'for' && /^(?:sell|buy)$/.test(infinitive))
    return { label: infinitive === 'sell' ? 'selling price' : 'purchase price', kind: 'money' }
  if (infinitive === 'weigh') return { label: 'weight', kind: 'number', unit: 'kg' }
  return null
}

/** Counted in these, nobody says how many of them there are. */
const unit =
  /^(?:hours|minutes|days|weeks|months|years|seconds|kilos|kilometres|kilometers|miles|metres|meters|litres|liters|grams|euros|dollars|pounds|points|goals|km|kg)$/

/** "Goals they scored" → goals scored; "frames had brood" → frames with brood. */
function countedIn(noun: string, clause: readonly string[]): string {
  const number = unit.test(noun) ? noun : `number of ${noun}`
  if (clause.length === 0 || isArticle(clause[0])) return number
  const { verb, rest, hasBe, subject, hasPronoun } = readClause(clause)
  const text = joined(...rest.filter((word) => !isArticle(word)))
  const isShort = rest.length <= 3 && noun.split(' ').length <= 2
  if (!isShort) return number
  if (!hasPronoun && subject === '' && hasBe)
    return /^(?:in|on|at|with)$/.test(verb) ? joined(noun, verb, ...rest) : joined(noun, verb, text)
  if (!hasPronoun && subject === '' && /^(?:had|have|has)$/.test(verb) && text !== '') return joined(noun, 'with', text)
  const isDeed =
    (hasPronoun || subject !== '') &&
    verb !== '' &&
    isPast(verb) &&
    !/^(?:have|be|need|want|get)$/.test(infinitiveOf(verb)) &&
    rest.length === 0
  return isDeed ? joined(noun, participleOf(verb)) : number
}

const happens = (kind: string): boolean => {
  const senses = sensesOfNoun(kind.split(' ').at(-1) ?? '')?.senses ?? []
  return senses.some((sense) => sense === 'act' || sense === 'event' || sense === 'state' || sense === 'process')
}

/** "Sleep" of "how long they slept", in hours; of what nobody names, its duration in minutes. */
function lastingOf(words: readonly string[], kind: string): Asked | null {
  if (words.length === 0) return null
  const inUnit = /\bin (?:hours|hrs|minutes|mins?|days|weeks|months|years|seconds|h)$/.exec(joined(...words))
  if (inUnit !== null) return { label: 'how long', kind: 'number' }
  const clause = readClause(words)
  const { verb, hasBe, rest } = clause
  const owner = ownerIn(clause, kind)
  const infinitive = infinitiveOf(verb)
  if (infinitive === 'sleep') return { label: 'sleep', kind: 'number', unit: 'h' }
  if (infinitive === 'stay' && !/^(?:i|we)$/.test(words[0] ?? ''))
    return { label: 'length of stay', kind: 'number', unit: 'days' }
  if (/^(?:warranty|guarantee|lease|contract|subscription|membership)$/.test(owner))
    return { label: `${owner} length`, kind: 'number', unit: 'months' }
  if ((hasBe || owner !== '') && verb === '' && (owner !== '' || !happens(kind))) {
    const isSpan =
      /^(?:session|lesson|walk|meeting|trip|call|visit|class|training|shift|film|movie|song|piece|break|nap|game|match|ride|run)$/.test(
        owner,
      )
    if (!isSpan) return { label: joined(owner, 'length'), kind: 'number' }
  }
  if (
    /^(?:practise|practice|play|train|work|study|read|walk|run|swim|ride|exercise|meditate|nap|wait|drive|rest|cook|bake)$/.test(
      infinitive,
    ) &&
    rest.length === 0
  )
    return { label: `time ${participleOf(verb)}`, kind: 'number', unit: 'min' }
  if (/^(?:live|be|know|member|keep|here|there|with)$/.test(infinitive)) return { label: 'how long', kind: 'text' }
  return {
    label: joined(owner, 'duration'),
    kind: 'number',
    ...(/^(?:take|last|stay|)$/.test(infinitive) &&
      !/\b(?:pain|migraine|headache|attack|fever|illness)\b/.test(owner) && { unit: 'min' }),
  }
}

export function ofHow(words: readonly string[], kind: string): Asked | null {
  const [first = '', ...rest] = words
  if (first === 'long') return lastingOf(rest, kind)
  if (first === 'often' || first === 'soon') return rest.length === 0 ? null : { label: `how ${first}` }
  if (first === 'many' || first === 'much') {
    // "How many of us came along".
    if (
      /^(?:of (?:us|them|you)|they|we|you) \p{L}+/u.test(joined(...rest)) &&
      first === 'many' &&
      (rest[0] === 'of' || rest[1] === 'are')
    )
      return { label: 'number of people', kind: 'number' }
    if (first === 'many' && rest[0] === 'there') return { label: 'number', kind: 'number' }
    const length = thingIn(rest)
    const noun = joined(...rest.slice(0, length))
    const clause = rest.slice(length)
    const isVerb = !/[^s]s$/.test(noun) && (sensesOfNoun(noun.split(' ').at(-1) ?? '')?.share ?? 4) < 3
    if (first === 'many' && isVerb) return null
    if (noun !== '' && first === 'many') return { label: countedIn(noun, clause), kind: 'number' }
    if (noun !== '' && noun !== 'worth') {
      if (noun === 'time') return { label: 'time spent', kind: 'number' }
      const named = kindOfName(noun)
      return { label: noun, kind: named === 'money' ? 'money' : 'number' }
    }
    if (clause.length === 0) return null
    const { verb, rest: tail } = readClause(clause)
    if (first === 'many' && (verb === '' || clause[0] === 'of')) return { label: 'number of people', kind: 'number' }
    if (infinitiveOf(verb) === 'have') return { label: 'quantity', kind: 'number' }
    if (first === 'many') return { label: `number ${participleOf(verb)}`, kind: 'number' }
    const known = ofVerb(noun === 'worth' ? noun : verb, tail)
    if (known !== null) return known
    if (/^(?:hurt|hurts)$/.test(verb)) return { label: 'pain' }
    if (/^(?:left|missing|over|remaining|there|needed|due)$/.test(verb))
      return { label: `amount ${verb === 'there' ? '' : verb}`.trim() }
    return verb === ''
      ? { label: 'amount' }
      : { label: `amount ${infinitiveOf(verb) === 'get' ? 'received' : participleOf(verb)}`, kind: 'number' }
  }
  if (first === 'well') {
    const { verb } = readClause(rest)
    const deed = verb === '' ? '' : infinitiveOf(verb)
    return /^(?:sleep|work|play|rest)$/.test(deed) ? { label: `${deed} quality`, kind: 'rating' } : null
  }
  if (rest.length === 0) {
    const bare = degreeOf(first)
    return bare === null || bare.kind === 'rating' || bare.kind === 'choice'
      ? null
      : { label: bare.noun, ...kindIn(bare) }
  }
  if (
    /^(?:it|they|he|she|everyone|each \p{L}+|the \p{L}+|my \p{L}+) (?:is|are|was|were) (?:doing|going)$/u.test(
      joined(...words),
    )
  )
    return { label: 'condition' }
  const degree = degreeOf(first)
  // "How far I am" with it.
  if (degree === null || (first === 'far' && /^(?:i am|we are)\b/.test(joined(...rest)))) return null
  const clause = readClause(rest)
  const owner = ownerIn(clause, kind)
  if (degree.noun === 'height' && kindOfName(owner) === 'money') return { label: owner, kind: 'money' }
  // How high a sugar is is no matter of metres.
  const isThing =
    owner === '' || /^(?:artifact|object|plant|animal|person)$/.test(sensesOfNoun(owner)?.senses[0] ?? 'artifact')
  return {
    label: joined(owner, degree.noun === 'height' && !isThing ? 'level' : degree.noun),
    ...kindIn(degree),
  }
}

const kindIn = ({ kind, unit: sign, options }: NonNullable<ReturnType<typeof degreeOf>>): Partial<Asked> => ({
  ...(kind !== undefined && { kind }),
  ...(sign !== undefined && { unit: sign }),
  ...(options !== undefined && { options }),
})
