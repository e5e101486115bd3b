// "Members say yes, no or maybe for each rehearsal": what people answer to one thing after the other, and how those who
// answer are counted.
import type { Brief, Field } from '../../brief.ts'
import { keptFields } from '../purposes/kept-fields.ts'
import type { Records } from '../purposes/purpose.ts'
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { factsByMention, type Mention } from './facts-by-mention.ts'

const come = String.raw`(?:come|be (?:there|coming|around|available)|make it|attend|join|take part|play|show up|turn up|help)`
const not = String.raw`(?:not|n['’]?t|never)`
const able = String.raw`(?:(?:i|they|he|she|we)(?:['’]re|['’]m| are| am| is|['’]ll| will)? )?`
const quote = String.raw`["“”'‘’]?`
const yes = String.raw`(?:yes|yep|yeah|${able}(?:coming|going|attending|available|in|present|there|can|will|for|agree)(?: ${come})?|accept(?:ed|s)?|thumbs up|✓)`
const no = String.raw`(?:no|nope|${able}(?:not (?:coming|going|attending|available|in|present|there|able to ${come})|unavailable|absent|out|away|against|disagree|(?:can|won|will|ca|wo) ?${not}(?: ${come})?|cannot(?: ${come})?)|declin(?:ed?|es)|thumbs down)`
const perhaps = String.raw`(?:maybe|perhaps|possibly|${able}(?:not sure(?: yet)?|unsure|not certain|undecided|do(?:es)?(?: not|n['’]?t) know(?: yet)?|might(?: (?:be late|${come}|not))?|may(?: (?:be late|${come}))|late|abstain(?:s|ing)?|do(?:es)?(?: not|n['’]?t) (?:care|mind)|no opinion|indifferent|neutral|tentative|come later|be late)|abstention)`
const between = String.raw`${quote}\s*(?:,\s*(?:or |and )?|\/|\s+or\s+|\s+and\s+|\|)\s*${quote}`
const three = new RegExp(String.raw`(?<![\p{L}])(${yes})${between}(${no})${between}(${perhaps})(?![\p{L}])`, 'iu')
const threeOther = new RegExp(String.raw`(?<![\p{L}])(${yes})${between}(${perhaps})${between}(${no})(?![\p{L}])`, 'iu')
/** "Coming, not coming or ill": whatever else there is to say. */
const threeOwn = new RegExp(
  String.raw`(?<![\p{L}])(${yes})${between}(${no})${quote}\s*,?\s+or\s+${quote}([\p{L}]+(?: [\p{L}]+){0,2}?)${quote}(?=\s*[.,;:!?)]|$|\s+(?:for|and|to|each)\b)`,
  'iu',
)
const two = new RegExp(
  String.raw`(?<![\p{L}])(yes|(?:${able}(?:coming|in|going|attending|can(?: ${come})?)))${quote}\s*(?:\/|,? or\s+|,? and\s+|,\s+)${quote}(no\b|(?:not (?:coming|in|going|attending)|out|can ?${not}(?: ${come})?|cannot(?: ${come})?))(?![\p{L}])`,
  'iu',
)
const people = String.raw`(?:members?|singers?|players?|parents?|everyone|everybody|each (?:of (?:us|them)|one|person|member)|each|all of (?:us|them)|people|volunteers?|helpers?|musicians?|guests?|friends|families|kids|children|students?|pupils|colleagues?|neighbou?rs?|staff|team(?:mates)?|others|they|we|you|the (?:team|band|choir|group|class|others|rest)|[\p{L}]{3,}s)`
/** "Tell me whether they can come": answered with yes or no, and with maybe, as people do. */
const comes = new RegExp(
  String.raw`\b${people} (?:(?:can|could|should|would|to|be able to|must|just|quickly|have to|need to) )*(?:say|tell (?:me|us)|let (?:me|us|everyone) know|answer|reply|respond|mark|tick|tap|click|enter|confirm|rsvp)\b[^.;!?]{0,60}\b(?:if|whether|who|that|when|for which)\b[^.;!?]{0,20}\b(?:can|could|will|are|['’]re|is|['’]ll|am)?\s*(?:coming|${come}|there|in|able to [\p{L}]+|(?<=\bcan )[\p{L}]+)\b`,
  'iu',
)

const usual: readonly [RegExp, string][] = [
  [/^(?:yes|yep|yeah|accept\w*|thumbs up|✓)$/i, 'Yes'],
  [/^(?:no|nope|declin\w*|thumbs down)$/i, 'No'],
  [/^abst\w+$/i, 'Abstain'],
]

function optionOf(said: string): string {
  const plain = said.replace(/^(?:i|they|he|she|we)(?:['’]re|['’]m| are| am| is|['’]ll| will)? /i, '').trim()
  return usual.find(([pattern]) => pattern.test(plain))?.[1] ?? capitalize(plain.toLowerCase())
}

const says =
  /\b(?:says?|saying|answers?|tap(?:s|ping)?|votes?|repl(?:y|ies)|tells?|respond(?:s)?|click(?:s)?|choose(?:s)?|press(?:es)?|marks?|lets? (?:me|us) know|confirms?|states?|ticks?)\b/i

/** "I mark present, late or absent": a register is kept by one person, and nobody answers. */
const isKeptByOne =
  /\b(?:i|we|teachers?|coach(?:es)?|trainers?|leaders?|staff)\b[^.;!?]{0,20}\b(?:mark|tick|note|record|enter|write down|take|log)s?\b[^.;!?]{0,40}\b(?:present|absent)\b|\b(?:attendance|class) (?:register|list|sheet)\b[^.;!?]{0,60}\babsent\b/iu

/** What can be answered, the best first; null where nobody answers anything. */
export function answersSaid(message: string): string[] | null {
  if (isKeptByOne.test(message)) return null
  const found = three.exec(message)
  if (found !== null) return found.slice(1, 4).map((said) => optionOf(said ?? ''))
  const [, first = '', third = '', second = ''] = threeOther.exec(message) ?? []
  if (first !== '') return [first, second, third].map(optionOf)
  const own = threeOwn.exec(message)
  if (own !== null) return own.slice(1, 4).map((said) => optionOf(said ?? ''))
  const pair = two.exec(message)
  // "Vegetarian yes/no" is a fact that is ticked.
  if (
    pair !== null &&
    says.test(
      message
        .slice(0, pair.index)
        .split(/[.;!?]/)
        .at(-1) ?? '',
    )
  )
    return pair.slice(1, 3).map((said) => optionOf(said ?? ''))
  return comes.test(message) ? ['Yes', 'No', 'Maybe'] : null
}

const occasion = String.raw`(?:rehearsals?|concerts?|gigs?|recitals?|performances?|shows?|trainings?(?: sessions?)?|practices?(?: sessions?)?|matches|match|games?|fixtures?|tournaments?|competitions?|regattas?|meetings?|meet-?ups?|get-?togethers?|rides?|hikes?|runs?|walks?|tours?|trips?|outings?|excursions?|events?|lessons?|class(?:es)?|courses?|workshops?|sessions?|services?|dinners?|lunches|evenings?|game nights?|quiz nights?|nights?|parties|drills?|exercises|deployments?|call-?outs?|work ?days?|working days?|clean-?ups?|play ?dates?|appointments?|dates|shifts?|weekends?|camps?|festivals?|readings?)`
const voted = String.raw`(?:proposals?|motions?|suggestions?|ideas|decisions?|requests?|applications?|resolutions?)`
/** Several of them, or one after the other. */
const repeated = new RegExp(
  String.raw`\b(?:(?:each|every|any|per|next|which|an?|one|before|the) )?(?:[\p{L}-]+ ){0,1}?(${occasion})\b(?! ${occasion}\b)`,
  'giu',
)
const general = /^(?:event|session|date|day|evening|night|meeting|appointment|get-together|shift|show|service|class)$/
const isEach = (noun: string, message: string): boolean =>
  new RegExp(String.raw`\b(?:each|every|any|per|next|which)\s+(?:[\p{L}-]+ )?${noun}\b`, 'iu').test(message) ||
  new RegExp(String.raw`\b(?:each|every)\s+[^.;]{0,30}\b(?:and|or) ${noun}\b`, 'iu').test(message)

/** "Each drill and each big event": a general word that is one of them. */
const isEachOne = (noun: string, message: string): boolean =>
  !/^(?:date|day|appointment)$/.test(noun) &&
  new RegExp(String.raw`\b(?:and|or) (?:for )?(?:each|every) (?:[\p{L}-]+ )?${noun}\b`, 'iu').test(message)

/** "For each mass": whatever it is that comes again and again. */
function otherOccasion(message: string): string[] {
  const [, other = ''] =
    /\b(?:for|to) (?:each|every) (?:single )?([\p{L}]+)(?=\s+(?:i|we|they|you|who|and|whether|if)\b|\s*[.,;!?])/iu.exec(
      message,
    ) ?? []
  const noun = singularize(other.toLowerCase())
  return noun === '' || isNoOccasion.test(noun) ? [] : [noun]
}
const isNoOccasion = /^(?:child|one|person|member|player|time|other|week|day|year|month|question|answer|option|item)$/

function occasionsOf(message: string): string[] {
  const said = [...message.matchAll(repeated)].map(([, noun = '']) => noun.toLowerCase())
  const nouns = said.map((noun) => ({ noun: singularize(noun.replace(/ sessions?$/, '')), isMany: noun.endsWith('s') }))
  // "The next dates" are those of what is spoken of: "a board game evening".
  const isOfDates = nouns.some(
    ({ noun, isMany }) => (isMany || isEach(noun, message)) && /^(?:date|day|appointment)$/.test(noun),
  )
  const each = [
    ...new Set(
      nouns.filter(({ noun, isMany }) => isMany || isOfDates || isEach(noun, message)).map(({ noun }) => noun),
    ),
  ]
  const special = each.filter((noun) => !general.test(noun) || isEachOne(noun, message))
  const usable =
    special.length > 0 ? special : each.filter((noun) => !/^(?:date|day|appointment)$/.test(noun)).slice(0, 1)
  const found = usable.length > 0 ? usable : each.slice(0, 1)
  return found.length > 0 ? found.slice(0, 4) : otherOccasion(message)
}

const ofOccasion: readonly Mention[] = [
  { fact: 'title (text, required)' },
  { fact: 'date (date, required)' },
  { fact: 'start time (time)' },
  { fact: 'end time (time)', said: /\b(?:end(?:s|ing)? time|until when|when it ends|how long it)\b/i },
  { fact: 'meeting point (text)', said: /\bmeeting point\b|\bwhere (?:and when )?(?:we|they|to) meet\b/i },
  { fact: 'opponent (text)', said: /\bopponents?\b|\b(?:against )?whom? we play\b|\bother team\b/i },
  { fact: 'place (text)' },
  {
    fact: 'what to bring (text)',
    said: /\bwhat (?:they|we|you|everyone|people|each)?\s*(?:have|has|need|should)?\s*(?:to )?bring\b/i,
  },
  { fact: 'what to wear (text)', said: /\bwhat to wear\b|\bdress(?: code)?\b/i },
  { fact: 'programme (long text)', said: /\bprogram(?:me)?\b|\bpieces (?:we|to)\b|\bset ?list\b/i },
  { fact: 'notes' },
]
const ofProposal: readonly Mention[] = [
  { fact: 'title (text, required)' },
  { fact: 'author (text)', said: /\bauthors?\b/i },
  { fact: 'year (number)', said: /\byears?\b(?! (?:ago|old))(?<!every year)/i },
  { fact: 'link (url)', said: /\blinks?\b/i },
  { fact: 'why (long text)', said: /\b(?:reasons?|(?:sentence|words?|line|say|text) why)\b/i },
  {
    fact: 'text (long text)',
    said: /\b(?:proposals?|motions?|resolutions?|text|decisions?|describ\w+|description|explain\w*)\b/i,
  },
  { fact: 'cost (money)', said: /\bcosts?\b|\bpric(?:e|es)\b|\bbudget\b/i },
  {
    fact: 'proposed by (text)',
    said: /\b(?:somebody|someone|anyone|any member|each|everybody|everyone|people|who(?:ever)?)(?: wants?| likes?)? (?:can |may |could |to )?(?:makes?|proposes?|proposed|suggests?|puts?|submits?)\b/i,
  },
  { fact: 'vote until (date)', said: /\b(?:deadline|until when|vote until|by when|closing date)\b/i },
]

const voices = /^(?:sopranos?|mezzos?|altos?|tenors?|bass(?:es)?|baritones?)$/i
const meals = /^(?:meat|fish|veg(?:etari)?ans?|vegetarian|vegan|chicken|beef|pasta)$/i
const positions =
  /^(?:goal ?keepers?|keepers?|defenders?|midfielders?|strikers?|forwards?|attackers?|wingers?|setters?|rowers?|coxes|pitchers?)$/i
const instruments =
  /^(?:violins?|violas?|cellos?|flutes?|clarinets?|trumpets?|trombones?|horns?|tubas?|drums|drummers?|guitars?|pianos?|saxophones?|oboes?|percussion(?:ists)?|trumpeters?|violinists)$/i

function groupLabel(names: readonly string[]): string {
  const sorts: readonly [RegExp, string][] = [
    [voices, 'Voice'],
    [meals, 'Meal'],
    [positions, 'Position'],
    [instruments, 'Instrument'],
  ]
  return sorts.find(([sort]) => names.filter((name) => sort.test(name)).length * 2 >= names.length)?.[1] ?? 'Group'
}

const counted =
  /\bhow many ((?:[\p{L}-]+, )+[\p{L}-]+,? (?:and|or) [\p{L}-]+|[\p{L}-]+ (?:and|or) [\p{L}-]+)\b(?= (?:we|there|will|are|can|come|have|i|each|per|would|say|said)\b|[.,;!?]|$)/iu
const noGroup = /^(?:people|members|players|parents|of|each|we|who|which|yes|no|maybe|not|are|is|come|coming|guests)$/i

/** "How many sopranos, altos and tenors we have": each says which of them. */
function groupOf(message: string): Field[] {
  const names = (counted.exec(message)?.[1] ?? '')
    .split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/iu)
    .filter((name) => name !== '')
  if (names.length >= 2 && !names.some((name) => noGroup.test(name))) {
    const options = names.map((name) => (meals.test(name) ? name.toLowerCase() : singularize(name.toLowerCase())))
    return keptFields(`${groupLabel(names).toLowerCase()} (${options.join(', ')})`)
  }
  const said =
    /\b(?:with|by|per|for each|of each|and|say|choose) (?:(?:their|his|her|the|your|which|what) )?(voice|instrument|section|position|year group|role)(?: part| group)?\b/iu.exec(
      message,
    )?.[1]
  return said === undefined ? [] : keptFields(`${said.toLowerCase()} (text)`)
}

const ofAnswer: readonly Mention[] = [
  {
    fact: 'number of people (number)',
    said: /\bhow many (?:people |persons |guests |of them )?(?:they(?:['’]ll| will| are|['’]re)?|he|she|you|each|come with|they['’]re) ?(?:be|bring|are|come|bringing|coming)\b/i,
  },
  {
    fact: 'remark (text)',
    said: /\b(?:leave|add|write|with|give|put) (?:an? )?(?:short |little )?(?:comment|remark|note|reason|message|explanation)s?\b|\b(?:say|tell us|write) why\b/i,
  },
]

function askedOf(message: string): Field[] {
  const said = factsByMention(message, ofAnswer)
  // "And with how many dogs": who comes with them is counted apart.
  const [, noun = ''] =
    /\b(?:and|with) how many ([\p{L}]+)(?=\s+(?:they|he|she|you|come)\b|\s*[.,;!]|$)/iu.exec(message) ?? []
  const isCounted = noun !== '' && !/^(?:people|persons|guests|we|they|are|of)$/i.test(noun)
  return [
    ...groupOf(message),
    ...(isCounted ? keptFields(`number of ${noun.toLowerCase()} (number)`) : []),
    ...(said === '' ? [] : keptFields(said)),
  ]
}

const forChild = /\bfor their (?:kids?|child(?:ren)?|sons?|daughters?)\b|\bwhether their (?:kid|child|son|daughter)\b/i
/** One party is answered to once, on a page of its own; what is right or wrong is a quiz. */
const isOther = /\b(?:wedding|birthday|baby shower|christening|funeral|quiz|questionnaire|survey|poll)\b/i

/** What is voted on: a proposal, or what somebody suggests. */
function proposedIn(message: string): string | null {
  if (!/\bvot(?:e|es|ed|ing)\b/i.test(message)) return null
  const [, noun = ''] =
    new RegExp(String.raw`\b(${voted})\b`, 'iu').exec(message) ??
    /\b(?:suggests?|proposes?|nominates?|puts? forward) (?:an?|one|the|their|new) (?:new )?([\p{L}-]+)/iu.exec(
      message,
    ) ??
    []
  return noun === '' ? null : singularize(noun.toLowerCase())
}

export function readAnswers(message: string): Records | null {
  const options = answersSaid(message)
  if (options === null) return null
  const answers: NonNullable<Brief['answers']> = {
    options,
    fields: askedOf(message),
    ...(forChild.test(message) && { who: 'Name of the child' }),
  }
  const proposed = proposedIn(message)
  if (proposed !== null)
    return {
      kind: proposed,
      fields: factsByMention(message, ofProposal),
      title: capitalize(pluralize(proposed)),
      parts: ['answers'],
      answers,
    }
  const occasions = occasionsOf(message)
  const [first] = occasions
  if (first === undefined || isOther.test(message)) return null
  const facts = factsByMention(message, ofOccasion)
  const title = capitalize(
    occasions
      .map(pluralize)
      .join(', ')
      .replace(/, ([^,]*)$/, ' and $1'),
  )
  const fields = occasions.length > 1 ? facts.replace('), ', `), kind (${occasions.join(', ')}), `) : facts
  return {
    kind: occasions.length > 1 ? 'event' : first,
    fields,
    title,
    parts: ['answers'],
    answers,
    known: 'dates-with-answers/0',
  }
}
