// A fact that was told as a question ("what mood they were in", "how long they slept", "whether it's paid") as a form calls it:
// by a noun, with the sort of value that the question asks for.
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { kindOfName, optionsOfName } from '../fields/field-kinds.ts'
import { singularize } from '../inflect.ts'
import { type Clause, isArticle, isBe, isPronoun, readClause, withoutCircumstance, written } from './clause.ts'
import { ofHow, ofVerb } from './how-labels.ts'
import { type Asked, joined, ownerIn, thingIn, withoutArticle } from './said-words.ts'
import { gerundOf, infinitiveOf, isPast, participleOf, presentOf } from './verb-forms.ts'

const endsOf = /^(?:ends?|runs? out|expires?|is up|stops?|finish(?:es)?|is over)$/
const startsOf = /^(?:starts?|begins?|opens?)$/

/** "Bought", "last watered", "return by", "lease end": a day, as it stands on a form. */
function dayOf(clause: Clause, kind: string): string {
  const { verb, rest, isDue, hasBe, adverb, subject, hasPronoun, hasObject } = clause
  const owner = ownerIn(clause, kind)
  const said = joined(verb, ...rest)
  if (endsOf.test(said) && owner !== '') return `${owner} end`
  if (startsOf.test(said) && owner !== '') return `${owner} start`
  if (verb === '') return joined(adverb, owner, 'date')
  if (isDue && !/^(?:due|ready)$/.test(verb))
    return joined(owner, infinitiveOf(verb), ...rest, rest.at(-1) === 'by' ? '' : 'by')
  if (hasPronoun && !hasBe && !isPast(verb)) return joined(owner, presentOf(verb), ...rest)
  if (hasBe || subject === '' || hasPronoun)
    return joined(adverb, owner, hasObject && isPast(verb) ? participleOf(verb) : verb, ...rest)
  return joined(owner, verb, ...rest)
}

const stays = /^(?:kept|stored|located|placed|put|situated|found at|sitting|standing|lying|filed|held)$/
const rests = /^(?:stand|sit|stay|sleep|go|camp|meet|park|work|play|swim|walk|run|fish|dive|happen)$/
const comesFrom = /^(?:come|comes|came|coming|got|is|are|was)? ?from$/

function placeOf(words: readonly string[], kind: string): string | null {
  if (words.length === 0) return null
  if (words[0] === 'to') {
    const said = joined(...words.slice(1).filter((word) => !/^(?:it|them)$/.test(word)))
    const met = /^(pick ?up|drop ?off|meet)/.exec(said)?.[1]?.replace(/^(pick|drop) /, '$1-')
    return met === undefined ? null : `${met === 'meet' ? 'meeting' : met} place`
  }
  const clause = readClause(words)
  const { verb, rest, hasBe } = clause
  const owner = ownerIn(clause, kind)
  const said = joined(verb, ...rest)
  if (clause.isDue && verb !== '') return joined('where to', infinitiveOf(verb), ...rest)
  if (comesFrom.test(said)) return joined(owner, 'origin')
  if (hasBe && (verb === '' || said === 'now' || stays.test(said))) return owner === '' ? 'place' : `${owner} location`
  if (rests.test(infinitiveOf(verb)) && rest.length === 0) return 'place'
  if (/^(?:live|lives|lived)$/.test(said)) return joined(owner, 'address')
  if (/^(?:keep|keeps|store|stores|kept|stored)$/.test(said)) return 'place'
  if (hasBe || isPast(verb)) return owner === '' ? joined('where', participleOf(verb), ...rest) : `${owner} location`
  return verb === '' ? null : joined('where', owner === '' ? 'it' : owner, presentOf(verb), ...rest)
}

/** "When we meet next" → next meeting; "when they fetch them" → fetched on. */
function soon(words: readonly string[]): string | null {
  const { verb, rest, isDue, hasPronoun, hasBe, adverb } = readClause(words)
  if (
    verb === '' ||
    isDue ||
    hasBe ||
    !hasPronoun ||
    (isPast(verb) && rest[0] !== 'next' && participleOf(verb) === verb)
  )
    return null
  if (rest.length === 1 && rest[0] === 'next') return `next ${gerundOf(verb)}`
  const hasObject = words.slice(1).some((word) => /^(?:it|them|him|her|us|me)$/.test(word))
  return hasObject && adverb === '' ? joined(participleOf(verb), ...rest, 'on') : null
}

/** Verbs whose participle would say less than the question. */
const isLight = /^(?:do|does|did|have|be|go|come|get|happen|work|play|sing|say|drive|help|start)$/

/** Done without anything that it is done to: "who complained". */
const isAlone =
  /^(?:complain|ask|answer|attend|participate|join|win|lose|call|show|die|leave|talk|sign|arrive|visit|cancel|swim|run|sit|stand|speak|apply|register|train|sleep|cry|miss|volunteer|laugh|vote|return|travel|live|stay|appear|pass|fail|score)$/

function personOf(words: readonly string[]): string | null {
  if (words.length === 0) return null
  const text = joined(...words)
  if (/^(?:it )?belongs? to|^owns?\b|^(?:it )?belongs to|^(?:it|they) belongs? to/.test(text)) return 'owner'
  if (/^(?:is|was|are) (?:responsible|in charge)\b/.test(text)) return 'responsible'
  // "Who its parents are".
  const named = /^(?:the|its|their|his|her|my|our) (.+) (?:is|are|was|were)$/.exec(text)?.[1]
  if (named !== undefined) return named
  const clause = readClause(words)
  const { verb, rest, subject, hasPronoun, hasBe } = clause
  if (hasPronoun || subject !== '') {
    const last = rest.at(-1) ?? ''
    if (verb === 'from' || verb === 'for') return verb === 'for' ? 'for whom' : 'from'
    if (verb === '' || !/^(?:to|from|by|with|for)$/.test(last)) return null
    const isGone = /^(?:come|go|went|gone|comes|goes|came)$/.test(verb)
    return joined(isGone ? verb : participleOf(verb), ...rest)
  }
  // "Who was man of the match": a part somebody has.
  if (hasBe && words.length > 1 && /^(?:is|was|are|were)$/.test(words[0] ?? '')) {
    if (sensesOfNoun(verb) !== null && kindOfName(verb) === 'text' && !/(?:ed|ing|there)$/.test(verb))
      return joined(verb, ...rest)
    return null
  }
  // "Who would buy it again" has not yet.
  if (/^(?:can|could|will|would|may|might|shall|should|must)$/.test(words[0] ?? '')) return null
  const hadObject = words.some((word) => /^(?:it|them|one|him|her|us|me|which|what)$/.test(word))
  const bare = rest.filter((word) => !/^(?:which|what|each)$/.test(word))
  if (verb === '' || isLight.test(infinitiveOf(verb)) || bare.length > 1 || /^(?:for|to|with|at)$/.test(bare[0] ?? ''))
    return null
  const isDone = isPast(verb) && bare.length === 0 && !hasBe && !isAlone.test(infinitiveOf(verb))
  if (hadObject || isDone) return joined(participleOf(verb), ...bare, 'by')
  return null
}

const timed = /^(?:time|date|day|hour|evening|morning|weekday)$/

function ofThing(noun: string, words: readonly string[], kind: string): Asked {
  const clause = readClause(words)
  const { verb, rest, hasBe } = clause
  const owner = ownerIn(clause, kind)
  if (timed.test(noun) && words.includes('got'))
    return { label: joined('got', ...words.slice(words.indexOf('got') + 1), 'at'), kind: 'time' }
  if (timed.test(noun) && verb !== '' && verb !== 'on' && verb !== 'at') {
    const isTime = /^(?:time|hour)$/.test(noun)
    return {
      label: joined(owner, verb, ...rest.filter((word) => word !== 'at'), isTime ? 'at' : 'on'),
      kind: isTime ? 'time' : 'date',
    }
  }
  const sized = /^(size|colou?r|brand|type|kind|shade|model|make|sort|age) ((?!of\b)\p{L}+)$/u.exec(noun)
  const plain = sized === null ? noun : `${singularize(sized[2] ?? '')} ${sized[1] ?? ''}`
  // "Which doughs are ready": of those that are.
  if (
    words.length > 0 &&
    isBe(words[0]) &&
    verb !== '' &&
    rest.length === 0 &&
    !/ing$|^(?:in|on|at|for|from|of|with)$/.test(verb)
  )
    return { label: /(?:ed|en)$/.test(verb) ? joined(plain, verb) : joined(verb, plain) }
  if (hasBe && owner !== '' && !isPronoun(words[0])) return { label: joined(owner, plain) }
  return { label: plain }
}

const called: readonly (readonly [RegExp, string])[] = [
  [/^(?:it|they|he|she|(?:each|the) \p{L}+) (?:is|are) called$|^(?:its|their|his|her) name is$/u, 'name'],
  [/^(?:it|they) (?:is|are|was|were) made (?:of|from|out of)$/, 'material'],
  [/^(?:it|they) (?:is|are|was|were) about$/, 'subject'],
  [/^(?:it|they) (?:is|are|was|were) (?:for|used for|needed for)$/, 'purpose'],
  [/^(?:it|they|he|she) looks? like$/, 'description'],
  [/^(?:they|he|she|it) does? for (?:a living|work)$/, 'occupation'],
]

function ofWhat(words: readonly string[]): Asked | null {
  const text = joined(...words)
  const name = called.find(([says]) => says.test(text))?.[1]
  if (name !== undefined) return { label: name }
  const alike =
    /^(?:it|he|she|they) (?:is|are|was|were) like (?:with|around|towards?) (?:the |other |my |our )?(\p{L}+)$/u.exec(
      text,
    )?.[1]
  if (alike !== undefined) return { label: `behaviour with ${alike}` }
  if (/^(?:it|he|she|they) (?:is|are|was|were) like$/.test(text)) return { label: 'description', kind: 'long' }
  // "What the animal's name is".
  const named = /^(?:the |its |their |his |her |my |our )?(.+) (?:is|are|was|were)$/.exec(text)?.[1] ?? ''
  if (named !== '' && !isPronoun(named)) return { label: named }
  // "What the weather was like".
  const alikeOf = /^(?:the|its|their|his|her|my|our) (.+) (?:is|are|was|were) like$/.exec(text)?.[1]
  if (alikeOf !== undefined) return { label: alikeOf }
  const clause = readClause(words)
  const { verb, rest, isDue, hasBe } = clause
  const known = ofVerb(verb, rest)
  if (known !== null) return known
  if (hasBe && clause.hasPronoun && /^(?:to|for|with|of|on|in|from|towards?)$/.test(rest.at(-1) ?? ''))
    return { label: joined(verb, ...rest) }
  if (words.length > 2 && verb !== '' && isDue && !hasBe && (clause.hasPronoun || clause.subject !== ''))
    return { label: joined('to', infinitiveOf(verb), ...rest) }
  return null
}

/** "They bite other dogs" → bites other dogs; "it is paid" → paid. */
export function stateOf(said: string): string {
  const words = written(said).split(' ')
  const clause = withoutCircumstance(joined(...words)).split(' ')
  const [first = '', second = ''] = clause
  if (first === 'been') return joined(...clause.slice(1))
  if (!isPronoun(first)) {
    // "Anything came back damaged".
    if (/^(?:any|some)(?:thing|one|body)$/.test(first) && !isBe(second) && isPast(second))
      return joined(...clause.slice(1))
    if (!isArticle(first)) {
      const text = joined(...clause)
      return text.replace(/^(\p{L}+(?: \p{L}+)?) (?:is|are|was|were|has been|have been) /u, '$1 ')
    }
    const { subject, verb, rest, hasBe } = readClause(clause)
    return hasBe ? joined(withoutArticle(subject), verb, ...rest) : joined(...clause)
  }
  if (isBe(second))
    return joined(...clause.slice(2).filter((word, at) => !(at === 0 && /^(?:been|still|also)$/.test(word))))
  if (/^(?:has|have|had)$/.test(second)) {
    const [third = '', ...others] = clause.slice(2)
    if (third === 'been' || third === 'already' || third === 'ever') return joined(...others)
    return isPast(third) ? joined(third, ...others) : joined('has', third, ...others)
  }
  const open = /^(can|could|will|would|should|must|may|might|want to|need to)$/.exec(second)
  if (open !== null) return joined(second, ...clause.slice(2))
  const verb = second
  return isPast(verb) || /[^s]s$/.test(verb) ? joined(...clause.slice(1)) : joined(presentOf(verb), ...clause.slice(2))
}

/** @param kind what the record is called: "how big the plot is" of a plot is its size
 *  @returns null for what was not asked as a question, or stands on a form as it was asked */
export function askedLabel(said: string, kind: string): Asked | null {
  const whole = written(said).replace(/[?!.]+$/, '')
  const often = /^how (?:often|many times) (?:per|an?|each) (?:day|week|month|year)\b/.exec(whole)?.[0]
  if (often !== undefined) return { label: often, kind: 'number' }
  const text = whole.startsWith('how many of ') ? whole : withoutCircumstance(whole)
  const inside = /^(\p{L}+(?:ed|t|en)) (?:(?:in|on|at|for|by|from|with|to) )?(?:which|what) (\p{L}+)$/u.exec(text)
  if (inside !== null) return { label: joined(inside[2] ?? '', inside[1] ?? '') }
  const one = /^\p{L}+s which (\p{L}+)$/u.exec(text)?.[1]
  if (one !== undefined) return { label: one }
  const [, of = '', asks = '', body = ''] =
    /^(?:(in|on|at|for|by|from|with|to|until) (?=which|what|whom|how))?(what|which|who|whom|whose|where|when|how|whether|if)\b\s*(.*)$/u.exec(
      text,
    ) ?? []
  if (asks === '') return null
  const words = body === '' ? [] : body.split(' ')
  if (asks === 'whether' || asks === 'if') return body === '' ? null : { label: stateOf(body), kind: 'boolean' }
  if (words.length === 0) return null
  if (asks === 'how') return ofHow(words, kind)
  if (asks === 'when') {
    if (words[0] === 'to') return null
    const label = soon(words) ?? dayOf(readClause(words), kind)
    return { label, kind: 'date' }
  }
  if (asks === 'where') {
    const label = placeOf(words, kind)
    return label === null ? null : { label }
  }
  if (asks === 'who' || asks === 'whom') {
    const state = of === '' ? stateOfPerson(body, kind) : null
    if (state !== null) return { label: state, kind: 'boolean' }
    const label = personOf(of === '' ? words : [...words, of])
    return label === null ? null : { label, kind: 'text' }
  }
  const length = thingIn(words)
  if (asks === 'whose')
    return length === 0
      ? isBe(words[1])
        ? { label: 'owner', kind: 'text' }
        : null
      : {
          label: /^turn$/.test(joined(...words.slice(0, length)))
            ? 'whose turn'
            : `${singularize(joined(...words.slice(0, length)))} owner`,
        }
  const noun = joined(...words.slice(0, length))
  const isNoun =
    length > 0 &&
    (asks === 'which' || isClauseStart(words[length]) || length === words.length) &&
    isThing(noun, asks, length === words.length)
  if (isNoun) {
    const thing = ofThing(noun, words.slice(length), kind)
    const named = kindOfName(thing.label)
    // "Which days they can come" counts none.
    const sort = thing.kind ?? (named === 'number' && thing.label !== 'year' ? 'text' : named)
    const options = thing.options ?? optionsOfName(thing.label)
    return {
      ...thing,
      kind: sort === 'choice' && options === undefined ? 'text' : sort,
      ...(sort === 'choice' && options !== undefined && { options }),
    }
  }
  return asks === 'what' ? ofWhat(words) : null
}

/** What a person is to have done: "who has paid for the term" of a child asks whether it is paid, and nobody's name. */
const hasDone = /^(?:has|have) (?:already |not |not yet )?(\p{L}+)((?: (?:in|out|up|back|off|over))?)\b/u

function stateOfPerson(body: string, kind: string): string | null {
  const senses = sensesOfNoun(kind.split(' ').at(-1) ?? '')?.senses ?? []
  const [, done = '', particle = ''] = hasDone.exec(body) ?? []
  const isDoneTo = /\b(?:it|them|him|her|us|me)\b/.test(body)
  return senses[0] === 'person' && done !== '' && !isDoneTo && isPast(done)
    ? stateOf(`they have ${done}${particle}`)
    : null
}

const isClauseStart = (word = ''): boolean =>
  isPronoun(word) ||
  isArticle(word) ||
  isBe(word) ||
  /^(?:has|have|had|can|could|will|would|should|must|may|might|do|does|did|to)$/.test(word)

/** "What happened", "what broke" ask for no thing. */
const isThing = (noun: string, asks: string, alone: boolean): boolean => {
  if (asks === 'which') return !/^(?:ones?|of)\b/.test(noun)
  const head = noun.split(' ').find((word) => word !== 'kind' && word !== 'of') ?? noun
  const last = noun.split(' ').at(-1) ?? ''
  return (
    !(alone && /[^s]s$/.test(noun)) &&
    (sensesOfNoun(noun.includes(' of ') ? head : last)?.share ?? 0) >= 3 &&
    !/^(?:happened|went|worked|broke|needs|helped|is|was|else)\b/.test(noun)
  )
}
